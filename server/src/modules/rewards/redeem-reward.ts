import type { OrderPage } from '@vitrine/contract/rewards';
import { Refusal, type Actor } from '../../platform/http/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { campaignFacts, type CampaignFacts } from '../campaigns/index.ts';
import { hold } from '../ledger/index.ts';
import { rankOfMember } from '../levels/index.ts';
import { noteOnFeed } from '../notices/index.ts';
import { courseTitle } from './get-reward.ts';
import { orderPage } from './get-order.ts';
import { numberOf } from './order-number.ts';
import { isSpendable } from './paying-campaign.ts';
import { takeCategoryPlace, takeFromStock } from './queries.ts';
import { rewardToRedeem, type RewardToRedeem } from './reward-to-redeem.ts';
import { obstaclesOf, type StoreParts } from './store-rewards.ts';

type Ask = { rewardId: string; campaignId: string; deliverTo: string };

/**
 * Redeems one unit (RWD-02, RWD-03). First everything is judged by what is there, so that most refusals take no lock; then each guard holds by its own
 * conditional write, in the one order of loyalty, section 2: the member's purse, the order, the member's place in the category, and last
 * the shared stock. Any of them refuses and everything is undone. The price and the training are those of this moment (decision D35).
 */
export function redeemReward(parts: StoreParts, actor: Actor, { rewardId, campaignId, deliverTo }: Ask): Promise<OrderPage> {
  return parts.db.transaction(async (tx) => {
    const campaign = await campaignNamed(parts, tx, actor, { campaignId });
    const row = await rewardToRedeem(tx, actor, { rewardId, campaignId });
    const training = await judge(parts, tx, actor, { row, campaign });
    if (row.delivery === 'home' && deliverTo === '') throw new Refusal('address_required', { fields: { deliverTo: 'address_required' } });

    const orderId = parts.newId();
    const { holdId } = await hold(parts, tx, actor, {
      memberId: actor.memberId,
      campaignId,
      amount: row.price,
      reason: { kind: 'order', id: orderId },
    });
    await place(parts, tx, actor, { orderId, holdId, row, campaignId, deliverTo, training });
    const { memberId } = actor;
    await takeCategoryPlace(tx, actor, { memberId, campaignId, categoryId: row.category_id, maximum: row.maximum });
    const answer = await orderPage(parts, tx, actor, { orderId });
    const facts = { orderId, title: answer.reward.title, number: answer.number, points: row.price };
    await noteOnFeed(parts, tx, actor, { kind: 'order_placed', facts, cause: `order ${orderId} 1 placed` });
    await takeFromStock(tx, actor, { rewardId, isCode: row.delivery === 'code' });
    return answer;
  });
}

type Training = { courseId: string; title: string; finishedAt: string };

/** Refuses the first obstacle, points apart: the ledger counts them. Answers the training that was asked for and is done. */
async function judge(
  parts: StoreParts,
  tx: Tx,
  actor: Actor,
  { row, campaign }: { row: RewardToRedeem; campaign: CampaignFacts },
): Promise<Training | null> {
  const courseId = row.required_course_id;
  const trainings = await parts.finishedTrainings(tx, actor, { courseIds: courseId === null ? [] : [courseId] });
  const rank = row.required_rank === null ? 1 : await rankOfMember(tx, actor, actor);
  const standing = { available: null, isSpendable: await isSpendable(parts, tx, actor, { campaign }), trainings, rank };
  const [refusal] = obstaclesOf(row, standing);
  if (refusal) throw new Refusal(refusal);
  const finishedAt = trainings.get(courseId ?? '');
  return courseId === null || finishedAt === undefined ? null : { courseId, title: await courseTitle(tx, actor, { courseId }), finishedAt };
}

async function place(
  { clock }: StoreParts,
  tx: Tx,
  actor: Actor,
  order: { orderId: string; holdId: string; row: RewardToRedeem; campaignId: string; deliverTo: string; training: Training | null },
): Promise<void> {
  const now = clock.now();
  const { orderId, holdId, row, campaignId, deliverTo, training } = order;
  await tx
    .insertInto('rewards.order')
    .values({
      tenant_id: actor.tenantId,
      id: orderId,
      number: numberOf(orderId),
      member_id: actor.memberId,
      campaign_id: campaignId,
      reward_id: row.id,
      category_id: row.category_id,
      points: row.price,
      state: 'awaiting_approval',
      version: 1,
      hold_id: holdId,
      delivery: row.delivery,
      delivery_days: row.delivery_days,
      deliver_to: deliverTo,
      tracking: '',
      training: training ? JSON.stringify(training) : null,
      placed_at: now,
      updated_at: now,
    })
    .execute();
  await tx
    .insertInto('rewards.order_event')
    .values({
      tenant_id: actor.tenantId,
      order_id: orderId,
      version: 1,
      event: 'placed',
      by_member_id: actor.memberId,
      note: '',
      created_at: now,
    })
    .execute();
}

/** A campaign that is not there is refused at the field that names it. */
async function campaignNamed(parts: StoreParts, tx: Tx, actor: Actor, ask: { campaignId: string }): Promise<CampaignFacts> {
  return campaignFacts(parts, tx, actor, ask).catch((fault: unknown) => {
    const isAbsent = fault instanceof Refusal && fault.code === 'not_found';
    throw isAbsent ? new Refusal('invalid_request', { fields: { campaignId: 'invalid_choice' } }) : fault;
  });
}
