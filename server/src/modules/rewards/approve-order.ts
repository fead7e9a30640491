import type { OrderToDecide } from '@vitrine/contract/rewards';
import { judgeException } from '@vitrine/domain/rewards';
import { Refusal, type Actor } from '../../platform/http/index.ts';
import { within, type Tx } from '../../platform/database/index.ts';
import { capture } from '../ledger/index.ts';
import type { RewardsParts } from './edits.ts';
import { withoutException } from './end-order.ts';
import { giveCode } from './give-code.ts';
import { getOrderToDecide } from './get-order-to-decide.ts';
import { refuseBlocked } from './member-eligibility.ts';
import { stepOrder, type Seen } from './step-order.ts';
import type { StoredOrder } from './stored-order.ts';

/** Approves an order on audited points: they are spent. Refuses `points_not_audited` (decision D20), `member_blocked`, and what became of it meanwhile. */
export function approveOrder(parts: RewardsParts, actor: Actor, ask: Seen): Promise<OrderToDecide> {
  return parts.db.transaction(async (tx) => {
    await stepOrder(parts, tx, actor, { ...ask, step: 'approve' }, async (order) => {
      await spend(parts, tx, actor, { order, approvers: [actor.memberId] });
      return { event: 'approved', columns: withoutException };
    });
    return getOrderToDecide(within(parts, tx), actor, ask);
  });
}

/** Asks for an approval before the audit, with a reason (loyalty 3.2); a second one takes the place of the first. */
export function proposeException(parts: RewardsParts, actor: Actor, { why, ...ask }: Seen & { why: string }): Promise<OrderToDecide> {
  return parts.db.transaction(async (tx) => {
    await stepOrder(parts, tx, actor, { ...ask, step: 'propose_exception' }, async (order) => {
      await refuseBlocked(tx, actor, { memberId: order.member_id });
      const columns = { exception_by: actor.memberId, exception_why: why, exception_at: parts.clock.now() };
      return { event: 'exception_proposed', columns, note: why };
    });
    return getOrderToDecide(within(parts, tx), actor, ask);
  });
}

/** Whoever may decide takes a proposal back. Refuses `exception_missing`. */
export function withdrawException(parts: RewardsParts, actor: Actor, ask: Seen): Promise<OrderToDecide> {
  return parts.db.transaction(async (tx) => {
    await stepOrder(parts, tx, actor, { ...ask, step: 'propose_exception' }, async (order) => {
      if (order.exception_by === null) throw new Refusal('exception_missing');
      return { event: 'exception_withdrawn', columns: withoutException };
    });
    return getOrderToDecide(within(parts, tx), actor, ask);
  });
}

/**
 * As the second of two people, approves an order whose points are not audited yet; the ledger keeps both names and the reason. Refuses `exception_missing`,
 * `second_approver_needed` and `own_order`.
 */
export function approveException(parts: RewardsParts, actor: Actor, ask: Seen): Promise<OrderToDecide> {
  return parts.db.transaction(async (tx) => {
    await stepOrder(parts, tx, actor, { ...ask, step: 'approve' }, async (order) => {
      const { exception_by: proposedBy, exception_why: why } = order;
      const refusal = judgeException({ proposedBy, approverId: actor.memberId, ordererId: order.member_id });
      if (refusal || proposedBy === null) throw new Refusal(refusal ?? 'exception_missing');
      await spend(parts, tx, actor, { order, approvers: [proposedBy, actor.memberId], ...(why === null ? {} : { why }) });
      return { event: 'approved', note: why ?? '' }; // who proposed it and why stays on the order
    });
    return getOrderToDecide(within(parts, tx), actor, ask);
  });
}

/** Spends the points, and only then hands out a code, if the reward is one: everything of the member comes before what is everybody's (law 6). */
async function spend(
  parts: RewardsParts,
  tx: Tx,
  actor: Actor,
  { order, ...by }: { order: StoredOrder; approvers: readonly string[]; why?: string },
): Promise<void> {
  await refuseBlocked(tx, actor, { memberId: order.member_id });
  if (order.hold_id === null) throw new Error(`rewards: the order ${order.id} waits and holds nothing`);
  await capture(parts, tx, actor, { holdId: order.hold_id, ...by });
  if (order.delivery === 'code') await giveCode(parts, tx, actor, { order });
}
