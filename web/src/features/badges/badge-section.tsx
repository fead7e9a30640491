import { useQuery } from '@tanstack/react-query';
import { Card } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { SectionTitle } from '../../shared/section-title.tsx';
import { badgesQuery } from './api.ts';
import { BadgeGrid } from './badge-grid.tsx';
import classes from './badges.module.css';

const shown = 6;

/** The first badges in the profile; where a client has none, it takes no room (BDG-01). */
export function BadgeSection() {
  const { t } = useTranslation('badges');
  const { data } = useQuery(badgesQuery);
  if (!data || data.total === 0) return null;
  return (
    <Card className={classes.inCard ?? ''} label={t('title')}>
      <SectionTitle title={t('section', { earned: data.earned, total: data.total })} href="/badges" label={t('all')} />
      <BadgeGrid badges={data.items.slice(0, shown)} />
    </Card>
  );
}
