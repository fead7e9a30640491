import type { CampaignBudget } from '@vitrine/contract/campaigns';
import { forecastBudget, shareOf } from '@vitrine/domain/campaigns';
import { textIn } from '@vitrine/domain/kernel';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { budgetOf, keepBook, setBudget, underAuditIn } from '../ledger/index.ts';
import { stateAt, todayIn, type Campaign } from './campaign-rows.ts';
import { localeOf } from './choice-words.ts';
import { recordOnProgram } from './edits.ts';
import { capOfCampaign } from './promotion-rule.ts';
import { promotionOf, promotionsOf } from './promotion-rows.ts';
import { getCampaignRow, lockCampaign } from './queries.ts';

type Parts = Pick<Platform, 'clock'>;
type Tenant = Pick<Actor, 'tenantId'>;

/** What a campaign may give in points, what it gave, and the day it runs out (loyalty, moonshot 11). Refuses `not_found`. */
export async function getBudget(parts: Parts, db: Reader, actor: Actor, { campaignId }: { campaignId: string }): Promise<CampaignBudget> {
  const campaign = await getCampaignRow(db, actor, { campaignId });
  const [budget, underAudit] = [await budgetOf(db, actor, { campaignId }), await underAuditIn(db, actor, { campaignId })];
  const state = stateAt(campaign, parts.clock.now());
  return {
    campaignName: textIn(campaign.name, localeOf(actor)),
    beginsOn: campaign.beginsOn,
    endsOn: campaign.endsOn,
    today: todayIn(campaign, parts.clock.now()),
    cap: budget?.cap ?? null,
    spent: budget?.spent ?? 0,
    underAudit: Math.min(underAudit, budget?.spent ?? 0),
    days: budget?.days ?? [],
    forecast: state === 'running' ? ((await forecastOf(parts, db, actor, campaign)) ?? null) : null,
    can: { save: actor.permissions.has('campaigns.write') && state !== 'closed' },
  };
}

/** Of a campaign with a budget that gave something already; undefined else. */
export async function forecastOf({ clock }: Parts, db: Reader, actor: Tenant, campaign: Campaign) {
  const budget = await budgetOf(db, actor, { campaignId: campaign.id });
  if (!budget) return undefined;
  const rows = await promotionsOf(db, actor, { campaignId: campaign.id }).execute();
  return forecastBudget({
    ...budget,
    beginsOn: campaign.beginsOn,
    endsOn: campaign.endsOn,
    today: todayIn(campaign, clock.now()),
    promotionCap: shareOf(await capOfCampaign(db, actor, { campaignId: campaign.id })),
    promotions: rows.map(promotionOf).map((one) => ({
      id: one.id,
      name: '',
      multiplier: shareOf(one.times),
      isStackable: one.isStackable,
      beginsOn: one.beginsOn,
      endsOn: one.endsOn,
      isNarrow: [one.productTypes, one.brandIds, one.skus, one.retailerIds, one.storeIds].some((list) => list.length > 0),
    })),
  });
}

/**
 * Sets what a campaign may give, raises it, or takes the limit away; nothing that was given is touched. Refuses `not_found`, and `budget_below_spent` at
 * its field.
 */
export function saveBudget(
  parts: Pick<Platform, 'db' | 'clock' | 'newId'>,
  actor: Actor,
  { campaignId, cap }: { campaignId: string; cap: number | null },
): Promise<CampaignBudget> {
  return parts.db.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, actor, { campaignId });
    const before = await budgetOf(tx, actor, { campaignId });
    await keepBook(parts, tx, actor, { campaignId, name: campaign.name, endsOn: campaign.endsOn, timeZone: campaign.timeZone });
    await setBudget(tx, actor, { campaignId, cap });
    await recordOnProgram(parts, tx, actor, {
      subject: 'campaign',
      subjectId: campaignId,
      what: 'campaign.budget_saved',
      before: { cap: before?.cap ?? null },
      after: { cap },
    });
    return getBudget(parts, tx, actor, { campaignId });
  });
}
