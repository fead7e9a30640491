/** Words that every room shares: the outcome of a judgement. */
export type Verdict<Code extends string> = { ok: true } | { ok: false; refusal: Code };
