import { ageOn, type LocalDate } from '../kernel/index.ts';

/** Age brackets (CON-03; spec 2, constants). */
export const ageBrackets = ['18-24', '25-30', '31-40', '41-50', '51-60', 'over_60'] as const;
export type AgeBracket = (typeof ageBrackets)[number];

/** The last age of each bracket that has one, in their order. */
const lastAges = [24, 30, 40, 50, 60];

/** The bracket of somebody on a day (CON-03); null under 18, and where no birthday is known. */
export function ageBracketOf(birthday: LocalDate | null, day: LocalDate): AgeBracket | null {
  const age = birthday === null ? 0 : ageOn(birthday, day);
  if (age < 18) return null;
  const place = lastAges.findIndex((last) => age <= last);
  return ageBrackets[place === -1 ? ageBrackets.length - 1 : place] ?? null;
}
