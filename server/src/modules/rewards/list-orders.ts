import type { OrderRow } from '@vitrine/contract/rewards';
import type { OrderState } from '@vitrine/domain/rewards';
import { sql } from 'kysely';
import { z } from 'zod';
import { rowCount } from '../../platform/database/index.ts';
import { cursorOf, pageFrom, readCursor, type Actor } from '../../platform/http/index.ts';
import { nameFor } from '../campaigns/index.ts';
import { readingAs } from '../identity/index.ts';
import type { RewardsParts } from './edits.ts';
import { ordersOf } from './order-rows.ts';
import { orderStateOf, sceneOf } from './reward-rows.ts';
import { imagesOf } from './store-rewards.ts';

type Ask = { after?: string | undefined; limit: number; campaignId?: string | undefined; state?: OrderState | undefined };
const Cursor = z.tuple([z.iso.datetime(), z.uuid()]);

/** Nobody reads further, and what a page costs may not hang on how many there are. */
const countedAtMost = 1_000;

/** The member's orders, newest first, and how many there are, counted up to a thousand. */
export async function listOrders(
  parts: Pick<RewardsParts, 'db' | 'storage'>,
  actor: Actor,
  { after, limit, campaignId, state }: Ask,
): Promise<{ items: OrderRow[]; next: string | null; count: number; hasMore: boolean }> {
  const place = readCursor(after, Cursor);
  const db = parts.db.write(); // whoever just ordered must see it
  const isOwn = sql<boolean>`(o.tenant_id = ${actor.tenantId} and o.member_id = ${actor.memberId}
    and ${campaignId === undefined ? sql`true` : sql`o.campaign_id = ${campaignId}`} and ${state === undefined ? sql`true` : sql`o.state = ${state}`})`;
  const found = await ordersOf(db, actor)
    .where(isOwn)
    .$if(place !== undefined, (query) => query.where(sql<boolean>`(o.placed_at, o.id) < (${place?.[0]}::timestamptz, ${place?.[1]}::uuid)`))
    .orderBy('o.placed_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(limit + 1)
    .execute();
  const counted = db
    .selectFrom('rewards.order as o')
    .where('o.tenant_id', '=', actor.tenantId)
    .where(isOwn)
    .select('o.id')
    .limit(countedAtMost + 1);
  const { count } = await db.selectFrom(counted.as('one')).select(rowCount).executeTakeFirstOrThrow();
  const { rows, next } = pageFrom(found, limit, (row) => cursorOf(row.placed_at, row.id));
  const images = await imagesOf(parts, db, actor, rows);
  const items = rows.map((row) => ({
    id: row.id,
    number: row.number,
    state: orderStateOf(row.state),
    reward: {
      id: row.reward_id,
      title: nameFor(actor, row.title),
      scene: sceneOf(row.scene),
      image: images.get(row.image_file_id ?? '') ?? null,
    },
    points: row.points,
    placedAt: row.placed_at,
    updatedAt: row.updated_at,
  }));
  return { items, next, count: Math.min(count, countedAtMost), hasMore: count > countedAtMost };
}

/** The orders of a member of the client, read by staff. Refuses `not_found`. */
export async function listPersonOrders(
  parts: Pick<RewardsParts, 'db' | 'storage'>,
  actor: Actor,
  { memberId, ...ask }: Ask & { memberId: string },
): ReturnType<typeof listOrders> {
  return listOrders(parts, await readingAs(parts.db.write(), actor, { memberId }), ask);
}
