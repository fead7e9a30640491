import type { OrderToDecide } from '@vitrine/contract/rewards';
import { needsOrderNote, refusedFor, type OrderReason } from '@vitrine/domain/rewards';
import { within } from '../../platform/database/index.ts';
import { Refusal, type Actor } from '../../platform/http/index.ts';
import type { RewardsParts } from './edits.ts';
import { freePlaces, releasePoints, withoutException } from './end-order.ts';
import { getOrderToDecide } from './get-order-to-decide.ts';
import { stepOrder, type Seen } from './step-order.ts';

/**
 * Refuses an order with a reason: points, place and unit come back in the same transaction (decision D28). Refuses `order_note_required` where the reason
 * says nothing by itself.
 */
export function refuseOrder(
  parts: RewardsParts,
  actor: Actor,
  { reason, note, ...ask }: Seen & { reason: OrderReason; note: string },
): Promise<OrderToDecide> {
  if (needsOrderNote(reason) && note === '') throw new Refusal('order_note_required', { fields: { note: 'order_note_required' } });
  return parts.db.transaction(async (tx) => {
    await stepOrder(parts, tx, actor, { ...ask, step: 'refuse' }, async (order) => {
      await releasePoints(parts, tx, actor, { order, why: note, cause: refusedFor(reason) });
      await freePlaces(tx, actor, { order });
      return { event: 'refused', columns: withoutException, reason, note };
    });
    return getOrderToDecide(within(parts, tx), actor, ask);
  });
}
