import type { PromotionForm } from '@vitrine/contract/campaigns';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordOnProgram } from './edits.ts';
import { checkPromotionForm } from './promotion-form.ts';
import { promotionColumns } from './promotion-rows.ts';
import { lockCampaign } from './queries.ts';

/** Adds a promotion that begins today or later (CMP-06, D30). Refuses `not_found`, and at its fields what the form refuses. */
export function createPromotion(
  parts: Pick<Platform, 'db' | 'clock' | 'newId'>,
  actor: Actor,
  { campaignId, ...asked }: PromotionForm & { campaignId: string },
): Promise<{ id: string }> {
  const id = parts.newId();
  const now = parts.clock.now();
  return parts.db.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, actor, { campaignId });
    const form = await checkPromotionForm(tx, actor, { campaign, form: asked, now, prefix: '' });
    await tx
      .insertInto('campaigns.promotion')
      .values({
        tenant_id: actor.tenantId,
        id,
        campaign_id: campaignId,
        version: 1,
        ...promotionColumns(form),
        created_at: now,
        updated_at: now,
      })
      .execute();
    await recordOnProgram(parts, tx, actor, {
      subject: 'promotion',
      subjectId: id,
      what: 'promotion.created',
      before: null,
      after: form,
    });
    return { id };
  });
}
