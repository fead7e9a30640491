import { sql, type RawBuilder } from 'kysely';

/** Shorter words are looked for as they stand: too much is nearly the same as "fax". */
const shortest = 5;
const alike = 0.45;

/**
 * Whether a searchable text is meant by these words (FIL-01): it holds them as they stand, or each of them as a word that is nearly the same, so that "geladiera" finds the
 * geladeira. Words have to be `searchable`. The text's trigram index answers it: of a word with a typo one half is right, and what has that half is compared as a whole.
 */
export function foundBy(text: RawBuilder<unknown>, words: string): RawBuilder<boolean> {
  const holds = (part: string) => sql`${text} like ${`%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`;
  const near = words.split(' ').filter(Boolean).map(isNear);
  return sql<boolean>`(${holds(words)} or (${sql.join(near, sql` and `)}))`;

  function isNear(word: string): RawBuilder<unknown> {
    if (word.length < shortest) return holds(word);
    const half = Math.max(3, Math.floor(word.length / 2));
    return sql`((${holds(word.slice(0, half))} or ${holds(word.slice(-half))}) and word_similarity(${word}, ${text}) >= ${alike})`;
  }
}
