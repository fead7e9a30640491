/** Where somebody works in the program of a client (PRO-02), as far as rules of groups look at it; people write it freely. */
export const workFields = ['company', 'brand', 'retailer', 'branch'] as const;
export type WorkField = (typeof workFields)[number];

/**
 * A text that people write freely, as it is compared: without accents, in small letters, nothing around it; empty for nothing written. `identity.compared_text` in the database
 * says the same of every text (a property test compares them). So only letters with one small form on every machine are named: those of the Latin alphabet, and the few that
 * are more than a letter with a mark.
 */
export const comparedText = (written: string): string =>
  written
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[A-ZÆŒØĐŁÞ]/g, (letter) => letter.toLowerCase())
    .trim();
