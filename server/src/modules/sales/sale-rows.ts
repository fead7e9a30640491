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

/** What tables, the audit log and causes of notices call a state: their words are older than the specification's and stay (decision 060). */
const storedWords = { under_audit: 'under_audit', approved: 'approved', reproved: 'refused' } as const satisfies Record<SaleState, string>;
export type StoredState = (typeof storedWords)[SaleState];

/** The word in which a state is stored. */
export const storedState = (state: SaleState): StoredState => storedWords[state];
/** The state that a row stands in. */
export const stateOf = ({ state }: { state: string }): SaleState => {
  const known = saleStates.find((one) => storedWords[one] === state);
  if (!known) throw new Error(`sales: ${state} is no known state`);
  return known;
};

/** The word on a revision; null while nobody said it. */
export function decisionOf(row: Pick<SaleRow, 'decision' | 'decided_at' | 'reason' | 'note'>): Decision | null {
  if (row.decision === null || row.decided_at === null) return null;
  const reason = row.reason === null ? null : knownIn(decisionReasons, row.reason);
  return {
    at: row.decided_at,
    state: knownIn(['approved', 'reproved'], stateOf({ state: row.decision })),
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
