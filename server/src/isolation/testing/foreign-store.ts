/** The other tenant's rewards, codes and orders: one that waits with a proposed exception, one on hold, one that was delivered. */
import type { RewardForm } from '@vitrine/contract/rewards';
import type { BuiltPerson } from '../../modules/identity/testing.ts';
import {
  aCategory,
  aDeliveredOrder,
  aDepartment,
  aGoal,
  aHeldOrder,
  anApprovedOrder,
  anException,
  anOrder,
  aReward,
  aRewardForm,
  aShippedOrder,
  somePoints,
  chooseRewardCampaign,
} from '../../modules/rewards/testing.ts';
import type { House } from '../../testing.ts';
import type { ForeignProgram, ForeignStore } from '../foreign-ids.ts';

/** Kept by its author, ordered by its learner; every text marked. */
export async function aForeignStore(
  { platform }: House,
  {
    author,
    learner,
    program,
    mark,
    courseId,
    audience,
  }: {
    author: BuiltPerson;
    learner: BuiltPerson;
    program: ForeignProgram;
    mark: string;
    courseId: string;
    audience: Pick<RewardForm, 'groupIds' | 'areaIds' | 'tagIds'>;
  },
): Promise<ForeignStore> {
  const { campaignId } = program;
  const marked = { 'pt-BR': mark };
  const departmentId = await aDepartment(platform, author.actor, { name: marked });
  const categoryId = await aCategory(platform, author.actor, { name: marked, departmentId, maximum: 9 });
  const texts = { title: marked, summary: marked, description: marked };
  const codes = [1, 2, 3, 4].map((number) => `${mark}-${number}`);
  const { rewardId } = await aReward(platform, author.actor, { ...texts, categoryId, price: 10, delivery: 'code', codes });
  await aReward(platform, author.actor, { ...texts, categoryId, requiredCourseIds: [courseId], ...audience, isPublished: false });
  await somePoints(platform, learner, { campaignId, amount: 50, isAudited: true });
  await chooseRewardCampaign(platform, learner.actor, { user_reward_campaign: campaignId });
  const { rewardId: wished } = await aReward(platform, author.actor, { ...texts, categoryId, price: 5_000 });
  await aGoal(platform, learner.actor, { rewardId: wished, campaignId });
  const order = () => anOrder(platform, learner.actor, { rewardId, campaignId, deliverTo: mark });
  const [delivered, held, waiting] = [await order(), await order(), await order()];
  const approved = await anApprovedOrder(platform, author.actor, { order: delivered });
  const shipped = await aShippedOrder(platform, author.actor, { ...approved, tracking: mark });
  await aDeliveredOrder(platform, author.actor, shipped);
  await aHeldOrder(platform, author.actor, { order: held, note: mark });
  await anException(platform, author.actor, { order: waiting, why: mark });
  return {
    departmentId,
    categoryId,
    rewardId,
    orderIds: [waiting.id, held.id, delivered.id],
    orderNumber: waiting.number,
    rewardForm: aRewardForm({ categoryId, title: { 'pt-BR': 'Invasor' } }),
  };
}
