import type { Balance } from '@vitrine/contract/ledger';
import type { PointState } from '@vitrine/ui';

/** What the points bar shows: confirmed and audited-later points together are what can be used, held ones stand beside them. */
export function partsOf({ available, underAudit, held }: Balance): Partial<Record<PointState, number>> {
  const audit = Math.min(available, underAudit); // part of what is under audit may be held or spent already
  return { earned: available - audit, audit, held };
}

/** Whole days from one local day to another. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
