import type { Overview } from '@vitrine/contract/reports';
import { formatNumber, type Locale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { FigureCard, Legend, Parts } from './figure-card.tsx';
import classes from './overview.module.css';

/** What the client owes its members in points, by how sure it is. */
export function PointsCard({ points, locale }: { points: Overview['points']; locale: Locale }) {
  const { t } = useTranslation('reports');
  const { available, underAudit, held, expiring, owed } = points;
  const parts = [
    { key: 'confirmed', value: Math.max(0, available - underAudit), tone: 'confirmed' },
    { key: 'underAudit', value: underAudit, tone: 'audit' },
    { key: 'held', value: held, tone: 'held' },
  ] as const;
  const rows = [...parts, { key: 'expiring', value: expiring, tone: 'expiring' }, { key: 'owed', value: owed, tone: 'refused' }] as const;
  return (
    <FigureCard title={t('points.title')} all={{ href: '/people', label: t('points.all') }}>
      <p className={classes.figure}>
        <strong>{formatNumber(available + held, locale)}</strong>
      </p>
      <Parts parts={parts} />
      <Legend
        rows={rows
          .filter(({ key, value }) => value > 0 || key !== 'owed')
          .map(({ key, value, tone }) => ({ key, tone, label: t(`points.${key}`), value: formatNumber(value, locale) }))}
      />
    </FigureCard>
  );
}
