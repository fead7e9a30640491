import type { BankQuestion } from '@vitrine/contract/assessment';
import { textIn } from '@vitrine/domain/kernel';
import { Link } from '@vitrine/ui';
import { formatDay } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { useWritten } from '../../../shared/fields/index.ts';
import { RightShare } from './bank-cells.tsx';
import classes from './bank.module.css';

/** What people answered, the tests that draw the question, and who wrote its versions. */
export function QuestionFacts({ opened }: { opened: BankQuestion }) {
  const { t } = useTranslation('catalog/bank');
  const locale = useWritten();
  const { answers, rightPercent, tests, versions, question, chosen, isActive } = opened;
  return (
    <>
      {isActive ? null : <p role="status">{t('is_away')}</p>}
      <div className={classes.facts}>
        <span>
          {t('questions.field.answers')}
          <b>{answers}</b>
        </span>
        <span>
          {t('questions.field.rightPercent')}
          <RightShare percent={rightPercent} />
        </span>
      </div>
      {answers > 0 && Object.keys(chosen).length > 0 ? (
        <ul className={classes.list} aria-label={t('chosen')}>
          {question.options.map(({ id, text, isRight }) => (
            <li key={id}>
              <span>
                {textIn(text, locale)} {isRight ? <span className="visually-hidden">{t('is_right')}</span> : null}
              </span>
              <RightShare percent={Math.round(((chosen[id] ?? 0) * 100) / answers)} />
            </li>
          ))}
        </ul>
      ) : null}
      <details>
        <summary>{t('used_in', { count: tests.length })}</summary>
        <ul className={classes.list}>
          {tests.map(({ testId, title, courseId }) => (
            <li key={testId}>
              <Link href={`/courses/${courseId}`}>{title}</Link>
              <span className={classes.quiet}>{t('drawn')}</span>
            </li>
          ))}
        </ul>
      </details>
      <details>
        <summary>{t('versions', { count: versions.length })}</summary>
        <ul className={classes.list}>
          {versions.map(({ number, at, by }) => (
            <li key={number}>
              <span>{t('version', { number })}</span>
              <span className={classes.quiet}>
                {by} · {formatDay(at.slice(0, 10), locale)}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
