import { taxIdOf } from '@vitrine/domain/campaigns';
import type { Tx } from '../../platform/database/index.ts';
import { type Actor, refuseFields } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordOnProgram } from './edits.ts';
import { countsOf } from './get-campaign-to-manage.ts';
import { storesMeant } from './list-stores-to-manage.ts';
import { lockCampaign } from './queries.ts';

type Filter = { search?: string | undefined; retailerId?: string | undefined; country?: string | undefined; city?: string | undefined };
type Ask = { campaignId: string; add: string[]; remove: string[]; addTaxIds: string[]; all: (Filter & { isIn: boolean }) | null };

/**
 * Lets stores take part in a campaign, or no longer (CMP-07); registrations and sales that are there stay. All or nothing: refuses
 * `not_found`, and `store_unknown` and `store_outside_countries` at `add.N` and `addTaxIds.N`.
 */
export function setCampaignStores(
  parts: Pick<Platform, 'db' | 'clock' | 'newId'>,
  actor: Actor,
  { campaignId, add, remove: taken, addTaxIds, all }: Ask,
): Promise<{ stores: number }> {
  return parts.db.transaction(async (tx) => {
    const { countries } = await lockCampaign(tx, actor, { campaignId });
    const { isIn, ...filter } = all ?? { isIn: false };
    const found = all ? await openStores(tx, actor, { filter, countries: isIn ? countries : [] }) : [];
    const storeIds = [...new Set([...(await knownStores(tx, actor, { add, addTaxIds, countries })), ...(isIn ? found : [])])];
    const remove = [...taken, ...(isIn ? [] : found)];
    if (remove.length > 0)
      await tx
        .deleteFrom('campaigns.participating_store')
        .where('tenant_id', '=', actor.tenantId)
        .where('campaign_id', '=', campaignId)
        .where('store_id', 'in', remove)
        .execute();
    if (storeIds.length > 0)
      await tx
        .insertInto('campaigns.participating_store')
        .values(
          storeIds.map((store_id) => ({
            tenant_id: actor.tenantId,
            campaign_id: campaignId,
            store_id,
            added_at: parts.clock.now(),
          })),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    await recordOnProgram(parts, tx, actor, {
      subject: 'campaign',
      subjectId: campaignId,
      what: 'campaign.stores_set',
      before: null,
      after: { added: storeIds, removed: remove },
    });
    const { stores } = await countsOf(tx, actor, { campaignId });
    return { stores };
  });
}

/** Open stores that the filters find, of these countries where there are some. */
async function openStores(
  tx: Tx,
  actor: Actor,
  { filter, countries }: { filter: Filter; countries: readonly string[] },
): Promise<string[]> {
  const rows = await storesMeant(tx, actor, filter)
    .where('store.is_active', '=', true)
    .$if(countries.length > 0, (query) => query.where('store.country', 'in', [...countries]))
    .select('store.id')
    .orderBy('store.id')
    .execute();
  return rows.map(({ id }) => id);
}

type Known = Pick<Ask, 'add' | 'addTaxIds'> & { countries: readonly string[] };

async function knownStores(tx: Tx, actor: Actor, { add, addTaxIds, countries }: Known): Promise<string[]> {
  const taxIds = addTaxIds.map((taxId) => taxIdOf(taxId) ?? '');
  const rows = await tx
    .selectFrom('campaigns.store')
    .select(['id', 'tax_id', 'country'])
    .where('tenant_id', '=', actor.tenantId)
    .where((row) =>
      row.or([...(add.length > 0 ? [row('id', 'in', add)] : []), ...(taxIds.length > 0 ? [row('tax_id', 'in', taxIds)] : [])]),
    )
    .execute();
  const countryOf = new Map(rows.map(({ id, country }) => [id, country]));
  const wrongWith = (id: string | undefined) => {
    const country = countryOf.get(id ?? '');
    if (country === undefined) return 'store_unknown';
    return countries.length > 0 && !countries.includes(country) ? 'store_outside_countries' : undefined;
  };
  const byTaxId = new Map(rows.flatMap(({ id, tax_id }): [string, string][] => (tax_id === null ? [] : [[tax_id, id]])));
  refuseFields(
    Object.fromEntries([
      ...add.map((id, index) => [`add.${index}`, wrongWith(id)] as const),
      ...taxIds.map((taxId, index) => [`addTaxIds.${index}`, wrongWith(byTaxId.get(taxId))] as const),
    ]),
    { prefix: '' },
  );
  return [...new Set([...add, ...taxIds.flatMap((taxId) => byTaxId.get(taxId) ?? [])])].sort();
}
