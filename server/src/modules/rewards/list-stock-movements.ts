import type { StockMovement } from '@vitrine/contract/rewards';
import { stockMoves } from '@vitrine/domain/rewards';
import { sql } from 'kysely';
import { z } from 'zod';
import { cursorOf, notFound, pageFrom, readCursor, type Actor } from '../../platform/http/index.ts';
import type { RewardsParts } from './edits.ts';
import { known } from './reward-rows.ts';

type Ask = { rewardId: string; after?: string | undefined; limit: number };
type Page = { items: StockMovement[]; next: string | null; received: number; adjusted: number; ordered: number; stock: number };
const Cursor = z.tuple([z.uuid()]);

/** What came in and what was corrected, newest first, with the sums that stock must be. Refuses `not_found`. */
export async function listStockMovements({ db }: Pick<RewardsParts, 'db'>, actor: Actor, { rewardId, after, limit }: Ask): Promise<Page> {
  const place = readCursor(after, Cursor);
  const now = db.write();
  const stock = await now
    .selectFrom('rewards.stock')
    .select(['units', 'ordered'])
    .where('tenant_id', '=', actor.tenantId)
    .where('reward_id', '=', rewardId)
    .executeTakeFirst();
  if (!stock) throw notFound();
  const movements = now
    .selectFrom('rewards.stock_movement as m')
    .where('m.tenant_id', '=', actor.tenantId)
    .where('m.reward_id', '=', rewardId);
  const sums = await movements
    .select(sql<number>`coalesce(sum(m.units) filter (where m.kind = 'received'), 0)`.as('received'))
    .select(sql<number>`coalesce(sum(m.units) filter (where m.kind = 'adjusted'), 0)`.as('adjusted'))
    .executeTakeFirstOrThrow();
  const found = await movements
    .innerJoin('identity.member as by', (join) => join.onRef('by.tenant_id', '=', 'm.tenant_id').onRef('by.id', '=', 'm.by_member_id'))
    .innerJoin('identity.person as person', 'person.id', 'by.person_id')
    .$if(place !== undefined, (query) => query.where('m.id', '<', place?.[0] ?? ''))
    .select(['m.id', 'm.kind', 'm.units', 'm.note', 'm.created_at', 'person.full_name'])
    .orderBy('m.id', 'desc')
    .limit(limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, limit, (row) => cursorOf(row.id));
  const items = rows.map((row) => ({
    id: row.id,
    kind: known(stockMoves, row.kind),
    units: row.units,
    note: row.note,
    by: row.full_name,
    at: row.created_at,
  }));
  return { items, next, received: Number(sums.received), adjusted: Number(sums.adjusted), ordered: stock.ordered, stock: stock.units };
}
