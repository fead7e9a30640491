import { taxIdOf } from '@vitrine/domain/campaigns';
import type { Tx } from '../../platform/database/index.ts';
import { type Actor, refuseFields } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordOnProgram } from './edits.ts';
import { countsOf } from './get-campaign-to-manage.ts';
import { lockCampaign } from './queries.ts';

type Ask = { campaignId: string; add: string[]; remove: string[]; addTaxIds: string[] };

/**
 * Lets stores take part in a campaign, or no longer (CMP-07); registrations and sales that are there stay. All or nothing: refuses
 * `not_found`, and `store_unknown` at `add.N` and `addTaxIds.N`.
 */
export function setCampaignStores(
  parts: Pick<Platform, 'db' | 'clock' | 'newId'>,
  actor: Actor,
  { campaignId, add, remove, addTaxIds }: Ask,
): Promise<{ stores: number }> {
  return parts.db.transaction(async (tx) => {
    await lockCampaign(tx, actor, { campaignId });
    const storeIds = await knownStores(tx, actor, { add, addTaxIds });
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

async function knownStores(tx: Tx, actor: Actor, { add, addTaxIds }: Pick<Ask, 'add' | 'addTaxIds'>): Promise<string[]> {
  const taxIds = addTaxIds.map((taxId) => taxIdOf(taxId) ?? '');
  const rows = await tx
    .selectFrom('campaigns.store')
    .select(['id', 'tax_id'])
    .where('tenant_id', '=', actor.tenantId)
    .where((row) =>
      row.or([...(add.length > 0 ? [row('id', 'in', add)] : []), ...(taxIds.length > 0 ? [row('tax_id', 'in', taxIds)] : [])]),
    )
    .execute();
  const ids = new Set(rows.map(({ id }) => id));
  const byTaxId = new Map(rows.flatMap(({ id, tax_id }): [string, string][] => (tax_id === null ? [] : [[tax_id, id]])));
  refuseFields(
    Object.fromEntries([
      ...add.map((id, index) => [`add.${index}`, ids.has(id) ? undefined : 'store_unknown'] as const),
      ...taxIds.map((taxId, index) => [`addTaxIds.${index}`, byTaxId.has(taxId) ? undefined : 'store_unknown'] as const),
    ]),
    { prefix: '' },
  );
  return [...new Set([...add, ...taxIds.flatMap((taxId) => byTaxId.get(taxId) ?? [])])].sort();
}
