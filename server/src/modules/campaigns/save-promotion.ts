import type { PromotionDetail, PromotionForm } from '@vitrine/contract/campaigns';
import { judgePromotionEnd } from '@vitrine/domain/campaigns';
import type { Tx } from '../../platform/database/index.ts';
import { mergeEdit, Refusal, refuseOld, type Actor, type Changes, type Was } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { todayIn, type Campaign } from './campaign-rows.ts';
import { recordOnProgram } from './edits.ts';
import { getPromotion } from './get-promotion.ts';
import { checkPromotionForm } from './promotion-form.ts';
import { getPromotionRow, promotionColumns, promotionFormOf, promotionStateAt, type Promotion } from './promotion-rows.ts';
import { lockCampaign } from './queries.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId'>;
type Which = { campaignId: string; promotionId: string };

/**
 * Changes a promotion that has not begun: what was announced and began stays as it was sold under (D30). Refuses `not_found`, `promotion_begun`, `changed_meanwhile`,
 * and at its fields what creating refuses.
 */
export function savePromotion(
  parts: Parts,
  actor: Actor,
  { version, promotion, was, ...which }: Which & { version: number; promotion: Changes<PromotionForm>; was?: Was },
): Promise<PromotionDetail> {
  return parts.db.transaction(async (tx) => {
    const now = parts.clock.now();
    const { campaign, promotion: kept } = await held(tx, actor, which);
    if (hasBegun(campaign, kept, now)) throw new Refusal('promotion_begun');
    const before = promotionFormOf(kept);
    const asked = mergeEdit({ version: kept.version, form: before }, { version, now: promotion, was });
    const form = await checkPromotionForm(tx, actor, { campaign, form: asked, now, prefix: 'promotion.' });
    await tx
      .updateTable('campaigns.promotion')
      .set({ version: kept.version + 1, ...promotionColumns(form), updated_at: now })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', which.promotionId)
      .execute();
    const sides = { before, after: form };
    await recordOnProgram(parts, tx, actor, { subject: 'promotion', subjectId: kept.id, what: 'promotion.saved', ...sides });
    return getPromotion(parts, tx, actor, which);
  });
}

/** Ends a promotion with today. Refuses `not_found`, `promotion_not_begun`, `promotion_over`, `changed_meanwhile`. */
export function endPromotion(parts: Parts, actor: Actor, { version, ...which }: Which & { version: number }): Promise<PromotionDetail> {
  return parts.db.transaction(async (tx) => {
    const now = parts.clock.now();
    const { campaign, promotion } = await held(tx, actor, which);
    const today = todayIn(campaign, now);
    const refusal = judgePromotionEnd({ ...promotion, today });
    if (refusal) throw new Refusal(refusal);
    refuseOld(promotion, { version });
    await tx
      .updateTable('campaigns.promotion')
      .set({ version: version + 1, ends_on: today, updated_at: now })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', which.promotionId)
      .execute();
    await recordOnProgram(parts, tx, actor, {
      subject: 'promotion',
      subjectId: promotion.id,
      what: 'promotion.ended',
      before: { endsOn: promotion.endsOn },
      after: { endsOn: today },
    });
    return getPromotion(parts, tx, actor, which);
  });
}

/** Takes away a promotion that has not begun. Refuses `not_found`, `promotion_begun`. */
export function removePromotion(parts: Parts, actor: Actor, which: Which): Promise<Record<string, never>> {
  return parts.db.transaction(async (tx) => {
    const { campaign, promotion } = await held(tx, actor, which);
    if (hasBegun(campaign, promotion, parts.clock.now())) throw new Refusal('promotion_begun');
    await tx.deleteFrom('campaigns.promotion').where('tenant_id', '=', actor.tenantId).where('id', '=', which.promotionId).execute();
    await recordOnProgram(parts, tx, actor, {
      subject: 'promotion',
      subjectId: promotion.id,
      what: 'promotion.removed',
      before: promotionFormOf(promotion),
      after: null,
    });
    return {};
  });
}

async function held(tx: Tx, actor: Actor, which: Which): Promise<{ campaign: Campaign; promotion: Promotion }> {
  const campaign = await lockCampaign(tx, actor, which);
  return { campaign, promotion: await getPromotionRow(tx, actor, { ...which, lock: true }) };
}

/** By the day in the campaign's zone, and where a sale of a store further east came first, by that sale. */
const hasBegun = (campaign: Campaign, promotion: Promotion, now: string): boolean =>
  promotion.frozenAt !== null || promotionStateAt(campaign, promotion, now) !== 'scheduled';
