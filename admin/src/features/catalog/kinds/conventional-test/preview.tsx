import type { ActivityContentOf } from '@vitrine/contract/activities';
import type { Attempt } from '@vitrine/contract/assessment';
import type { TestKind } from '@vitrine/domain/assessment';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuestionWords } from '../../questions/index.ts';
import classes from '../kinds.module.css';

/** The questions of one draw, to be tried; nothing is kept and nothing is graded. */
export function TestPreview({ content, attempt }: { content: ActivityContentOf<TestKind>; attempt: Attempt | null }) {
  const { t } = useTranslation(['catalog/kinds/conventional-test', 'catalog']);
  const words = useQuestionWords();
  const [chosen, setChosen] = useState<Record<string, string[]>>({});
  const { rules } = content;
  const facts = [
    t('count', { count: attempt?.questions.length ?? content.questions }),
    t('pass_from', { percent: rules.minimumScore }),
    rules.minutesToAnswer === null ? '' : t('minutes', { count: rules.minutesToAnswer }),
    rules.maximumAttempts === null ? '' : t('attempts', { count: rules.maximumAttempts }),
  ];
  return (
    <div className={classes.trial}>
      <p className={classes.note}>{facts.filter(Boolean).join(' · ')}</p>
      {(attempt?.questions ?? []).map((question, place) => {
        const given = chosen[question.id] ?? [];
        const choose = (id: string, isOn: boolean) =>
          setChosen({ ...chosen, [question.id]: question.kind === 'multiple' ? toggled(given, id, isOn) : [id] });
        return (
          <fieldset key={question.id} className={classes.trialQuestion}>
            <legend>
              {place + 1}. {question.prompt}
            </legend>
            {question.entries.length > 0 || question.pairs.length > 0 ? <p className={classes.note}>{words.kind(question.kind)}</p> : null}
            {question.options.map(({ id, text }) => (
              <label key={id} className={classes.trialOption} data-chosen={given.includes(id) || undefined}>
                <input
                  type={question.kind === 'multiple' ? 'checkbox' : 'radio'}
                  name={`trial-${question.id}`}
                  checked={given.includes(id)}
                  onChange={(event) => choose(id, event.currentTarget.checked)}
                />
                <span>{text}</span>
              </label>
            ))}
          </fieldset>
        );
      })}
    </div>
  );
}

const toggled = (ids: readonly string[], id: string, isOn: boolean) => (isOn ? [...ids, id] : ids.filter((one) => one !== id));
