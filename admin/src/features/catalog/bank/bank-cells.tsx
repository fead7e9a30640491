import type { QuestionKind } from '@vitrine/domain/assessment';
import { useTranslation } from 'react-i18next';
import { useQuestionWords } from '../questions/index.ts';
import classes from './bank.module.css';

/** A kind by its name. */
export function QuestionKindName({ kind }: { kind: QuestionKind }) {
  return useQuestionWords().kind(kind);
}

/** How many answer it right, as a bar beside the number; what almost nobody or almost everybody knows is said so. */
export function RightShare({ percent }: { percent: number | null }) {
  const { t } = useTranslation('catalog/bank');
  if (percent === null) return <span className={classes.quiet}>–</span>;
  const odd = percent < 30 ? 'hard' : percent > 97 ? 'easy' : null;
  return (
    <span className={classes.share} data-odd={odd ? true : undefined}>
      <span>{percent}%</span>
      <span className={classes.bar} aria-hidden>
        <span style={{ width: `${percent}%` }} />
      </span>
      {odd ? <small>{t(odd)}</small> : null}
    </span>
  );
}
