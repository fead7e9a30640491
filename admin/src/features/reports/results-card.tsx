import type { Overview } from '@vitrine/contract/reports';
import { formatNumber, type Locale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { FigureCard } from './figure-card.tsx';
import classes from './overview.module.css';

type ResultsProps = { results: Overview['results']; days: Pick<Overview, 'from' | 'to'>; locale: Locale };

/** Grades of the period, of ten, and how many lie in each. */
export function ResultsCard({ results: { attempts, average, failed, bands }, days: { from, to }, locale }: ResultsProps) {
  const { t } = useTranslation('reports');
  const top = Math.max(1, ...bands);
  return (
    <FigureCard title={t('results.title')} all={{ href: `/reports/results?from=${from}&to=${to}`, label: t('results.all') }}>
      {average === null ? (
        <p className={classes.quiet}>{t('results.none')}</p>
      ) : (
        <>
          <p className={classes.figure}>
            <strong>{formatNumber(Math.round(average) / 10, locale, 1)}</strong>
            <span>{t('results.hint', { count: attempts })}</span>
          </p>
          {failed > 0 ? <p className={classes.quiet}>{t('results.failed', { count: failed })}</p> : null}
          <ol className={classes.bars}>
            {[...bands.entries()].map(([band, count]) => (
              <li key={band}>
                <span className="visually-hidden">{t('results.band', { band, count })}</span>
                <span className={classes.column} aria-hidden>
                  <i data-tone="learning" style={{ height: `${(count / top) * 100}%` }} />
                </span>
                <small aria-hidden>{band}</small>
              </li>
            ))}
          </ol>
        </>
      )}
    </FigureCard>
  );
}
