import type { PointsTable } from '@vitrine/domain/campaigns';
import { ruleScopes } from '@vitrine/domain/ledger';
import type { Reader, Tx } from '../../platform/database/index.ts';
import { notFound, type Actor } from '../../platform/http/index.ts';
import { campaignOf, type Campaign } from './campaign-rows.ts';

type Tenant = Pick<Actor, 'tenantId'>;

/** A campaign of the tenant, a draft too. */
export async function getCampaignRow(db: Reader, actor: Tenant, { campaignId }: { campaignId: string }): Promise<Campaign> {
  const row = await campaignsOf(db, actor).where('id', '=', campaignId).executeTakeFirst();
  if (!row) throw notFound();
  return campaignOf(row);
}

/** A campaign that members may see: no draft. */
export async function getPublished(db: Reader, actor: Tenant, { campaignId }: { campaignId: string }): Promise<Campaign> {
  const campaign = await getCampaignRow(db, actor, { campaignId });
  if (!campaign.isPublished) throw notFound();
  return campaign;
}

/** Locked before anything else of the campaign is read for a write. */
export async function lockCampaign(tx: Tx, actor: Tenant, { campaignId }: { campaignId: string }): Promise<Campaign> {
  const row = await campaignsOf(tx, actor).where('id', '=', campaignId).forUpdate().executeTakeFirst();
  if (!row) throw notFound();
  return campaignOf(row);
}

export type FoundTable = PointsTable & { version: number; frozenAt: string | null };

/** The newest version of a campaign's points table with its rules in their order. */
export async function getPointsTableOf(db: Reader, actor: Tenant, { campaignId }: { campaignId: string }): Promise<FoundTable> {
  const table = await db
    .selectFrom('campaigns.points_table')
    .select(['id', 'number', 'version', 'frozen_at'])
    .where('tenant_id', '=', actor.tenantId)
    .where('campaign_id', '=', campaignId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const rules = await db
    .selectFrom('campaigns.points_rule')
    .select(['id', 'scope', 'value', 'points', 'experience'])
    .where('tenant_id', '=', actor.tenantId)
    .where('table_id', '=', table.id)
    .orderBy('position')
    .execute();
  return {
    id: table.id,
    number: table.number,
    version: table.version,
    frozenAt: table.frozen_at,
    rules: rules.map((rule) => ({ ...rule, scope: scopeOf(rule.scope) })),
  };
}

const scopeOf = (stored: string) => {
  const scope = ruleScopes.find((one) => one === stored);
  if (!scope) throw new Error(`campaigns: a rule is by ${stored}`);
  return scope;
};

const campaignsOf = (db: Reader, actor: Tenant) => db.selectFrom('campaigns.campaign').selectAll().where('tenant_id', '=', actor.tenantId);
