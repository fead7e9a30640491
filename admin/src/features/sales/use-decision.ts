import { useQueryClient } from '@tanstack/react-query';
import type { AuditSale, AuditSaleRow } from '@vitrine/contract/sales';
import { needsNote, type AuditReason } from '@vitrine/domain/sales';
import { useReason, type DeedsOnScreen, type Step } from '../../shared/queue/index.ts';
import { approve, refuse, saleQuery } from './api.ts';

type Why = { reason: AuditReason; note: string };
type Named = { id: string; version: number; invoiceNumber: string; seller: string };
export type Verb = 'approve' | 'refuse';

/** Refusals that mean: somebody or something was faster. The screen tells what happened. */
const stale = ['already_approved', 'already_refused', 'changed_meanwhile', 'claimed_by_other'];

/** How sales are approved and refused: kept for ten seconds, then sent, each under its own key. */
export function useVerdicts(deeds: DeedsOnScreen<Verb>) {
  const queries = useQueryClient();
  const stepOf = (sale: Named, why?: Why): Step => ({
    id: sale.id,
    name: `${sale.invoiceNumber} · ${sale.seller}`,
    send: async (how) => {
      const decided = await (why ? refuse(sale, why, how) : approve(sale, how));
      queries.setQueryData(saleQuery(sale.id).queryKey, decided);
    },
  });
  const give = (sales: readonly Named[], why?: Why) => {
    const verb: Verb = why ? 'refuse' : 'approve';
    deeds.add(
      verb,
      sales.map((sale) => stepOf(sale, why)),
    );
  };
  return { approve: (sales: readonly Named[]) => give(sales), refuse: (sales: readonly Named[], why: Why) => give(sales, why) };
}

type Way = { deeds: DeedsOnScreen<Verb>; onDecided: () => void };

/** Approving and refusing the open sale. */
export function useDecision(audited: AuditSale | undefined, { deeds, onDecided }: Way) {
  const { approve: approveAll, refuse: refuseAll } = useVerdicts(deeds);
  const saleId = audited?.sale.id;
  const reason = useReason<AuditReason>(saleId, needsNote);
  const deed = deeds.of(saleId);
  const code = deeds.refusalOf(saleId);
  const sales = audited ? [{ ...audited.sale, seller: audited.seller.name }] : [];
  return {
    ...reason,
    mayDecide: audited?.can.decide === true && deed === undefined && !isTakenByOther(audited),
    /** The decision of this desk that is on its way. */
    deed,
    /** What came in between, when a decision arrived too late. */
    stale: code !== undefined && stale.includes(code) ? code : undefined,
    refusal: code !== undefined && !stale.includes(code) ? code : undefined,
    approve: () => {
      approveAll(sales);
      onDecided();
    },
    refuse: () => {
      const why = reason.check();
      if (!why) return;
      refuseAll(sales, why);
      onDecided();
    },
  };
}

/** One decision for all the marked ones. */
export function useSeveral(rows: readonly AuditSaleRow[], { deeds, onDecided }: Way) {
  const verdicts = useVerdicts(deeds);
  const reason = useReason<AuditReason>('several', needsNote);
  const sales = rows.map(({ seller, ...row }) => ({ ...row, seller: seller.name }));
  return {
    ...reason,
    approve: () => {
      verdicts.approve(sales);
      onDecided();
    },
    refuse: () => {
      const why = reason.check();
      if (!why) return;
      verdicts.refuse(sales, why);
      onDecided();
    },
  };
}

export type Decision = ReturnType<typeof useDecision>;
export type Several = ReturnType<typeof useSeveral>;
const isTakenByOther = ({ claim }: AuditSale) => claim !== null && !claim.isMine;
