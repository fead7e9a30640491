import type { PointsTableDetail, RuleForm } from '@vitrine/contract/campaigns';
import { generationOf, productTypes, skuOf } from '@vitrine/domain/campaigns';
import { within, type Tx } from '../../platform/database/index.ts';
import { type Actor, Refusal, refuseFields, refuseOld } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { hasBegunAt } from './campaign-rows.ts';
import { recordOnProgram } from './edits.ts';
import { getPointsTableToManage } from './get-points-table.ts';
import { getPointsTableOf, lockCampaign } from './queries.ts';

type Ask = { campaignId: string; version: number; rules: RuleForm[] };

/**
 * Puts these rules in place of all, until the campaign begins (CMP-05). Refuses `not_found`, `changed_meanwhile`, `rules_frozen`, and at
 * `rules.N.value` `sku_unknown`, `brand_unknown`, `invalid_choice` and `rule_repeated`.
 */
export function savePointsTable(
  parts: Pick<Platform, 'db' | 'clock' | 'newId'>,
  actor: Actor,
  { campaignId, version, rules: asked }: Ask,
): Promise<PointsTableDetail> {
  return parts.db.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, actor, { campaignId });
    const table = await getPointsTableOf(tx, actor, { campaignId });
    if (table.frozenAt !== null || hasBegunAt(campaign, parts.clock.now())) throw new Refusal('rules_frozen');
    refuseOld(table, { version });
    const rules = asked.map((rule) => ({
      ...rule,
      retailerId: rule.retailerId ?? null,
      value: rule.scope === 'sku' ? (skuOf(rule.value) ?? rule.value) : rule.value,
    }));
    await checkRules(tx, actor, rules);
    await raiseVersion(parts, tx, actor, { tableId: table.id, version });
    await tx.deleteFrom('campaigns.points_rule').where('tenant_id', '=', actor.tenantId).where('table_id', '=', table.id).execute();
    if (rules.length > 0)
      await tx
        .insertInto('campaigns.points_rule')
        .values(
          rules.map(({ retailerId, ...rule }, position) => ({
            tenant_id: actor.tenantId,
            id: parts.newId(),
            table_id: table.id,
            position,
            retailer_id: retailerId,
            ...rule,
          })),
        )
        .execute();
    await recordOnProgram(parts, tx, actor, {
      subject: 'campaign',
      subjectId: campaignId,
      what: 'campaign.points_saved',
      before: { rules: table.rules.map(({ id: _, ...rule }) => rule) },
      after: { rules },
    });
    return getPointsTableToManage(within(parts, tx), actor, { campaignId });
  });
}

/** Also the lock: a sale that freezes the table waits for it, and whoever comes second sees what the first one saved. */
async function raiseVersion(
  { clock }: Pick<Platform, 'clock'>,
  tx: Tx,
  actor: Actor,
  { tableId, version }: { tableId: string; version: number },
): Promise<void> {
  const raised = await tx
    .updateTable('campaigns.points_table')
    .set({ version: version + 1, updated_at: clock.now() })
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', tableId)
    .where('version', '=', version)
    .where('frozen_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (raised.numUpdatedRows === 0n) throw new Refusal('rules_frozen');
}

async function checkRules(tx: Tx, actor: Actor, rules: readonly RuleForm[]): Promise<void> {
  const skus = await knownIn(tx, actor, { scope: 'sku', rules });
  const brands = await knownIn(tx, actor, { scope: 'brand', rules });
  const words = await wordsOfProducts(tx, actor);
  const chains = await chainsOf(tx, actor);
  const seen = new Set<string>();
  const faults = rules.map((rule, index): [string, string | undefined] => {
    const key = `${rule.scope} ${rule.retailerId ?? ''} ${rule.value}`;
    const isRepeated = seen.has(key);
    seen.add(key);
    if (isRepeated) return [`rules.${index}.value`, 'rule_repeated'];
    if (rule.scope === 'sku' && !skus.has(rule.value)) return [`rules.${index}.value`, 'sku_unknown'];
    if (rule.scope === 'brand' && !brands.has(rule.value)) return [`rules.${index}.value`, 'brand_unknown'];
    if (rule.scope === 'product_type' && !productTypes.some((type) => type === rule.value))
      return [`rules.${index}.value`, 'invalid_choice'];
    if (isWordScope(rule.scope) && !words[rule.scope].has(rule.value)) return [`rules.${index}.value`, 'product_word_unknown'];
    if (rule.retailerId && !chains.has(rule.retailerId)) return [`rules.${index}.retailerId`, 'retailer_unknown'];
    return [`rules.${index}.points`, rule.points === 0 && rule.experience === 0 ? 'rule_earns_nothing' : undefined];
  });
  refuseFields(Object.fromEntries(faults), { prefix: '' });
}

async function knownIn(
  tx: Tx,
  actor: Actor,
  { scope, rules }: { scope: 'sku' | 'brand'; rules: readonly RuleForm[] },
): Promise<Set<string>> {
  const values = rules.filter((rule) => rule.scope === scope).map(({ value }) => value);
  if (values.length === 0) return new Set();
  if (scope === 'sku') {
    const rows = await tx
      .selectFrom('campaigns.product')
      .select('sku')
      .where('tenant_id', '=', actor.tenantId)
      .where('sku', 'in', values)
      .execute();
    return new Set(rows.map(({ sku }) => sku));
  }
  const rows = await tx.selectFrom('campaigns.brand').select('id').where('tenant_id', '=', actor.tenantId).execute();
  return new Set(rows.map(({ id }) => id));
}

type WordScope = 'generation' | 'processor' | 'form_factor';
const isWordScope = (scope: string): scope is WordScope => scope === 'generation' || scope === 'processor' || scope === 'form_factor';

/** What the products have: a rule by a word that none has would never count, and is a slip. */
async function wordsOfProducts(tx: Tx, actor: Actor): Promise<Record<WordScope, Set<string>>> {
  const rows = await tx
    .selectFrom('campaigns.product')
    .select(['form_factor', 'processor', 'generation'])
    .distinct()
    .where('tenant_id', '=', actor.tenantId)
    .execute();
  return {
    generation: new Set(rows.map(generationOf)),
    processor: new Set(rows.map(({ processor }) => processor)),
    form_factor: new Set(rows.map(({ form_factor }) => form_factor)),
  };
}

async function chainsOf(tx: Tx, actor: Actor): Promise<Set<string>> {
  const rows = await tx.selectFrom('campaigns.retailer').select('id').where('tenant_id', '=', actor.tenantId).execute();
  return new Set(rows.map(({ id }) => id));
}
