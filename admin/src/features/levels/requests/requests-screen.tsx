import { useQuery } from '@tanstack/react-query';
import type { LevelRequestRow } from '@vitrine/contract/levels';
import { levelReasons, levelRequestStates } from '@vitrine/domain/levels';
import { ConsolePanes, Empty, Failed, Loading, StateChip } from '@vitrine/ui';
import { formatInstant, formatNumber, formatPoints, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '../../../shared/device/index.ts';
import {
  keysOf,
  QueuePane,
  queueClasses,
  UndoSnackbar,
  useDecision,
  useReviewQueue,
  useKeys,
  useQueue,
  type PendingAction,
} from '../../../shared/queue/index.ts';
import { useResourceSearch } from '../../../shared/resource/index.ts';
import { levelRequests, levelRequestsExport, queueKey, requestQuery } from './api.ts';
import { deciding, type Verb } from './deciding.ts';
import { RequestPane } from './request-pane.tsx';

const filters = [{ key: 'state' }, { key: 'show' }];
const shows = ['all', 'intermediate', 'highest'] as const;

/** Requests for a level (LVL-03): what waits, the invoices behind it, and the administrator's word; all of it without a mouse. */
export function LevelRequestsScreen() {
  const { t, i18n } = useTranslation('levels');
  const locale = matchLocale(i18n.language);
  const { open, filter, setFilter, hrefWith, openAt } = useResourceSearch('/level-requests', filters);
  const queue = useQueue({ room: 'levels', filter, list: levelRequests });
  const opened = useQuery({ ...requestQuery(open ?? ''), enabled: open !== undefined });
  const request = open === undefined ? undefined : opened.data;
  const state = filter['state'] ?? 'open';
  const reviewQueue = useReviewQueue<Verb, LevelRequestRow>({
    queue,
    open,
    openAt,
    canSelect: false,
    keyOf: deciding.keyOf,
    queueKey,
  });
  const { pendingActions, undo } = reviewQueue;
  const decision = useDecision(deciding, { of: open, ones: request ? [request] : [], pendingActions, onDecided: reviewQueue.openNext });
  const isFree = request !== undefined && decision.pendingAction === undefined;
  useKeys({
    ...reviewQueue.keys,
    a: isFree && request.can.approve ? decision.approve : undefined,
    r: isFree && request.can.refuse ? decision.refuse : undefined,
    ...keysOf(levelReasons, isFree && request.can.refuse ? decision.choose : undefined),
  });
  const say = ({ verb, steps }: PendingAction<Verb>) => {
    const said = { name: steps[0]?.name ?? '' };
    return { waiting: t(`pending_action.${verb}.waiting`, said), done: t(`pending_action.${verb}.done`, said) };
  };
  const count = (one: (typeof shows)[number]) => (queue.counts === undefined ? '' : ` ${formatNumber(queue.counts[one], locale)}`);
  return (
    <>
      <ConsolePanes
        listWidth={344}
        isDetailOpen={open !== undefined}
        list={
          <QueuePane
            words={{ title: t('title'), search: t('search'), empty: { title: t('empty.title'), hint: t('empty.hint') } }}
            exported={{ name: 'level_requests', fetchExport: (format) => levelRequestsExport({ ...filter, format }) }}
            query={queue}
            openId={open}
            hrefOf={({ id }) => hrefWith(id)}
            rowOf={(row) => {
              const pendingAction = pendingActions.of(row.id);
              return (
                <>
                  <span className={`${queueClasses.pair} ${queueClasses.first}`}>
                    <span>{row.member.name}</span>
                    <span>{row.levelName}</span>
                  </span>
                  <span className={`${queueClasses.pair} ${queueClasses.second}`}>
                    <span>
                      {row.campaignName} · {t('xp', { experience: formatPoints(row.experience, locale) })}
                    </span>
                    <span>{formatInstant(row.openedAt, deviceZone(), locale)}</span>
                  </span>
                  {pendingAction ? (
                    <StateChip state={pendingAction.verb === 'approve' ? 'earned' : 'refused'}>
                      {t(`pending_action.${pendingAction.verb}.chip`)}
                    </StateChip>
                  ) : null}
                </>
              );
            }}
            search={filter['search'] ?? ''}
            onSearch={(text) => setFilter('search', text)}
            searchRef={reviewQueue.search}
            states={{
              label: t('state_label'),
              value: state,
              options: levelRequestStates.map((key) => ({ key, label: t(`state.${key}`) })),
              onChoose: (key) => setFilter('state', key === 'open' ? undefined : key),
            }}
            shows={{
              label: t('show_label'),
              value: filter['show'] ?? 'all',
              options: shows.map((key) => ({ key, label: `${t(`show.${key}`)}${count(key)}` })),
              onChoose: (key) => setFilter('show', key === 'all' ? undefined : key),
            }}
            isDecided={({ id }) => pendingActions.of(id) !== undefined}
          />
        }
        detail={
          open === undefined ? (
            <Empty title={t('none_open.title')} hint={t('none_open.hint')} />
          ) : request ? (
            <RequestPane request={request} decision={decision} onUndo={undo} />
          ) : opened.isError ? (
            <Failed error={opened.error} onRetry={() => void opened.refetch()} />
          ) : (
            <Loading shape="form" rows={6} />
          )
        }
      />
      <UndoSnackbar pendingActions={pendingActions} say={say} hrefOf={hrefWith} onUndo={undo} />
    </>
  );
}
