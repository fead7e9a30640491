import { Refusal, type Actor } from '../../platform/http/index.ts';
import { campaignFacts, registrationOf } from '../campaigns/index.ts';
import type { RewardsParts } from './edits.ts';

/** Chooses the campaign whose points the store spends (CMP-08). Refuses `not_found`, `not_registered`, and `campaign_closed` for one that does not run. */
export async function chooseRewardCampaign(
  parts: Pick<RewardsParts, 'db' | 'clock'>,
  actor: Actor,
  { user_reward_campaign: campaignId }: { user_reward_campaign: string },
): Promise<Record<string, never>> {
  await parts.db.transaction(async (tx) => {
    const campaign = await campaignFacts(parts, tx, actor, { campaignId });
    if (!(await registrationOf(tx, actor, { campaignId }))) throw new Refusal('not_registered');
    if (campaign.state !== 'running') throw new Refusal('campaign_closed');
    const chosen = { campaign_id: campaignId, chosen_at: parts.clock.now() };
    await tx
      .insertInto('rewards.paying_choice')
      .values({ tenant_id: actor.tenantId, member_id: actor.memberId, ...chosen })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'member_id']).doUpdateSet(chosen))
      .execute();
  });
  return {};
}
