import type { OrderPage } from '@vitrine/contract/rewards';
import { missingTrainings } from '@vitrine/domain/rewards';
import { Refusal, type Actor } from '../../platform/http/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { campaignFacts, type CampaignFacts } from '../campaigns/index.ts';
import { hold } from '../ledger/index.ts';
import { rankOfMember } from '../levels/index.ts';
import { noteOnFeed } from '../notices/index.ts';
import { titledTrainings } from './get-reward.ts';
import { orderPage } from './get-order.ts';
import { numberOf } from './order-number.ts';
import { endGoal } from './goals.ts';
import { firstCourse, type DoneTraining } from './order-rows.ts';
import { isSpendable } from './paying-campaign.ts';
import { takeCategoryPlace, takeFromStock } from './queries.ts';
import { requiredOf } from './required-trainings.ts';
import { rewardToRedeem, type RewardToRedeem } from './reward-to-redeem.ts';
import { finishedFor, obstaclesOf, type StoreParts } from './store-rewards.ts';

type Ask = { rewardId: string; campaignId: string; deliverTo: string };

/**
 * Redeems one unit (RWD-02, RWD-03). First everything is judged by what is there, so that most refusals take no lock; then each guard holds by its own
 * conditional write, in the one order of loyalty, section 2: the member's wallet, the order, the member's place in the category, and last
 * the shared stock. Any of them refuses and everything is undone. The price and the training are those of this moment (decision D35).
 */
export function redeemReward(parts: StoreParts, actor: Actor, { rewardId, campaignId, deliverTo }: Ask): Promise<OrderPage> {
  return parts.db.transaction(async (tx) => {
    const campaign = await campaignNamed(parts, tx, actor, { campaignId });
    const row = await rewardToRedeem(tx, actor, { rewardId, campaignId });
    const trainings = await judge(parts, tx, actor, { row, campaign });
    if (row.delivery === 'home' && deliverTo === '') throw new Refusal('address_required', { fields: { deliverTo: 'address_required' } });

    const orderId = parts.newId();
    const { holdId } = await hold(parts, tx, actor, {
      memberId: actor.memberId,
      campaignId,
      amount: row.price,
      reason: { kind: 'order', id: orderId },
    });
    await place(parts, tx, actor, { orderId, holdId, row, campaignId, deliverTo, trainings });
    const { memberId } = actor;
    await takeCategoryPlace(tx, actor, { memberId, campaignId, categoryId: row.category_id, maximum: row.maximum });
    const answer = await orderPage(parts, tx, actor, { orderId });
    await endGoal(tx, actor, { rewardId });
    const facts = { orderId, title: answer.reward.title, number: answer.number, points: row.price };
    await noteOnFeed(parts, tx, actor, { kind: 'order_placed', facts, cause: `order ${orderId} 1 placed` });
    await takeFromStock(tx, actor, { rewardId, isCode: row.delivery === 'code' });
    return answer;
  });
}

/** Refuses the first obstacle, points apart: the ledger counts them; what is still to be learned is named at `trainings.ID`. Answers the trainings that were asked for and are done. */
async function judge(
  parts: StoreParts,
  tx: Tx,
  actor: Actor,
  { row, campaign }: { row: RewardToRedeem; campaign: CampaignFacts },
): Promise<DoneTraining[]> {
  const required = requiredOf(row);
  const trainings = await finishedFor(parts, tx, actor, [row]);
  const rank = row.required_rank === null ? 1 : await rankOfMember(tx, actor, actor);
  const eligibility = { available: null, isSpendable: await isSpendable(parts, tx, actor, { campaign }), trainings, rank };
  const [refusal] = obstaclesOf(row, eligibility);
  if (refusal === 'training_missing') {
    const fields = missingTrainings(required, trainings).map(({ id }) => [`trainings.${id}`, refusal] as const);
    throw new Refusal(refusal, { status: 409, fields: Object.fromEntries(fields) });
  }
  if (refusal) throw new Refusal(refusal);
  return (await titledTrainings(tx, actor, required)).map((one) => ({ ...one, finishedAt: trainings.get(one.id) ?? '' }));
}

async function place(
  { clock }: StoreParts,
  tx: Tx,
  actor: Actor,
  order: { orderId: string; holdId: string; row: RewardToRedeem; campaignId: string; deliverTo: string; trainings: DoneTraining[] },
): Promise<void> {
  const now = clock.now();
  const { orderId, holdId, row, campaignId, deliverTo, trainings } = order;
  const first = firstCourse(trainings);
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
      training: first ? JSON.stringify(first) : null, // for a server of the version before
      trainings: JSON.stringify(trainings),
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
export async function campaignNamed(parts: StoreParts, tx: Tx, actor: Actor, ask: { campaignId: string }): Promise<CampaignFacts> {
  return campaignFacts(parts, tx, actor, ask).catch((fault: unknown) => {
    const isAbsent = fault instanceof Refusal && fault.code === 'not_found';
    throw isAbsent ? new Refusal('invalid_request', { fields: { campaignId: 'invalid_choice' } }) : fault;
  });
}
