import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { nameFor } from '../campaigns/index.ts';

/** What the rewards of these orders are called, in the person's language; the ledger's statement asks. An order of another tenant is not among them. */
export async function titlesOfOrders(
  db: Reader,
  actor: Actor,
  { orderIds }: { orderIds: readonly string[] },
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('rewards.order as o')
    .innerJoin('rewards.reward as r', (join) => join.onRef('r.tenant_id', '=', 'o.tenant_id').onRef('r.id', '=', 'o.reward_id'))
    .select(['o.id', 'r.title'])
    .where('o.tenant_id', '=', actor.tenantId)
    .where('o.id', 'in', orderIds)
    .execute();
  return new Map(rows.map(({ id, title }) => [id, nameFor(actor, title)]));
}
