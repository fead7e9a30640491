import type { Goal } from '@vitrine/contract/rewards';
import { useQuery } from '@tanstack/react-query';
import { Link, ProgressBar, Scene, SectionHeading, Tag } from '@vitrine/ui';
import { formatDay, formatPoints } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../shared/use-locale.ts';
import classes from '../next-reward.module.css';
import { ObstacleWords } from '../obstacles.tsx';
import { goalQuery } from './use-goal.ts';

/** The goal beside what else the member has; without one it takes no room. */
export function GoalShelf() {
  const { data } = useQuery(goalQuery);
  return data ? <GoalCard goal={data} /> : null;
}

export function GoalCard({ goal }: { goal: Goal }) {
  const { t } = useTranslation('rewards');
  const locale = useLocale();
  const { reward } = goal;
  return (
    <section aria-label={t('goal.yours')}>
      <SectionHeading title={t('goal.yours')} />
      <div className={classes.card}>
        {reward.image ? (
          <img src={reward.image} alt="" loading="lazy" className={classes.picture} />
        ) : (
          <Scene className={classes.picture ?? ''} objects={[reward.scene]} ratio="4/3" isMuted={goal.refusal !== null} />
        )}
        <div className={classes.words}>
          <p className={classes.line}>
            <Link href={`/reward-store/details/${reward.id}`} className={classes.cover ?? ''}>
              {reward.title}
            </Link>
            <Tag isOff={goal.refusal !== null}>{formatPoints(reward.price, locale)}</Tag>
          </p>
          <ProgressBar
            value={reward.price === 0 ? 1 : (reward.price - reward.missing) / reward.price}
            label={t('goal.bar')}
            tone={reward.missing === 0 ? 'done' : 'reward'}
          />
          <p className={classes.reach}>
            <Reach goal={goal} />
          </p>
        </div>
      </div>
    </section>
  );
}

function Reach({ goal: { reward, refusal, isReached, plan } }: { goal: Goal }) {
  const { t } = useTranslation('rewards');
  const locale = useLocale();
  const [obstacle] = reward.obstacles;
  if (refusal) return <ObstacleWords obstacle={refusal} reward={reward} />;
  if (isReached) return t('goal.reached');
  if (reward.missing === 0) return obstacle ? <ObstacleWords obstacle={obstacle} reward={reward} /> : null;
  const missing = t('card.missing', { count: reward.missing, points: formatPoints(reward.missing, locale) });
  const day = plan?.isInTime && plan.reachesOn ? t('goal.by', { day: formatDay(plan.reachesOn, locale, 'weekday') }) : '';
  return day ? `${missing}. ${day}.` : missing;
}
