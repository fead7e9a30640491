import type { RewardPage } from '@vitrine/contract/rewards';
import type { RedemptionObstacle } from '@vitrine/domain/rewards';
import { Link } from '@vitrine/ui';
import { formatPoints } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { IconAlertCircle } from '../../shared/icons.ts';
import { useLocale } from '../../shared/use-locale.ts';
import classes from './reward-page.module.css';

/** False where only an earlier order leads to this page (CLI-09). */
export const isOfferedIn = ({ obstacles }: Pick<RewardPage, 'obstacles'>): boolean => !obstacles.includes('reward_not_offered');

/** Everything that is in the way, each in words and with what to do about it, in the order in which a person can act on it (RWD-02). */
export function Obstacles({ reward }: { reward: RewardPage }) {
  const { t } = useTranslation('rewards');
  if (reward.obstacles.length === 0) return null;
  return (
    <section className={classes.obstacles} aria-labelledby="obstacles">
      <h2 id="obstacles">{t('obstacles.title')}</h2>
      <ul>
        {reward.obstacles.map((obstacle) => (
          <li key={obstacle}>
            <IconAlertCircle size={20} stroke={1.75} aria-hidden />
            <div>
              <p>
                <ObstacleWords obstacle={obstacle} reward={reward} />
              </p>
              <WayOut obstacle={obstacle} reward={reward} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

type ObstacleProps = { obstacle: RedemptionObstacle; reward: RewardPage };

/** One obstacle in a sentence, with the numbers and names of this reward. */
export function ObstacleWords({ obstacle, reward }: ObstacleProps) {
  const { t } = useTranslation('rewards');
  const locale = useLocale();
  if (obstacle === 'points_short')
    return t('obstacles.points_short', { count: reward.missing, points: formatPoints(reward.missing, locale) });
  if (obstacle === 'training_missing') {
    const missing = missingOf(reward);
    return t('obstacles.training_missing', { count: missing.length, title: missing[0]?.title ?? '' });
  }
  if (obstacle === 'category_maximum') {
    return t('obstacles.category_maximum', { count: reward.categoryUse.used, category: reward.category.name });
  }
  if (obstacle === 'level_required') return t('obstacles.level_required', { level: reward.requiredLevel?.name ?? '' });
  return t(`obstacles.${obstacle}`);
}

function WayOut({ obstacle, reward }: ObstacleProps) {
  const { t } = useTranslation('rewards');
  if (obstacle === 'training_missing') return <MissingTrainings reward={reward} />;
  if (obstacle === 'not_registered' || obstacle === 'campaign_closed') return <Link href="/campaigns">{t('campaigns')}</Link>;
  if (obstacle === 'level_required') return <Link href="/level">{t('obstacles.level')}</Link>;
  if (obstacle === 'points_short') return <Link href="/insert-sales">{t('reach.report')}</Link>;
  if (leadingAway.has(obstacle)) return <Link href="/reward-store">{t('obstacles.others')}</Link>;
  return null;
}

/** What the member can do nothing about. */
const leadingAway: ReadonlySet<RedemptionObstacle> = new Set([
  'reward_not_offered',
  'out_of_stock',
  'no_codes_left',
  'reward_retired',
  'category_maximum',
]);

/** What is still to be finished, each with its way there; one that is done is not in the way. */
function MissingTrainings({ reward }: { reward: RewardPage }) {
  const { t } = useTranslation('rewards');
  const missing = missingOf(reward);
  return missing.map(({ kind, id, title }) => (
    <p key={id}>
      <Link href={`/${kind === 'trail' ? 'trails' : 'online-courses'}/${id}`}>
        {missing.length > 1 && title ? title : t(kind === 'trail' ? 'obstacles.trail' : 'obstacles.course')}
      </Link>
    </p>
  ));
}

const missingOf = ({ trainings }: RewardPage) => trainings.filter(({ isDone }) => !isDone);
