import type { LocalDate, Text } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { getPublished } from './queries.ts';

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
  const { id, name, beginsOn, endsOn, timeZone } = await getPublished(db, actor, { campaignId });
  const registration = await db
    .selectFrom('campaigns.registration')
    .select('id')
    .where('tenant_id', '=', actor.tenantId)
    .where('campaign_id', '=', campaignId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  const store = await db
    .selectFrom('campaigns.participating_store as part')
    .innerJoin('campaigns.store as store', (join) =>
      join.onRef('store.tenant_id', '=', 'part.tenant_id').onRef('store.id', '=', 'part.store_id'),
    )
    .innerJoin('campaigns.retailer as chain', (join) =>
      join.onRef('chain.tenant_id', '=', 'store.tenant_id').onRef('chain.id', '=', 'store.retailer_id'),
    )
    .leftJoin('campaigns.registration_store as own', (join) =>
      join
        .onRef('own.tenant_id', '=', 'part.tenant_id')
        .onRef('own.store_id', '=', 'part.store_id')
        .on('own.registration_id', '=', registration?.id ?? null),
    )
    .where('part.tenant_id', '=', actor.tenantId)
    .where('part.campaign_id', '=', campaignId)
    .where('part.store_id', '=', storeId)
    .where('store.is_active', '=', true)
    .select(['store.id', 'store.name', 'store.retailer_id', 'chain.name as retailer', 'store.city', 'store.country', 'store.time_zone'])
    .select(sql<boolean>`coalesce(store.takes_photos, chain.takes_photos)`.as('takes_photos'))
    .select('own.store_id as own_id')
    .executeTakeFirst();
  return {
    id,
    name,
    beginsOn,
    endsOn,
    timeZone,
    isRegistered: registration !== undefined,
    store: store
      ? {
          id: store.id,
          name: store.name,
          retailerId: store.retailer_id,
          retailer: store.retailer,
          city: store.city,
          country: store.country,
          timeZone: store.time_zone,
          takesPhotos: store.takes_photos,
          isRegistered: store.own_id !== null,
        }
      : null,
  };
}
