import type { LocalDate, Text } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import { notFound, type Actor } from '../../platform/http/index.ts';
import { parseText } from '../tenancy/index.ts';

/** A store that takes part, as a sale names it. */
export type StoreOfSale = {
  id: string;
  name: string;
  retailerId: string;
  retailer: string;
  city: string;
  country: string;
  /** IANA: the sale's date is a day there (D22). */
  timeZone: string;
  /** Phones and cameras are allowed: the chain's word, unless the store has its own (D70). */
  takesPhotos: boolean;
  /** One that the member registered with. */
  isRegistered: boolean;
};

/** What a sale has to know of its campaign. Days are those of the store's zone. */
export type CampaignForSale = {
  id: string;
  name: Text;
  beginsOn: LocalDate;
  endsOn: LocalDate;
  timeZone: string;
  /** Null: the store does not take part, is closed, or is none of this program (CMP-07). */
  store: StoreOfSale | null;
  /** Whether the member is registered (CMP-02). */
  isRegistered: boolean;
};

/** A published campaign with one of its stores, for the actor or another member. Refuses `not_found` for drafts and other clients' campaigns. */
export async function campaignForSale(
  db: Reader,
  actor: Pick<Actor, 'tenantId' | 'memberId'>,
  { campaignId, storeId, memberId = actor.memberId }: { campaignId: string; storeId: string; memberId?: string },
): Promise<CampaignForSale> {
  const row = await db
    .selectFrom('campaigns.campaign as campaign')
    .leftJoin('campaigns.registration as mine', (join) =>
      join
        .onRef('mine.tenant_id', '=', 'campaign.tenant_id')
        .onRef('mine.campaign_id', '=', 'campaign.id')
        .on('mine.member_id', '=', memberId),
    )
    .leftJoin('campaigns.participating_store as part', (join) =>
      join
        .onRef('part.tenant_id', '=', 'campaign.tenant_id')
        .onRef('part.campaign_id', '=', 'campaign.id')
        .on('part.store_id', '=', storeId),
    )
    .leftJoin('campaigns.store as store', (join) =>
      join.onRef('store.tenant_id', '=', 'part.tenant_id').onRef('store.id', '=', 'part.store_id').on('store.is_active', '=', true),
    )
    .leftJoin('campaigns.retailer as chain', (join) =>
      join.onRef('chain.tenant_id', '=', 'store.tenant_id').onRef('chain.id', '=', 'store.retailer_id'),
    )
    .leftJoin('campaigns.registration_store as own', (join) =>
      join
        .onRef('own.tenant_id', '=', 'store.tenant_id')
        .onRef('own.store_id', '=', 'store.id')
        .onRef('own.registration_id', '=', 'mine.id'),
    )
    .where('campaign.tenant_id', '=', actor.tenantId)
    .where('campaign.id', '=', campaignId)
    .where('campaign.published_at', 'is not', null)
    .select(['campaign.id', 'campaign.name', 'campaign.begins_on', 'campaign.ends_on', 'campaign.time_zone as campaign_zone'])
    .select(['mine.id as mine_id', 'own.store_id as own_id', 'chain.name as retailer', 'store.id as store_id', 'store.name as store_name'])
    .select(['store.retailer_id', 'store.city', 'store.country', 'store.time_zone'])
    .select(sql<boolean>`coalesce(store.takes_photos, chain.takes_photos)`.as('takes_photos'))
    .executeTakeFirst();
  if (!row) throw notFound();
  return {
    id: row.id,
    name: parseText(row.name),
    beginsOn: row.begins_on,
    endsOn: row.ends_on,
    timeZone: row.campaign_zone,
    isRegistered: row.mine_id !== null,
    store: storeIn(row),
  };
}

/** Null where the joins found none. */
type Joined<Row> = { [K in keyof Row]: Row[K] | null };
type StoreColumns = {
  store_id: string;
  store_name: string;
  retailer_id: string;
  retailer: string;
  city: string;
  country: string;
  time_zone: string;
};

function storeIn(row: Joined<StoreColumns> & { takes_photos: boolean; own_id: string | null }): StoreOfSale | null {
  const { store_id: id, store_name: name, retailer_id: retailerId, retailer, city, country, time_zone: timeZone } = row;
  if (id === null || name === null || retailerId === null || retailer === null || city === null || country === null || timeZone === null)
    return null;
  return { id, name, retailerId, retailer, city, country, timeZone, takesPhotos: row.takes_photos, isRegistered: row.own_id !== null };
}
