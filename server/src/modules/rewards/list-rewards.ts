import type { PayingCampaign, RewardCard, StoreLevel } from '@vitrine/contract/rewards';
import { searchable } from '@vitrine/domain/catalog';
import type { RewardSort } from '@vitrine/domain/rewards';
import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import { cursorOf, pageFrom, readCursor, type Actor } from '../../platform/http/index.ts';
import { levelOf } from '../levels/index.ts';
import { payableCampaigns, payingCampaign, shownCampaign } from './paying-campaign.ts';
import { containing } from './reward-rows.ts';
import { cardOf, finishedFor, imagesOf, storeRewards, type StoreParts, type StoreReward } from './store-rewards.ts';

type Ask = {
  after?: string | undefined;
  limit: number;
  campaignId?: string | undefined;
  search?: string | undefined;
  departmentId?: string | undefined;
  categoryId?: string | undefined;
  isAffordable?: boolean | undefined;
  isFavourite?: boolean | undefined;
  sort: RewardSort;
};
type Page = {
  items: RewardCard[];
  next: string | null;
  count: number;
  campaign: PayingCampaign;
  level: StoreLevel;
  payable: { id: string; name: string; available: number }[];
};
const byNumber = z.tuple([z.int().min(0).max(2_000_000_000), z.uuid()]);
const byInstant = z.tuple([z.iso.datetime(), z.uuid()]);

/** Rewards in the store by search, filters and order (RWD-01), each with what keeps the member from it. Refuses `not_found` for a campaign that is none. */
export async function listRewards(parts: StoreParts, actor: Actor, ask: Ask): Promise<Page> {
  const db = parts.db.read();
  const paying = await payingCampaign(parts, db, actor, ask);
  const { by, way, cursor, keyOf } = orders[ask.sort];
  const place = readCursor(ask.after, cursor); // one of another order is refused
  const shown = () =>
    narrowed(storeRewards(db, actor, { campaignId: paying?.campaign.id ?? null }), { ask, available: paying?.available ?? 0 });
  const found = await shown()
    .$if(place !== undefined, (query) =>
      query.where(sql<boolean>`(${by}, r.id) ${way === 'asc' ? sql`>` : sql`<`} (${place?.[0]}, ${place?.[1]}::uuid)`),
    )
    .orderBy(by, way)
    .orderBy('r.id', way)
    .limit(ask.limit + 1)
    .execute();
  const { count } = await shown()
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const { rows, next } = pageFrom(found, ask.limit, (row) => cursorOf(keyOf(row), row.id));
  const trainings = await finishedFor(parts, db, actor, rows);
  const images = await imagesOf(parts, db, actor, rows);
  const level = await levelOf(db, actor);
  const eligibility = { available: paying?.available ?? 0, isSpendable: paying?.isSpendable ?? false, trainings, rank: level.rank };
  const items = rows.map((row) =>
    cardOf(parts, actor, { row, eligibility, image: images.get(row.image_file_id ?? '') ?? null, levelNames: level.names }),
  );
  return {
    items,
    next,
    count: Number(count),
    campaign: shownCampaign(actor, paying),
    payable: await payableCampaigns(parts, db, actor),
    level: { rank: level.rank, name: level.name, experience: paying?.experience ?? 0 },
  };
}

type Shown = ReturnType<typeof storeRewards>;
const narrowed = (query: Shown, { ask, available }: { ask: Ask; available: number }): Shown => {
  const { search = '', departmentId, categoryId, isAffordable, isFavourite } = ask;
  return query
    .where('r.state', '=', 'published')
    .$if(search !== '', (shown) => shown.where('r.search_text', 'like', containing(searchable(search))))
    .$if(departmentId !== undefined, (shown) => shown.where('c.department_id', '=', departmentId ?? ''))
    .$if(categoryId !== undefined, (shown) => shown.where('r.category_id', '=', categoryId ?? ''))
    .$if(isAffordable === true, (shown) => shown.where('r.price', '<=', available))
    .$if(isFavourite === true, (shown) => shown.where('f.subject_id', 'is not', null));
};

type Order = {
  by: RawBuilder<unknown>;
  way: 'asc' | 'desc';
  cursor: typeof byNumber | typeof byInstant;
  keyOf: (row: StoreReward) => string | number;
};

/** What each order of the store sorts by; ids settle what is equal. */
const orders: Record<RewardSort, Order> = {
  popularity: { by: sql`s.ordered`, way: 'desc', cursor: byNumber, keyOf: (row) => row.ordered },
  price_low: { by: sql`r.price`, way: 'asc', cursor: byNumber, keyOf: (row) => row.price },
  price_high: { by: sql`r.price`, way: 'desc', cursor: byNumber, keyOf: (row) => row.price },
  newest: { by: sql`r.published_at`, way: 'desc', cursor: byInstant, keyOf: (row) => row.published_at ?? '' },
};
