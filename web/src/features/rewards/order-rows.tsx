import type { OrderRow } from '@vitrine/contract/rewards';
import { Link, Scene } from '@vitrine/ui';
import { formatPoints } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../shared/use-locale.ts';
import { dayWritten, OrderChip } from './order-words.tsx';
import classes from './orders.module.css';

/** Orders as rows: the reward, its number and day, how it stands, and what it cost. The whole row is the link. */
export function OrderRows({ orders }: { orders: readonly OrderRow[] }) {
  const { t } = useTranslation('rewards');
  const locale = useLocale();
  return (
    <ul className={classes.rows}>
      {orders.map(({ id, number, state, reward, points, placedAt }) => (
        <li key={id} className={classes.row}>
          <RewardPicture reward={reward} />
          <div className={classes.words}>
            <h2>
              <Link href={`/orders/${id}`} className={classes.cover ?? ''}>
                {reward.title}
              </Link>
            </h2>
            <p>{t('orders.placed', { number, day: dayWritten(placedAt, locale) })}</p>
            <OrderChip state={state} />
          </div>
          <b className={classes.points}>{formatPoints(points, locale)}</b>
        </li>
      ))}
    </ul>
  );
}

/** The reward small: its picture, or its scene. */
export function RewardPicture({ reward }: { reward: OrderRow['reward'] }) {
  if (reward.image) return <img src={reward.image} alt="" loading="lazy" className={classes.picture} />;
  return <Scene className={classes.picture ?? ''} objects={[reward.scene]} ratio="4/3" />;
}
