import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AuditSale } from '@vitrine/contract/sales';
import { participantTextLimit } from '@vitrine/domain/kernel';
import { needsNote, type AuditReason } from '@vitrine/domain/sales';
import { showToast } from '@vitrine/ui';
import { refusalCode } from '@vitrine/ui/forms';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { approve, queueKey, refuse, saleQuery } from './api.ts';

type Draft = { saleId: string | undefined; reason?: AuditReason; note: string; wrong?: 'reason_required' | 'note_required' };
type Way = { next: string | undefined; goTo: (saleId: string | undefined) => void; forget: () => void };

/** Refusals that mean: somebody or something was faster. The sale is read anew, and the screen tells what happened. */
const stale = ['already_approved', 'already_refused', 'changed_meanwhile', 'claimed_by_other'];

/** Approving and refusing the open sale. A reason and a note belong to one sale and are gone with it. */
export function useDecision(audited: AuditSale | undefined, { next, goTo, forget }: Way) {
  const { t } = useTranslation('sales');
  const queries = useQueryClient();
  const saleId = audited?.sale.id;
  const noteRef = useRef<HTMLTextAreaElement>(null);
  const [kept, keep] = useState<Draft>({ saleId, note: '' });
  const draft: Draft = kept.saleId === saleId ? kept : { saleId, note: '' };
  const send = useMutation({
    mutationFn: ({ one, why }: { one: AuditSale; why?: { reason: AuditReason; note: string } }) => (why ? refuse(one, why) : approve(one)),
    onSuccess: (decided, { one, why }) => {
      queries.setQueryData(saleQuery(decided.sale.id).queryKey, decided);
      showToast({ text: t(why ? 'done.refused' : 'done.approved', { name: one.seller.name, number: one.sale.invoiceNumber }) });
      forget();
      goTo(next);
    },
    onError: (error, { one }) => {
      if (!stale.includes(refusalCode(error))) return;
      void queries.invalidateQueries({ queryKey: saleQuery(one.sale.id).queryKey });
      void queries.invalidateQueries({ queryKey: queueKey });
    },
  });
  const isOfThis = send.variables?.one.sale.id === saleId;
  const code = send.error && isOfThis ? refusalCode(send.error) : undefined;
  const mayDecide = audited?.can.decide === true && !send.isPending && !isTakenByOther(audited);

  const choose = (reason: AuditReason) => {
    keep({ saleId, note: draft.note, reason });
    if (needsNote(reason)) noteRef.current?.focus();
  };
  const refuseIt = () => {
    if (!audited) return;
    const { reason, note } = draft;
    if (reason === undefined) return keep({ ...draft, wrong: 'reason_required' });
    if (needsNote(reason) && note.trim() === '') {
      keep({ ...draft, wrong: 'note_required' });
      return noteRef.current?.focus();
    }
    if (Array.from(note.trim()).length > participantTextLimit) return noteRef.current?.focus();
    return send.mutate({ one: audited, why: { reason, note } });
  };
  return {
    mayDecide,
    isSending: send.isPending,
    /** What came in between, when a decision arrived too late. */
    stale: code !== undefined && stale.includes(code) ? code : undefined,
    refusal: code !== undefined && !stale.includes(code) ? code : undefined,
    draft,
    noteRef,
    choose,
    write: (note: string) => keep({ saleId, note, ...(draft.reason === undefined ? {} : { reason: draft.reason }) }),
    approve: () => audited && send.mutate({ one: audited }),
    refuse: refuseIt,
  };
}

export type Decision = ReturnType<typeof useDecision>;
const isTakenByOther = ({ claim }: AuditSale) => claim !== null && !claim.isMine;
