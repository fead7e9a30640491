import type { AttemptResult } from '@vitrine/contract/assessment';
import { useTranslation } from 'react-i18next';
import { IconCheck, IconX } from '../../../../shared/icons.ts';
import classes from './test.module.css';

/** Each question with what was given and what was right; comes only when it is due (TST-09). */
export function TestReview({ review }: { review: NonNullable<AttemptResult['review']> }) {
  const { t } = useTranslation(['learning/kinds/conventional-test', 'learning']);
  return (
    <section aria-labelledby="review" className={classes.review}>
      <h2 id="review">{t('review')}</h2>
      <ol>
        {review.map((question) => (
          <li key={question.questionId} data-right={question.isRight || undefined}>
            <h3>{question.prompt}</h3>
            <p className={classes.given}>
              {question.isRight ? <IconCheck size={18} stroke={2} aria-hidden /> : <IconX size={18} stroke={2} aria-hidden />}
              <span>
                <span className="visually-hidden">{t(question.isRight ? 'was_right' : 'was_wrong')} </span>
                {question.given.length > 0 ? question.given.join(' · ') : t('no_answer')}
              </span>
            </p>
            {question.isRight ? null : <p>{t('right_answer', { answer: question.right.join(' · ') })}</p>}
            {question.explanation ? <p className={classes.fine}>{question.explanation}</p> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
