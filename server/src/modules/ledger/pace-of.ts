import type { LocalDate } from '@vitrine/domain/kernel';
import type { Reader } from '../../platform/database/index.ts';
import type { LedgerActor } from './asks.ts';
import { parseExplanation } from './stored-explanation.ts';

/** `firstOn`: the day of the first of it; null: nothing. */
export type PaceOf = { points: number; units: number; firstOn: LocalDate | null; products: { sku: string; units: number }[] };

/** What a member earned in a campaign since a day, and which products they sold for it, most often sold first; what was taken back counts for nothing. */
export async function paceOf(
  db: Reader,
  { tenantId }: LedgerActor,
  { memberId, campaignId, since }: { memberId: string; campaignId: string; since: LocalDate },
): Promise<PaceOf> {
  const rows = await db
    .selectFrom('ledger.entry as e')
    .innerJoin('ledger.account as a', (join) => join.onRef('a.tenant_id', '=', 'e.tenant_id').onRef('a.id', '=', 'e.to_id'))
    .leftJoin('ledger.entry as back', (join) => join.onRef('back.tenant_id', '=', 'e.tenant_id').onRef('back.reverses_id', '=', 'e.id'))
    .select(['e.amount', 'e.reason_kind', 'e.explanation', 'e.effective_on'])
    .where('a.tenant_id', '=', tenantId)
    .where('a.member_id', '=', memberId)
    .where('a.book_id', '=', campaignId)
    .where('a.currency', '=', 'points')
    .where('a.role', '=', 'available')
    .where('e.code', '=', 'credit')
    .where('e.effective_on', '>=', since)
    .where('back.id', 'is', null)
    .execute();
  const sold = new Map<string, number>();
  for (const { reason_kind, explanation } of rows) {
    const why = reason_kind === 'sale_line' ? parseExplanation(explanation) : null;
    if (why === null) continue;
    const { product, quantity } = why;
    sold.set(product.sku, (sold.get(product.sku) ?? 0) + quantity);
  }
  return {
    points: rows.reduce((sum, { amount }) => sum + amount, 0),
    units: [...sold.values()].reduce((sum, units) => sum + units, 0),
    firstOn: rows.map(({ effective_on }) => effective_on).toSorted()[0] ?? null,
    products: [...sold]
      .map(([sku, units]) => ({ sku, units }))
      .toSorted((one, other) => other.units - one.units || (one.sku < other.sku ? -1 : 1)),
  };
}
