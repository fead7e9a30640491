/** Rankings: among whom they are read, who stands on which place, and what is missing to the next one (RNK-01). */
import { addDays, type LocalDate } from '../kernel/index.ts';
import { periodBegin } from '../ledger/index.ts';

/** Among whom: everybody of the client, or those of one's own area, group or store. */
export const rankingScopes = ['everybody', 'area', 'group', 'store'] as const;
export type RankingScope = (typeof rankingScopes)[number];

/** What is counted. Training points are no campaign's. */
export const rankedCurrencies = ['points', 'experience', 'training'] as const;
export type RankedCurrency = (typeof rankedCurrencies)[number];

/** How many stand at the top of a ranking, and how many on each side of the reader. */
export const rankingTop = 50;
export const rankingBeside = 3;
/** Nobody is counted beyond it: who stands there reads that it is further. */
export const rankingCounted = 1_000;

/**
 * The places of neighbours in a ranking, in their order from the most points down: the same points share a place, and as many places are left out behind them (1, 2, 2, 4).
 * `place` and `position` are those of the first; null: beyond what is counted.
 */
export function placesOf(
  points: readonly number[],
  { place, position }: { place: number | null; position: number | null } = { place: 1, position: 1 },
): (number | null)[] {
  const places: (number | null)[] = [];
  for (const [at, amount] of points.entries()) {
    const before = places[at - 1];
    if (before === undefined) places.push(place);
    else if (amount === points[at - 1]) places.push(before);
    else places.push(position === null ? null : position + at);
  }
  return places;
}

/** A place as far as it is counted, of how many stand before it. */
export const placeBehind = (before: number): number | null => (before < rankingCounted ? before + 1 : null);

/** How many weeks are told of how a place moved; the standings of as many are kept. */
export const rankingWeeks = 8;

/** The last days of the weeks that were over before this day, the latest first; a week begins on its Sunday (D23). */
export function endedWeeks(today: LocalDate): LocalDate[] {
  const last = addDays(periodBegin('week', today), -1);
  return Array.from({ length: rankingWeeks }, (_, week) => addDays(last, -7 * week));
}

/** By how many places somebody came up (more than 0) or went down since then; null where one of both is not counted. */
export const movedSince = (then: number | null | undefined, now: number | null): number | null =>
  then === null || then === undefined || now === null ? null : then - now;
