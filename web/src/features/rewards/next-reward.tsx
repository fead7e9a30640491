import type { RewardCard } from '@vitrine/contract/rewards';
import { Link, Scene, SectionHeading, ProgressBar, Tag } from '@vitrine/ui';
import { formatPoints } from '@vitrine/ui/words';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../shared/use-locale.ts';
import { storeQuery } from './api.ts';
import { GoalCard } from './goal/goal-shelf.tsx';
import { goalQuery } from './goal/use-goal.ts';
import classes from './next-reward.module.css';

/** The goal, or the reward that is nearest to what the points reach, beside the balance. Without one it takes no room. */
export function NextReward() {
  const { t } = useTranslation('rewards');
  const locale = useLocale();
  const found = useInfiniteQuery(storeQuery({ sort: 'price_low' }, 100));
  const goal = useQuery(goalQuery);
  if (goal.data) return <GoalCard goal={goal.data} />;
  if (goal.isPending) return null;
  const reward = nearest(found.data?.pages[0]?.items ?? []);
  if (!reward) return null;
  return (
    <section aria-label={t('near.title')}>
      <SectionHeading title={t('near.title')} />
      <div className={classes.card}>
        {reward.image ? (
          <img src={reward.image} alt="" loading="lazy" className={classes.picture} />
        ) : (
          <Scene className={classes.picture ?? ''} objects={[reward.scene]} ratio="4/3" />
        )}
        <div className={classes.words}>
          <p className={classes.line}>
            <Link href={`/reward-store/details/${reward.id}`} className={classes.cover ?? ''}>
              {reward.title}
            </Link>
            <Tag>{formatPoints(reward.price, locale)}</Tag>
          </p>
          <ProgressBar
            value={reward.price === 0 ? 1 : (reward.price - reward.missing) / reward.price}
            label={t('card.progress')}
            tone={reward.missing === 0 ? 'done' : 'reward'}
          />
          <p className={classes.reach}>
            {reward.missing === 0
              ? t('card.can')
              : t('card.missing', { count: reward.missing, points: formatPoints(reward.missing, locale) })}
          </p>
        </div>
      </div>
    </section>
  );
}

/** The dearest that can be had already, else the one with the fewest points missing. */
function nearest(rewards: readonly RewardCard[]): RewardCard | undefined {
  const wished = rewards.filter(({ refusal }) => refusal === null || refusal === 'points_short');
  return wished.filter(({ missing }) => missing > 0).toSorted((one, other) => one.missing - other.missing)[0] ?? wished.at(-1);
}
