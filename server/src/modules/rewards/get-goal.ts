import type { Goal } from '@vitrine/contract/rewards';
import { dayIn } from '@vitrine/domain/kernel';
import { judgeGoal } from '@vitrine/domain/rewards';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { campaignFacts } from '../campaigns/index.ts';
import { getReward } from './get-reward.ts';
import { planFor, type GoalParts } from './goal-plan.ts';
import { findGoal } from './goals.ts';
import { isInStore } from './is-in-store.ts';

/** The reward that the member saves for: what is missing, a plan that leads there, or what ended it. */
export async function getGoal(parts: GoalParts, actor: Actor): Promise<{ goal: Goal | null }> {
  const db = parts.db.write(); // whoever just chose it, or sold something, must see it
  const stored = await findGoal(db, actor);
  if (!stored || !(await isInStore(db, actor, stored))) return { goal: null }; // as a wish, it is hidden while it is not for them
  const { rewardId, campaignId, chosenAt } = stored;
  const reward = await getReward(parts, actor, { rewardId, campaignId });
  const campaign = await campaignFacts(parts, db, actor, { campaignId });
  const refusal = judgeGoal(reward.obstacles) ?? null;
  const isReached = reward.can.redeem;
  const progress = await progressOf(db, actor, { ids: reward.trainings.map(({ id }) => id) });
  return {
    goal: {
      reward,
      chosenAt,
      today: dayIn(campaign.timeZone, parts.clock.now()),
      refusal,
      isReached,
      plan: refusal !== null || isReached ? null : await planFor(parts, db, actor, { missing: reward.missing, campaign }),
      trainings: reward.trainings.map((one) => ({ ...one, progress: one.isDone ? 100 : (progress.get(one.id) ?? 0) })),
    },
  };
}

/** How far the member is in these courses and trails, in hundredths. */
async function progressOf(db: Reader, { tenantId, memberId }: Actor, { ids }: { ids: readonly string[] }): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const courses = await db
    .selectFrom('learning.enrolment')
    .select(['course_id as id', 'progress'])
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('course_id', 'in', ids)
    .execute();
  const trails = await db
    .selectFrom('learning.trail_enrolment')
    .select(['trail_id as id', 'progress'])
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('trail_id', 'in', ids)
    .execute();
  return new Map([...courses, ...trails].map(({ id, progress }) => [id, progress]));
}
