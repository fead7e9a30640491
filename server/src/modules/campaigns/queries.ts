import { ruleValuesOf, type PointsRule, type PointsTable, type ProductOfRule } from '@vitrine/domain/campaigns';
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

/**
 * The newest version of a campaign's points table with its rules in their order: all of them, or only those that speak of these products (a
 * table may have thousands).
 */
export async function getPointsTableOf(
  db: Reader,
  actor: Tenant,
  { campaignId, about }: { campaignId: string; about?: readonly ProductOfRule[] },
): Promise<FoundTable> {
  const values = about && [...new Set(about.flatMap((product) => Object.values(ruleValuesOf(product)).filter(Boolean)))];
  const rows = await db
    .selectFrom('campaigns.points_table as points')
    .leftJoin('campaigns.points_rule as rule', (join) =>
      join
        .onRef('rule.tenant_id', '=', 'points.tenant_id')
        .onRef('rule.table_id', '=', 'points.id')
        .$call((on) => (values ? on.on('rule.value', 'in', values.length > 0 ? values : ['']) : on)),
    )
    .where('points.tenant_id', '=', actor.tenantId)
    .where('points.campaign_id', '=', campaignId)
    .where('points.number', '=', (from) =>
      from
        .selectFrom('campaigns.points_table as every')
        .select(({ fn }) => fn.max('every.number').as('last'))
        .where('every.tenant_id', '=', actor.tenantId)
        .where('every.campaign_id', '=', campaignId),
    )
    .select(['points.id', 'points.number', 'points.version', 'points.frozen_at'])
    .select(['rule.id as rule_id', 'rule.scope', 'rule.value', 'rule.retailer_id', 'rule.points', 'rule.experience'])
    .orderBy('rule.position')
    .execute();
  const [table] = rows;
  if (!table) throw new Error(`campaigns: campaign ${campaignId} has no points table`);
  return { id: table.id, number: table.number, version: table.version, frozenAt: table.frozen_at, rules: rows.flatMap(ruleIn) };
}

type RuleColumns = { rule_id: string; scope: string; value: string; points: number; experience: number };
type RuleRow = { [K in keyof RuleColumns]: RuleColumns[K] | null } & { retailer_id: string | null };

/** None where the join found none. */
function ruleIn({ rule_id: id, scope, value, retailer_id: retailerId, points, experience }: RuleRow): PointsRule[] {
  if (id === null || scope === null || value === null || points === null || experience === null) return [];
  return [{ id, scope: scopeOf(scope), value, retailerId, points, experience }];
}

const scopeOf = (stored: string) => {
  const scope = ruleScopes.find((one) => one === stored);
  if (!scope) throw new Error(`campaigns: a rule is by ${stored}`);
  return scope;
};

const campaignsOf = (db: Reader, actor: Tenant) => db.selectFrom('campaigns.campaign').selectAll().where('tenant_id', '=', actor.tenantId);
