import type { OrderPage as Order } from '@vitrine/contract/rewards';
import { Card, Failed, Link, Loading, NotFound, OnPhone, ProgressSegments } from '@vitrine/ui';
import { refusalCode } from '@vitrine/ui/forms';
import { formatPoints } from '@vitrine/ui/words';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FactRows } from '../../shared/fact-rows.tsx';
import { PageTitle } from '../../shared/page-title.tsx';
import { useLocale } from '../../shared/use-locale.ts';
import { orderQuery } from './api.ts';
import { OrderHistory } from './order-history.tsx';
import { OrderStep } from './order-step.tsx';
import { OrderChip, refusedSaleOf, sentenceOf, wayOfOrder } from './order-words.tsx';
import { RewardPicture } from './order-rows.tsx';
import classes from './orders.module.css';

/** An order: where it is on its way, what it waits for, all that happened to it, and what the member may still do (ORD-01). */
export function OrderPage() {
  const { orderId } = useParams({ from: '/signed-in/task/orders/$orderId' });
  const found = useQuery(orderQuery(orderId));
  if (found.data) return <Drawn order={found.data} />;
  if (found.isPending) return <Loading shape="page" />;
  if (refusalCode(found.error) === 'not_found') return <NotFound homeHref="/orders" />;
  return <Failed error={found.error} onRetry={() => void found.refetch()} />;
}

function Drawn({ order }: { order: Order }) {
  const { t } = useTranslation('rewards');
  const locale = useLocale();
  const saleId = refusedSaleOf(order.history);
  const facts = [
    { term: t('order.points'), value: formatPoints(order.points, locale) },
    { term: t('order.campaign'), value: order.campaign.name },
    { term: t('redeem.delivery'), value: t(`delivery.${order.delivery}`, { count: order.deliveryDays }) },
    ...(order.deliverTo ? [{ term: t(order.delivery === 'home' ? 'order.deliver_to' : 'order.note'), value: order.deliverTo }] : []),
    ...(order.tracking ? [{ term: t('order.tracking'), value: order.tracking }] : []),
    ...(order.trainings.length > 0 ? [{ term: t('order.training'), value: order.trainings.map(({ title }) => title).join(' · ') }] : []),
  ];
  return (
    <>
      <PageTitle title={t('order.title', { number: order.number })} backHref="/orders" />
      <div className={classes.columns}>
        <div className={classes.column}>
          <div className={classes.head}>
            <RewardPicture reward={order.reward} />
            <div className={classes.words}>
              <h2>
                <Link href={`/reward-store/details/${order.reward.id}`}>{order.reward.title}</Link>
              </h2>
              <OrderChip state={order.state} />
            </div>
          </div>
          <Way state={order.state} />
          <Code code={order.code} />
          <p className={classes.says}>{t(`order.says.${sentenceOf(order)}`)}</p>
          {order.state === 'on_hold' && saleId ? <Link href={`/sales/${saleId}`}>{t('order.see_sale')}</Link> : null}
          <span className={classes.atDesktop}>
            <OrderStep order={order} />
          </span>
          <Card label={t('order.facts')}>
            <FactRows rows={facts} />
          </Card>
        </div>
        <OrderHistory order={order} />
      </div>
      <OnPhone>
        <OrderStep order={order} isDocked />
      </OnPhone>
    </>
  );
}

/** What a reward that is a code hands out, to its owner alone (RWD-05). */
function Code({ code }: Pick<Order, 'code'>) {
  const { t } = useTranslation('rewards');
  if (code === null) return null;
  return (
    <Card label={t('order.code.title')}>
      <p className={classes.code}>{code}</p>
      <p className={classes.says}>{t('order.code.hint')}</p>
    </Card>
  );
}

/** The four places on its way; an order that left the way shows none. */
function Way({ state }: { state: Order['state'] }) {
  const { t } = useTranslation('rewards');
  const step = wayOfOrder.findIndex((one) => one === state) + 1;
  if (step === 0) return null;
  const values = wayOfOrder.map((_, index) => (index < step ? 1 : 0));
  return <ProgressSegments values={values} label={t('order.steps', { step, count: wayOfOrder.length })} />;
}
