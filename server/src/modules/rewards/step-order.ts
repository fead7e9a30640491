/** The one way in which an order becomes another one: judged, moved, written with its event, told. */
import { judgeOrderStep, stateAfter, type OrderState, type OrderStep } from '@vitrine/domain/rewards';
import type { Tx } from '../../platform/database/index.ts';
import { notFound, Refusal, type Actor } from '../../platform/http/index.ts';
import { lockWallet } from '../ledger/index.ts';
import { recordOnStore, type RewardsParts } from './edits.ts';
import { orderStateOf } from './reward-rows.ts';
import type { Step, StoredOrder } from './stored-order.ts';
import { tellOfOrder } from './tell-of-order.ts';

export type Seen = { orderId: string; version: number };

/**
 * Takes a step of the console. The member's wallet is locked before the order is read, so that of two who decide the second is told what the
 * first did (D37), and a sale that is refused meanwhile waits (law 6). `move` moves the points. Nobody decides their own order.
 */
export async function stepOrder(
  parts: RewardsParts,
  tx: Tx,
  actor: Actor,
  { orderId, version, step }: Seen & { step: OrderStep },
  move: (order: StoredOrder) => Promise<Step>,
): Promise<void> {
  const order = await lockOrder(tx, actor, { orderId });
  const state = orderStateOf(order.state);
  const isOwn = order.member_id === actor.memberId;
  const refusal = judgeOrderStep({ step, state, version: order.version, seenVersion: version, isOwn });
  if (refusal) throw new Refusal(refusal);
  await finish(parts, tx, actor, { order, step, done: await move(order) });
}

/** Takes a step of the member whose order it is; another's is not there. */
export async function stepOwnOrder(
  parts: RewardsParts,
  tx: Tx,
  actor: Actor,
  { orderId, version, step }: Seen & { step: 'cancel' | 'resume' },
  move: (order: StoredOrder) => Promise<Step>,
): Promise<void> {
  const order = await lockOrder(tx, actor, { orderId, ownerId: actor.memberId });
  const refusal = judgeOrderStep({ step, state: orderStateOf(order.state), version: order.version, seenVersion: version, isOwn: false });
  if (refusal) throw new Refusal(refusal);
  await finish(parts, tx, actor, { order, step, done: await move(order) });
}

/** An order whose member's wallet this transaction holds: whoever wants to change it waits. Refuses `not_found`. */
async function lockOrder(tx: Tx, actor: Actor, { orderId, ownerId }: { orderId: string; ownerId?: string }): Promise<StoredOrder> {
  const read = () =>
    tx
      .selectFrom('rewards.order')
      .selectAll()
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', orderId)
      .$if(ownerId !== undefined, (query) => query.where('member_id', '=', ownerId ?? ''));
  const found = await read().executeTakeFirst();
  if (!found) throw notFound();
  await lockWallet(tx, actor, { memberId: found.member_id, campaignId: found.campaign_id });
  return read().forUpdate().executeTakeFirstOrThrow();
}

async function finish(
  parts: RewardsParts,
  tx: Tx,
  actor: Actor,
  { order, step, done }: { order: StoredOrder; step: OrderStep; done: Step },
): Promise<void> {
  const to = stateAfter(step);
  await writeStep(parts, tx, actor, { order, to, done });
  await recordOnStore(parts, tx, actor, {
    subject: 'order',
    subjectId: order.id,
    what: `order.${done.event}`,
    before: { state: order.state },
    after: { state: to, reason: done.reason ?? null, note: done.note ?? '' },
  });
}

/**
 * Writes a step: conditional on the version that was read, so that no two steps come from one state. Refuses `changed_meanwhile`. The member is told, or finds it in their feed where they did it themselves.
 */
export async function writeStep(
  parts: RewardsParts,
  tx: Tx,
  actor: { tenantId: string; memberId: string | null },
  { order, to, done }: { order: StoredOrder; to: OrderState; done: Step },
): Promise<void> {
  const now = parts.clock.now();
  const written = await tx
    .updateTable('rewards.order')
    .set((row) => ({ ...done.columns, state: to, version: row('version', '+', 1), updated_at: now }))
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', order.id)
    .where('version', '=', order.version)
    .returning('version')
    .executeTakeFirst();
  if (!written) throw new Refusal('changed_meanwhile');
  await tx
    .insertInto('rewards.order_event')
    .values({
      tenant_id: actor.tenantId,
      order_id: order.id,
      version: written.version,
      event: done.event,
      by_member_id: actor.memberId,
      reason: done.reason ?? null,
      note: done.note ?? '',
      sale_id: done.saleId ?? null,
      created_at: now,
    })
    .execute();
  await tellOfOrder(parts, tx, actor, { order, done });
}
