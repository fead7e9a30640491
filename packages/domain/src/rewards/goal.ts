import { addDays, type LocalDate } from '../kernel/index.ts';
import type { RedemptionObstacle, RedemptionRefusal } from './words.ts';

/**
 * Why a reward cannot be a goal, in the order in which a person can act on it. Trainings, a level and points that are still missing are no reason: the plan is made of them.
 */
export const goalRefusals = [
  'member_blocked',
  'member_not_approved',
  'not_registered',
  'campaign_closed',
  'reward_retired',
  'category_maximum',
  'out_of_stock',
  'no_codes_left',
] as const satisfies readonly RedemptionRefusal[];
export type GoalRefusal = (typeof goalRefusals)[number];

/** The first thing that ends a goal, or keeps a reward from becoming one; undefined while a plan can lead there. */
export const judgeGoal = (obstacles: readonly RedemptionObstacle[]): GoalRefusal | undefined =>
  goalRefusals.find((refusal) => obstacles.includes(refusal));

/** What a member sold and earned in a campaign in the last `days`. */
export type Pace = { units: number; points: number; days: number };

/** One way to points. A photo is sent once; of a product any number is sold. `until`: the last day on which it earns so; null: as long as the campaign runs. */
export type GoalWay = { kind: 'photo' | 'sale'; ref: string; points: number; until: LocalDate | null };
export type GoalStep = GoalWay & { quantity: number };

export type GoalPlan = {
  /** In the order in which they are done; each is needed. */
  steps: GoalStep[];
  /** What they come to: never less than what is missing, unless `short` says so. */
  total: number;
  /** What no way leads to. */
  short: number;
  /** The day on which they are there at their own pace, by the plan or before it; null while they have none. */
  reachesOn: LocalDate | null;
  /** The day without the plan, by the points of their last weeks; null while they earned none. */
  atPaceOn: LocalDate | null;
  /** False where the campaign ends before. */
  isInTime: boolean;
  /** Units a week that the plan needs until the campaign ends, and those that they sell. */
  neededAWeek: number;
  soldAWeek: number;
};

type Ask = {
  missing: number;
  today: LocalDate;
  /** Of the campaign. */
  lastDay: LocalDate;
  pace: Pace;
  /** Photos first, then what a promotion pays more for, then what they usually sell. */
  ways: readonly GoalWay[];
};

/**
 * A plan out of what there is: what ends first is taken first, and of a promoted product no more than the member sells until it ends. What is left is sold as they usually sell.
 */
export function planGoal({ missing, today, lastDay, pace, ways }: Ask): GoalPlan {
  const steps: GoalStep[] = [];
  let [left, units] = [missing, 0];
  for (const way of ways.filter(({ points, until }) => points > 0 && (until === null || until >= today))) {
    if (left <= 0) break;
    const wanted = Math.ceil(left / way.points);
    const quantity = way.kind === 'photo' ? 1 : Math.min(wanted, mostSold(way, { today, pace, units }));
    if (quantity < 1) continue;
    if (way.kind === 'sale') units += quantity;
    steps.push({ ...way, quantity });
    left -= quantity * way.points;
  }
  const atPaceOn = pace.points > 0 ? addDays(today, Math.min(farDays, Math.ceil((missing * pace.days) / pace.points))) : null;
  const byPlan = left > 0 ? null : dayOfLast(steps, { today, pace, units });
  const reachesOn = byPlan !== null && atPaceOn !== null && atPaceOn < byPlan ? atPaceOn : byPlan; // whoever earns more than the plan asks for is there before it
  const daysLeft = daysUntil(lastDay, today) + 1;
  return {
    steps,
    total: missing - left,
    short: Math.max(0, left),
    reachesOn,
    atPaceOn,
    isInTime: reachesOn === null ? left <= 0 && daysLeft > 0 : reachesOn <= lastDay,
    neededAWeek: daysLeft > 0 ? Math.ceil((units * 7) / daysLeft) : units,
    soldAWeek: Math.floor((pace.units * 7) / pace.days),
  };
}

/** Nobody plans further: five years. */
const farDays = 1_826;

/** How many units of a promoted product they sell until it ends, beside those that the plan has already; any number of one that does not end. */
const mostSold = ({ until }: GoalWay, { today, pace, units }: { today: LocalDate; pace: Pace; units: number }): number =>
  until === null ? Number.POSITIVE_INFINITY : Math.floor((pace.units * (daysUntil(until, today) + 1)) / pace.days) - units;

/** The day of the last sale at their pace; without sales the last day of what is to be done. */
function dayOfLast(steps: readonly GoalStep[], { today, pace, units }: { today: LocalDate; pace: Pace; units: number }): LocalDate | null {
  if (units === 0) return steps.map(({ until }) => until ?? today).reduce((last, day) => (day > last ? day : last), today);
  return pace.units > 0 ? addDays(today, Math.min(farDays, Math.ceil((units * pace.days) / pace.units) - 1)) : null;
}

const daysUntil = (day: LocalDate, today: LocalDate): number => (Date.parse(day) - Date.parse(today)) / 86_400_000;
