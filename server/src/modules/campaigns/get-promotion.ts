import type { PromotionDetail } from '@vitrine/contract/campaigns';
import { judgePromotionEnd } from '@vitrine/domain/campaigns';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { todayIn } from './campaign-rows.ts';
import { getPromotionRow, promotionFormOf, promotionStateAt } from './promotion-rows.ts';
import { getCampaignRow } from './queries.ts';

/** A promotion as it is edited, with what may still be done to it. Refuses `not_found`. */
export async function getPromotion(
  { clock }: Pick<Platform, 'clock'>,
  db: Reader,
  actor: Actor,
  { campaignId, promotionId }: { campaignId: string; promotionId: string },
): Promise<PromotionDetail> {
  const campaign = await getCampaignRow(db, actor, { campaignId });
  const promotion = await getPromotionRow(db, actor, { campaignId, promotionId });
  const now = clock.now();
  const state = promotionStateAt(campaign, promotion, now);
  const mayWrite = actor.permissions.has('campaigns.write');
  const isOpen = mayWrite && promotion.frozenAt === null && state === 'scheduled';
  return {
    id: promotion.id,
    version: promotion.version,
    state,
    promotion: promotionFormOf(promotion),
    can: {
      save: isOpen,
      remove: isOpen,
      end: mayWrite && judgePromotionEnd({ ...promotion, today: todayIn(campaign, now) }) === undefined,
    },
  };
}
