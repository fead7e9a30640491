import type { Overview } from '@vitrine/contract/reports';
import { addDays } from '@vitrine/domain/kernel';
import { share } from '@vitrine/domain/reports';
import { formatNumber, type Locale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { FigureCard, Legend, Parts } from './figure-card.tsx';
import classes from './overview.module.css';

type PeopleCardProps = { people: Overview['people']; from: Overview['from']; locale: Locale };

/** Who was here in the period, of all who may; each part leads to just those people. */
export function PeopleCard({ people, from, locale }: PeopleCardProps) {
  const { t } = useTranslation('reports');
  const parts = [
    { key: 'active', value: people.active, tone: 'learning' },
    { key: 'idle', value: people.idle, tone: 'quiet' },
    { key: 'gone', value: people.gone, tone: 'expiring' },
    { key: 'never', value: people.never, tone: 'line' },
  ] as const;
  const dayBefore = (day: string) => addDays(day, -1);
  const seen = (days: string) => `/people?programStatus=approved&${days}`;
  const hrefs: Partial<Record<(typeof parts)[number]['key'], string>> = {
    active: seen(`seenFrom=${from}`),
    idle: seen(`seenFrom=${people.idleFrom}&seenTo=${dayBefore(from)}`),
    gone: seen(`seenTo=${dayBefore(from < people.idleFrom ? from : people.idleFrom)}`),
  };
  return (
    <FigureCard title={t('people.title')} all={{ href: '/people', label: t('people.all') }}>
      <p className={classes.figure}>
        <strong>{formatNumber(people.active, locale)}</strong>
        <span>{t('people.of', { percent: share(people.active, people.members), members: formatNumber(people.members, locale) })}</span>
      </p>
      <Parts parts={parts} />
      <Legend
        rows={parts.map(({ key, value, tone }) => ({
          key,
          tone,
          label: t(`people.${key}`),
          value: formatNumber(value, locale),
          href: value > 0 ? hrefs[key] : undefined,
        }))}
      />
    </FigureCard>
  );
}
