import type { Overview } from '@vitrine/contract/reports';
import { share } from '@vitrine/domain/reports';
import { formatNumber, type Locale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { FigureCard, Legend, Parts } from './figure-card.tsx';
import classes from './overview.module.css';

/** Who was here in the period, of all who may. */
export function PeopleCard({ people, locale }: { people: Overview['people']; locale: Locale }) {
  const { t } = useTranslation('reports');
  const parts = [
    { key: 'active', value: people.active, tone: 'learning' },
    { key: 'idle', value: people.idle, tone: 'quiet' },
    { key: 'gone', value: people.gone, tone: 'expiring' },
    { key: 'never', value: people.never, tone: 'line' },
  ] as const;
  return (
    <FigureCard title={t('people.title')} all={{ href: '/people', label: t('people.all') }}>
      <p className={classes.figure}>
        <strong>{formatNumber(people.active, locale)}</strong>
        <span>{t('people.of', { percent: share(people.active, people.members), members: formatNumber(people.members, locale) })}</span>
      </p>
      <Parts parts={parts} />
      <Legend rows={parts.map(({ key, value, tone }) => ({ key, tone, label: t(`people.${key}`), value: formatNumber(value, locale) }))} />
    </FigureCard>
  );
}
