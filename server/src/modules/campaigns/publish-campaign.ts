import type { CampaignDetail } from '@vitrine/contract/campaigns';
import { within } from '../../platform/database/index.ts';
import { type Actor, Refusal, refuseOld } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { keepBook } from '../ledger/index.ts';
import { hasBegunAt } from './campaign-rows.ts';
import { recordOnProgram } from './edits.ts';
import { freezePoints } from './freeze-points.ts';
import { countsOf, getCampaignToManage, missingIn } from './get-campaign-to-manage.ts';
import { getPointsTableOf, lockCampaign } from './queries.ts';

/**
 * Shows a campaign to members. One whose first day is here or past begins with that, and its points are fixed in the same transaction
 * (CMP-05). Refuses `not_found`, `changed_meanwhile`, `already_published`, and what it still lacks.
 */
export function publishCampaign(
  parts: Pick<Platform, 'db' | 'clock' | 'newId'>,
  actor: Actor,
  { campaignId, version }: { campaignId: string; version: number },
): Promise<CampaignDetail> {
  return parts.db.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, actor, { campaignId });
    if (campaign.isPublished) throw new Refusal('already_published');
    refuseOld(campaign, { version });
    const { rules } = await getPointsTableOf(tx, actor, { campaignId });
    const [lacks] = missingIn(campaign, { rules: rules.length, ...(await countsOf(tx, actor, { campaignId })) });
    if (lacks) throw new Refusal(lacks);
    const now = parts.clock.now();
    await tx
      .updateTable('campaigns.campaign')
      .set({ version: version + 1, published_at: now, updated_at: now })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', campaignId)
      .execute();
    await keepBook(parts, tx, actor, { campaignId, name: campaign.name, endsOn: campaign.endsOn, timeZone: campaign.timeZone });
    if (hasBegunAt({ ...campaign, isPublished: true }, now)) await freezePoints(parts, tx, actor, { campaignId });
    const sides = { before: null, after: null };
    await recordOnProgram(parts, tx, actor, { subject: 'campaign', subjectId: campaignId, what: 'campaign.published', ...sides });
    return getCampaignToManage(within(parts, tx), actor, { campaignId });
  });
}
