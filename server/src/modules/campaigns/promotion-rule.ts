import type { PromotionRule } from '@vitrine/contract/campaigns';
import type { PromotionCap } from '@vitrine/domain/campaigns';
import type { Reader } from '../../platform/database/index.ts';
import { Refusal, refuseOld, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { hasBegunAt, stateAt, todayIn } from './campaign-rows.ts';
import { nameFor } from './choice-words.ts';
import { recordOnProgram } from './edits.ts';
import { capOf } from './promotion-rows.ts';
import { getCampaignRow, getPointsTableOf, lockCampaign } from './queries.ts';

/** What all promotions of a campaign come to at most. Refuses `not_found`. */
export async function getPromotionRule(
  { clock }: Pick<Platform, 'clock'>,
  db: Reader,
  actor: Actor,
  { campaignId }: { campaignId: string },
): Promise<PromotionRule> {
  const campaign = await getCampaignRow(db, actor, { campaignId });
  const mayWrite = actor.permissions.has('campaigns.write');
  return {
    campaignName: nameFor(actor, campaign.name),
    today: todayIn(campaign, clock.now()),
    version: campaign.version,
    cap: await capOfCampaign(db, actor, { campaignId }),
    can: {
      save: mayWrite && !(await isFixed({ clock }, db, actor, { campaignId })),
      create: mayWrite && stateAt(campaign, clock.now()) !== 'closed',
    },
  };
}

/** Changes the cap until the campaign begins (CMP-05, D29). Refuses `not_found`, `rules_frozen`, `changed_meanwhile`. */
export function savePromotionRule(
  parts: Pick<Platform, 'db' | 'clock' | 'newId'>,
  actor: Actor,
  { campaignId, version, cap }: { campaignId: string; version: number; cap: PromotionCap },
): Promise<PromotionRule> {
  return parts.db.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, actor, { campaignId });
    if (await isFixed(parts, tx, actor, { campaignId })) throw new Refusal('rules_frozen');
    refuseOld(campaign, { version });
    const before = await capOfCampaign(tx, actor, { campaignId });
    await tx
      .updateTable('campaigns.campaign')
      .set({ version: version + 1, promotion_cap: cap, updated_at: parts.clock.now() })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', campaignId)
      .execute();
    await recordOnProgram(parts, tx, actor, {
      subject: 'campaign',
      subjectId: campaignId,
      what: 'campaign.cap_saved',
      before: { cap: before },
      after: { cap },
    });
    return getPromotionRule(parts, tx, actor, { campaignId });
  });
}

async function isFixed({ clock }: Pick<Platform, 'clock'>, db: Reader, actor: Actor, ask: { campaignId: string }): Promise<boolean> {
  const { frozenAt } = await getPointsTableOf(db, actor, { ...ask, about: [] });
  return frozenAt !== null || hasBegunAt(await getCampaignRow(db, actor, ask), clock.now());
}

/** The cap of a campaign that is there. */
export async function capOfCampaign(
  db: Reader,
  actor: Pick<Actor, 'tenantId'>,
  { campaignId }: { campaignId: string },
): Promise<PromotionCap> {
  const row = await db
    .selectFrom('campaigns.campaign')
    .select('promotion_cap')
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', campaignId)
    .executeTakeFirstOrThrow();
  return capOf(row.promotion_cap);
}
