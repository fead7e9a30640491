import { addDays, type LocalDate } from '../kernel/index.ts';

type Days = { beginsOn: LocalDate; endsOn: LocalDate };

/** How long a campaign is that the console proposes, first and last day counted (CMP-04; specification L9: about two and a half months). */
export const proposedDays = 75;

/** The quarter that a day lies in, as its first day: 2026-10-01. */
export function quarterOf(day: LocalDate): LocalDate {
  const month = Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3 + 1;
  return `${day.slice(0, 5)}${String(month).padStart(2, '0')}-01`;
}

/** The campaigns that begin in the quarter in which this one begins: a season has one (CMP-04). */
export const othersInQuarter = <Other extends Days>({ beginsOn }: Pick<Days, 'beginsOn'>, others: readonly Other[]): Other[] =>
  others.filter((other) => quarterOf(other.beginsOn) === quarterOf(beginsOn));

/**
 * The next 75 days that lie inside one quarter, begin tomorrow at the earliest, and share neither their quarter nor a day with a campaign that is
 * there (CMP-04).
 */
export function proposeDates({ taken, today }: { taken: readonly Days[]; today: LocalDate }): Days {
  const isFree = (days: Days) => taken.every((one) => one.endsOn < days.beginsOn || days.endsOn < one.beginsOn);
  for (let quarter = quarterOf(today); ; quarter = nextQuarter(quarter)) {
    const tomorrow = addDays(today, 1);
    const afterOthers = taken.filter(({ beginsOn }) => beginsOn < quarter).map(({ endsOn }) => addDays(endsOn, 1));
    const beginsOn = [quarter, tomorrow, ...afterOthers].toSorted().at(-1) ?? quarter;
    const days = { beginsOn, endsOn: addDays(beginsOn, proposedDays - 1) };
    if (days.endsOn < nextQuarter(quarter) && othersInQuarter({ beginsOn: quarter }, taken).length === 0 && isFree(days)) return days;
  }
}

const nextQuarter = (quarter: LocalDate): LocalDate => quarterOf(addDays(quarter, 95));
