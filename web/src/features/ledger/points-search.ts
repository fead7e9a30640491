import { wordIn } from '../../shared/search-words.ts';

/** What stands in the address of the points, as it was written there: whose campaign, and which rows of the statement. */
export type PointsSearch = Partial<Record<'campaign' | 'currency' | 'state', string | undefined>>;

/** Read by hand, as the catalog of courses: the schema library would come with the first screen. */
export const pointsSearch = (search: Record<string, unknown>): PointsSearch => ({
  campaign: wordIn(search, 'campaign'),
  currency: wordIn(search, 'currency'),
  state: wordIn(search, 'state'),
});

/** The address of these rows: each number is a link to what it is made of. */
export function rowsHref(wanted: PointsSearch): string {
  const said = Object.entries(wanted).filter((pair): pair is [string, string] => pair[1] !== undefined);
  const query = new URLSearchParams(said).toString();
  return `/my-points${query ? `?${query}` : ''}#statement`;
}
