import type { Platform } from '../../platform/platform.ts';
import type { PersonalRecords } from '../identity/index.ts';
import { lockPurse } from '../ledger/index.ts';
import type { RewardsParts } from './edits.ts';
import { freePlaces, releasePoints, withoutException } from './end-order.ts';
import { writeStep } from './step-order.ts';

/** Orders that nobody approved are cancelled, so that their points can be written off; where the others went is forgotten. */
export const rewardsRecords = (parts: RewardsParts & Pick<Platform, 'db'>): PersonalRecords => ({
  erase: async ({ tenantId, memberId }) => {
    const own = parts.db
      .write()
      .selectFrom('rewards.order')
      .select(['id', 'campaign_id'])
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId);
    const waiting = await own.where('state', 'in', ['awaiting_approval', 'on_hold']).orderBy('id').execute();
    for (const { id, campaign_id: campaignId } of waiting) await cancel(parts, { tenantId, memberId, orderId: id, campaignId });
    await parts.db
      .write()
      .updateTable('rewards.order')
      .set({ deliver_to: '', tracking: '' })
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .execute();
  },
});

/** As the member would (`cancelOrder`), by nobody: the purse is locked before the order is read. One that was decided meanwhile is left as it is. */
function cancel(
  parts: RewardsParts,
  { tenantId, memberId, orderId, campaignId }: Record<'tenantId' | 'memberId' | 'orderId' | 'campaignId', string>,
) {
  const nobody = { tenantId, memberId: null };
  return parts.db.transaction(async (tx) => {
    await lockPurse(tx, nobody, { memberId, campaignId });
    const order = await tx
      .selectFrom('rewards.order')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('id', '=', orderId)
      .where('state', 'in', ['awaiting_approval', 'on_hold'])
      .forUpdate()
      .executeTakeFirst();
    if (!order) return;
    await releasePoints(parts, tx, nobody, { order, why: '', cause: 'member' });
    await freePlaces(tx, nobody, { order });
    await writeStep(parts, tx, nobody, { order, to: 'cancelled', done: { event: 'cancelled', columns: withoutException } });
  });
}
