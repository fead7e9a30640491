import type { OrderToDecide } from '@vitrine/contract/rewards';
import { within } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { RewardsParts } from './edits.ts';
import { getOrderToDecide } from './get-order-to-decide.ts';
import { refuseBlocked } from './member-eligibility.ts';
import { stepOrder, type Seen } from './step-order.ts';

/** An approved order is on its way. Refuses `order_not_approved`, and `member_blocked`: nothing is sent to a blocked member (decision D38). */
export function shipOrder(parts: RewardsParts, actor: Actor, { tracking, ...ask }: Seen & { tracking: string }): Promise<OrderToDecide> {
  return parts.db.transaction(async (tx) => {
    await stepOrder(parts, tx, actor, { ...ask, step: 'ship' }, async (order) => {
      await refuseBlocked(tx, actor, { memberId: order.member_id });
      return { event: 'shipped', columns: { tracking }, note: tracking };
    });
    return getOrderToDecide(within(parts, tx), actor, ask);
  });
}

/** An order arrived; what needs no way, as a code by e-mail, is delivered without being shipped. */
export function deliverOrder(parts: RewardsParts, actor: Actor, ask: Seen): Promise<OrderToDecide> {
  return parts.db.transaction(async (tx) => {
    await stepOrder(parts, tx, actor, { ...ask, step: 'deliver' }, async () => ({ event: 'delivered' }));
    return getOrderToDecide(within(parts, tx), actor, ask);
  });
}
