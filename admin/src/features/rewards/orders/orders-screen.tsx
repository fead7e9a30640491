import { useQuery, useQueryClient } from '@tanstack/react-query';
import { orderReasons, orderStates } from '@vitrine/domain/rewards';
import { ConsolePanes, Empty, Failed, Loading } from '@vitrine/ui';
import { formatNumber, matchLocale } from '@vitrine/ui/words';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { neighboursOf, QueuePane, useKeys, useQueue } from '../../../shared/queue/index.ts';
import { useResourceSearch } from '../../../shared/resource/index.ts';
import { orderQuery, ordersToDecide } from './api.ts';
import { OrderDecision } from './order-decision.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderQueueRow } from './order-queue-row.tsx';
import { useOrderActs } from './use-order-acts.ts';

const filters = [{ key: 'state' }, { key: 'show' }];
const shows = ['all', 'ready', 'unaudited', 'exception'] as const;

/** Orders to approve, to send and to hand over (ORD-01, ADM-05), by keyboard as the audit is. */
export function OrdersScreen() {
  const { t, i18n } = useTranslation('rewards');
  const { open, filter, setFilter, hrefWith, openAt } = useResourceSearch('/orders', filters);
  const queue = useQueue({ room: 'rewards', filter, list: ordersToDecide });
  const opened = useQuery({ ...orderQuery(open ?? ''), enabled: open !== undefined });
  const one = open === undefined ? undefined : opened.data;
  const { before, after } = neighboursOf(queue.rows, open);
  const search = useRef<HTMLInputElement>(null);
  const acts = useOrderActs(one, { next: (after ?? before)?.id, goTo: openAt });
  usePreload(after?.id);
  const go = (row: { id: string } | undefined) => row && openAt(row.id);
  useKeys({
    j: () => go(after),
    k: () => go(before),
    '/': () => search.current?.focus(),
    a: acts.accept?.run,
    r: one?.can.refuse ? acts.refuse : undefined,
    ...Object.fromEntries(
      orderReasons.map((reason, index) => [String(index + 1), one?.can.refuse ? () => acts.choose(reason) : undefined]),
    ),
    escape: open === undefined ? undefined : () => openAt(undefined),
  });
  const count = (key: (typeof shows)[number]) =>
    queue.counts === undefined ? '' : ` ${formatNumber(queue.counts[key], matchLocale(i18n.language))}`;
  return (
    <ConsolePanes
      listWidth={344}
      inspectorWidth={400}
      isDetailOpen={open !== undefined}
      isInspectorOpen={open !== undefined}
      list={
        <QueuePane
          words={{
            title: t('orders.title'),
            search: t('orders.search'),
            empty: { title: t('orders.empty.title'), hint: t('orders.empty.hint') },
          }}
          query={queue}
          openId={open}
          hrefOf={({ id }) => hrefWith(id)}
          rowOf={(row) => <OrderQueueRow row={row} />}
          search={filter['search'] ?? ''}
          onSearch={(text) => setFilter('search', text)}
          searchRef={search}
          states={{
            label: t('orders.state_label'),
            value: filter['state'] ?? 'awaiting_approval',
            options: orderStates.map((key) => ({ key, label: t(`orders.state.${key}`) })),
            onChoose: (key) => setFilter('state', key === 'awaiting_approval' ? undefined : key),
          }}
          shows={{
            label: t('orders.show_label'),
            value: filter['show'] ?? 'all',
            options: shows.map((key) => ({ key, label: `${t(`orders.show.${key}`)}${count(key)}` })),
            onChoose: (key) => setFilter('show', key === 'all' ? undefined : key),
          }}
        />
      }
      detail={
        open === undefined ? (
          <Empty title={t('orders.none_open.title')} hint={t('orders.none_open.hint')} />
        ) : one ? (
          <OrderFacts one={one} stale={acts.stale} />
        ) : opened.isError ? (
          <Failed error={opened.error} onRetry={() => void opened.refetch()} />
        ) : (
          <Loading shape="form" rows={6} />
        )
      }
      inspector={one ? <OrderDecision key={one.order.id} one={one} acts={acts} /> : undefined}
    />
  );
}

/** The next order is there before it is asked for. */
function usePreload(orderId: string | undefined): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (orderId !== undefined) void queries.query(orderQuery(orderId)).catch(() => undefined); // it is asked for again when it is opened
  }, [orderId, queries]);
}
