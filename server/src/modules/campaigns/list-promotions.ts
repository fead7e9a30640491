import type { MemberPromotions } from '@vitrine/contract/campaigns';
import { addDays, textIn } from '@vitrine/domain/kernel';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { todayIn } from './campaign-rows.ts';
import { localeOf } from './choice-words.ts';
import { namesOfPromotions } from './promotion-names.ts';
import { capOfCampaign } from './promotion-rule.ts';
import { promotionFormOf, promotionOf, promotionsOf, promotionStateAt } from './promotion-rows.ts';
import { getPublished } from './queries.ts';

/** Days after which no sale of a promotion can be reported any more, wherever its store is (D22). */
const daysOfReports = 16;

/** Promotions that members see: those to come, those that hold, and those whose sales may still be reported. Refuses `not_found`, for drafts too. */
export async function listPromotions(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: Actor,
  { campaignId }: { campaignId: string },
): Promise<MemberPromotions> {
  const reader = db.read();
  const campaign = await getPublished(reader, actor, { campaignId });
  const rows = await promotionsOf(reader, actor, { campaignId })
    .where('ends_on', '>=', addDays(todayIn(campaign, clock.now()), -daysOfReports))
    .orderBy('begins_on')
    .orderBy('id')
    .execute();
  const promotions = rows.map(promotionOf);
  const namesOf = await namesOfPromotions(reader, actor, promotions);
  return {
    cap: await capOfCampaign(reader, actor, { campaignId }),
    items: promotions.map((one) => ({
      ...promotionFormOf(one),
      id: one.id,
      name: textIn(one.name, localeOf(actor)),
      state: promotionStateAt(campaign, one, clock.now()),
      ...namesOf(one),
    })),
  };
}
