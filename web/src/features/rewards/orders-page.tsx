import { orderStates } from '@vitrine/domain/rewards';
import { Empty, FilterChips, Loading } from '@vitrine/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../shared/page-title.tsx';
import { itemsOf, Pages } from '../../shared/pages.tsx';
import { ordersQuery } from './api.ts';
import { OrderRows } from './order-rows.tsx';

/** What the member ordered and what became of it (ORD-01). */
export function OrdersPage() {
  const { t } = useTranslation('rewards');
  const filter = useSearch({ from: '/signed-in/member/orders' });
  const navigate = useNavigate({ from: '/orders' });
  const found = useInfiniteQuery({ ...ordersQuery(filter), placeholderData: (before) => before });
  const narrow = (key: string) => {
    const state = orderStates.find((one) => one === key && one !== filter.state);
    void navigate({ search: { state }, replace: true, resetScroll: false });
  };
  const chips = orderStates.map((key) => ({ key, label: t(`states.${key}`), isActive: key === filter.state }));
  const first = found.data?.pages[0];
  const hasAny = itemsOf(found).length > 0 || filter.state !== undefined;
  return (
    <>
      <PageTitle title={t('orders.title')} backHref="/reward-store" />
      {hasAny ? <FilterChips label={t('orders.filters')} filters={chips} onToggle={narrow} /> : null}
      <Pages
        found={found}
        count={t(first?.hasMore ? 'orders.more_than' : 'orders.count', { count: first?.count ?? 0 })}
        bones={<Loading shape="list" />}
        nothing={
          filter.state ? (
            <Empty title={t('orders.none_title')} hint={t('orders.none_hint')} next={{ label: t('orders.all'), href: '/orders' }} />
          ) : (
            <Empty
              title={t('orders.empty_title')}
              hint={t('orders.empty_hint')}
              next={{ label: t('orders.empty_next'), href: '/reward-store' }}
            />
          )
        }
        more={t('more')}
      >
        {(orders) => <OrderRows orders={orders} />}
      </Pages>
    </>
  );
}
