import { orderStates } from '@vitrine/domain/rewards';
import { Button, Empty, Failed, FilterChips, Loading } from '@vitrine/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../shared/page-title.tsx';
import { useNearEnd } from '../../shared/use-near-end.ts';
import { ordersQuery } from './api.ts';
import { OrderRows } from './order-rows.tsx';
import classes from './orders.module.css';

/** What the member ordered and what became of it (ORD-01). */
export function OrdersPage() {
  const { t } = useTranslation('rewards');
  const filter = useSearch({ from: '/signed-in/member/orders' });
  const navigate = useNavigate({ from: '/orders' });
  const found = useInfiniteQuery({ ...ordersQuery(filter), placeholderData: (before) => before });
  const orders = found.data?.pages.flatMap(({ items }) => items) ?? [];
  const end = useNearEnd(() => (found.hasNextPage && !found.isFetchingNextPage ? void found.fetchNextPage() : undefined));
  const narrow = (key: string) => {
    const state = orderStates.find((one) => one === key && one !== filter.state);
    void navigate({ search: { state }, replace: true, resetScroll: false });
  };
  const chips = orderStates.map((key) => ({ key, label: t(`states.${key}`), isActive: key === filter.state }));
  const hasAny = orders.length > 0 || filter.state !== undefined;
  return (
    <>
      <PageTitle title={t('orders.title')} backHref="/reward-store" />
      {hasAny ? <FilterChips label={t('orders.filters')} filters={chips} onToggle={narrow} /> : null}
      <p className={classes.count} role="status">
        {found.data && orders.length > 0 ? t('orders.count', { count: found.data.pages[0]?.count ?? 0 }) : ' '}
      </p>
      {found.isPending ? <Loading shape="list" /> : null}
      {found.isError && orders.length === 0 ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.isSuccess && orders.length === 0 ? (
        filter.state ? (
          <Empty title={t('orders.none_title')} hint={t('orders.none_hint')} next={{ label: t('orders.all'), href: '/orders' }} />
        ) : (
          <Empty
            title={t('orders.empty_title')}
            hint={t('orders.empty_hint')}
            next={{ label: t('orders.empty_next'), href: '/reward-store' }}
          />
        )
      ) : null}
      <div data-stale={found.isPlaceholderData || undefined} className={classes.list}>
        <OrderRows orders={orders} />
      </div>
      <div ref={end} className={classes.end}>
        {found.hasNextPage ? (
          <Button variant="default" loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
            {t('more')}
          </Button>
        ) : null}
      </div>
    </>
  );
}
