import { sql, type RawBuilder } from 'kysely';

/** Shorter words are looked for as they stand: too much is nearly the same as "fax". */
const shortest = 5;
const alike = 0.45;

/**
 * Whether a searchable text is meant by these words (FIL-01): it holds them as they stand, or each of them as a word that is nearly the same, so that "geladiera" finds the
 * geladeira. Words have to be `searchable`. The text's trigram index answers it: of a word with a typo one half is right, and what has that half is compared as a whole.
 */
export function foundBy(text: RawBuilder<unknown>, words: string): RawBuilder<boolean> {
  const near = words.split(' ').filter(Boolean).map(isNear);
  return sql<boolean>`(${holds(text, words)} or (${sql.join(near, sql` and `)}))`;

  function isNear(word: string): RawBuilder<unknown> {
    if (word.length < shortest) return holds(text, word);
    const half = Math.max(3, Math.floor(word.length / 2));
    return sql`((${holds(text, word.slice(0, half))} or ${holds(text, word.slice(-half))}) and word_similarity(${word}, ${text}) >= ${alike})`;
  }
}

/** Whether a searchable text holds each of these words as it stands: of what `foundBy` finds, that for which no slip was forgiven. */
const holdsWords = (text: RawBuilder<unknown>, words: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    words.split(' ').map((word) => holds(text, word)),
    sql` and `,
  )})`;

/** What a search over all rooms asks: the words as they stand, and only where nobody found them so, with slips forgiven. */
export const meantBy = (text: RawBuilder<unknown>, words: string, { isForgiving }: { isForgiving: boolean }): RawBuilder<boolean> =>
  isForgiving ? foundBy(text, words) : holdsWords(text, words);

/** A question of a search over all rooms: its words have to be `searchable`. */
export type MeantAsk = { tenantId: string; words: string; isForgiving: boolean };

/**
 * Whether any row of a table is meant by the words, whoever may see it: asked of all rooms in one statement, so that those with nothing of the kind are not asked at all. `which`: what an index of the table leaves
 * out, by the name `x`.
 */
export const anyMeant = (table: string, { tenantId, words, isForgiving }: MeantAsk, which = sql<boolean>`true`): RawBuilder<boolean> =>
  sql<boolean>`exists (select from ${sql.table(table)} as x where x.tenant_id = ${tenantId} and ${which} and ${meantBy(sql.ref('x.search_text'), words, { isForgiving })})`;

/** The same of a column of words that long texts say, by their index: what is looked for is materialized, or the first text that says it would be sought from text to text. */
export const anySays = (table: string, { tenantId, words }: MeantAsk): RawBuilder<boolean> =>
  sql<boolean>`exists (with says as materialized (
    select from ${sql.table(table)} as x where x.tenant_id = ${tenantId} and ${saysWords(sql.ref('x.words'), words)}
  ) select from says)`;

/** As much of a long text is kept for the search. */
const keptSigns = 200_000;

/** The words of a long text, for a column that `saysWords` looks into; the text has to be `searchable`. Trigrams of a whole document would weigh more than the document. */
export const wordsOfText = (text: string): RawBuilder<string> =>
  sql<string>`to_tsvector('simple', ${text.replaceAll('\0', ' ').slice(0, keptSigns)})`;

/** Whether a long text says each of these words, or one that begins so; words have to be `searchable`. */
export function saysWords(column: RawBuilder<unknown>, words: string): RawBuilder<boolean> {
  const parts = words.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  if (parts.length === 0) return sql<boolean>`false`;
  return sql<boolean>`${column} @@ to_tsquery('simple', ${parts.map((part) => `${part}:*`).join(' & ')})`;
}

const holds = (text: RawBuilder<unknown>, part: string) => sql`${text} like ${`%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`;
