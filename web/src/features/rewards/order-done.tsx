import type { OrderPage } from '@vitrine/contract/rewards';
import { Done, LinkButton } from '@vitrine/ui';
import { formatPoints } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { useTabTitle } from '../../shared/page-title.tsx';
import { useLocale } from '../../shared/use-locale.ts';
import classes from './reward-page.module.css';

/** The light comes on: the reward is ordered. Its approval awaits the audit, and that is said at once (ORD-01). */
export function OrderDone({ order }: { order: OrderPage }) {
  const { t } = useTranslation('rewards');
  const locale = useLocale();
  useTabTitle(t('done.title'));
  return (
    <div className={classes.done}>
      <Done title={t('done.title')} hint={t('done.hint')} object={order.reward.scene} tag={formatPoints(order.points, locale)}>
        <LinkButton href={`/orders/${order.id}`} variant="lit">
          {t('done.order')}
        </LinkButton>
        <LinkButton href="/reward-store" variant="on-stage">
          {t('done.store')}
        </LinkButton>
      </Done>
    </div>
  );
}
