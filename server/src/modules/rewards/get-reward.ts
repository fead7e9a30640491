import type { RewardPage } from '@vitrine/contract/rewards';
import type { Reader } from '../../platform/database/index.ts';
import { notFound, type Actor } from '../../platform/http/index.ts';
import { nameFor } from '../campaigns/index.ts';
import { levelOf } from '../levels/index.ts';
import { payingCampaign, shownCampaign } from './paying-campaign.ts';
import { deliveryOf } from './reward-rows.ts';
import { cardOf, imagesOf, obstaclesOf, storeRewards, type StoreParts } from './store-rewards.ts';

type Ask = { rewardId: string; campaignId?: string | undefined };

/** A reward and everything that keeps the member from it (RWD-02). One that was retired says so; a draft is not there. */
export async function getReward(parts: StoreParts, actor: Actor, { rewardId, campaignId }: Ask): Promise<RewardPage> {
  const db = parts.db.write(); // whoever just redeemed must see what is left
  const paying = await payingCampaign(parts, db, actor, { campaignId });
  const row = await storeRewards(db, actor, { campaignId: paying?.campaign.id ?? null })
    .where('r.id', '=', rewardId)
    .select('r.description')
    .executeTakeFirst();
  if (!row) throw notFound();
  const courseIds = row.required_course_id === null ? [] : [row.required_course_id];
  const trainings = await parts.finishedTrainings(db, actor, { courseIds });
  const available = paying?.available ?? 0;
  const level = await levelOf(db, actor);
  const standing = { available, isSpendable: paying?.isSpendable ?? false, trainings, rank: level.rank };
  const obstacles = obstaclesOf(row, standing);
  const images = await imagesOf(parts, db, actor, [row]);
  return {
    ...cardOf(parts, actor, { row, standing, image: images.get(row.image_file_id ?? '') ?? null, levelNames: level.names }),
    description: nameFor(actor, row.description),
    delivery: deliveryOf(row.delivery),
    deliveryDays: row.delivery_days,
    categoryUse: { used: row.used, maximum: row.maximum },
    training:
      row.required_course_id === null
        ? null
        : {
            courseId: row.required_course_id,
            title: await courseTitle(db, actor, { courseId: row.required_course_id }),
            isDone: trainings.has(row.required_course_id),
          },
    obstacles,
    level: { rank: level.rank, name: level.name, experience: paying?.experience ?? 0 },
    campaign: shownCampaign(actor, paying),
    availableAfter: available >= row.price ? available - row.price : null,
    can: { redeem: obstacles.length === 0 },
  };
}

/** The title of a course as members see it; empty for one that was never published. */
export async function courseTitle(db: Reader, actor: Actor, { courseId }: { courseId: string }): Promise<string> {
  const row = await db
    .selectFrom('catalog.course as course')
    .innerJoin('catalog.course_version as version', (join) =>
      join.onRef('version.tenant_id', '=', 'course.tenant_id').onRef('version.id', '=', 'course.published_id'),
    )
    .where('course.tenant_id', '=', actor.tenantId)
    .where('course.id', '=', courseId)
    .select('version.title')
    .executeTakeFirst();
  return row ? nameFor(actor, row.title) : '';
}
