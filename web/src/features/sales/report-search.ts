import { oneOf, wordIn } from '../../shared/search-words.ts';

const steps = ['photo', 'facts', 'products'] as const;
export type ReportStep = (typeof steps)[number];
/** Which draft is open, and where in it the person is: so that back leads one step back. */
export type ReportSearch = { draft?: string | undefined; step?: ReportStep | undefined };

/** What stands in the address of a report. */
export const reportSearch = (search: Record<string, unknown>): ReportSearch => ({
  draft: wordIn(search, 'draft'),
  step: oneOf(search, 'step', steps),
});
