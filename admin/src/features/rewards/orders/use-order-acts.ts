import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OrderToDecide } from '@vitrine/contract/rewards';
import { needsOrderNote, type OrderReason } from '@vitrine/domain/rewards';
import { showToast } from '@vitrine/ui';
import { refusalCode } from '@vitrine/ui/forms';
import { useTranslation } from 'react-i18next';
import { useReason, type PendingActions } from '../../../shared/queue/index.ts';
import { orderQuery, perform, queueKey, type Act } from './api.ts';
import { isFinal, useFinalSteps, type FinalVerb } from './use-final-steps.ts';

const isStale = (code: string) => code === 'changed_meanwhile' || code.startsWith('order_already_');

type Steps = { pendingActions: PendingActions<FinalVerb>; onDecided: () => void };

/** What may be done to the open order now. */
export function useOrderActs(one: OrderToDecide | undefined, { pendingActions, onDecided }: Steps) {
  const { t } = useTranslation('rewards');
  const queries = useQueryClient();
  const orderId = one?.order.id;
  const reason = useReason<OrderReason>(orderId, needsOrderNote);
  const send = useMutation({
    mutationFn: ({ of, act }: { of: OrderToDecide; act: Act }) => perform(of.order, act),
    onSuccess: (done, { act }) => {
      queries.setQueryData(orderQuery(done.order.id).queryKey, done);
      void queries.invalidateQueries({ queryKey: queueKey });
      showToast({ text: t(`orders.done.${act.verb}`, { number: done.order.number }) });
    },
    onError: (error, { of }) => {
      if (!isStale(refusalCode(error))) return;
      void queries.invalidateQueries({ queryKey: orderQuery(of.order.id).queryKey });
      void queries.invalidateQueries({ queryKey: queueKey });
    },
  });
  const give = useFinalSteps(pendingActions);
  const pendingAction = pendingActions.of(orderId);
  const sent = send.error && send.variables?.of.order.id === orderId ? refusalCode(send.error) : undefined;
  const code = sent ?? pendingActions.refusalOf(orderId);
  const isBusy = send.isPending || pendingAction !== undefined;
  const run = (act: Act) => {
    if (!one || isBusy) return;
    if (!isFinal(act)) return send.mutate({ of: one, act });
    give([{ ...one.order, name: one.member.name }], act);
    return onDecided();
  };
  const accepting = acceptOf(one);
  return {
    ...reason,
    isSending: isBusy,
    pendingAction,
    refusal: code !== undefined && !isStale(code) ? code : undefined,
    stale: code !== undefined && isStale(code) ? code : undefined,
    run,
    refuse: () => {
      const why = reason.check();
      if (why) run({ verb: 'refuse', ...why });
    },
    /** The step that leads on, on the key A. */
    accept: accepting === undefined ? undefined : { verb: accepting, run: () => run({ verb: accepting }) },
  };
}

export type OrderActs = ReturnType<typeof useOrderActs>;

function acceptOf(one: OrderToDecide | undefined) {
  if (!one) return undefined;
  if (one.can.approve) return 'approve' as const;
  if (one.can.approveException) return 'approve_exception' as const;
  return one.can.deliver ? ('deliver' as const) : undefined;
}
