import type { OrderToDecide } from '@vitrine/contract/rewards';
import { within } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { RewardsParts } from './edits.ts';
import { releasePoints, withoutException } from './end-order.ts';
import { getOrderToDecide } from './get-order-to-decide.ts';
import { stepOrder, type Seen } from './step-order.ts';

/** Puts an order on hold: its points go back until it is resumed; place and unit stay its own. */
export function holdOrder(parts: RewardsParts, actor: Actor, { note, ...ask }: Seen & { note: string }): Promise<OrderToDecide> {
  return parts.db.transaction(async (tx) => {
    await stepOrder(parts, tx, actor, { ...ask, step: 'hold' }, async (order) => {
      await releasePoints(parts, tx, actor, { order, why: note, cause: 'program' });
      return { event: 'put_on_hold', columns: { hold_id: null, ...withoutException }, note };
    });
    return getOrderToDecide(within(parts, tx), actor, ask);
  });
}
