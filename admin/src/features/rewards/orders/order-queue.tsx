import type { OrderToDecideRow } from '@vitrine/contract/rewards';
import { orderStates } from '@vitrine/domain/rewards';
import { formatNumber, matchLocale } from '@vitrine/ui/words';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectionBar, QueuePane, type PendingActions, type Selection, type useQueue } from '../../../shared/queue/index.ts';
import type { useResourceSearch } from '../../../shared/resource/index.ts';
import { ordersExport, type countsOfOrders } from './api.ts';
import { OrderQueueRow } from './order-queue-row.tsx';
import { mayDecideTogether } from './several-orders.tsx';
import type { FinalVerb } from './use-final-steps.ts';

const shows = ['all', 'ready', 'unaudited', 'exception'] as const;
type Counts = Awaited<ReturnType<typeof countsOfOrders>>;
type OrderQueueProps = {
  state: (typeof orderStates)[number];
  address: ReturnType<typeof useResourceSearch>;
  queue: ReturnType<typeof useQueue<OrderToDecideRow, Counts>>;
  selection: Selection;
  /** How many marked ones can be decided now. */
  selected: number;
  pendingActions: PendingActions<FinalVerb>;
  searchRef: RefObject<HTMLInputElement | null>;
  onDecide: () => void;
};

/** Orders in a state, narrowed and searched, with what is marked. */
export function OrderQueue({ state, address, queue, selection, selected, pendingActions, searchRef, onDecide }: OrderQueueProps) {
  const { t, i18n } = useTranslation('rewards');
  const { open, filter, setFilter, hrefWith } = address;
  const count = (key: (typeof shows)[number]) =>
    queue.counts === undefined ? '' : ` ${formatNumber(queue.counts[key], matchLocale(i18n.language))}`;
  return (
    <QueuePane
      words={{
        title: t('orders.title'),
        search: t('orders.search'),
        empty: { title: t('orders.empty.title'), hint: t('orders.empty.hint') },
      }}
      exported={{ name: 'orders', fetchExport: (format) => ordersExport({ ...filter, format }) }}
      query={queue}
      openId={open}
      hrefOf={({ id }) => hrefWith(id)}
      rowOf={(row) => <OrderQueueRow row={row} verb={pendingActions.of(row.id)?.verb} />}
      search={filter['search'] ?? ''}
      onSearch={(text) => setFilter('search', text)}
      searchRef={searchRef}
      states={{
        label: t('orders.state_label'),
        value: state,
        options: orderStates.map((key) => ({ key, label: t(`orders.state.${key}`) })),
        onChoose: (key) => setFilter('state', key === 'awaiting_approval' ? undefined : key),
      }}
      shows={{
        label: t('orders.show_label'),
        value: filter['show'] ?? 'all',
        options: shows.map((key) => ({ key, label: `${t(`orders.show.${key}`)}${count(key)}` })),
        onChoose: (key) => setFilter('show', key === 'all' ? undefined : key),
      }}
      isDecided={({ id }) => pendingActions.of(id) !== undefined}
      marking={
        mayDecideTogether(state)
          ? {
              has: selection.has,
              toggle: selection.toggle,
              labelOf: (row) => t('orders.several.mark', { number: row.number, name: row.member.name }),
            }
          : undefined
      }
      foot={
        selected === 0 || !mayDecideTogether(state) ? null : (
          <SelectionBar
            count={selected}
            onDecide={onDecide}
            onAll={() => selection.set(queue.rows.map(({ id }) => id))}
            onClear={selection.clear}
          />
        )
      }
    />
  );
}
