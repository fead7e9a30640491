import { reachedRanks, ranks, type LevelReason, type LevelRequestState, type Rank, type ReachedRank } from './words.ts';

/** What a campaign asks for the ranks above the lowest, in experience. */
export type Minimums = { intermediate: number; highest: number };

/** Working days within which an administrator answers. */
export const answerWorkingDays = 5;

export const minimumOf = (rank: ReachedRank, { intermediate, highest }: Minimums): number => (rank === 2 ? intermediate : highest);

/** The rank above, undefined for the highest. */
export const rankAbove = (rank: Rank): ReachedRank | undefined => reachedRanks.find((one) => one === rank + 1);
/** The rank below; the lowest stays. */
export const rankBelow = (rank: Rank): Rank => ranks.find((one) => one === rank - 1) ?? 1;
/** A stored number as a rank; a fault for any other. */
export function rankOf(stored: number): Rank {
  const rank = ranks.find((one) => one === stored);
  if (!rank) throw new Error(`levels: ${stored} is no rank`);
  return rank;
}

/** Whether a reward or an event that asks for a rank is open to this one. */
export const allows = (rank: number, required: number | null): boolean => required === null || rank >= required;

export type ReachFacts = {
  rank: Rank;
  /** All that was credited and stayed, audited or not. */
  experience: number;
  minimums: Minimums;
  /** The newest request for the rank above in this campaign. */
  last: { state: LevelRequestState; decidedExperience: number | null } | undefined;
};

/**
 * The rank for which a request opens now (LVL-02), or undefined: one rank at a time. After a refusal another one opens once more experience came
 * than there was when it was refused.
 */
export function judgeReach({ rank, experience, minimums, last }: ReachFacts): ReachedRank | undefined {
  const next = rankAbove(rank);
  if (next === undefined || experience < minimumOf(next, minimums)) return undefined;
  if (!last) return next;
  return last.state === 'refused' && experience > (last.decidedExperience ?? 0) ? next : undefined;
}

/** What a campaign's end makes of a rank (D26): kept with the minimum in audited experience, else exactly one down, never below the lowest. */
export function rankAfter({ rank, audited, minimums }: { rank: Rank; audited: number; minimums: Minimums }): Rank {
  const held = reachedRanks.find((one) => one === rank);
  return held === undefined || audited >= minimumOf(held, minimums) ? rank : rankBelow(rank);
}

export const needsNote = (reason: LevelReason): boolean => reason === 'other';

export type LevelDecisionFacts = {
  state: LevelRequestState;
  version: number;
  seenVersion: number;
  isOwn: boolean;
};
export type ApprovalFacts = LevelDecisionFacts & {
  memberStatus: string;
  /** Invoices of the member in this campaign that nobody audited yet. */
  openInvoices: number;
  audited: number;
  minimum: number;
};

/** Whether a request may be decided at all; a stale decision is told which one came first. */
export function judgeLevelDecision({
  state,
  version,
  seenVersion,
  isOwn,
}: LevelDecisionFacts): 'own_level' | 'level_already_approved' | 'level_already_refused' | 'changed_meanwhile' | undefined {
  if (isOwn) return 'own_level';
  if (state === 'approved') return 'level_already_approved';
  if (state === 'refused') return 'level_already_refused';
  return version === seenVersion ? undefined : 'changed_meanwhile';
}

/** Whether a level may be approved (LVL-03): after its invoices were audited, on audited experience. */
export function judgeApproval(facts: ApprovalFacts) {
  const refusal = judgeLevelDecision(facts);
  if (refusal) return refusal;
  if (facts.memberStatus === 'blocked') return 'member_blocked';
  if (facts.audited >= facts.minimum) return undefined;
  return facts.openInvoices > 0 ? 'invoices_open' : 'experience_short';
}

/** The day by which an answer is promised: so many days later, Saturdays and Sundays not counted. */
export function answerBy(day: string): string {
  let at = Date.parse(`${day}T00:00:00Z`);
  for (let left = answerWorkingDays; left > 0;) {
    at += 86_400_000;
    const weekday = Math.floor(at / 86_400_000 + 4) % 7;
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return new Date(at).toISOString().slice(0, 10);
}
