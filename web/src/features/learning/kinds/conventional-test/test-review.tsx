import type { AttemptResult } from '@vitrine/contract/assessment';
import { useTranslation } from 'react-i18next';
import { IconCheck, IconHourglass, IconX } from '../../../../shared/icons.ts';
import classes from './test.module.css';

type Review = NonNullable<AttemptResult['review']>;

/** The whole test at a glance: a tick or a cross for each question, in its order. */
export function TestMarks({ review }: { review: Review }) {
  const { t } = useTranslation(['learning/kinds/conventional-test', 'learning']);
  return (
    <ol className={classes.marks} aria-label={t('marks')}>
      {review.map(({ questionId, isRight }, place) => (
        <li key={questionId} data-right={isRight || undefined}>
          <span>{isRight ? <IconCheck size={16} stroke={2.5} aria-hidden /> : <IconX size={16} stroke={2.5} aria-hidden />}</span>
          <span className="visually-hidden">{t(isRight ? 'was_right' : 'was_wrong')} </span>
          {place + 1}
        </li>
      ))}
    </ol>
  );
}

/** Each question with what was given and what was right; comes only when it is due (TST-09), and as far as its author lets it (`review`). */
export function TestReview({ review }: { review: Review }) {
  const { t } = useTranslation(['learning/kinds/conventional-test', 'learning']);
  return (
    <section aria-labelledby="review" className={classes.review}>
      <h2 id="review">{t('review')}</h2>
      <ol>
        {review.map((question) => (
          <li key={question.questionId} data-right={question.isRight || undefined}>
            <h3>{question.prompt}</h3>
            <p className={classes.given}>
              {question.part === null ? (
                <IconHourglass size={18} stroke={2} aria-hidden />
              ) : question.isRight ? (
                <IconCheck size={18} stroke={2} aria-hidden />
              ) : (
                <IconX size={18} stroke={2} aria-hidden />
              )}
              <span>
                <span className="visually-hidden">
                  {t(question.part === null ? 'was_awaited' : question.isRight ? 'was_right' : 'was_wrong')}{' '}
                </span>
                {question.given.length > 0 ? question.given.join(' · ') : t('no_answer')}
              </span>
            </p>
            {question.part !== null && question.part > 0 && question.part < 100 ? (
              <p>{t('part_right', { percent: question.part })}</p>
            ) : null}
            {question.isRight || question.right.length === 0 ? null : <p>{t('right_answer', { answer: question.right.join(' · ') })}</p>}
            {question.feedback.map((said) => (
              <p key={said}>{said}</p>
            ))}
            {question.explanation ? <p className={classes.fine}>{question.explanation}</p> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
