/** What a wallet has, what expired of it and was not given back since, and whether its campaign is closed. All amounts are whole numbers. */
export type TakeBackFacts = { amount: number; available: number; expired: number; isClosed: boolean };
/** How a take-back is filled: what comes back from what had expired, what is owed, and what of that is written off at once. */
export type TakeBackVerdict = { shortage: number; reinstated: number; owed: number; writtenOff: number };

/**
 * Where the points of a take-back come from, once unapproved orders gave theirs back: first what is available; after the close what had expired;
 * the rest is owed, and after the close written off at once, for no credit will repay it (decision D20).
 */
export function judgeTakeBack({ amount, available, expired, isClosed }: TakeBackFacts): TakeBackVerdict {
  const shortage = Math.max(0, amount - available);
  const reinstated = isClosed ? Math.min(shortage, expired) : 0;
  const owed = shortage - reinstated;
  return { shortage, reinstated, owed, writtenOff: isClosed ? owed : 0 };
}
