import type { AuditSaleRow } from '@vitrine/contract/sales';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { auditReasons } from '@vitrine/domain/sales';
import { ConsolePanes, Empty, Failed, Loading } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import {
  keysOf,
  UndoSnackbar,
  useClaim,
  useDecision,
  useReviewQueue,
  useKeys,
  usePreload,
  useQueue,
  type PendingAction,
} from '../../shared/queue/index.ts';
import { useResourceSearch } from '../../shared/resource/index.ts';
import { claim, queueKey, release, salesToAudit, saleQuery } from './api.ts';
import { AuditQueue } from './audit-queue.tsx';
import { deciding, mayDecide, type Verb } from './deciding.ts';
import { FactsPane } from './facts-pane.tsx';
import { PhotoPane } from './photo-pane.tsx';
import { SeveralSales } from './several-sales.tsx';

const filters = [{ key: 'state' }, { key: 'show' }];

/** The auditor's review queue (ADM-05): what waits, the photo large, and the facts with the decision beside it; all of it without a mouse. */
export function AuditScreen() {
  const { t } = useTranslation('sales');
  const address = useResourceSearch('/sales', filters);
  const { open, filter, hrefWith, openAt } = address;
  const queue = useQueue({ room: 'sales', filter, list: salesToAudit });
  const opened = useQuery({ ...saleQuery(open ?? ''), enabled: open !== undefined });
  const audited = open === undefined ? undefined : opened.data;
  const reviewQueue = useReviewQueue<Verb, AuditSaleRow>({
    queue,
    open,
    openAt,
    canSelect: true,
    keyOf: deciding.keyOf,
    queueKey,
  });
  const { pendingActions, selection, selected, isSeveral, undo } = reviewQueue;
  const claiming = useClaim(audited && { id: audited.sale.id, claim: audited.claim, mayClaim: audited.can.claim }, {
    isDecided: pendingActions.of(open) !== undefined,
    claim: async () => audited && claim(audited.sale),
    release,
    keyOf: deciding.keyOf,
  });
  const decision = useDecision(deciding, {
    of: open,
    ones: audited ? [{ ...audited.sale, seller: audited.seller }] : [],
    pendingActions,
    onDecided: () => {
      claiming.keep();
      reviewQueue.openNext();
    },
  });
  const several = useDecision(deciding, { of: 'several', ones: selected, pendingActions, onDecided: reviewQueue.closeSeveral });
  usePreload(reviewQueue.after?.id, fetchNext);
  const active = isSeveral ? several : mayDecide(audited, decision) ? decision : undefined;
  useKeys({
    ...reviewQueue.keys,
    x: audited?.can.decide ? () => selection.toggle(audited.sale.id) : undefined,
    a: active?.approve,
    r: active?.refuse,
    ...keysOf(auditReasons, active?.choose),
  });
  const say = ({ verb, steps }: PendingAction<Verb>) => {
    const said = { count: steps.length, name: steps[0]?.name ?? '' };
    return { waiting: t(`pending_action.${verb}.waiting`, said), done: t(`pending_action.${verb}.done`, said) };
  };
  return (
    <>
      <ConsolePanes
        listWidth={344}
        inspectorWidth={400}
        isInspectorBeside
        isDetailOpen={open !== undefined && !isSeveral}
        isInspectorOpen={open !== undefined || isSeveral}
        list={
          <AuditQueue
            address={address}
            queue={queue}
            selection={selection}
            selected={selected.length}
            pendingActions={pendingActions}
            searchRef={reviewQueue.search}
            onDecide={reviewQueue.openSeveral}
          />
        }
        detail={
          <PhotoPane
            key={open ?? 'none'}
            audited={audited}
            isLoading={open !== undefined && opened.isPending}
            before={reviewQueue.before}
            after={reviewQueue.after}
          />
        }
        inspector={
          isSeveral ? (
            <SeveralSales rows={selected} several={several} onUnmark={selection.toggle} onClose={reviewQueue.closeSeveral} />
          ) : open === undefined ? (
            <Empty title={t('none_open.title')} hint={t('none_open.hint')} />
          ) : audited ? (
            <FactsPane audited={audited} decision={decision} claiming={claiming} hrefOf={hrefWith} onUndo={undo} />
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

const fetchNext = (queries: QueryClient, saleId: string) => queries.query(saleQuery(saleId)).then(({ sale }) => sale.photo?.url);
