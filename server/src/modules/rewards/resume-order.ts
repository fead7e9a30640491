import type { OrderPage, OrderToDecide } from '@vitrine/contract/rewards';
import { within } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { RewardsParts } from './edits.ts';
import { holdAgain } from './end-order.ts';
import { orderPage } from './get-order.ts';
import { getOrderToDecide } from './get-order-to-decide.ts';
import { refuseBlocked } from './member-eligibility.ts';
import { stepOrder, stepOwnOrder, type Seen } from './step-order.ts';

/** The member lets an order on hold wait again, once the points are there. Refuses `points_short`, `campaign_closed`, `order_not_on_hold`. */
export function resumeOrder(parts: RewardsParts, actor: Actor, ask: Seen): Promise<OrderPage> {
  return parts.db.transaction(async (tx) => {
    await stepOwnOrder(parts, tx, actor, { ...ask, step: 'resume' }, async (order) => {
      await refuseBlocked(tx, actor, { memberId: order.member_id });
      return { event: 'resumed', columns: await holdAgain(parts, tx, actor, { order }) };
    });
    return orderPage(parts, tx, actor, ask);
  });
}

/** The same by the console, for somebody else. */
export function resumeOrderForMember(parts: RewardsParts, actor: Actor, ask: Seen): Promise<OrderToDecide> {
  return parts.db.transaction(async (tx) => {
    await stepOrder(parts, tx, actor, { ...ask, step: 'resume' }, async (order) => {
      await refuseBlocked(tx, actor, { memberId: order.member_id });
      return { event: 'resumed', columns: await holdAgain(parts, tx, actor, { order }) };
    });
    return getOrderToDecide(within(parts, tx), actor, ask);
  });
}
