const escaped = (words: string) => words.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** For LIKE: texts that contain these words; nothing that was typed is a wildcard. */
export const containing = (words: string): string => `%${escaped(words)}%`;

/** For LIKE: texts that begin with these letters. */
export const startingWith = (letters: string): string => `${escaped(letters)}%`;
