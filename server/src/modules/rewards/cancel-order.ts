import type { OrderPage } from '@vitrine/contract/rewards';
import type { Actor } from '../../platform/http/index.ts';
import type { RewardsParts } from './edits.ts';
import { freePlaces, releasePoints, withoutException } from './end-order.ts';
import { orderPage } from './get-order.ts';
import { stepOwnOrder, type Seen } from './step-order.ts';

/** The member thinks better of it while nobody approved it: points, place and unit come back at once. Refuses what became of it meanwhile. */
export function cancelOrder(parts: RewardsParts, actor: Actor, ask: Seen): Promise<OrderPage> {
  return parts.db.transaction(async (tx) => {
    await stepOwnOrder(parts, tx, actor, { ...ask, step: 'cancel' }, async (order) => {
      await releasePoints(parts, tx, actor, { order, why: '', cause: 'member' });
      await freePlaces(tx, actor, { order });
      return { event: 'cancelled', columns: withoutException };
    });
    return orderPage(parts, tx, actor, ask);
  });
}
