import type { Tx } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { campaignOf, hasBegunAt } from './campaign-rows.ts';

/** Fixes what a campaign's points table says for ever (CMP-05, D30); again changes nothing. From here on triggers refuse every change. */
export async function freezePoints(
  { clock }: Pick<Platform, 'clock'>,
  tx: Tx,
  actor: Pick<Actor, 'tenantId'>,
  { campaignId }: { campaignId: string },
): Promise<void> {
  await tx
    .updateTable('campaigns.points_table')
    .set({ frozen_at: clock.now() })
    .where('tenant_id', '=', actor.tenantId)
    .where('campaign_id', '=', campaignId)
    .where('frozen_at', 'is', null)
    .execute();
}

/** Fixes the points of all campaigns that have begun, tenant by tenant; a job does it every few minutes. Answers how many. */
export async function freezeBegunCampaigns(parts: Pick<Platform, 'db' | 'clock'>): Promise<number> {
  const tenants = await parts.db.write().selectFrom('tenancy.tenant').select('id').execute();
  let frozen = 0;
  for (const { id: tenantId } of tenants) frozen += await freezeBegunOf(parts, { tenantId });
  return frozen;
}

/** A day ahead, so that no zone is missed; the campaign's own zone decides. */
async function freezeBegunOf(parts: Pick<Platform, 'db' | 'clock'>, actor: Pick<Actor, 'tenantId'>): Promise<number> {
  const rows = await parts.db
    .write()
    .selectFrom('campaigns.campaign as campaign')
    .innerJoin('campaigns.points_table as points', (join) =>
      join.onRef('points.tenant_id', '=', 'campaign.tenant_id').onRef('points.campaign_id', '=', 'campaign.id'),
    )
    .selectAll('campaign')
    .where('campaign.tenant_id', '=', actor.tenantId)
    .where('campaign.published_at', 'is not', null)
    .where('campaign.begins_on', '<=', parts.clock.in(86_400_000).slice(0, 10))
    .where('points.frozen_at', 'is', null)
    .execute();
  const begun = rows.map(campaignOf).filter((campaign) => hasBegunAt(campaign, parts.clock.now()));
  for (const { id: campaignId } of begun) await parts.db.transaction((tx) => freezePoints(parts, tx, actor, { campaignId }));
  return begun.length;
}
