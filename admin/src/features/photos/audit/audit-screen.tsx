import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { AuditPhotoRow } from '@vitrine/contract/photos';
import { photoReasons, photoStates } from '@vitrine/domain/photos';
import { ConsolePanes, Empty, Failed, Loading } from '@vitrine/ui';
import { formatNumber, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import {
  keysOf,
  SelectionBar,
  QueuePane,
  UndoSnackbar,
  useClaim,
  useDecision,
  useReviewQueue,
  useKeys,
  usePreload,
  useQueue,
  type PendingAction,
} from '../../../shared/queue/index.ts';
import { useResourceSearch } from '../../../shared/resource/index.ts';
import { claim, photoQuery, photosExport, photosToAudit, queueKey, release } from './api.ts';
import { deciding, mayDecide, type Verb } from './deciding.ts';
import { FactsPane } from './facts-pane.tsx';
import { PicturePane } from './picture-pane.tsx';
import { QueueRow } from './queue-row.tsx';
import { SeveralPhotos } from './several-photos.tsx';

const filters = [{ key: 'state' }, { key: 'show' }];
const shows = ['all', 'mine', 'suspect', 'resent'] as const;

/** The auditor's review queue of photos (ADM-05, PHO-01): what waits, the picture large, and the facts with the decision beside it; all of it without a mouse. */
export function PhotosScreen() {
  const { t, i18n } = useTranslation('photos');
  const address = useResourceSearch('/photos', filters);
  const { open, filter, setFilter, hrefWith, openAt } = address;
  const queue = useQueue({ room: 'photos', filter, list: photosToAudit });
  const opened = useQuery({ ...photoQuery(open ?? ''), enabled: open !== undefined });
  const audited = open === undefined ? undefined : opened.data;
  const state = filter['state'] ?? 'awaiting';
  const reviewQueue = useReviewQueue<Verb, AuditPhotoRow>({
    queue,
    open,
    openAt,
    canSelect: state === 'awaiting',
    keyOf: deciding.keyOf,
    queueKey,
  });
  const { pendingActions, selection, selected, isSeveral, undo } = reviewQueue;
  const claiming = useClaim(audited && { ...audited, mayClaim: audited.can.claim }, {
    isDecided: pendingActions.of(open) !== undefined,
    claim: async () => audited && claim(audited),
    release,
    keyOf: deciding.keyOf,
  });
  const decision = useDecision(deciding, {
    of: open,
    ones: audited ? [audited] : [],
    pendingActions,
    onDecided: () => {
      claiming.keep();
      reviewQueue.openNext();
    },
  });
  const several = useDecision(deciding, { of: 'several', ones: selected, pendingActions, onDecided: reviewQueue.closeSeveral });
  usePreload(reviewQueue.after?.id, fetchNext);
  const active = isSeveral ? several : mayDecide(audited, decision) ? decision : undefined;
  useKeys({ ...reviewQueue.keys, a: active?.approve, r: active?.refuse, ...keysOf(photoReasons, active?.choose) });
  const say = ({ verb, steps }: PendingAction<Verb>) => {
    const said = { count: steps.length, name: steps[0]?.name ?? '' };
    return { waiting: t(`pending_action.${verb}.waiting`, said), done: t(`pending_action.${verb}.done`, said) };
  };
  const count = (one: (typeof shows)[number]) =>
    queue.counts === undefined ? '' : ` ${formatNumber(queue.counts[one], matchLocale(i18n.language))}`;
  return (
    <>
      <ConsolePanes
        listWidth={344}
        inspectorWidth={400}
        isInspectorBeside
        isDetailOpen={open !== undefined && !isSeveral}
        isInspectorOpen={open !== undefined || isSeveral}
        list={
          <QueuePane
            words={{ title: t('title'), search: t('search'), empty: { title: t('empty.title'), hint: t('empty.hint') } }}
            exported={{ name: 'photos', fetchExport: (format) => photosExport({ ...filter, format }) }}
            query={queue}
            openId={open}
            hrefOf={({ id }) => hrefWith(id)}
            rowOf={(row) => <QueueRow row={row} verb={pendingActions.of(row.id)?.verb} />}
            search={filter['search'] ?? ''}
            onSearch={(text) => setFilter('search', text)}
            searchRef={reviewQueue.search}
            states={{
              label: t('state_label'),
              value: state,
              options: photoStates.map((key) => ({ key, label: t(`state.${key}`) })),
              onChoose: (key) => setFilter('state', key === 'awaiting' ? undefined : key),
            }}
            shows={{
              label: t('show_label'),
              value: filter['show'] ?? 'all',
              options: shows.map((key) => ({ key, label: `${t(`show.${key}`)}${count(key)}` })),
              onChoose: (key) => setFilter('show', key === 'all' ? undefined : key),
            }}
            isDecided={({ id }) => pendingActions.of(id) !== undefined}
            marking={
              state === 'awaiting'
                ? {
                    has: selection.has,
                    toggle: selection.toggle,
                    labelOf: (row) => t('several.mark', { type: row.typeName, store: row.storeName }),
                  }
                : undefined
            }
            foot={
              selected.length === 0 ? null : (
                <SelectionBar
                  count={selected.length}
                  onDecide={reviewQueue.openSeveral}
                  onAll={() => selection.set(queue.rows.map(({ id }) => id))}
                  onClear={selection.clear}
                />
              )
            }
          />
        }
        detail={<PicturePane key={open ?? 'none'} audited={audited} isLoading={open !== undefined && opened.isPending} />}
        inspector={
          isSeveral ? (
            <SeveralPhotos rows={selected} several={several} onUnmark={selection.toggle} onClose={reviewQueue.closeSeveral} />
          ) : open === undefined ? (
            <Empty title={t('none_open.title')} hint={t('none_open.hint')} />
          ) : audited ? (
            <FactsPane audited={audited} decision={decision} seconds={claiming.seconds} onUndo={undo} />
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

const fetchNext = (queries: QueryClient, photoId: string) => queries.query(photoQuery(photoId)).then(({ url }) => url);
