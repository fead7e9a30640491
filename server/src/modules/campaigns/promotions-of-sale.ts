import { shareOf, type DatedPromotion, type SoldAt } from '@vitrine/domain/campaigns';
import { textIn } from '@vitrine/domain/kernel';
import type { Fraction } from '@vitrine/domain/ledger';
import type { Tx } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { localeOf } from './choice-words.ts';
import { capOfCampaign } from './promotion-rule.ts';
import { promotionOf, promotionsOf } from './promotion-rows.ts';

export type PromotionsOfSale = { promotions: DatedPromotion[]; cap: Fraction };

/**
 * The promotions of a campaign on the day of a sale. They are frozen first if they are not yet: whatever was credited under one never
 * changes afterwards, but for its end (D30).
 */
export async function promotionsOfSale(
  { clock }: Pick<Platform, 'clock'>,
  tx: Tx,
  actor: Actor,
  { campaignId, at: { day } }: { campaignId: string; at: SoldAt },
): Promise<PromotionsOfSale> {
  const cap = shareOf(await capOfCampaign(tx, actor, { campaignId }));
  const onThatDay = () =>
    promotionsOf(tx, actor, { campaignId }).where('begins_on', '<=', day).where('ends_on', '>=', day).orderBy('id').execute();
  const found = await onThatDay();
  const open = found.filter(({ frozen_at }) => frozen_at === null).map(({ id }) => id);
  if (open.length > 0)
    await tx
      .updateTable('campaigns.promotion')
      .set({ frozen_at: clock.now() })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', 'in', open)
      .where('frozen_at', 'is', null)
      .execute();
  // Read again once they cannot change: an administrator may have saved or taken one away between the two.
  const rows = open.length > 0 ? await onThatDay() : found;
  return {
    cap,
    promotions: rows.map(promotionOf).map((one) => ({
      ...one,
      name: textIn(one.name, localeOf(actor)),
      multiplier: shareOf(one.times),
    })),
  };
}
