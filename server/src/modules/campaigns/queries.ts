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

/** What a product is to a points table. */
type Priced = { sku: string; productType: string; brandId: string };

/**
 * The newest version of a campaign's points table with its rules in their order: all of them, or only those that speak of these products (a
 * table may have thousands).
 */
export async function getPointsTableOf(
  db: Reader,
  actor: Tenant,
  { campaignId, about }: { campaignId: string; about?: readonly Priced[] },
): Promise<FoundTable> {
  const table = await db
    .selectFrom('campaigns.points_table')
    .select(['id', 'number', 'version', 'frozen_at'])
    .where('tenant_id', '=', actor.tenantId)
    .where('campaign_id', '=', campaignId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const rules = about?.length === 0 ? [] : await rulesOf(db, actor, { tableId: table.id, about });
  return { id: table.id, number: table.number, version: table.version, frozenAt: table.frozen_at, rules };
}

async function rulesOf(db: Reader, actor: Tenant, { tableId, about }: { tableId: string; about: readonly Priced[] | undefined }) {
  const rows = await db
    .selectFrom('campaigns.points_rule')
    .select(['id', 'scope', 'value', 'points', 'experience'])
    .where('tenant_id', '=', actor.tenantId)
    .where('table_id', '=', tableId)
    .$if(about !== undefined, (query) => query.where('value', 'in', [...new Set((about ?? []).flatMap(valuesOf))]))
    .orderBy('position')
    .execute();
  return rows.map((rule) => ({ ...rule, scope: scopeOf(rule.scope) }));
}

/** Whatever a rule may name it by; the judgement looks at the scope. */
const valuesOf = ({ sku, productType, brandId }: Priced): string[] => [sku, productType, brandId];

const scopeOf = (stored: string) => {
  const scope = ruleScopes.find((one) => one === stored);
  if (!scope) throw new Error(`campaigns: a rule is by ${stored}`);
  return scope;
};

const campaignsOf = (db: Reader, actor: Tenant) => db.selectFrom('campaigns.campaign').selectAll().where('tenant_id', '=', actor.tenantId);
