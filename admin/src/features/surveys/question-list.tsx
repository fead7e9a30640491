import type { SurveyQuestionForm } from '@vitrine/contract/surveys';
import { textIn } from '@vitrine/domain/kernel';
import { hasOptions, mostQuestions } from '@vitrine/domain/surveys';
import { Button, IconButton } from '@vitrine/ui';
import { useMessages } from '@vitrine/ui/forms';
import { useState } from 'react';
import { get, useController, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { newId } from '../../shared/device/index.ts';
import { useWritten } from '../../shared/fields/index.ts';
import { IconArrowDown, IconArrowUp, IconCopy, IconPlus, IconTrash } from '../../shared/icons.ts';
import { anOption, type EditedSurvey } from './edited-survey.ts';
import { QuestionFields } from './question-fields.tsx';
import classes from './surveys.module.css';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

const fresh = (): SurveyQuestionForm => ({
  id: newId(),
  kind: 'one_choice',
  text: {},
  isRequired: true,
  options: [anOption(), anOption()],
  most: null,
  low: {},
  high: {},
});

/** The questions in their order; one is open at a time. Ids survive every edit, so that an answer stays with its question. */
export function QuestionList({ form, isDisabled }: { form: EditedSurvey; isDisabled: boolean }) {
  const { t } = useTranslation('surveys');
  const locale = useWritten();
  const [openId, open] = useState<string | null>(null);
  const {
    field: { value: questions, onChange },
  } = useController({ control: form.control, name: 'questions' });
  const { errors } = useFormState({ control: form.control, name: 'questions' });
  const errorAt = useErrorAt(errors);
  const change = (next: SurveyQuestionForm[]) => {
    form.clearErrors('questions');
    onChange(next);
  };
  const add = (question: SurveyQuestionForm, place: number) => {
    change(questions.toSpliced(place, 0, question));
    open(question.id);
  };
  const move = (place: number, by: 1 | -1) => {
    const [one, other] = [questions[place], questions[place + by]];
    if (one && other) change(questions.with(place, other).with(place + by, one));
  };
  return (
    <section className={classes.questions} aria-labelledby="survey-questions">
      <h2 id="survey-questions">
        {t('questions')} <span>{questions.length}</span>
      </h2>
      {questions.length === 0 ? <p className={classes.quiet}>{t('question.none')}</p> : null}
      <ol>
        {questions.map((question, place) => {
          const isOpen = openId === question.id;
          const names = { number: place + 1 };
          const isWrong = get(errors, `questions.${place}`) !== undefined;
          return (
            <li key={question.id} className={classes.question} data-open={isOpen || undefined} data-wrong={isWrong || undefined}>
              <div className={classes.questionHead}>
                <button type="button" className={classes.ask} aria-expanded={isOpen} onClick={() => open(isOpen ? null : question.id)}>
                  <span className={classes.number}>{place + 1}</span>
                  <span>
                    <b>{textIn(question.text, locale) || t('question.untitled')}</b>
                    <small>
                      {t(`question.kind.${question.kind}`)}
                      {question.isRequired ? '' : ` · ${t('question.optional')}`}
                      {isWrong && !isOpen ? ` · ${t('question.wrong')}` : ''}
                    </small>
                  </span>
                </button>
                {isDisabled ? null : (
                  <span className={classes.tools}>
                    <IconButton label={t('question.up', names)} disabled={place === 0} onClick={() => move(place, -1)}>
                      <IconArrowUp {...icon} />
                    </IconButton>
                    <IconButton label={t('question.down', names)} disabled={place === questions.length - 1} onClick={() => move(place, 1)}>
                      <IconArrowDown {...icon} />
                    </IconButton>
                    <IconButton label={t('question.duplicate', names)} onClick={() => add(copyOf(question), place + 1)}>
                      <IconCopy {...icon} />
                    </IconButton>
                    <IconButton label={t('question.remove', names)} onClick={() => change(questions.toSpliced(place, 1))}>
                      <IconTrash {...icon} />
                    </IconButton>
                  </span>
                )}
              </div>
              {isOpen ? (
                <QuestionFields
                  question={question}
                  isDisabled={isDisabled}
                  errorAt={(path) => errorAt(`questions.${place}.${path}`)}
                  onChange={(next) => change(questions.with(place, next))}
                />
              ) : null}
            </li>
          );
        })}
      </ol>
      {isDisabled || questions.length >= mostQuestions ? null : (
        <Button
          variant="default"
          leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}
          onClick={() => add(fresh(), questions.length)}
        >
          {t('question.add')}
        </Button>
      )}
    </section>
  );
}

/** The sentence for what is wrong at a path below the form. */
function useErrorAt(errors: object) {
  const { atField } = useMessages();
  return (path: string): string | undefined => {
    const found: unknown = get(errors, path);
    if (typeof found !== 'object' || found === null || !('message' in found)) return undefined;
    return typeof found.message === 'string' && found.message ? atField(found.message) : undefined;
  };
}

const copyOf = (question: SurveyQuestionForm): SurveyQuestionForm => ({
  ...question,
  id: newId(),
  options: hasOptions(question.kind) ? question.options.map(({ text }) => ({ id: newId(), text })) : [],
});
