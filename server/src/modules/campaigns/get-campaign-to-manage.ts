import type { CampaignDetail } from '@vitrine/contract/campaigns';
import type { ProgramRefusal } from '@vitrine/domain/campaigns';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { formOf } from './campaign-form.ts';
import { hasBegunAt, stateAt, type Campaign } from './campaign-rows.ts';
import { getCampaignRow, getPointsTableOf } from './queries.ts';

/** A campaign as it is edited, with what still keeps it from being published. Refuses `not_found`. */
export async function getCampaignToManage(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: Actor,
  { campaignId }: { campaignId: string },
): Promise<CampaignDetail> {
  const reader = db.read();
  const campaign = await getCampaignRow(reader, actor, { campaignId });
  const table = await getPointsTableOf(reader, actor, { campaignId });
  const counts = await countsOf(reader, actor, { campaignId });
  const rules = table.rules.length;
  const mayWrite = actor.permissions.has('campaigns.write');
  const isFixed = table.frozenAt !== null || hasBegunAt(campaign, clock.now());
  const missing = missingIn(campaign, { rules, ...counts });
  return {
    id: campaign.id,
    version: campaign.version,
    state: stateAt(campaign, clock.now()),
    publishedAt: campaign.publishedAt,
    frozenAt: table.frozenAt,
    campaign: formOf(campaign),
    ...counts,
    rules,
    missing,
    can: {
      save: mayWrite,
      publish: mayWrite && !campaign.isPublished && missing.length === 0,
      savePoints: mayWrite && !isFixed,
      saveDates: mayWrite && !isFixed,
    },
  };
}

/** What a campaign lacks before members may see it, in the order of the screen. */
export const missingIn = ({ terms, countries }: Campaign, { rules, stores }: { rules: number; stores: number }): ProgramRefusal[] => [
  ...(Object.values(terms).some(Boolean) ? [] : (['terms_missing'] as const)),
  ...(countries.length > 0 ? [] : (['country_required'] as const)),
  ...(rules > 0 ? [] : (['rules_required'] as const)),
  ...(stores > 0 ? [] : (['stores_required'] as const)),
];

/** Stores that take part and members who registered. */
export async function countsOf(
  db: Reader,
  actor: Actor,
  { campaignId }: { campaignId: string },
): Promise<{ stores: number; members: number }> {
  const { count: stores } = await db
    .selectFrom('campaigns.participating_store')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tenant_id', '=', actor.tenantId)
    .where('campaign_id', '=', campaignId)
    .executeTakeFirstOrThrow();
  const { count: members } = await db
    .selectFrom('campaigns.registration')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tenant_id', '=', actor.tenantId)
    .where('campaign_id', '=', campaignId)
    .executeTakeFirstOrThrow();
  return { stores, members };
}
