import { Refusal, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { getPublished } from './queries.ts';
import { registrationOf } from './registration-of.ts';

/** Chooses the campaign whose points the member looks at (CMP-08). Refuses `not_found`, and `not_registered`. */
export async function selectCampaign(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: Actor,
  { campaignId }: { campaignId: string },
): Promise<Record<string, never>> {
  await db.transaction(async (tx) => {
    await getPublished(tx, actor, { campaignId });
    if (!(await registrationOf(tx, actor, { campaignId }))) throw new Refusal('not_registered');
    const chosen = { campaign_id: campaignId, selected_at: clock.now() };
    await tx
      .insertInto('campaigns.selected_campaign')
      .values({ tenant_id: actor.tenantId, member_id: actor.memberId, ...chosen })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'member_id']).doUpdateSet(chosen))
      .execute();
  });
  return {};
}
