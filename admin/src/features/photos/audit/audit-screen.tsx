import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { AuditPhotoRow } from '@vitrine/contract/photos';
import { photoReasons, photoStates } from '@vitrine/domain/photos';
import { ConsolePanes, Empty, Failed, Loading } from '@vitrine/ui';
import { formatNumber, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import {
  keysOf,
  MarksBar,
  QueuePane,
  UndoPlate,
  useClaim,
  useDecision,
  useDesk,
  useKeys,
  usePreload,
  useQueue,
  type Deed,
} from '../../../shared/queue/index.ts';
import { useResourceSearch } from '../../../shared/resource/index.ts';
import { claim, photoQuery, photosSheet, photosToAudit, queueKey, release } from './api.ts';
import { deciding, mayDecide, type Verb } from './deciding.ts';
import { FactsPane } from './facts-pane.tsx';
import { PicturePane } from './picture-pane.tsx';
import { QueueRow } from './queue-row.tsx';
import { SeveralPhotos } from './several-photos.tsx';

const filters = [{ key: 'state' }, { key: 'show' }];
const shows = ['all', 'mine', 'suspect', 'resent'] as const;

/** The auditor's desk of photos (ADM-05, PHO-01): what waits, the picture large, and the facts with the decision beside it; all of it without a mouse. */
export function PhotosScreen() {
  const { t, i18n } = useTranslation('photos');
  const address = useResourceSearch('/photos', filters);
  const { open, filter, setFilter, hrefWith, openAt } = address;
  const queue = useQueue({ room: 'photos', filter, list: photosToAudit });
  const opened = useQuery({ ...photoQuery(open ?? ''), enabled: open !== undefined });
  const audited = open === undefined ? undefined : opened.data;
  const state = filter['state'] ?? 'awaiting';
  const desk = useDesk<Verb, AuditPhotoRow>({
    queue,
    open,
    openAt,
    canMark: state === 'awaiting',
    keyOf: deciding.keyOf,
    queueKey,
  });
  const { deeds, marks, marked, isSeveral, undo } = desk;
  const claiming = useClaim(audited && { ...audited, mayClaim: audited.can.claim }, {
    isDecided: deeds.of(open) !== undefined,
    claim: async () => audited && claim(audited),
    release,
    keyOf: deciding.keyOf,
  });
  const decision = useDecision(deciding, {
    of: open,
    ones: audited ? [audited] : [],
    deeds,
    onDecided: () => {
      claiming.keep();
      desk.openNext();
    },
  });
  const several = useDecision(deciding, { of: 'several', ones: marked, deeds, onDecided: desk.closeSeveral });
  usePreload(desk.after?.id, fetchNext);
  const active = isSeveral ? several : mayDecide(audited, decision) ? decision : undefined;
  useKeys({ ...desk.keys, a: active?.approve, r: active?.refuse, ...keysOf(photoReasons, active?.choose) });
  const say = ({ verb, steps }: Deed<Verb>) => {
    const said = { count: steps.length, name: steps[0]?.name ?? '' };
    return { waiting: t(`deed.${verb}.waiting`, said), done: t(`deed.${verb}.done`, said) };
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
            exported={{ name: 'photos', fetchSheet: (format) => photosSheet({ ...filter, format }) }}
            query={queue}
            openId={open}
            hrefOf={({ id }) => hrefWith(id)}
            rowOf={(row) => <QueueRow row={row} verb={deeds.of(row.id)?.verb} />}
            search={filter['search'] ?? ''}
            onSearch={(text) => setFilter('search', text)}
            searchRef={desk.search}
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
            isDecided={({ id }) => deeds.of(id) !== undefined}
            marking={
              state === 'awaiting'
                ? {
                    has: marks.has,
                    toggle: marks.toggle,
                    labelOf: (row) => t('several.mark', { type: row.typeName, store: row.storeName }),
                  }
                : undefined
            }
            foot={
              marked.length === 0 ? null : (
                <MarksBar
                  count={marked.length}
                  onDecide={desk.openSeveral}
                  onAll={() => marks.set(queue.rows.map(({ id }) => id))}
                  onClear={marks.clear}
                />
              )
            }
          />
        }
        detail={<PicturePane key={open ?? 'none'} audited={audited} isLoading={open !== undefined && opened.isPending} />}
        inspector={
          isSeveral ? (
            <SeveralPhotos rows={marked} several={several} onUnmark={marks.toggle} onClose={desk.closeSeveral} />
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
      <UndoPlate deeds={deeds} say={say} hrefOf={hrefWith} onUndo={undo} />
    </>
  );
}

const fetchNext = (queries: QueryClient, photoId: string) => queries.query(photoQuery(photoId)).then(({ url }) => url);
