/** What stands in the address of the questions: a category, and the words that were looked for. */
export type FaqSearch = { category?: string; search?: string };
/** Words that nobody found an answer to, kept for the form. */
export type WriteSearch = { about?: string };

const text = (value: unknown, limit: number): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.slice(0, limit) : undefined;

export function faqSearch(given: Record<string, unknown>): FaqSearch {
  const [category, search] = [text(given['category'], 64), text(given['search'], 80)];
  return { ...(category ? { category } : {}), ...(search ? { search } : {}) };
}

export function writeSearch(given: Record<string, unknown>): WriteSearch {
  const about = text(given['about'], 80);
  return about ? { about } : {};
}
