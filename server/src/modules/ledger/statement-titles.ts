import { z } from 'zod';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';

/** Port of the ledger: the titles of what these orders are of, in the person's language, answered by rewards through `app.ts`. */
export type TitlesOfOrders = (actor: Actor, ask: { orderIds: readonly string[] }) => Promise<ReadonlyMap<string, string>>;

type Row = { explanation: unknown; reverses_id: string | null; reason_kind: string; reason_id: string };

const Sold = z.object({ product: z.object({ name: z.string() }) });
const soldIn = (explanation: unknown): string | null => Sold.safeParse(explanation).data?.product.name ?? null;

/**
 * What each row of a page is about: a credit tells it itself, a take-back by the credit that it undoes, an order by its reward. Two look-ups by
 * key for a page, and none for a page of credits.
 */
export async function titlesOf(
  { db, titlesOfOrders }: { db: Reader; titlesOfOrders: TitlesOfOrders },
  actor: Actor,
  rows: readonly Row[],
): Promise<(row: Row) => string | null> {
  const undone = rows.flatMap(({ reverses_id: id }) => id ?? []);
  const orderIds = [...new Set(rows.flatMap(({ reason_kind: kind, reason_id: id }) => (kind === 'order' ? [id] : [])))];
  const [sold, ordered] = await Promise.all([
    undone.length === 0 ? new Map<string, string | null>() : soldBefore(db, actor, undone),
    orderIds.length === 0 ? new Map<string, string>() : titlesOfOrders(actor, { orderIds }),
  ]);
  return ({ explanation, reverses_id: undoes, reason_kind: kind, reason_id: id }) =>
    (kind === 'order' ? ordered.get(id) : undoes === null ? soldIn(explanation) : sold.get(undoes)) ?? null;
}

async function soldBefore(db: Reader, actor: Actor, entryIds: readonly string[]): Promise<Map<string, string | null>> {
  const credits = await db
    .selectFrom('ledger.entry')
    .select(['id', 'explanation'])
    .where('tenant_id', '=', actor.tenantId)
    .where('id', 'in', entryIds)
    .execute();
  return new Map(credits.map(({ id, explanation }) => [id, soldIn(explanation)]));
}
