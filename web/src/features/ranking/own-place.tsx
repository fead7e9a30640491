import type { Ranking } from '@vitrine/contract/ranking';
import { Card } from '@vitrine/ui';
import { formatPoints } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../shared/use-locale.ts';
import { ordinal } from './ordinal.ts';
import classes from './ranking.module.css';

/** The member's own place, and what is missing to the next one. */
export function OwnPlace({ ranking: { own, people, by } }: { ranking: Ranking }) {
  const { t } = useTranslation('ranking');
  const locale = useLocale();
  if (!own) return <Card>{t('own.none')}</Card>;
  const { place, next, points } = own;
  const many = formatPoints(1_000, locale);
  const missing = next && formatPoints(next.missing, locale);
  return (
    <section className={classes.own} aria-label={t('own.label')}>
      <p>
        <b>{place === null ? t('own.beyond', { number: many }) : ordinal(place, locale)}</b>{' '}
        {place === null ? null : t('own.of', { number: people === null ? `${many}+` : formatPoints(people, locale) })}
      </p>
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
