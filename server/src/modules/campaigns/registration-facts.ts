import type { RegistrationForm } from '@vitrine/contract/campaigns';
import type { RegistrationFacts } from '@vitrine/domain/campaigns';
import type { LocalDate } from '@vitrine/domain/kernel';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Campaign } from './campaign-rows.ts';
import { memberFacts } from './member-facts.ts';

/** What the judgement of a registration needs to know of a form. */
export async function registrationFacts(
  db: Reader,
  actor: Actor,
  { campaign, form, today }: { campaign: Campaign; form: RegistrationForm; today: LocalDate },
): Promise<RegistrationFacts> {
  const stores = await findStores(db, actor, { campaignId: campaign.id, storeIds: form.chains.flatMap(({ storeIds }) => storeIds) });
  const chains = await findChains(
    db,
    actor,
    form.chains.map(({ retailerId }) => retailerId),
  );
  return {
    campaign,
    today,
    member: await memberFacts(db, actor),
    termsVersion: form.termsVersion,
    agency: form.agencyId === null ? null : await findAgency(db, actor, form.agencyId),
    brandIds: form.brandIds,
    chains: form.chains.map(({ retailerId, storeIds }) => ({
      isKnown: chains.has(retailerId),
      stores: storeIds.map((id) => {
        const store = stores.get(id);
        return store && { isParticipating: store.isParticipating, isOfChain: store.retailerId === retailerId };
      }),
    })),
  };
}

async function findAgency(db: Reader, actor: Actor, agencyId: string): Promise<{ brandIds: string[] } | undefined> {
  const agency = await db
    .selectFrom('campaigns.agency')
    .select('id')
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', agencyId)
    .executeTakeFirst();
  if (!agency) return undefined;
  const brands = await db
    .selectFrom('campaigns.agency_brand')
    .select('brand_id')
    .where('tenant_id', '=', actor.tenantId)
    .where('agency_id', '=', agencyId)
    .execute();
  return { brandIds: brands.map(({ brand_id }) => brand_id) };
}

async function findChains(db: Reader, actor: Actor, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('campaigns.retailer')
    .select('id')
    .where('tenant_id', '=', actor.tenantId)
    .where('id', 'in', ids)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

type FoundStore = { retailerId: string; isParticipating: boolean };

async function findStores(
  db: Reader,
  actor: Actor,
  { campaignId, storeIds }: { campaignId: string; storeIds: readonly string[] },
): Promise<Map<string, FoundStore>> {
  if (storeIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('campaigns.store as store')
    .leftJoin('campaigns.participating_store as part', (join) =>
      join.onRef('part.tenant_id', '=', 'store.tenant_id').onRef('part.store_id', '=', 'store.id').on('part.campaign_id', '=', campaignId),
    )
    .select(['store.id', 'store.retailer_id', 'store.is_active', 'part.store_id as part_id'])
    .where('store.tenant_id', '=', actor.tenantId)
    .where('store.id', 'in', storeIds)
    .execute();
  return new Map(
    rows.map((row) => [row.id, { retailerId: row.retailer_id, isParticipating: row.is_active && row.part_id !== null }] as const),
  );
}
