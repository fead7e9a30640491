import type { RewardRow } from '@vitrine/contract/rewards';
import { searchable } from '@vitrine/domain/catalog';
import type { RewardState } from '@vitrine/domain/rewards';
import { sql } from 'kysely';
import { z } from 'zod';
import { rowCount, wholeCount, type Reader } from '../../platform/database/index.ts';
import { cursorOf, pageFrom, readCursor, type Actor } from '../../platform/http/index.ts';
import { nameFor } from '../campaigns/index.ts';
import type { RewardsParts } from './edits.ts';
import { rewardsOf } from './queries.ts';
import { containing, rewardStateOf, sceneOf } from './reward-rows.ts';

type Ask = {
  after?: string | undefined;
  limit: number;
  search?: string | undefined;
  state?: RewardState | undefined;
  categoryId?: string | undefined;
};
const Cursor = z.tuple([z.iso.datetime(), z.uuid()]);

/** Rewards in every state, the newest change first. */
export async function listRewardsToManage(
  { db }: Pick<RewardsParts, 'db'>,
  actor: Actor,
  { after, limit, ...ask }: Ask,
): Promise<{ items: RewardRow[]; next: string | null }> {
  const place = readCursor(after, Cursor);
  const found = await rewardsMeant(db.read(), actor, ask)
    .$if(place !== undefined, (query) =>
      query.where(sql<boolean>`(r.updated_at, r.id) < (${place?.[0]}::timestamptz, ${place?.[1]}::uuid)`),
    )
    .select(['r.id', 'r.title', 'r.scene', 'r.state', 'r.price', 'r.updated_at', 's.units', 's.ordered'])
    .select(['c.name as category', 'd.name as department'])
    .orderBy('r.updated_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, limit, (row) => cursorOf(row.updated_at, row.id));
  const items = rows.map((row) => ({
    id: row.id,
    title: nameFor(actor, row.title),
    category: nameFor(actor, row.category),
    department: nameFor(actor, row.department),
    scene: sceneOf(row.scene),
    state: rewardStateOf(row.state),
    price: row.price,
    stock: row.units,
    orders: row.ordered,
    updatedAt: row.updated_at,
  }));
  return { items, next };
}

/** How many rewards those filters find. */
export const countRewards = ({ db }: Pick<RewardsParts, 'db'>, actor: Actor, ask: Filter) =>
  rewardsMeant(db.read(), actor, ask).select(rowCount).executeTakeFirstOrThrow().then(wholeCount);

type Filter = Omit<Ask, 'after' | 'limit'>;

const rewardsMeant = (db: Reader, actor: Actor, { search = '', state, categoryId }: Filter) =>
  rewardsOf(db, actor)
    .$if(search !== '', (query) => query.where('r.search_text', 'like', containing(searchable(search))))
    .$if(state !== undefined, (query) => query.where('r.state', '=', state ?? ''))
    .$if(categoryId !== undefined, (query) => query.where('r.category_id', '=', categoryId ?? ''));
