import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';

/** What a member chose when they registered. */
export type MemberRegistration = {
  id: string;
  agencyId: string;
  brandIds: string[];
  stores: { id: string; retailerId: string; name: string; city: string }[];
  termsVersion: number;
  registeredAt: string;
};

/** The registration of a member in a campaign, the actor's own unless another is named; undefined: none (CMP-02). */
export async function registrationOf(
  db: Reader,
  actor: Pick<Actor, 'tenantId' | 'memberId'>,
  { campaignId, memberId = actor.memberId }: { campaignId: string; memberId?: string },
): Promise<MemberRegistration | undefined> {
  const row = await db
    .selectFrom('campaigns.registration')
    .select(['id', 'agency_id', 'terms_version', 'registered_at'])
    .where('tenant_id', '=', actor.tenantId)
    .where('campaign_id', '=', campaignId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (!row) return undefined;
  const brands = await db
    .selectFrom('campaigns.registration_brand')
    .select('brand_id')
    .where('tenant_id', '=', actor.tenantId)
    .where('registration_id', '=', row.id)
    .orderBy('brand_id')
    .execute();
  const stores = await db
    .selectFrom('campaigns.registration_store as own')
    .innerJoin('campaigns.store as store', (join) =>
      join.onRef('store.tenant_id', '=', 'own.tenant_id').onRef('store.id', '=', 'own.store_id'),
    )
    .select(['store.id', 'store.retailer_id', 'store.name', 'store.city'])
    .where('own.tenant_id', '=', actor.tenantId)
    .where('own.registration_id', '=', row.id)
    .orderBy('store.search_text')
    .orderBy('store.id')
    .execute();
  return {
    id: row.id,
    agencyId: row.agency_id,
    brandIds: brands.map(({ brand_id }) => brand_id),
    stores: stores.map(({ id, retailer_id, name, city }) => ({ id, retailerId: retailer_id, name, city })),
    termsVersion: row.terms_version,
    registeredAt: row.registered_at,
  };
}
