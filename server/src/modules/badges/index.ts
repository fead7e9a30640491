/** Badges: what members earn by what they finish and reach, who has them, and the signed proof of it. */
export {};
