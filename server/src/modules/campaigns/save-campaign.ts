import type { CampaignDetail, CampaignForm } from '@vitrine/contract/campaigns';
import { judgeDates } from '@vitrine/domain/campaigns';
import { within } from '../../platform/database/index.ts';
import { mergeEdit, refuseFields, type Actor, type Changes, type Was } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { keepBook } from '../ledger/index.ts';
import { campaignColumns, checkCampaignForm, formOf, isSameText } from './campaign-form.ts';
import { hasBegunAt, todayIn, type Campaign } from './campaign-rows.ts';
import { recordOnProgram } from './edits.ts';
import { getCampaignToManage } from './get-campaign-to-manage.ts';
import { getPointsTableOf, lockCampaign } from './queries.ts';

const prefix = 'campaign.';

/**
 * Saves a campaign's texts, dates and countries. One that has begun keeps its first day and its zone, and its end only moves later.
 * Refuses `not_found`, `changed_meanwhile`, and at its fields what creating refuses, `campaign_begun` and `ends_earlier`.
 */
export function saveCampaign(
  parts: Pick<Platform, 'db' | 'clock' | 'newId'>,
  actor: Actor,
  { campaignId, version, campaign, was }: { campaignId: string; version: number; campaign: Changes<CampaignForm>; was?: Was },
): Promise<CampaignDetail> {
  return parts.db.transaction(async (tx) => {
    const before = await lockCampaign(tx, actor, { campaignId });
    const form = mergeEdit({ version: before.version, form: formOf(before) }, { version, now: campaign, was });
    await checkCampaignForm(tx, { form, prefix });
    const { frozenAt } = await getPointsTableOf(tx, actor, { campaignId });
    refuseFixed({ before, form, now: parts.clock.now(), isFrozen: frozenAt !== null });
    await tx
      .updateTable('campaigns.campaign')
      .set({
        version: before.version + 1,
        ...campaignColumns(form),
        terms_version: before.termsVersion + (isSameText(before.terms, form.terms) ? 0 : 1),
        updated_at: parts.clock.now(),
      })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', campaignId)
      .execute();
    if (before.isPublished) await keepBook(parts, tx, actor, { campaignId, name: form.name, endsOn: form.endsOn, timeZone: form.timeZone });
    const sides = { before: formOf(before), after: form };
    await recordOnProgram(parts, tx, actor, { subject: 'campaign', subjectId: campaignId, what: 'campaign.saved', ...sides });
    return getCampaignToManage(within(parts, tx), actor, { campaignId });
  });
}

function refuseFixed({ before, form, now, isFrozen }: { before: Campaign; form: CampaignForm; now: string; isFrozen: boolean }): void {
  const wrong = judgeDates({ before, after: form, today: todayIn(before, now) });
  const isFixed = isFrozen || hasBegunAt(before, now);
  refuseFields(
    {
      ...(wrong ? { [wrong.field]: wrong.refusal } : {}),
      ...(isFixed && form.beginsOn !== before.beginsOn ? { beginsOn: 'campaign_begun' } : {}),
      ...(isFixed && form.timeZone !== before.timeZone ? { timeZone: 'campaign_begun' } : {}),
    },
    { prefix },
  );
}
