import type { CampaignCopyForm } from '@vitrine/contract/campaigns';
import { addDays, type LocalDate } from '@vitrine/domain/kernel';
import type { Tx } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { budgetOf, keepBook, setBudget } from '../ledger/index.ts';
import { campaignColumns, checkCampaignForm, formOf } from './campaign-form.ts';
import type { Campaign } from './campaign-rows.ts';
import { recordOnProgram } from './edits.ts';
import { capOfCampaign } from './promotion-rule.ts';
import { promotionColumns, promotionFormOf, promotionOf, promotionsOf } from './promotion-rows.ts';
import { getCampaignRow, getPointsTableOf } from './queries.ts';

/** Port of this room, answered by higher ones through `app.ts`: copies what they keep of a campaign, in the transaction that copies it. */
export type CopyBeside = (tx: Tx, actor: Actor, ask: { fromId: string; toId: string }) => Promise<void>;
type Parts = Pick<Platform, 'db' | 'clock' | 'newId'> & { copyBeside: CopyBeside };

/**
 * A draft with everything of another campaign but its name and days: texts, countries, points, stores, levels and budget; its promotions as many days behind the begin as
 * they were, as far as they fit. Refuses `not_found`, and at its fields what creating refuses.
 */
export function copyCampaign(
  parts: Parts,
  actor: Actor,
  { campaignId, ...asked }: CampaignCopyForm & { campaignId: string },
): Promise<{ id: string }> {
  return parts.db.transaction(async (tx) => {
    const from = await getCampaignRow(tx, actor, { campaignId });
    const form = { ...formOf(from), ...asked };
    await checkCampaignForm(tx, { form, prefix: '' });
    const id = parts.newId();
    const now = parts.clock.now();
    await tx
      .insertInto('campaigns.campaign')
      .values({
        tenant_id: actor.tenantId,
        id,
        version: 1,
        ...campaignColumns(form),
        promotion_cap: await capOfCampaign(tx, actor, { campaignId }),
        terms_version: 1,
        created_at: now,
        updated_at: now,
      })
      .execute();
    await copyPoints(parts, tx, actor, { fromId: campaignId, toId: id });
    await copyStores(parts, tx, actor, { fromId: campaignId, toId: id });
    await copyPromotions(parts, tx, actor, { from, to: { id, ...asked } });
    const budget = await budgetOf(tx, actor, { campaignId });
    if (budget) {
      await keepBook(parts, tx, actor, { campaignId: id, name: form.name, endsOn: form.endsOn, timeZone: form.timeZone });
      await setBudget(tx, actor, { campaignId: id, cap: budget.cap });
    }
    await parts.copyBeside(tx, actor, { fromId: campaignId, toId: id });
    const after = { ...form, copyOf: campaignId };
    await recordOnProgram(parts, tx, actor, { subject: 'campaign', subjectId: id, what: 'campaign.copied', before: null, after });
    return { id };
  });
}

type Both = { fromId: string; toId: string };

async function copyPoints(
  { clock, newId }: Parts,
  tx: Tx,
  { tenantId: tenant_id, ...actor }: Actor,
  { fromId, toId }: Both,
): Promise<void> {
  const { rules } = await getPointsTableOf(tx, { ...actor, tenantId: tenant_id }, { campaignId: fromId });
  const [tableId, now] = [newId(), clock.now()];
  await tx
    .insertInto('campaigns.points_table')
    .values({ tenant_id, id: tableId, campaign_id: toId, number: 1, version: 1, created_at: now, updated_at: now })
    .execute();
  if (rules.length === 0) return;
  await tx
    .insertInto('campaigns.points_rule')
    .values(
      rules.map(({ id: _, retailerId, ...rule }, position) => ({
        tenant_id,
        id: newId(),
        table_id: tableId,
        position,
        retailer_id: retailerId,
        ...rule,
      })),
    )
    .execute();
}

/** Stores that are still sold in. */
async function copyStores({ clock }: Parts, tx: Tx, { tenantId }: Actor, { fromId, toId }: Both): Promise<void> {
  const now = clock.now();
  await tx
    .insertInto('campaigns.participating_store')
    .columns(['tenant_id', 'campaign_id', 'store_id', 'added_at'])
    .expression((from) =>
      from
        .selectFrom('campaigns.participating_store as p')
        .innerJoin('campaigns.store as s', (join) => join.onRef('s.tenant_id', '=', 'p.tenant_id').onRef('s.id', '=', 'p.store_id'))
        .where('p.tenant_id', '=', tenantId)
        .where('p.campaign_id', '=', fromId)
        .where('s.is_active', '=', true)
        .select(({ val }) => [
          'p.tenant_id',
          val(toId).$castTo<string>().as('campaign_id'),
          'p.store_id',
          val(now).$castTo<string>().as('added_at'),
        ]),
    )
    .execute();
}

type To = { id: string; beginsOn: LocalDate; endsOn: LocalDate };

async function copyPromotions({ clock, newId }: Parts, tx: Tx, actor: Actor, { from, to }: { from: Campaign; to: To }): Promise<void> {
  const shift = Math.round((Date.parse(to.beginsOn) - Date.parse(from.beginsOn)) / 86_400_000);
  const rows = await promotionsOf(tx, actor, { campaignId: from.id }).execute();
  const copied = rows
    .map(promotionOf)
    .map(promotionFormOf)
    .map((form) => ({ ...form, beginsOn: addDays(form.beginsOn, shift), endsOn: addDays(form.endsOn, shift) }))
    .filter(({ beginsOn, endsOn }) => beginsOn >= to.beginsOn && endsOn <= to.endsOn);
  if (copied.length === 0) return;
  const now = clock.now();
  await tx
    .insertInto('campaigns.promotion')
    .values(
      copied.map((form) => ({
        tenant_id: actor.tenantId,
        id: newId(),
        campaign_id: to.id,
        version: 1,
        ...promotionColumns(form),
        created_at: now,
        updated_at: now,
      })),
    )
    .execute();
}
