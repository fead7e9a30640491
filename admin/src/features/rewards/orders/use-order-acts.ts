import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OrderToDecide } from '@vitrine/contract/rewards';
import type { OrderReason } from '@vitrine/domain/rewards';
import { showToast } from '@vitrine/ui';
import { refusalCode } from '@vitrine/ui/forms';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { orderQuery, perform, queueKey, type Act, type Verb } from './api.ts';

type Draft = { orderId: string | undefined; reason?: OrderReason; note: string; wrong?: 'reason_required' | 'note_required' };
type Way = { next: string | undefined; goTo: (orderId: string | undefined) => void };

/** Acts after which the order leaves the queue of its state, so that the next one opens. */
const leaving: readonly Verb[] = ['approve', 'approve_exception', 'refuse', 'ship', 'deliver'];
const isStale = (code: string) => code === 'changed_meanwhile' || code.startsWith('order_already_');

/** What may be done to the open order now; a reason and a note belong to one order and are gone with it. */
export function useOrderActs(one: OrderToDecide | undefined, { next, goTo }: Way) {
  const { t } = useTranslation('rewards');
  const queries = useQueryClient();
  const orderId = one?.order.id;
  const noteRef = useRef<HTMLTextAreaElement>(null);
  const [kept, keep] = useState<Draft>({ orderId, note: '' });
  const draft: Draft = kept.orderId === orderId ? kept : { orderId, note: '' };
  const send = useMutation({
    mutationFn: ({ of, act }: { of: OrderToDecide; act: Act }) => perform(of, act),
    onSuccess: (done, { act }) => {
      queries.setQueryData(orderQuery(done.order.id).queryKey, done);
      void queries.invalidateQueries({ queryKey: queueKey });
      showToast({ text: t(`orders.done.${act.verb}`, { number: done.order.number }) });
      if (leaving.includes(act.verb)) goTo(next);
    },
    onError: (error, { of }) => {
      if (!isStale(refusalCode(error))) return;
      void queries.invalidateQueries({ queryKey: orderQuery(of.order.id).queryKey });
      void queries.invalidateQueries({ queryKey: queueKey });
    },
  });
  const code = send.error && send.variables?.of.order.id === orderId ? refusalCode(send.error) : undefined;
  const run = (act: Act) => {
    if (one && !send.isPending) send.mutate({ of: one, act });
  };
  const refuse = () => {
    const { reason, note } = draft;
    if (reason === undefined) return keep({ ...draft, wrong: 'reason_required' });
    if (reason === 'other' && note.trim() === '') {
      keep({ ...draft, wrong: 'note_required' });
      return noteRef.current?.focus();
    }
    return run({ verb: 'refuse', reason, note });
  };
  const accepting = acceptOf(one);
  return {
    isSending: send.isPending,
    refusal: code !== undefined && !isStale(code) ? code : undefined,
    stale: code !== undefined && isStale(code) ? code : undefined,
    draft,
    noteRef,
    choose: (reason: OrderReason) => keep({ orderId, note: draft.note, reason }),
    write: (note: string) => keep({ orderId, note, ...(draft.reason === undefined ? {} : { reason: draft.reason }) }),
    run,
    refuse,
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
