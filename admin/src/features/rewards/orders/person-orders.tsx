import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { listPersonOrders } from '@vitrine/contract/rewards';
import type { OrderState } from '@vitrine/domain/rewards';
import { StateChip, type ChipState } from '@vitrine/ui';
import { formatInstant, formatPoints, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '../../../shared/device/index.ts';
import { PersonCard, PersonRow, PersonRows } from '../../../shared/person/index.ts';

const looks: Record<OrderState, ChipState> = {
  awaiting_approval: 'held',
  on_hold: 'expiring',
  approved: 'earned',
  shipped: 'earned',
  delivered: 'earned',
  refused: 'refused',
  cancelled: 'quiet',
};

/** What a person ordered, newest first, each with where it stands. */
export function PersonOrdersPart({ memberId }: { memberId: string }) {
  const { t, i18n } = useTranslation('rewards');
  const locale = matchLocale(i18n.language);
  const orders = useInfiniteQuery({
    queryKey: ['rewards', 'person', memberId],
    queryFn: ({ pageParam }) =>
      call(listPersonOrders, { params: { memberId }, query: { limit: 6, ...(pageParam ? { after: pageParam } : {}) } }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next ?? undefined,
  });
  const items = orders.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <PersonCard
      title={t('orders.person.title')}
      asked={orders}
      nothing={items.length === 0 ? t('orders.person.nothing') : undefined}
      paged={orders}
    >
      <PersonRows>
        {items.map((order) => (
          <PersonRow
            key={order.id}
            title={order.reward.title}
            href={`/orders?state=${order.state}&open=${order.id}`}
            detail={`${order.number} · ${formatInstant(order.placedAt, deviceZone(), locale)}`}
            state={<StateChip state={looks[order.state]}>{t(`orders.person.state.${order.state}`)}</StateChip>}
            end={formatPoints(order.points, locale)}
          />
        ))}
      </PersonRows>
    </PersonCard>
  );
}
