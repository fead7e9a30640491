import { goalRefusals } from '@vitrine/domain/rewards';
import { z } from 'zod';
import { Day, endpoint, Id, Instant, Nothing } from '../kernel/index.ts';
import { RewardPage, Training } from './shapes.ts';

const store = { module: 'reward_store' } as const;

export const GoalStep = z.object({
  kind: z.enum(['photo', 'sale']),
  /** Of the photo’s type, or of the product. */
  title: z.string(),
  /** Of one of them. */
  points: z.int(),
  quantity: z.int(),
  /** The last day on which it earns so; null: as long as the campaign runs. */
  until: Day.nullable(),
  /** The promotion that makes it worth more; null: none. */
  promotion: z.string().nullable(),
});
export type GoalStep = z.infer<typeof GoalStep>;

export const GoalPlan = z.object({
  steps: z.array(GoalStep),
  /** What the steps come to. */
  total: z.int(),
  /** Points that no step leads to. */
  short: z.int(),
  /** At the pace of the member’s last weeks; null while they have none. */
  reachesOn: Day.nullable(),
  /** The same without the plan. */
  atPaceOn: Day.nullable(),
  /** False where the campaign ends before. */
  isInTime: z.boolean(),
  neededAWeek: z.int(),
  soldAWeek: z.int(),
  /** Over how many days the pace was counted. */
  paceDays: z.int(),
});
export type GoalPlan = z.infer<typeof GoalPlan>;

export const Goal = z.object({
  reward: RewardPage,
  chosenAt: Instant,
  /** The day in the campaign’s zone that the plan begins on. */
  today: Day,
  /** What ended it; null while a plan leads there. */
  refusal: z.enum(goalRefusals).nullable(),
  /** Nothing is in the way any more. */
  isReached: z.boolean(),
  /** Null once it is reached or over. */
  plan: GoalPlan.nullable(),
  /** What the reward asks for, with the share that is done, in hundredths. */
  trainings: z.array(Training.extend({ isDone: z.boolean(), progress: z.int() })),
});
export type Goal = z.infer<typeof Goal>;

export const getGoal = endpoint({
  ...store,
  method: 'GET',
  path: '/rewards/goal',
  answer: z.object({ goal: Goal.nullable() }),
  summary: 'The reward that the member saves for, with a plan',
});

/** In the place of the one before, if there is one; the same again changes nothing. */
export const chooseGoal = endpoint({
  ...store,
  method: 'PUT',
  path: '/rewards/goal',
  body: z.strictObject({ rewardId: Id, campaignId: Id }),
  answer: z.object({ goal: Goal }),
  refusals: goalRefusals,
  summary: 'Chooses the reward to save for',
});

/** Also where there is none. */
export const leaveGoal = endpoint({
  ...store,
  method: 'DELETE',
  path: '/rewards/goal',
  answer: Nothing,
  summary: 'Gives the goal up',
});
