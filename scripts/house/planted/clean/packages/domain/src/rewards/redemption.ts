import type { Verdict } from '../kernel/index.ts';
import { canHold } from '../ledger/index.ts';

export const redemptionRefusals = ['out_of_stock', 'insufficient_points'] as const;

/** The order of the checks is the order in which a person can act on them. */
export function judgeRedemption(balance: number, price: number, stock: number): Verdict<(typeof redemptionRefusals)[number]> {
  if (stock < 1) return { ok: false, refusal: 'out_of_stock' };
  return canHold(balance, price) ? { ok: true } : { ok: false, refusal: 'insufficient_points' };
}
