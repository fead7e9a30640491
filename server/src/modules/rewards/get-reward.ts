import type { RewardPage } from '@vitrine/contract/rewards';
import type { RequiredTraining } from '@vitrine/domain/rewards';
import type { Reader } from '../../platform/database/index.ts';
import { notFound, type Actor } from '../../platform/http/index.ts';
import { nameFor } from '../campaigns/index.ts';
import { trainingsOf } from '../learning/index.ts';
import { levelOf } from '../levels/index.ts';
import { payingCampaign, shownCampaign } from './paying-campaign.ts';
import { requiredOf } from './required-trainings.ts';
import { deliveryOf } from './reward-rows.ts';
import { cardOf, finishedFor, imagesOf, obstaclesOf, storeRewards, type StoreParts } from './store-rewards.ts';

type Ask = { rewardId: string; campaignId?: string | undefined };

/** A reward and everything that keeps the member from it (RWD-02). One that was retired says so, and so does one that is not for them any more and that they ordered; a draft is not there. */
export async function getReward(parts: StoreParts, actor: Actor, { rewardId, campaignId }: Ask): Promise<RewardPage> {
  const db = parts.db.write(); // whoever just redeemed must see what is left
  const paying = await payingCampaign(parts, db, actor, { campaignId });
  const row = await storeRewards(db, actor, { campaignId: paying?.campaign.id ?? null, withOrdered: true })
    .where('r.id', '=', rewardId)
    .select('r.description')
    .executeTakeFirst();
  if (!row) throw notFound();
  const trainings = await finishedFor(parts, db, actor, [row]);
  const available = paying?.available ?? 0;
  const level = await levelOf(db, actor);
  const eligibility = { available, isSpendable: paying?.isSpendable ?? false, trainings, rank: level.rank };
  const obstacles = obstaclesOf(row, eligibility);
  const images = await imagesOf(parts, db, actor, [row]);
  return {
    ...cardOf(parts, actor, { row, eligibility, image: images.get(row.image_file_id ?? '') ?? null, levelNames: level.names }),
    description: nameFor(actor, row.description),
    delivery: deliveryOf(row.delivery),
    deliveryDays: row.delivery_days,
    categoryUse: { used: row.used, maximum: row.maximum },
    trainings: (await titledTrainings(db, actor, requiredOf(row))).map((one) => ({ ...one, isDone: trainings.has(one.id) })),
    obstacles,
    level: { rank: level.rank, name: level.name, experience: paying?.experience ?? 0 },
    campaign: shownCampaign(actor, paying),
    availableAfter: available >= row.price ? available - row.price : null,
    can: { redeem: obstacles.length === 0 },
  };
}

/** Trainings by their titles as members see them, in their order; empty for one that was never published. */
export async function titledTrainings(
  db: Reader,
  actor: Actor,
  required: readonly RequiredTraining[],
): Promise<(RequiredTraining & { title: string })[]> {
  if (required.length === 0) return [];
  const named = await trainingsOf(db, actor, { ids: required.map(({ id }) => id) });
  const titles = new Map(named.map(({ id, name }) => [id, name]));
  return required.map((one) => ({ ...one, title: titles.get(one.id) ?? '' }));
}
