import type { Goal } from '@vitrine/contract/rewards';
import { judgeGoal } from '@vitrine/domain/rewards';
import { within } from '../../platform/database/index.ts';
import { Refusal, type Actor } from '../../platform/http/index.ts';
import { getGoal } from './get-goal.ts';
import type { GoalParts } from './goal-plan.ts';
import { writeGoal } from './goals.ts';
import { isSpendable } from './paying-campaign.ts';
import { campaignNamed } from './redeem-reward.ts';
import { rewardToRedeem } from './reward-to-redeem.ts';
import { finishedFor, obstaclesOf } from './store-rewards.ts';

/** Chooses the reward that the member saves for. Refuses `not_found`, and what no plan leads over (`goalRefusals`): one that is retired or sold out, a campaign that is not theirs. */
export function chooseGoal(
  parts: GoalParts,
  actor: Actor,
  { rewardId, campaignId }: { rewardId: string; campaignId: string },
): Promise<{ goal: Goal }> {
  return parts.db.transaction(async (tx) => {
    const campaign = await campaignNamed(parts, tx, actor, { campaignId });
    const row = await rewardToRedeem(tx, actor, { rewardId, campaignId });
    const trainings = await finishedFor(parts, tx, actor, [row]);
    const facts = { available: null, isSpendable: await isSpendable(parts, tx, actor, { campaign }), trainings, rank: 1 };
    const refusal = judgeGoal(obstaclesOf(row, facts));
    if (refusal) throw new Refusal(refusal);
    await writeGoal(tx, actor, { rewardId, campaignId, chosenAt: parts.clock.now() });
    const { goal } = await getGoal(within(parts, tx), actor);
    if (!goal) throw new Error(`rewards: the goal ${rewardId} that was just chosen is not there`);
    return { goal };
  });
}
