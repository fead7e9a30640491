import type { CampaignStoreRow, StoreToManage } from '@vitrine/contract/campaigns';
import { storeSearchOf } from '@vitrine/domain/campaigns';
import { sql } from 'kysely';
import { z } from 'zod';
import { rowCount, wholeCount, type Reader } from '../../platform/database/index.ts';
import { cursorOf, pageFrom, readCursor, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { containing, startingWith } from './patterns.ts';
import { getCampaignRow } from './queries.ts';

type Ask = {
  after?: string | undefined;
  limit: number;
  search?: string | undefined;
  retailerId?: string | undefined;
  country?: string | undefined;
  city?: string | undefined;
};
const Cursor = z.tuple([z.string(), z.uuid()]);

/** Stores of the program by name, open or not. */
export async function listStoresToManage(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { isActive, ...ask }: Ask & { isActive?: boolean | undefined },
): Promise<{ items: StoreToManage[]; next: string | null }> {
  const found = await storesBy(db.read(), actor, ask)
    .$if(isActive !== undefined, (query) => query.where('store.is_active', '=', isActive ?? true))
    .execute();
  const { rows, next } = pageFrom(found, ask.limit, (row) => cursorOf(row.search_text, row.id));
  const items = rows.map(({ id, name, retailer, tax_id, city, country, time_zone, takes_photos, is_active }) => ({
    id,
    name,
    retailer,
    taxId: tax_id ?? '',
    city,
    country,
    timeZone: time_zone,
    takesPhotos: takes_photos,
    isActive: is_active,
  }));
  return { items, next };
}

/** How many stores those filters find. */
export const countStores = (
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { isActive, ...ask }: Omit<Ask, 'after' | 'limit'> & { isActive?: boolean | undefined },
) =>
  storesMeant(db.read(), actor, ask)
    .$if(isActive !== undefined, (query) => query.where('store.is_active', '=', isActive ?? true))
    .select(rowCount)
    .executeTakeFirstOrThrow()
    .then(wholeCount);

/** Open stores of the program and whether they take part in a campaign (CMP-07). Refuses `not_found`. */
export async function listCampaignStores(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { campaignId, isParticipating, ...ask }: Ask & { campaignId: string; isParticipating?: boolean | undefined },
): Promise<{ items: CampaignStoreRow[]; next: string | null }> {
  await getCampaignRow(db.read(), actor, { campaignId });
  const found = await storesBy(db.read(), actor, ask)
    .leftJoin('campaigns.participating_store as part', (join) =>
      join.onRef('part.tenant_id', '=', 'store.tenant_id').onRef('part.store_id', '=', 'store.id').on('part.campaign_id', '=', campaignId),
    )
    .where('store.is_active', '=', true)
    .$if(isParticipating === true, (query) => query.where('part.store_id', 'is not', null))
    .$if(isParticipating === false, (query) => query.where('part.store_id', 'is', null))
    .select('part.store_id as part_id')
    .execute();
  const { rows, next } = pageFrom(found, ask.limit, (row) => cursorOf(row.search_text, row.id));
  const items = rows.map(({ id, name, retailer, city, country, tax_id, part_id }) => ({
    id,
    name,
    retailer,
    city,
    country,
    taxId: tax_id ?? '',
    isParticipating: part_id !== null,
  }));
  return { items, next };
}

/** What both lists ask alike: one row more than the page has. */
function storesBy(db: Reader, actor: Actor, { after, limit, ...ask }: Ask) {
  const place = readCursor(after, Cursor);
  return storesMeant(db, actor, ask)
    .$if(place !== undefined, (query) => query.where(sql<boolean>`(store.search_text, store.id) > (${place?.[0]}, ${place?.[1]}::uuid)`))
    .select(['store.id', 'store.name', 'chain.name as retailer', 'store.tax_id', 'store.city', 'store.country', 'store.time_zone'])
    .select(['store.is_active', 'store.search_text'])
    .select(sql<boolean>`coalesce(store.takes_photos, chain.takes_photos)`.as('takes_photos'))
    .orderBy('store.search_text')
    .orderBy('store.id')
    .limit(limit + 1);
}

/** The stores that filters of a list find. */
export function storesMeant(db: Reader, actor: Actor, { search = '', retailerId, country, city }: Omit<Ask, 'after' | 'limit'>) {
  const sought = storeSearchOf(search);
  return db
    .selectFrom('campaigns.store as store')
    .innerJoin('campaigns.retailer as chain', (join) =>
      join.onRef('chain.tenant_id', '=', 'store.tenant_id').onRef('chain.id', '=', 'store.retailer_id'),
    )
    .where('store.tenant_id', '=', actor.tenantId)
    .$if(retailerId !== undefined, (query) => query.where('store.retailer_id', '=', retailerId ?? ''))
    .$if(country !== undefined, (query) => query.where('store.country', '=', country ?? ''))
    .$if(city !== undefined, (query) => query.where(sql<boolean>`lower(store.city) = lower(${city ?? ''})`))
    .$if(sought?.kind === 'tax_id', (query) =>
      query.where('store.tax_digits', 'like', startingWith(sought?.kind === 'tax_id' ? sought.digits : '')),
    )
    .$if(sought?.kind === 'name', (query) =>
      query.where((row) =>
        row.and((sought?.kind === 'name' ? sought.words : []).map((word) => row('store.search_text', 'like', containing(word)))),
      ),
    );
}
