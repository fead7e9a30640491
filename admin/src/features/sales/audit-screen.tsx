import { useQuery } from '@tanstack/react-query';
import { auditReasons, saleStates } from '@vitrine/domain/sales';
import { ConsolePanes, Empty, Failed, Loading } from '@vitrine/ui';
import { formatNumber, matchLocale } from '@vitrine/ui/words';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { neighboursOf, QueuePane, useKeys, useQueue } from '../../shared/queue/index.ts';
import { useResourceSearch } from '../../shared/resource/index.ts';
import { salesToAudit, saleQuery } from './api.ts';
import { FactsPane } from './facts-pane.tsx';
import { PhotoPane } from './photo-pane.tsx';
import { QueueRow } from './queue-row.tsx';
import { useClaim } from './use-claim.ts';
import { useDecision } from './use-decision.ts';
import { usePreload } from './use-preload.ts';

const path = '/sales';
const filters = [{ key: 'state' }, { key: 'show' }];
const shows = ['all', 'mine', 'flagged', 'large'] as const;

/** The auditor's desk (ADM-05): what waits, the photo large, and the facts with the decision beside it; all of it without a mouse. */
export function AuditScreen() {
  const { t, i18n } = useTranslation('sales');
  const { open, filter, setFilter, hrefWith, openAt } = useResourceSearch(path, filters);
  const queue = useQueue({ room: 'sales', filter, list: salesToAudit });
  const opened = useQuery({ ...saleQuery(open ?? ''), enabled: open !== undefined });
  const audited = open === undefined ? undefined : opened.data;
  const { before, after } = neighboursOf(queue.rows, open);
  const search = useRef<HTMLInputElement>(null);
  const goTo = (row: { id: string } | undefined) => row && openAt(row.id);
  const claiming = useClaim(audited);
  const decision = useDecision(audited, { next: (after ?? before)?.id, goTo: openAt, forget: claiming.forget });
  usePreload(after?.id);
  const mayDecide = decision.mayDecide;
  useKeys({
    j: () => goTo(after),
    k: () => goTo(before),
    '/': () => search.current?.focus(),
    a: mayDecide ? decision.approve : undefined,
    r: mayDecide ? decision.refuse : undefined,
    ...Object.fromEntries(auditReasons.map((reason, index) => [String(index + 1), mayDecide ? () => decision.choose(reason) : undefined])),
    escape: open === undefined ? undefined : () => openAt(undefined),
  });
  const state = filter['state'] ?? 'under_audit';
  const count = (one: (typeof shows)[number]) =>
    queue.counts === undefined ? '' : ` ${formatNumber(queue.counts[one], matchLocale(i18n.language))}`;
  return (
    <ConsolePanes
      listWidth={344}
      inspectorWidth={400}
      isDetailOpen={open !== undefined}
      isInspectorOpen={open !== undefined}
      list={
        <QueuePane
          words={{ title: t('title'), search: t('search'), empty: { title: t('empty.title'), hint: t('empty.hint') } }}
          query={queue}
          openId={open}
          hrefOf={({ id }) => hrefWith(id)}
          rowOf={(row) => <QueueRow row={row} />}
          search={filter['search'] ?? ''}
          onSearch={(text) => setFilter('search', text)}
          searchRef={search}
          states={{
            label: t('state_label'),
            value: state,
            options: saleStates.map((key) => ({ key, label: t(`state.${key}`) })),
            onChoose: (key) => setFilter('state', key === 'under_audit' ? undefined : key),
          }}
          shows={{
            label: t('show_label'),
            value: filter['show'] ?? 'all',
            options: shows.map((key) => ({ key, label: `${t(`show.${key}`)}${count(key)}` })),
            onChoose: (key) => setFilter('show', key === 'all' ? undefined : key),
          }}
        />
      }
      detail={
        <PhotoPane
          key={open ?? 'none'}
          audited={audited}
          isLoading={open !== undefined && opened.isPending}
          before={before}
          after={after}
        />
      }
      inspector={
        open === undefined ? (
          <Empty title={t('none_open.title')} hint={t('none_open.hint')} />
        ) : audited ? (
          <FactsPane audited={audited} decision={decision} claiming={claiming} hrefOf={hrefWith} />
        ) : opened.isError ? (
          <Failed error={opened.error} onRetry={() => void opened.refetch()} />
        ) : (
          <Loading shape="form" rows={6} />
        )
      }
    />
  );
}
