import { useQuery, useQueryClient } from '@tanstack/react-query';
import { orderReasons, orderStates } from '@vitrine/domain/rewards';
import { ConsolePanes, Empty, Failed, Loading } from '@vitrine/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { neighboursOf, UndoPlate, useDeeds, useKeys, useMarks, useQueue, type Deed } from '../../../shared/queue/index.ts';
import { useResourceSearch } from '../../../shared/resource/index.ts';
import { orderQuery, ordersToDecide, queueKey } from './api.ts';
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
  const queries = useQueryClient();
  const address = useResourceSearch('/orders', filters);
  const { open, filter, hrefWith, openAt } = address;
  const state = orderStates.find((one) => one === filter['state']) ?? 'awaiting_approval';
  const queue = useQueue({ room: 'rewards', filter, list: ordersToDecide });
  const opened = useQuery({ ...orderQuery(open ?? ''), enabled: open !== undefined });
  const one = open === undefined ? undefined : opened.data;
  const marks = useMarks();
  const deeds = useDeeds<FinalVerb>(({ id, state: answer }) => {
    if (answer === 'done') marks.drop(id);
    else void queries.invalidateQueries({ queryKey: orderQuery(id).queryKey });
    void queries.invalidateQueries({ queryKey: queueKey });
  });
  const waiting = queue.rows.filter(({ id }) => id === open || deeds.of(id) === undefined);
  const { before, after } = neighboursOf(waiting, open);
  const marked = waiting.filter(({ id }) => deeds.of(id) === undefined).filter(({ id }) => marks.has(id));
  const [isDecidingSeveral, decideSeveral] = useState(false);
  const canMark = mayDecideTogether(state);
  const isSeveral = isDecidingSeveral && canMark && marked.length > 0;
  const search = useRef<HTMLInputElement>(null);
  const acts = useOrderActs(one, { deeds, onDecided: () => openAt((after ?? before)?.id) });
  const several = useSeveralOrders(marked, { state, deeds, onDecided: () => decideSeveral(false) });
  const undo = (deedId?: string) => {
    const [step, ...others] = deeds.undo(deedId);
    if (step && others.length === 0) openAt(step.id);
  };
  usePreload(after?.id);
  const go = (row: { id: string } | undefined) => row && openAt(row.id);
  const refuse = isSeveral ? several.refuse : one?.can.refuse && !acts.isSending ? acts.refuse : undefined;
  const choose = isSeveral ? several.choose : acts.choose;
  useKeys({
    j: () => go(after),
    k: () => go(before),
    '/': () => search.current?.focus(),
    x: canMark && open !== undefined ? () => marks.toggle(open) : undefined,
    d: canMark && marked.length > 0 ? () => decideSeveral(true) : undefined,
    u: () => undo(),
    a: isSeveral ? several.approve : acts.accept?.run,
    r: refuse,
    ...Object.fromEntries(orderReasons.map((reason, index) => [String(index + 1), refuse && (() => choose(reason))])),
    escape: isSeveral ? () => decideSeveral(false) : open === undefined ? undefined : () => openAt(undefined),
  });
  const say = ({ verb, steps }: Deed<FinalVerb>) => {
    const said = { count: steps.length, name: steps[0]?.name ?? '' };
    return { waiting: t(`orders.deed.${verb}.waiting`, said), done: t(`orders.deed.${verb}.done`, said) };
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
            marks={marks}
            marked={marked.length}
            deeds={deeds}
            searchRef={search}
            onDecide={() => decideSeveral(true)}
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
            <SeveralOrders rows={marked} several={several} onUnmark={marks.toggle} onClose={() => decideSeveral(false)} />
          ) : one ? (
            <OrderDecision key={one.order.id} one={one} acts={acts} />
          ) : undefined
        }
      />
      <UndoPlate deeds={deeds} say={say} hrefOf={hrefWith} onUndo={undo} />
    </>
  );
}

/** The next order is there before it is asked for. */
function usePreload(orderId: string | undefined): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (orderId !== undefined) void queries.query(orderQuery(orderId)).catch(() => undefined); // it is asked for again when it is opened
  }, [orderId, queries]);
}
