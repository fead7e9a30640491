import { soldOutRefusal } from '@vitrine/domain/rewards';
import type { Reader, Tx } from '../../platform/database/index.ts';
import { notFound, Refusal, type Actor } from '../../platform/http/index.ts';

type Tenant = Pick<Actor, 'tenantId'>;

/** Locked before anything else of the reward is read for a write by the console. Redemptions do not wait for it: they take `rewards.stock` alone. */
export async function lockReward(tx: Tx, { tenantId }: Tenant, { rewardId }: { rewardId: string }) {
  const row = await tx
    .selectFrom('rewards.reward')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', rewardId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Rewards with category, department and stock: the one join that tiles, pages and exports read. */
export const rewardsOf = (db: Reader, { tenantId }: Tenant) =>
  db
    .selectFrom('rewards.reward as r')
    .innerJoin('rewards.stock as s', (join) => join.onRef('s.tenant_id', '=', 'r.tenant_id').onRef('s.reward_id', '=', 'r.id'))
    .innerJoin('rewards.category as c', (join) => join.onRef('c.tenant_id', '=', 'r.tenant_id').onRef('c.id', '=', 'r.category_id'))
    .innerJoin('rewards.department as d', (join) => join.onRef('d.tenant_id', '=', 'c.tenant_id').onRef('d.id', '=', 'c.department_id'))
    .where('r.tenant_id', '=', tenantId);

/** Takes one unit. The shared row: always the last lock of a redemption, so that it is held shortest (loyalty, section 2). Refuses `out_of_stock`, or `no_codes_left`. */
export async function takeFromStock(
  tx: Tx,
  { tenantId }: Tenant,
  { rewardId, isCode }: { rewardId: string; isCode: boolean },
): Promise<void> {
  const taken = await tx
    .updateTable('rewards.stock')
    .set((row) => ({ units: row('units', '-', 1), ordered: row('ordered', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('reward_id', '=', rewardId)
    .where('units', '>=', 1)
    .executeTakeFirstOrThrow();
  if (taken.numUpdatedRows === 0n) throw new Refusal(soldOutRefusal({ isCode }));
}

/** Gives the unit of an order back that ended without it. */
export async function returnToStock(tx: Tx, { tenantId }: Tenant, { rewardId }: { rewardId: string }): Promise<void> {
  await tx
    .updateTable('rewards.stock')
    .set((row) => ({ units: row('units', '+', 1), ordered: row('ordered', '-', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('reward_id', '=', rewardId)
    .execute();
}

export type CategoryPlace = { memberId: string; campaignId: string; categoryId: string };

/** Counts an order into its category; the row is the member's own. Refuses `category_maximum` (decision D28). */
export async function takeCategoryPlace(
  tx: Tx,
  { tenantId }: Tenant,
  { memberId, campaignId, categoryId, maximum }: CategoryPlace & { maximum: number | null },
): Promise<void> {
  const counted = await tx
    .insertInto('rewards.category_use')
    .values({ tenant_id: tenantId, member_id: memberId, campaign_id: campaignId, category_id: categoryId, used: 1, maximum })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'member_id', 'campaign_id', 'category_id'])
        .doUpdateSet((row) => ({ used: row('rewards.category_use.used', '+', 1), maximum }))
        .where((row) => (maximum === null ? row.lit(true) : row('rewards.category_use.used', '<', maximum))),
    )
    .executeTakeFirstOrThrow();
  if ((counted.numInsertedOrUpdatedRows ?? 0n) === 0n) throw new Refusal('category_maximum');
}

/** Frees the place of an order that was refused or cancelled, in the transaction that does it. */
export async function freeCategoryPlace(tx: Tx, { tenantId }: Tenant, { memberId, campaignId, categoryId }: CategoryPlace): Promise<void> {
  await tx
    .updateTable('rewards.category_use')
    .set((row) => ({ used: row('used', '-', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('campaign_id', '=', campaignId)
    .where('category_id', '=', categoryId)
    .execute();
}
