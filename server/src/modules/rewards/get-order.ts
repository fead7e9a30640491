import type { OrderPage } from '@vitrine/contract/rewards';
import { canStep } from '@vitrine/domain/rewards';
import type { Reader } from '../../platform/database/index.ts';
import { notFound, type Actor } from '../../platform/http/index.ts';
import { nameFor } from '../campaigns/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { RewardsParts } from './edits.ts';
import { codeOf } from './give-code.ts';
import { historyOf } from './order-history.ts';
import { doneTrainings, isAudited, ordersOf, type OrderFacts } from './order-rows.ts';
import { deliveryOf, orderStateOf, sceneOf } from './reward-rows.ts';
import { imagesOf } from './store-rewards.ts';

type Parts = Pick<RewardsParts, 'db' | 'storage'>;

/** An order of the member with its history, and its code once it is approved. Refuses `not_found` for anybody else's. */
export async function getOrder(
  parts: Parts & Pick<Platform, 'secret'>,
  actor: Actor,
  { orderId }: { orderId: string },
): Promise<OrderPage> {
  const db = parts.db.write(); // whoever just ordered must see it
  return { ...(await orderPage(parts, db, actor, { orderId })), code: await codeOf(parts, db, actor, { orderId }) };
}

/** The same inside a transaction. */
export async function orderPage(parts: Parts, db: Reader, actor: Actor, { orderId }: { orderId: string }): Promise<OrderPage> {
  const row = await ordersOf(db, actor).where('o.id', '=', orderId).where('o.member_id', '=', actor.memberId).executeTakeFirst();
  if (!row) throw notFound();
  return pageOfOrder(parts, db, actor, { row, isOwner: true });
}

/** `isOwner`: what the member reads; else what the console does, proposed exceptions included. */
export async function pageOfOrder(
  parts: Parts,
  db: Reader,
  actor: Actor,
  { row, isOwner }: { row: OrderFacts; isOwner: boolean },
): Promise<OrderPage> {
  const images = await imagesOf(parts, db, actor, [row]);
  const state = orderStateOf(row.state);
  return {
    id: row.id,
    number: row.number,
    version: row.version,
    state,
    reward: {
      id: row.reward_id,
      title: nameFor(actor, row.title),
      scene: sceneOf(row.scene),
      image: images.get(row.image_file_id ?? '') ?? null,
    },
    points: row.points,
    placedAt: row.placed_at,
    updatedAt: row.updated_at,
    campaign: { id: row.campaign_id, name: nameFor(actor, row.campaign) },
    category: { id: row.category_id, name: nameFor(actor, row.category) },
    delivery: deliveryOf(row.delivery),
    deliveryDays: row.delivery_days,
    deliverTo: row.deliver_to,
    tracking: row.tracking,
    awaitsAudit: state === 'awaiting_approval' && !isAudited(row),
    trainings: doneTrainings(row),
    history: await historyOf(db, actor, { orderId: row.id, isOwner }),
    code: null,
    can: { cancel: isOwner && canStep({ step: 'cancel', state }), resume: isOwner && canStep({ step: 'resume', state }) },
  };
}
