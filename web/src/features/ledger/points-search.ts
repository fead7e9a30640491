import type { Currency, StatementState } from '@vitrine/domain/ledger';
import { oneOf, wordIn } from '../../shared/search-words.ts';

const currencies = ['points', 'experience', 'training'] as const satisfies readonly Currency[];
export const shownStates = [
  'under_audit',
  'audited',
  'held',
  'spent',
  'returned',
  'taken_back',
] as const satisfies readonly StatementState[];

/** What stands in the address of the points: whose campaign, and which rows of the statement. */
export type PointsSearch = { campaign?: string | undefined; currency?: Currency | undefined; state?: StatementState | undefined };

/** Read by hand, as the shelf of courses: the schema library would come with the first screen. */
export const pointsSearch = (search: Record<string, unknown>): PointsSearch => ({
  campaign: wordIn(search, 'campaign'),
  currency: oneOf(search, 'currency', currencies),
  state: oneOf(search, 'state', shownStates),
});

/** The address of these rows: each number is a link to what it is made of. */
export function rowsHref(wanted: PointsSearch): string {
  const said = Object.entries(wanted).filter((pair): pair is [string, string] => pair[1] !== undefined);
  const query = new URLSearchParams(said).toString();
  return `/my-points${query ? `?${query}` : ''}#statement`;
}
