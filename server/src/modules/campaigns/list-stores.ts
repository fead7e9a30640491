import type { StoreRow } from '@vitrine/contract/campaigns';
import { storeSearchOf } from '@vitrine/domain/campaigns';
import { dayIn } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import { z } from 'zod';
import { cursorOf, pageFrom, readCursor, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { containing, startingWith } from './patterns.ts';
import { getPublished } from './queries.ts';

type Ask = {
  campaignId: string;
  after?: string | undefined;
  limit: number;
  search?: string | undefined;
  retailerId?: string | undefined;
  isOwn?: boolean | undefined;
};
/** 0: own, 1: takes part, 2: does not. */
const Cursor = z.tuple([z.int().min(0).max(2), z.string(), z.uuid()]);

/**
 * Stores by the beginning of their tax id or words of their name: the member's own first, then those that take part. A search finds those
 * that do not, too, for the answer that somebody looks for is "this one does not take part" (CMP-07). Refuses `not_found` for the campaign.
 */
export async function listStores(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: Actor,
  { campaignId, after, limit, search = '', retailerId, isOwn }: Ask,
): Promise<{ items: StoreRow[]; next: string | null }> {
  const place = readCursor(after, Cursor);
  await getPublished(db.read(), actor, { campaignId });
  const sought = storeSearchOf(search);
  const rank = sql<number>`case when own.store_id is not null then 0 when part.store_id is not null then 1 else 2 end`;
  const found = await db
    .read()
    .selectFrom('campaigns.store as store')
    .innerJoin('campaigns.retailer as chain', (join) =>
      join.onRef('chain.tenant_id', '=', 'store.tenant_id').onRef('chain.id', '=', 'store.retailer_id'),
    )
    .leftJoin('campaigns.participating_store as part', (join) =>
      join.onRef('part.tenant_id', '=', 'store.tenant_id').onRef('part.store_id', '=', 'store.id').on('part.campaign_id', '=', campaignId),
    )
    .leftJoin('campaigns.registration as mine', (join) =>
      join
        .onRef('mine.tenant_id', '=', 'store.tenant_id')
        .on('mine.campaign_id', '=', campaignId)
        .on('mine.member_id', '=', actor.memberId),
    )
    .leftJoin('campaigns.registration_store as own', (join) =>
      join
        .onRef('own.tenant_id', '=', 'store.tenant_id')
        .onRef('own.store_id', '=', 'store.id')
        .onRef('own.registration_id', '=', 'mine.id'),
    )
    .where('store.tenant_id', '=', actor.tenantId)
    .where('store.is_active', '=', true)
    .$if(retailerId !== undefined, (query) => query.where('store.retailer_id', '=', retailerId ?? ''))
    .$if(isOwn === true, (query) => query.where('own.store_id', 'is not', null))
    .$if(sought === undefined, (query) => query.where('part.store_id', 'is not', null))
    .$if(sought?.kind === 'tax_id', (query) =>
      query.where('store.tax_digits', 'like', startingWith(sought?.kind === 'tax_id' ? sought.digits : '')),
    )
    .$if(sought?.kind === 'name', (query) =>
      query.where((row) =>
        row.and((sought?.kind === 'name' ? sought.words : []).map((word) => row('store.search_text', 'like', containing(word)))),
      ),
    )
    .$if(place !== undefined, (query) =>
      query.where(sql<boolean>`(${rank}, store.search_text, store.id) > (${place?.[0]}::int, ${place?.[1]}, ${place?.[2]}::uuid)`),
    )
    .select(['store.id', 'store.name', 'store.retailer_id', 'chain.name as retailer', 'store.city', 'store.state', 'store.country'])
    .select(['store.tax_id', 'store.time_zone', 'store.search_text', 'part.store_id as part_id', 'own.store_id as own_id'])
    .select(sql<boolean>`coalesce(store.takes_photos, chain.takes_photos)`.as('takes_photos'))
    .select(rank.as('rank'))
    .orderBy('rank')
    .orderBy('store.search_text')
    .orderBy('store.id')
    .limit(limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, limit, (row) => cursorOf(row.rank, row.search_text, row.id));
  const items = rows.map((row) => ({
    id: row.id,
    name: row.name,
    retailerId: row.retailer_id,
    retailer: row.retailer,
    city: row.city,
    state: row.state,
    country: row.country,
    taxId: row.tax_id ?? '',
    timeZone: row.time_zone,
    today: dayIn(row.time_zone, clock.now()),
    takesPhotos: row.takes_photos,
    isParticipating: row.part_id !== null,
    isOwn: row.own_id !== null,
  }));
  return { items, next };
}
