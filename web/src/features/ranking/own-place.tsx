import type { Ranking } from '@vitrine/contract/ranking';
import { Card } from '@vitrine/ui';
import { formatPoints } from '@vitrine/ui/words';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../shared/use-locale.ts';
import { ordinal } from './ordinal.ts';
import { Arrow, useMoveInWords } from './moved.tsx';
import classes from './ranking.module.css';

/** The plot comes after the place that it is about, into room that is kept for it. */
const OwnWay = lazy(() => import('./own-way.tsx').then((drawn) => ({ default: drawn.OwnWay })));

/** The member's own place, how it moved, and what is missing to the next one. */
export function OwnPlace({ ranking: { own, people, by, movedSince } }: { ranking: Ranking }) {
  const { t } = useTranslation('ranking');
  const locale = useLocale();
  if (!own) return <Card>{t('own.none')}</Card>;
  const { place, next, points } = own;
  const many = formatPoints(1_000, locale);
  const missing = next && formatPoints(next.missing, locale);
  return (
    <section className={classes.own} aria-label={t('own.label')}>
      <p className={classes.place}>
        <b>{place === null ? t('own.beyond', { number: many }) : ordinal(place, locale)}</b>{' '}
        {place === null ? null : t('own.of', { number: people === null ? `${many}+` : formatPoints(people, locale) })}
      </p>
      {own.moved === null ? null : <InWeek moved={own.moved} />}
      {own.past.length > 0 ? (
        <Suspense fallback={<div className={classes.traceToCome} />}>
          <OwnWay own={own} movedSince={movedSince} />
        </Suspense>
      ) : null}
      <p className={classes.way}>
        <span>
          {!next
            ? t('own.first')
            : next.place === null
              ? t(`own.missing_up.${by}`, { count: next.missing, number: missing })
              : t(`own.missing.${by}`, { count: next.missing, number: missing, place: ordinal(next.place, locale) })}
        </span>
        <b>{formatPoints(points, locale)}</b>
      </p>
    </section>
  );
}

function InWeek({ moved }: { moved: number }) {
  const { t } = useTranslation('ranking');
  const locale = useLocale();
  const inWords = useMoveInWords();
  return (
    <p className={classes.week}>
      <span className="visually-hidden">{t('moved.in_week', { moved: inWords(moved) })}</span>
      <span aria-hidden>
        <Arrow moved={moved} size={16} />
        {moved === 0 ? t('moved.same') : t('moved.week', { number: formatPoints(Math.abs(moved), locale) })}
      </span>
    </p>
  );
}
