/** Letters that look alike are one letter here: full width, circled or ligated ones as what they stand for (NFKC). */
export const foldedName = (typed: string): string => typed.normalize('NFKC').trim();

/**
 * Whether this is a user name: Latin letters with their accents, digits and `._-`. One alphabet alone, for `раulа` in the letters of another one reads like
 * somebody else's name, and no sign that nobody sees.
 */
export const isUserName = (typed: string): boolean => /^[\p{Script=Latin}0-9._-]+$/u.test(foldedName(typed));

/** Whether a name of a person can be read as it is: no control, no mark that turns the direction of what follows, nothing unseen. */
export const isReadableName = (typed: string): boolean => !/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029\u115F\u1160\u3164\uFFA0]/u.test(typed);
