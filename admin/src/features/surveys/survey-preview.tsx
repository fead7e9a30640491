import { textIn } from '@vitrine/domain/kernel';
import { Button, PhoneFrame, SegmentedControl } from '@vitrine/ui';
import { noAnswer, SurveyQuestionField, type GivenAnswer } from '@vitrine/ui/survey';
import { matchLocale } from '@vitrine/ui/words';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { IconMoon, IconSun } from '../../shared/icons.ts';
import type { EditedSurvey } from './edited-survey.ts';
import classes from './surveys.module.css';

/** The survey as a learner would see it, while it is written; it can be tried, and nothing is sent. */
export function SurveyPreview({ form }: { form: EditedSurvey }) {
  const { t, i18n } = useTranslation('surveys');
  const locale = matchLocale(i18n.language);
  const [mode, setMode] = useState<'light' | 'dark'>('light');
  const [place, setPlace] = useState(0);
  const [answers, setAnswers] = useState<Record<string, GivenAnswer>>({});
  const [title, introduction, questions, isUnnamed] = useWatch({
    control: form.control,
    name: ['title', 'introduction', 'questions', 'isUnnamed'],
  });
  const at = Math.min(place, Math.max(0, questions.length - 1));
  const question = questions[at];
  const sign = { size: 18, stroke: 1.75 } as const;
  return (
    <div className={classes.preview}>
      <div className={classes.previewHead}>
        <span>{t('preview.as_learner')}</span>
        <SegmentedControl
          aria-label={t('preview.mode')}
          size="xs"
          value={mode}
          onChange={(next) => setMode(next === 'dark' ? 'dark' : 'light')}
          data={[
            { value: 'light', label: <IconSun {...sign} aria-label={t('preview.light')} /> },
            { value: 'dark', label: <IconMoon {...sign} aria-label={t('preview.dark')} /> },
          ]}
        />
      </div>
      <PhoneFrame label={t('preview.phone')} mode={mode}>
        <div className={classes.phone}>
          <b className={classes.phoneTitle}>{textIn(title, locale) || t('untitled')}</b>
          {question ? (
            <>
              <small>{t('preview.place', { place: at + 1, count: questions.length })}</small>
              {at === 0 && textIn(introduction, locale) ? <p>{textIn(introduction, locale)}</p> : null}
              <SurveyQuestionField
                key={question.id}
                question={{
                  ...question,
                  text: textIn(question.text, locale) || t('question.untitled'),
                  options: question.options.map(({ id, text }) => ({ id, text: textIn(text, locale) || '–' })),
                  low: textIn(question.low, locale),
                  high: textIn(question.high, locale),
                }}
                answer={answers[question.id] ?? noAnswer}
                onAnswer={(given) => setAnswers({ ...answers, [question.id]: given })}
              />
              <small>{t(isUnnamed ? 'preview.unnamed' : 'preview.named')}</small>
              <div className={classes.phoneFoot}>
                <Button variant="default" disabled={at === 0} onClick={() => setPlace(at - 1)}>
                  {t('preview.back')}
                </Button>
                <Button disabled={at >= questions.length - 1} onClick={() => setPlace(at + 1)}>
                  {t('preview.next')}
                </Button>
              </div>
            </>
          ) : (
            <p>{t('question.none')}</p>
          )}
        </div>
      </PhoneFrame>
    </div>
  );
}
