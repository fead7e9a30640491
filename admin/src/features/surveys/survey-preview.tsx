import { textIn } from '@vitrine/domain/kernel';
import { Button } from '@vitrine/ui';
import { noAnswer, SurveyQuestionField, type GivenAnswer } from '@vitrine/ui/survey';
import { matchLocale } from '@vitrine/ui/words';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PhonePreview } from '../../shared/writing/index.ts';
import type { EditedSurvey } from './edited-survey.ts';
import classes from './surveys.module.css';

/** The survey as a learner would see it, while it is written; it can be tried, and nothing is sent. */
export function SurveyPreview({ form }: { form: EditedSurvey }) {
  const { t, i18n } = useTranslation('surveys');
  const locale = matchLocale(i18n.language);
  const [place, setPlace] = useState(0);
  const [answers, setAnswers] = useState<Record<string, GivenAnswer>>({});
  const [title, introduction, questions, isUnnamed] = useWatch({
    control: form.control,
    name: ['title', 'introduction', 'questions', 'isUnnamed'],
  });
  const at = Math.min(place, Math.max(0, questions.length - 1));
  const question = questions[at];
  return (
    <PhonePreview as={t('preview.as_learner')}>
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
    </PhonePreview>
  );
}
