import type { RegistrationRow } from '@vitrine/contract/identity';
import { registrationStatuses, type RegistrationStatus } from '@vitrine/domain/identity';
import { registrationVariants } from '@vitrine/domain/tenancy';
import { formatNumber, matchLocale } from '@vitrine/ui/words';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectionBar, QueuePane, type PendingActions, type Selection, type useQueue } from '../../../shared/queue/index.ts';
import type { useResourceSearch } from '../../../shared/resource/index.ts';
import { registrationsExport, type registrationsOf, type Verb } from './api.ts';
import { RegistrationQueueRow } from './registration-queue-row.tsx';

const shows = ['all', ...registrationVariants] as const;
type Counts = Awaited<ReturnType<typeof registrationsOf>>['counts'];
type RegistrationQueueProps = {
  status: RegistrationStatus;
  address: ReturnType<typeof useResourceSearch>;
  queue: ReturnType<typeof useQueue<RegistrationRow, Counts>>;
  selection: Selection;
  /** Whether several may be decided at once: by whom, and of which status. */
  canSelect: boolean;
  /** How many marked ones can be decided now. */
  selected: number;
  pendingActions: PendingActions<Verb>;
  searchRef: RefObject<HTMLInputElement | null>;
  onDecide: () => void;
};

/** Registrations of a status, narrowed to a registration form and searched, with what is marked. */
export function RegistrationQueue(props: RegistrationQueueProps) {
  const { status, address, queue, selection, canSelect, selected, pendingActions, searchRef, onDecide } = props;
  const { t, i18n } = useTranslation('people');
  const { open, filter, setFilter, hrefWith } = address;
  const count = (key: (typeof shows)[number]) =>
    queue.counts === undefined ? '' : ` ${formatNumber(queue.counts[key], matchLocale(i18n.language))}`;
  // Registration forms that nobody came through are no choice, but for the one that is chosen.
  const offered = shows.filter((key) => key === 'all' || key === (filter['show'] ?? 'all') || (queue.counts?.[key] ?? 0) > 0);
  return (
    <QueuePane
      words={{
        title: t('registrations.title'),
        search: t('registrations.search'),
        empty: { title: t('registrations.empty.title'), hint: t('registrations.empty.hint') },
      }}
      exported={{ name: 'registrations', fetchExport: (format) => registrationsExport({ ...filter, format }) }}
      query={queue}
      openId={open}
      hrefOf={({ id }) => hrefWith(id)}
      rowOf={(row) => <RegistrationQueueRow row={row} verb={pendingActions.of(row.id)?.verb} />}
      search={filter['search'] ?? ''}
      onSearch={(text) => setFilter('search', text)}
      searchRef={searchRef}
      states={{
        label: t('registrations.status_label'),
        value: status,
        options: registrationStatuses.map((key) => ({ key, label: t(`registrations.status.${key}`) })),
        onChoose: (key) => setFilter('status', key === 'waiting' ? undefined : key),
      }}
      shows={{
        label: t('registrations.show_label'),
        value: filter['show'] ?? 'all',
        options: offered.map((key) => ({ key, label: `${t(`registrations.show.${key}`)}${count(key)}` })),
        onChoose: (key) => setFilter('show', key === 'all' ? undefined : key),
      }}
      isDecided={({ id }) => pendingActions.of(id) !== undefined}
      marking={
        canSelect
          ? { has: selection.has, toggle: selection.toggle, labelOf: (row) => t('registrations.several.mark', { name: row.fullName }) }
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
