/** What the results are narrowed to, as the address holds it: an edition, a training, and the bar whose rows are shown. */
export type ResultsSearch = { edition?: string; training?: string; question?: string; value?: string; search?: string };
const keys = ['edition', 'training', 'question', 'value', 'search'] as const;

export const resultsSearch = (search: Record<string, unknown>): ResultsSearch =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const told = search[key];
      return typeof told === 'string' || typeof told === 'number' ? [[key, String(told)]] : [];
    }),
  );

/** The address of results, narrowed so. */
export function resultsHref(surveyId: string, search: ResultsSearch = {}): string {
  const told = new URLSearchParams(Object.entries(search).filter(([, value]) => value !== ''));
  return `/surveys/${surveyId}/results${told.size > 0 ? `?${told}` : ''}`;
}
