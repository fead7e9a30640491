import type { OrderToDecideRow } from '@vitrine/contract/rewards';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { orderReasons, orderStates } from '@vitrine/domain/rewards';
import { ConsolePanes, Empty, Failed, Loading } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { keysOf, UndoSnackbar, useReviewQueue, useKeys, usePreload, useQueue, type PendingAction } from '../../../shared/queue/index.ts';
import { useResourceSearch } from '../../../shared/resource/index.ts';
import { countsOfOrders, orderQuery, ordersToDecide, queueKey } from './api.ts';
import { OrderDecision } from './order-decision.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderQueue } from './order-queue.tsx';
import { mayDecideTogether, SeveralOrders, useSeveralOrders } from './several-orders.tsx';
import type { FinalVerb } from './use-final-steps.ts';
import { useOrderActs } from './use-order-acts.ts';

const filters = [{ key: 'state' }, { key: 'show' }];

/** Orders to approve, to send and to hand over (ORD-01, ADM-05), by keyboard as the audit is. */
export function OrdersScreen() {
  const { t } = useTranslation('rewards');
  const address = useResourceSearch('/orders', filters);
  const { open, filter, hrefWith, openAt } = address;
  const state = orderStates.find((one) => one === filter['state']) ?? 'awaiting_approval';
  const queue = useQueue({ room: 'rewards', filter, list: ordersToDecide, count: countsOfOrders });
  const opened = useQuery({ ...orderQuery(open ?? ''), enabled: open !== undefined });
  const one = open === undefined ? undefined : opened.data;
  const canSelect = mayDecideTogether(state);
  const reviewQueue = useReviewQueue<FinalVerb, OrderToDecideRow>({
    queue,
    open,
    openAt,
    canSelect,
    keyOf: (id) => orderQuery(id).queryKey,
    queueKey,
  });
  const { pendingActions, selection, selected, isSeveral, undo } = reviewQueue;
  const acts = useOrderActs(one, { pendingActions, onDecided: reviewQueue.openNext });
  const several = useSeveralOrders(selected, { state, pendingActions, onDecided: reviewQueue.closeSeveral });
  usePreload(reviewQueue.after?.id, fetchNext);
  const refuse = isSeveral ? several.refuse : one?.can.refuse && !acts.isSending ? acts.refuse : undefined;
  const choose = isSeveral ? several.choose : acts.choose;
  useKeys({
    ...reviewQueue.keys,
    a: isSeveral ? several.approve : acts.accept?.run,
    r: refuse,
    ...keysOf(orderReasons, refuse && choose),
  });
  const say = ({ verb, steps }: PendingAction<FinalVerb>) => {
    const said = { count: steps.length, name: steps[0]?.name ?? '' };
    return { waiting: t(`orders.pending_action.${verb}.waiting`, said), done: t(`orders.pending_action.${verb}.done`, said) };
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
          <OrderQueue
            state={state}
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
          open === undefined ? (
            <Empty title={t('orders.none_open.title')} hint={t('orders.none_open.hint')} />
          ) : one ? (
            <OrderFacts one={one} acts={acts} onUndo={undo} />
          ) : opened.isError ? (
            <Failed error={opened.error} onRetry={() => void opened.refetch()} />
          ) : (
            <Loading shape="form" rows={6} />
          )
        }
        inspector={
          isSeveral ? (
            <SeveralOrders rows={selected} several={several} onUnmark={selection.toggle} onClose={reviewQueue.closeSeveral} />
          ) : one ? (
            <OrderDecision key={one.order.id} one={one} acts={acts} />
          ) : undefined
        }
      />
      <UndoSnackbar pendingActions={pendingActions} say={say} hrefOf={hrefWith} onUndo={undo} />
    </>
  );
}

const fetchNext = async (queries: QueryClient, orderId: string) => {
  await queries.query(orderQuery(orderId));
  return null;
};
