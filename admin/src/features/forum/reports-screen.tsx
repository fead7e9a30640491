import { useQuery } from '@tanstack/react-query';
import { caseLists, forumDecisions } from '@vitrine/domain/forum';
import { ConsolePanes, Empty, Failed, Loading } from '@vitrine/ui';
import { formatNumber, matchLocale } from '@vitrine/ui/words';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { keysOf, QueuePane, useClaim, useKeys, useQueue } from '../../shared/queue/index.ts';
import { useResourceSearch } from '../../shared/resource/index.ts';
import { caseQuery, casesToJudge, claim, release, reportsExport } from './api.ts';
import { CaseRow } from './case-row.tsx';
import { DecisionPane } from './decision-pane.tsx';
import { ForumTabs } from './forum-tabs.tsx';
import { PostPane } from './post-pane.tsx';
import { useVerdict } from './use-verdict.ts';

const filters = [{ key: 'state' }, { key: 'show' }];
const shows = ['all', 'hidden'] as const;

/** The moderators' review queue (ADM-07, FOR-02): what was reported, the post where it stands, and the decision; all of it without a mouse. */
export function ReportsScreen() {
  const { t, i18n } = useTranslation('forum');
  const { open, filter, setFilter, hrefWith, openAt } = useResourceSearch('/forum', filters);
  const search = useRef<HTMLInputElement>(null);
  const queue = useQueue({ room: 'forum', filter, list: casesToJudge });
  const opened = useQuery({ ...caseQuery(open ?? ''), enabled: open !== undefined });
  const judged = open === undefined ? undefined : opened.data;
  const state = filter['state'] ?? 'waiting';
  const place = queue.rows.findIndex(({ id }) => id === open);
  const after = queue.rows[place + 1];
  const before = place > 0 ? queue.rows[place - 1] : undefined;
  const go = (row: { id: string } | undefined) => row && openAt(row.id);
  const verdict = useVerdict(judged, { onJudged: () => openAt((after ?? before)?.id) });
  useClaim(judged && { ...judged, mayClaim: judged.can.claim }, {
    isDecided: verdict.isSending,
    claim: async () => judged && claim(judged),
    release,
    keyOf: (id) => caseQuery(id).queryKey,
  });
  useKeys({
    j: () => go(place === -1 ? queue.rows[0] : after),
    k: () => go(before),
    '/': () => search.current?.focus(),
    enter: verdict.mayDecide ? verdict.send : undefined,
    escape: open === undefined ? undefined : () => openAt(undefined),
    ...keysOf(forumDecisions, verdict.mayDecide ? verdict.choose : undefined),
  });
  const count = (one: (typeof shows)[number]) =>
    queue.counts === undefined ? '' : ` ${formatNumber(queue.counts[one], matchLocale(i18n.language))}`;
  return (
    <ConsolePanes
      header={<ForumTabs told={verdict.told} />}
      listWidth={344}
      inspectorWidth={420}
      isInspectorBeside
      isDetailOpen={open !== undefined}
      isInspectorOpen={open !== undefined}
      list={
        <QueuePane
          words={{ title: t('title'), search: t('search'), empty: { title: t('empty.title'), hint: t('empty.hint') } }}
          exported={{ name: 'forum-reports', fetchExport: (format) => reportsExport({ ...filter, format }) }}
          query={queue}
          openId={open}
          hrefOf={({ id }) => hrefWith(id)}
          rowOf={(row) => <CaseRow row={row} />}
          search={filter['search'] ?? ''}
          onSearch={(text) => setFilter('search', text)}
          searchRef={search}
          states={{
            label: t('state_label'),
            value: state,
            options: caseLists.map((key) => ({ key, label: t(`state.${key}`) })),
            onChoose: (key) => setFilter('state', key === 'waiting' ? undefined : key),
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
        open === undefined ? (
          <Empty title={t('none_open.title')} hint={t('none_open.hint')} />
        ) : judged ? (
          <PostPane judged={judged} />
        ) : opened.isError ? (
          <Failed error={opened.error} onRetry={() => void opened.refetch()} />
        ) : (
          <Loading shape="page" />
        )
      }
      inspector={
        judged ? <DecisionPane judged={judged} verdict={verdict} /> : open === undefined ? undefined : <Loading shape="form" rows={6} />
      }
    />
  );
}
