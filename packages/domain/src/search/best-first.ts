import { searchable } from '../kernel/index.ts';

/** Hits with the words at the beginning of their title, then anywhere in it, then those that were found by their text or by a slip; each as they came. */
export function bestFirst<Hit extends { title: string }>(hits: readonly Hit[], words: string): Hit[] {
  const asked = searchable(words);
  const rank = ({ title }: Hit): number => {
    const place = searchable(title).indexOf(asked);
    return place === 0 ? 0 : place > 0 ? 1 : 2;
  };
  return hits.toSorted((one, other) => rank(one) - rank(other));
}
