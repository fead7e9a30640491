import type { Tx } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { hold, release, type LedgerActor } from '../ledger/index.ts';
import type { RewardsParts } from './edits.ts';
import { freeCategoryPlace, returnToStock } from './queries.ts';
import type { StoredOrder } from './stored-order.ts';

/** An exception that was proposed counts for the order as it stood. */
export const withoutException = { exception_by: null, exception_why: null, exception_at: null };

/** Gives the points of an order back, if it holds any (an order on hold does not). */
export async function releasePoints(
  parts: RewardsParts,
  tx: Tx,
  actor: LedgerActor,
  { order, why, cause }: { order: StoredOrder; why: string; cause: 'program' | 'member' },
): Promise<void> {
  if (order.state === 'awaiting_approval' && order.hold_id !== null)
    await release(parts, tx, actor, { holdId: order.hold_id, why, for: cause });
}

/** Frees what a live order takes beside points: its place in the category, and last its unit of stock, for that row is everybody's. */
export async function freePlaces(tx: Tx, actor: Pick<Actor, 'tenantId'>, { order }: { order: StoredOrder }): Promise<void> {
  const { member_id: memberId, campaign_id: campaignId, category_id: categoryId } = order;
  await freeCategoryPlace(tx, actor, { memberId, campaignId, categoryId });
  await returnToStock(tx, actor, { rewardId: order.reward_id });
}

/** Takes the points of an order on hold anew. Refuses `points_short` and `campaign_closed`. */
export async function holdAgain(
  parts: RewardsParts,
  tx: Tx,
  actor: Actor,
  { order }: { order: StoredOrder },
): Promise<{ hold_id: string }> {
  const { holdId } = await hold(parts, tx, actor, {
    memberId: order.member_id,
    campaignId: order.campaign_id,
    amount: order.points,
    reason: { kind: 'order', id: order.id },
  });
  return { hold_id: holdId };
}
