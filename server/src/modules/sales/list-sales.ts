import type { SaleRow as Listed } from '@vitrine/contract/sales';
import type { SaleState } from '@vitrine/domain/sales';
import { sql } from 'kysely';
import { z } from 'zod';
import { cursorOf, pageFrom, readCursor, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { nameFor } from '../campaigns/index.ts';
import { readingAs } from '../identity/index.ts';
import { listLines, salesOf } from './queries.ts';
import { canOf, decisionOf, stateOf, storedState } from './sale-rows.ts';

type Ask = { campaignId?: string | undefined; state?: SaleState | undefined; after?: string | undefined; limit: number };
const Place = z.tuple([z.iso.datetime(), z.uuid()]);
/** Product names that a row has room for. */
const namesShown = 3;

/** The actor's sales, the newest first report first, a page by keyset. */
export async function listSales(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { campaignId, state, after, limit }: Ask,
): Promise<{ items: Listed[]; next: string | null }> {
  const place = readCursor(after, Place);
  const found = await salesOf(db.read(), actor)
    .where('s.member_id', '=', actor.memberId)
    .$if(campaignId !== undefined, (query) => query.where('s.campaign_id', '=', campaignId ?? ''))
    .$if(state !== undefined, (query) => query.where('s.state', '=', state === undefined ? '' : storedState(state)))
    .$if(place !== undefined, (query) =>
      query.where(sql<boolean>`(s.reported_at, s.id) < (${place?.[0]}::timestamptz, ${place?.[1]}::uuid)`),
    )
    .orderBy('s.reported_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, limit, (last) => cursorOf(last.reported_at, last.id));
  const lines = Map.groupBy(await listLines(db.read(), actor, { saleIds: rows.map(({ id }) => id) }), ({ sale_id }) => sale_id);
  const items = rows.map((row) => ({
    id: row.id,
    campaignId: row.campaign_id,
    state: stateOf(row),
    invoiceNumber: row.invoice_number,
    saleDate: row.sale_date,
    storeName: row.store_name,
    products: (lines.get(row.id) ?? []).slice(0, namesShown).map(({ name }) => nameFor(actor, name)),
    lines: lines.get(row.id)?.length ?? 0,
    points: row.points,
    experience: row.experience,
    reportedAt: row.reported_at,
    decision: decisionOf(row),
    can: canOf(row),
  }));
  return { items, next };
}

/** The sales of a member of the client, read by staff. Refuses `not_found`. */
export async function listPersonSales(
  parts: Pick<Platform, 'db'>,
  actor: Actor,
  { memberId, ...ask }: Ask & { memberId: string },
): Promise<{ items: Listed[]; next: string | null }> {
  return listSales(parts, await readingAs(parts.db.read(), actor, { memberId }), ask);
}
