import type { AuditFlag, AuditReason, DecisionReason, SaleSignal, SaleState } from './words.ts';

/** Points from which auditors call a sale large. */
export const largeSalePoints = 500;

/** Reasons that the seller can mend: the same sale is sent again as a revision. Never after fraud (D24). */
const correctable: Record<DecisionReason, boolean> = {
  photo_unreadable: true,
  invoice_repeated: false,
  product_differs: true,
  date_differs: true,
  number_differs: true,
  store_differs: true,
  forged: false,
  other: true,
  import_undone: false,
};

export const isCorrectable = (reason: DecisionReason): boolean => correctable[reason];
/** `other` says nothing by itself. */
export const needsNote = (reason: AuditReason): boolean => reason === 'other';

/** Whether a sale may be sent again, corrected. */
export function judgeRevision({
  state,
  reason,
}: {
  state: SaleState;
  reason: DecisionReason | null;
}): 'sale_not_reproved' | 'reason_not_correctable' | undefined {
  if (state !== 'reproved' || reason === null) return 'sale_not_reproved';
  return isCorrectable(reason) ? undefined : 'reason_not_correctable';
}

export type DecisionFacts = {
  state: SaleState;
  version: number;
  /** The version that the auditor looked at. */
  seenVersion: number;
  isOwn: boolean;
  /** Somebody else holds a claim that still runs. */
  isClaimedByOther: boolean;
};
export type DecisionRefusal = 'own_sale' | 'already_approved' | 'already_reproved' | 'changed_meanwhile' | 'claimed_by_other';

/** Whether an auditor may claim or decide a sale now; a stale decision is told which one came first (D37). */
export function judgeDecision({ state, version, seenVersion, isOwn, isClaimedByOther }: DecisionFacts): DecisionRefusal | undefined {
  if (isOwn) return 'own_sale';
  if (state === 'approved') return 'already_approved';
  if (state === 'reproved') return 'already_reproved';
  if (version !== seenVersion) return 'changed_meanwhile';
  return isClaimedByOther ? 'claimed_by_other' : undefined;
}

export type FlagFacts = {
  hasPhoto: boolean;
  revision: number;
  storeId: string;
  skus: readonly string[];
  /** The store is one of those that the seller registered with; null when nobody knows. */
  isStoreRegistered: boolean | null;
  /** Other sales of the client with the same invoice number: of other sellers, or of other campaigns (D25). */
  others: readonly { storeId: string; skus: readonly string[] }[];
  /** Kept with the sale since it arrived. */
  signals: readonly SaleSignal[];
};

/** What an auditor should look at twice. Two sellers on one invoice are allowed; the same product twice is not likely to be. */
export function flagsOf({ hasPhoto, revision, storeId, skus, isStoreRegistered, others, signals }: FlagFacts): AuditFlag[] {
  const inStore = others.filter((other) => other.storeId === storeId);
  const raised: [AuditFlag, boolean][] = [
    ['no_photo', !hasPhoto],
    ['invoice_in_store', inStore.length > 0],
    ['same_lines', inStore.some((other) => other.skus.some((sku) => skus.includes(sku)))],
    ['invoice_elsewhere', others.length > inStore.length],
    ['store_not_registered', isStoreRegistered === false],
    ['revised', revision > 1],
  ];
  return [...raised.flatMap(([flag, isRaised]) => (isRaised ? [flag] : [])), ...signals];
}
