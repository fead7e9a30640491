import type { PutOrdersOnHold } from '../ledger/index.ts';
import { release } from '../ledger/index.ts';
import type { RewardsParts } from './edits.ts';
import { withoutException } from './end-order.ts';
import { writeStep } from './step-order.ts';

/**
 * Answers the ledger's port (decision D20): while a refused sale or photo is taken back and the points are not there, unapproved orders go on hold, newest first, until
 * enough came free. The ledger holds the member's wallet already, so nobody decides one of them meanwhile. What comes free beyond what is missing
 * stays usable: the member did nothing wrong with it. Each event keeps the sale that caused it, where one did.
 */
export const putOrdersOnHold =
  (parts: RewardsParts): PutOrdersOnHold =>
  async (tx, actor, { memberId, campaignId, missing, cause }) => {
    const waiting = await tx
      .selectFrom('rewards.order')
      .selectAll()
      .where('tenant_id', '=', actor.tenantId)
      .where('member_id', '=', memberId)
      .where('campaign_id', '=', campaignId)
      .where('state', '=', 'awaiting_approval')
      .orderBy('placed_at', 'desc')
      .orderBy('id', 'desc')
      .forUpdate()
      .execute();
    const held: string[] = [];
    let freed = 0;
    for (const order of waiting) {
      if (freed >= missing) break;
      if (order.hold_id === null) throw new Error(`rewards: the order ${order.id} waits and holds nothing`);
      await release(parts, tx, actor, { holdId: order.hold_id, why: '', for: 'program' });
      const by = { tenantId: actor.tenantId, memberId: null };
      const done = {
        event: 'put_on_hold' as const,
        columns: { hold_id: null, ...withoutException },
        note: cause.why,
        ...(cause.saleId === null ? {} : { saleId: cause.saleId }),
      };
      await writeStep(parts, tx, by, { order, to: 'on_hold', done });
      freed += order.points;
      held.push(order.id);
    }
    return held;
  };
