import { Card, Link, LinkButton, PointsBar, Skeleton } from '@vitrine/ui';
import { formatPoints } from '@vitrine/ui/words';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { IconChevronRight } from '../../shared/icons.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { pointsQuery } from './api.ts';
import { partsOf } from './parts-of-balance.ts';
import classes from './points-tile.module.css';

type PointsTileProps = {
  campaignId: string | undefined;
  /** Nobody knows yet whose campaign it is. */
  isWaiting: boolean;
  campaignsHref: string;
};

/** Where I stand, for the home page: the balance, its states, and the experience beside it. Without an answer it takes no room. */
export function PointsTile({ campaignId, isWaiting, campaignsHref }: PointsTileProps) {
  const { t } = useTranslation('ledger');
  const locale = useLocale();
  const found = useQuery({ ...pointsQuery(campaignId), enabled: !isWaiting });
  const stand = useDeferredValue(found.data); // what came is drawn in slices
  if (found.isPending || (found.data && !stand)) {
    return (
      <div className={classes.bones}>
        <Skeleton height="100%" radius={16} />
      </div>
    );
  }
  if (!stand) return null;
  const { campaign, points, experience } = stand;
  if (!campaign) {
    return (
      <Card className={classes.tile ?? ''} label={t('tile.label')}>
        <p>{t('tile.none')}</p>
        <LinkButton variant="light" href={campaignsHref}>
          {t('tile.campaigns')}
        </LinkButton>
      </Card>
    );
  }
  return (
    <Card className={classes.tile ?? ''} label={t('tile.label')}>
      <Link href="/my-points" className={classes.hero ?? ''}>
        <span className={classes.lead}>
          {t('tile.lead')}
          <IconChevronRight size={18} stroke={1.75} aria-hidden />
        </span>
        <span className={classes.number}>{formatPoints(points.available, locale)}</span>
      </Link>
      <PointsBar points={partsOf(points)} />
      {experience.available > 0 ? (
        <Link href="/my-points?currency=experience#statement" className={classes.row ?? ''}>
          <span>{t('tile.experience')}</span>
          <b>{formatPoints(experience.available, locale)}</b>
        </Link>
      ) : null}
    </Card>
  );
}
