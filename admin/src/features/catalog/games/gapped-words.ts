import { gapIdsOf, partsOf, wordsIn } from '@vitrine/domain/games';

export const gapLetters = 'ABCDEFGH';

/** A text as an author edits it: `[A]` is the first gap. Letters that name no gap are text. */
export const asWritten = (text: string, ids: readonly string[]): string =>
  partsOf(text)
    .map((part) => (part.kind === 'text' ? part.text : `[${gapLetters[ids.indexOf(part.id)] ?? '?'}]`))
    .join('');

/** The way back; a gap that stands twice counts once. */
export function fromWritten(written: string, ids: readonly string[]): string {
  const seen = new Set<string>();
  return written.replace(/\[([A-H])\]/g, (sign, letter: string) => {
    const id = ids[gapLetters.indexOf(letter)];
    if (id === undefined || seen.has(id)) return sign;
    seen.add(id);
    return `{{${id}}}`;
  });
}

/** The id for a word that is taken out: of a gap that this language does not have yet, else a new one. */
export const idForWord = (text: string, ids: readonly string[], newId: () => string): string =>
  ids.find((id) => !gapIdsOf(text).includes(id)) ?? newId();

/** Up to five words that carry the most: the longest ones, each once. Proposed only. */
export function suggestedWords(text: string): ReadonlySet<string> {
  const words = partsOf(text).flatMap((part) => (part.kind === 'text' ? wordsIn(part.text).map(({ word }) => word) : []));
  const long = [...new Set(words)].filter((word) => word.length >= 5 && !/\d/.test(word));
  return new Set(long.toSorted((one, other) => other.length - one.length).slice(0, 5));
}
