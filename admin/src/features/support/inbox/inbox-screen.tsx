import { useQuery } from '@tanstack/react-query';
import { inboxShows } from '@vitrine/contract/support';
import { ticketRooms } from '@vitrine/domain/support';
import { ConsolePanes, Empty, Failed, Loading } from '@vitrine/ui';
import { formatNumber, matchLocale } from '@vitrine/ui/words';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { QueuePane, useKeys, useQueue } from '../../../shared/queue/index.ts';
import { useResourceSearch } from '../../../shared/resource/index.ts';
import { ticketQuery, tickets, ticketsExport } from './api.ts';
import { TicketFacts } from './ticket-facts.tsx';
import { TicketPane } from './ticket-pane.tsx';
import { TicketRowView } from './ticket-row.tsx';

const filters = [{ key: 'room' }, { key: 'show' }];
const shows = ['open', ...inboxShows.filter((one) => one !== 'open')] as const;

/** The review queue of the support: what is overdue first, the conversation, and who wrote with what was promised (EXP-02, CMP-10). */
export function InboxScreen() {
  const { t, i18n } = useTranslation('support');
  const { open, filter, setFilter, hrefWith, openAt } = useResourceSearch('/tickets', filters);
  const queue = useQueue({ room: 'support', filter, list: tickets });
  const found = useQuery({ ...ticketQuery(open ?? ''), enabled: open !== undefined });
  const ticket = open === undefined ? undefined : found.data;
  const search = useRef<HTMLInputElement>(null);
  const place = queue.rows.findIndex(({ id }) => id === open);
  const go = (to: number) => {
    const row = queue.rows[to];
    if (row) openAt(row.id);
  };
  useKeys({ j: () => go(place + 1), k: () => go(place - 1), '/': () => search.current?.focus() });
  const count = (show: (typeof shows)[number]) =>
    show === 'all' || !queue.counts ? '' : ` ${formatNumber(queue.counts[show], matchLocale(i18n.language))}`;
  return (
    <ConsolePanes
      listWidth={344}
      inspectorWidth={330}
      isDetailOpen={open !== undefined}
      list={
        <QueuePane
          words={{ title: t('inbox.title'), search: t('inbox.search'), empty: { title: t('inbox.empty'), hint: t('inbox.empty_hint') } }}
          exported={{ name: 'tickets', fetchExport: (format) => ticketsExport({ ...filter, format }) }}
          query={queue}
          openId={open}
          hrefOf={({ id }) => hrefWith(id)}
          rowOf={(row) => <TicketRowView row={row} />}
          search={filter['search'] ?? ''}
          onSearch={(text) => setFilter('search', text)}
          searchRef={search}
          states={{
            label: t('inbox.room'),
            value: filter['room'] ?? '',
            options: [{ key: '', label: t('inbox.all_rooms') }, ...ticketRooms.map((key) => ({ key, label: t(`rooms.${key}`) }))],
            onChoose: (key) => setFilter('room', key === '' ? undefined : key),
          }}
          shows={{
            label: t('inbox.show'),
            value: filter['show'] ?? 'open',
            options: shows.map((key) => ({ key, label: `${t(`shows.${key}`)}${count(key)}` })),
            onChoose: (key) => setFilter('show', key === 'open' ? undefined : key),
          }}
        />
      }
      detail={
        open === undefined ? (
          <Empty title={t('none_open.title')} hint={t('none_open.hint')} />
        ) : ticket ? (
          <TicketPane key={ticket.id} ticket={ticket} backHref={hrefWith(undefined)} />
        ) : found.isError ? (
          <Failed error={found.error} onRetry={() => void found.refetch()} />
        ) : (
          <Loading shape="form" rows={5} />
        )
      }
      inspector={ticket ? <TicketFacts ticket={ticket} /> : undefined}
    />
  );
}
