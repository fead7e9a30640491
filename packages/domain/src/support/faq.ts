import { searchable } from '../kernel/index.ts';

type Sought = { question: string; answer: string };

/** Entries in which every word stands, accents and case forgiven; those with all of them in the question come first. An empty search finds all. */
export function searchFaq<E extends Sought>(entries: readonly E[], words: string): E[] {
  const sought = searchable(words).split(' ').filter(Boolean);
  if (sought.length === 0) return [...entries];
  const found = entries.flatMap((entry) => {
    const question = searchable(entry.question);
    const all = `${question} ${searchable(entry.answer)}`;
    if (!sought.every((word) => all.includes(word))) return [];
    return [{ entry, isAsked: sought.every((word) => question.includes(word)) }];
  });
  return [...found.filter(({ isAsked }) => isAsked), ...found.filter(({ isAsked }) => !isAsked)].map(({ entry }) => entry);
}
