import { addDays, type LocalDate } from '../kernel/index.ts';
import { multiplierOf, type Promotion } from './pricing.ts';
import type { Fraction } from '../ledger/index.ts';

/** A promotion as the forecast needs it: those that hold for a part of the products or stores lift the pace less than they multiply. */
type DatedWide = Promotion & { beginsOn: LocalDate; endsOn: LocalDate; isNarrow: boolean };

export type BudgetFacts = {
  cap: number;
  spent: number;
  /** What was given less what was taken back, by day. */
  days: readonly { day: LocalDate; spent: number }[];
  beginsOn: LocalDate;
  endsOn: LocalDate;
  today: LocalDate;
  promotions: readonly DatedWide[];
  promotionCap: Fraction;
};

/** `runsOutOn`: null where it lasts to the end. `earliest` and `latest`: by the busiest and the calmest week of the pace. */
export type BudgetForecast = {
  /** Points of a day without promotions. */
  pace: number;
  runsOutOn: LocalDate | null;
  earliest: LocalDate | null;
  latest: LocalDate | null;
  /** What would be given by the last day if nothing stopped it. */
  atEnd: number;
  /** The day it runs out if no promotion holds from tomorrow on. */
  withoutPromotions: { runsOutOn: LocalDate | null; atEnd: number };
};

/** Days by which the pace is measured: two weeks, so that each weekday counts twice. */
const paceDays = 14;
/** Of a promotion that holds for a part of the products or stores: the share of its surplus that reaches the whole. */
const narrowShare = 0.3;

/** The day on which a campaign's budget runs out at the pace of the last two weeks, with the promotions that are planned. Undefined before anything was given. */
export function forecastBudget(facts: BudgetFacts): BudgetForecast | undefined {
  const { today, beginsOn, days } = facts;
  const first = [beginsOn, addDays(today, -paceDays)].toSorted().at(-1) ?? beginsOn;
  const measured = daysBetween(first, addDays(today, -1));
  const given = new Map(days.map(({ day, spent }) => [day, spent]));
  const plain = measured.map((day) => Math.max(0, given.get(day) ?? 0) / liftOn(facts, day));
  const pace = meanOf(plain);
  if (pace <= 0) return undefined;
  const weeks = [plain.slice(0, 7), plain.slice(-7)].filter(({ length }) => length === 7).map(meanOf);
  const [calm, busy] = [Math.min(pace, ...weeks), Math.max(pace, ...weeks)];
  const at = (points: number) => projected(facts, points, (day) => liftOn(facts, day));
  const without = projected(facts, pace, () => 1);
  const { runsOutOn, atEnd } = at(pace);
  return { pace: Math.round(pace), runsOutOn, earliest: at(busy).runsOutOn, latest: at(calm).runsOutOn, atEnd, withoutPromotions: without };
}

function projected(
  { cap, spent, today, endsOn }: BudgetFacts,
  pace: number,
  lift: (day: LocalDate) => number,
): { runsOutOn: LocalDate | null; atEnd: number } {
  let sum = spent;
  let runsOutOn: LocalDate | null = spent >= cap ? today : null;
  for (const day of daysBetween(addDays(today, 1), endsOn)) {
    sum += pace * lift(day);
    if (runsOutOn === null && sum >= cap) runsOutOn = day;
  }
  return { runsOutOn, atEnd: Math.round(sum) };
}

function liftOn({ promotions, promotionCap }: BudgetFacts, day: LocalDate): number {
  const holding = promotions.filter((one) => one.beginsOn <= day && day <= one.endsOn);
  const shareOf = (some: readonly DatedWide[]) => {
    const { numerator, denominator } = multiplierOf(some, promotionCap).multiplier;
    return numerator / denominator;
  };
  const wide = shareOf(holding.filter(({ isNarrow }) => !isNarrow));
  return wide + Math.max(0, shareOf(holding) - wide) * narrowShare;
}

function daysBetween(from: LocalDate, until: LocalDate): LocalDate[] {
  const days: LocalDate[] = [];
  for (let day = from; day <= until; day = addDays(day, 1)) days.push(day);
  return days;
}

const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
