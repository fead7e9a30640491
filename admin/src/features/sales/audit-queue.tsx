import type { AuditSaleRow } from '@vitrine/contract/sales';
import { saleStates } from '@vitrine/domain/sales';
import { formatNumber, matchLocale } from '@vitrine/ui/words';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectionBar, QueuePane, type PendingActions, type Selection, type useQueue } from '../../shared/queue/index.ts';
import type { useResourceSearch } from '../../shared/resource/index.ts';
import { salesExport, type salesToAudit } from './api.ts';
import { QueueRow } from './queue-row.tsx';
import type { Verb } from './deciding.ts';

const sorts = ['age', 'risk'] as const;
const shows = ['all', 'mine', 'flagged', 'large'] as const;
type Counts = Awaited<ReturnType<typeof salesToAudit>>['counts'];
type AuditQueueProps = {
  address: ReturnType<typeof useResourceSearch>;
  queue: ReturnType<typeof useQueue<AuditSaleRow, Counts>>;
  selection: Selection;
  /** How many marked ones can be decided now. */
  selected: number;
  pendingActions: PendingActions<Verb>;
  searchRef: RefObject<HTMLInputElement | null>;
  onDecide: () => void;
};

/** What waits for an auditor, narrowed and searched, with what is marked. */
export function AuditQueue({ address, queue, selection, selected, pendingActions, searchRef, onDecide }: AuditQueueProps) {
  const { t, i18n } = useTranslation('sales');
  const { open, filter, setFilter, hrefWith } = address;
  const state = filter['state'] ?? 'under_audit';
  const count = (one: (typeof shows)[number]) =>
    queue.counts === undefined ? '' : ` ${formatNumber(queue.counts[one], matchLocale(i18n.language))}`;
  return (
    <QueuePane
      words={{ title: t('title'), search: t('search'), empty: { title: t('empty.title'), hint: t('empty.hint') } }}
      exported={{ name: 'sales', fetchExport: (format) => salesExport({ ...filter, format }) }}
      query={queue}
      openId={open}
      hrefOf={({ id }) => hrefWith(id)}
      rowOf={(row) => <QueueRow row={row} verb={pendingActions.of(row.id)?.verb} />}
      search={filter['search'] ?? ''}
      onSearch={(text) => setFilter('search', text)}
      searchRef={searchRef}
      states={{
        label: t('state_label'),
        value: state,
        options: saleStates.map((key) => ({ key, label: t(`state.${key}`) })),
        onChoose: (key) => setFilter('state', key === 'under_audit' ? undefined : key),
      }}
      sorts={
        state === 'under_audit'
          ? {
              label: t('sort_label'),
              value: filter['sort'] ?? 'age',
              options: sorts.map((key) => ({ key, label: t(`sort.${key}`) })),
              onChoose: (key) => setFilter('sort', key === 'age' ? undefined : key),
            }
          : undefined
      }
      shows={{
        label: t('show_label'),
        value: filter['show'] ?? 'all',
        options: shows.map((key) => ({ key, label: `${t(`show.${key}`)}${count(key)}` })),
        onChoose: (key) => setFilter('show', key === 'all' ? undefined : key),
      }}
      isDecided={({ id }) => pendingActions.of(id) !== undefined}
      marking={
        state === 'under_audit'
          ? {
              has: selection.has,
              toggle: selection.toggle,
              labelOf: (row) => t('several.mark', { number: row.invoiceNumber, name: row.seller.name }),
            }
          : undefined
      }
      foot={
        selected === 0 ? null : (
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
