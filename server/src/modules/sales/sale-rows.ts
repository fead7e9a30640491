import type { Decision, SaleLine } from '@vitrine/contract/sales';
import { productTypes } from '@vitrine/domain/campaigns';
import { decisionReasons, isCorrectable, judgeRevision, saleStates, type SaleState } from '@vitrine/domain/sales';
import type { Actor } from '../../platform/http/index.ts';
import { nameFor, productTypeName } from '../campaigns/index.ts';
import { parseExplanation } from '../ledger/index.ts';
import type { LineRow, SaleRow } from './queries.ts';

/** A stored word, which only this room writes. */
export function knownIn<W extends string>(words: readonly W[], word: string): W {
  const known = words.find((one) => one === word);
  if (!known) throw new Error(`sales: ${word} is no known word`);
  return known;
}

export const stateOf = ({ state }: { state: string }): SaleState => knownIn(saleStates, state);

/** The word on a revision; null while nobody said it. */
export function decisionOf(row: Pick<SaleRow, 'decision' | 'decided_at' | 'reason' | 'note'>): Decision | null {
  if (row.decision === null || row.decided_at === null) return null;
  const reason = row.reason === null ? null : knownIn(decisionReasons, row.reason);
  return {
    at: row.decided_at,
    state: knownIn(['approved', 'refused'], row.decision),
    reason,
    note: row.note ?? '',
    isCorrectable: reason !== null && isCorrectable(reason),
  };
}

/** What the seller may do with it now. */
export const canOf = (row: Pick<SaleRow, 'state' | 'decision' | 'decided_at' | 'reason' | 'note'>) => ({
  revise: judgeRevision({ state: stateOf(row), reason: decisionOf(row)?.reason ?? null }) === undefined,
});

export const lineOf = (actor: Pick<Actor, 'locale'>, row: LineRow): SaleLine => ({
  id: row.id,
  sku: row.sku,
  name: nameFor(actor, row.name),
  productType: knownIn(productTypes, row.product_type),
  productTypeName: productTypeName(actor, knownIn(productTypes, row.product_type)),
  formFactor: row.form_factor,
  brand: row.brand,
  processor: row.processor,
  generation: row.generation,
  quantity: row.quantity,
  points: row.points,
  experience: row.experience,
  explanation: parseExplanation(row.explanation),
});
