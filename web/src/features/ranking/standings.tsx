import type { Ranking, RankingRow } from '@vitrine/contract/ranking';
import { Avatar } from '@vitrine/ui';
import { formatPoints } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../shared/use-locale.ts';
import { Moved } from './moved.tsx';
import classes from './ranking.module.css';

const steps = 3;

/** The first three on a podium, the others in a list, and the member among their neighbours where they stand further below. */
export function Standings({ ranking: { top, beside, between, movedSince } }: { ranking: Ranking }) {
  const { t } = useTranslation('ranking');
  const isPodium = top.length >= steps;
  const listed = isPodium ? top.slice(steps) : top;
  return (
    <div className={classes.board}>
      {isPodium ? (
        <ol className={classes.podium} aria-label={t('podium')}>
          {numbered(top.slice(0, steps), 0).map(({ row, position }) => (
            <Step key={position} row={row} />
          ))}
        </ol>
      ) : null}
      {listed.length > 0 ? <Rows label={t('others')} isTold={movedSince !== null} rows={listed} from={isPodium ? steps : 0} /> : null}
      {beside.length > 0 ? (
        <>
          <p className={classes.gap}>{between === null ? t('gap_many') : between > 0 ? t('gap', { count: between }) : null}</p>
          <Rows label={t('beside')} isTold={movedSince !== null} rows={beside} from={top.length + 1} />
        </>
      ) : null}
    </div>
  );
}

/** Rows have no ids of their own, for who is not named has none: each is known by where it stands. */
const numbered = (rows: readonly RankingRow[], before: number) => rows.map((row, at) => ({ row, position: before + at + 1 }));

function useNames() {
  const { t } = useTranslation('ranking');
  return (row: RankingRow) => (row.isOwn ? t('you') : (row.name ?? t('unnamed')));
}

function Step({ row }: { row: RankingRow }) {
  const locale = useLocale();
  const nameOf = useNames();
  return (
    <li data-own={row.isOwn || undefined}>
      <Avatar name={row.name ?? '·'} size={52} />
      <b>{row.isOwn ? nameOf(row) : nameOf(row).split(' ').slice(0, 2).join(' ')}</b>
      {row.level ? <small>{row.level}</small> : null}
      <span>{formatPoints(row.points, locale)}</span>
      <i>{row.place}</i>
    </li>
  );
}

type RowsProps = { label: string; rows: readonly RankingRow[]; from: number; isTold: boolean };

function Rows({ label, rows, from, isTold }: RowsProps) {
  const locale = useLocale();
  const nameOf = useNames();
  return (
    <ol className={classes.rows} aria-label={label}>
      {numbered(rows, from).map(({ row, position }) => (
        <li key={position} data-own={row.isOwn || undefined} {...(row.isOwn ? { 'aria-current': true as const } : {})}>
          <i>{row.place ?? '–'}</i>
          <Avatar name={row.name ?? '·'} size={36} />
          <span>
            <b>{nameOf(row)}</b>
            <small>{[row.level, row.store].filter(Boolean).join(' · ')}</small>
          </span>
          <span className={classes.earned}>
            <b>{formatPoints(row.points, locale)}</b>
            {isTold ? <Moved moved={row.moved} /> : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
