import type { AttemptState } from './words.ts';

export type AttemptFacts = {
  /** Null: unlimited until approval (spec 1, L4). */
  maximumAttempts: number | null;
  /** Of this member in this test, over all its versions. */
  attemptsTaken: number;
  isPassed: boolean;
  /** What an administrator gave on top (TST-04). */
  extraAttempts?: number;
  /** Somebody has yet to grade the one before. */
  isAwaited?: boolean;
};

type Verdict = { ok: true; number: number } | { ok: false; refusal: 'no_attempts_left' | 'grade_awaited' };

/** Attempts that may still begin; null: any number. A limited test may be improved after a pass (TST-06), an unlimited one ends with it. */
export function attemptsLeft({ maximumAttempts, attemptsTaken, isPassed, extraAttempts = 0 }: AttemptFacts): number | null {
  if (maximumAttempts === null) return isPassed ? 0 : null;
  return Math.max(0, maximumAttempts + extraAttempts - attemptsTaken);
}

/** Whether another attempt may begin, and its number. One that runs is gone on with instead; the caller sees to that first. */
export function judgeStart(facts: AttemptFacts): Verdict {
  if (facts.isAwaited) return { ok: false, refusal: 'grade_awaited' };
  if (attemptsLeft(facts) === 0) return { ok: false, refusal: 'no_attempts_left' };
  return { ok: true, number: facts.attemptsTaken + 1 };
}

/** Right answers may be told: after a pass, or when no attempt is left (TST-09). */
export function isReviewDue(facts: AttemptFacts): boolean {
  return facts.isPassed || attemptsLeft(facts) === 0;
}

/** True from the deadline on; a test without a limit is never over. Both are instants in UTC as the server writes them. */
export function isOver(deadline: string | null, now: string): boolean {
  return deadline !== null && now >= deadline;
}

/** Whole seconds until the deadline, by the server's clock; null without one (decision D06). */
export function secondsLeft(deadline: string | null, now: string): number | null {
  return deadline === null ? null : Math.max(0, Math.ceil((Date.parse(deadline) - Date.parse(now)) / 1_000));
}

type SaveFacts = { state: AttemptState; isHere: boolean; isOver: boolean };
type SaveVerdict = { ok: true } | { ok: false; refusal: 'attempt_finished' | 'attempt_elsewhere' | 'time_over' };

/** What ended comes first: a device that lost the attempt to another need not know that it is over. */
export function judgeAnswer({ state, isHere, isOver: isTimeOver }: SaveFacts): SaveVerdict {
  if (state !== 'running') return { ok: false, refusal: 'attempt_finished' };
  if (!isHere) return { ok: false, refusal: 'attempt_elsewhere' };
  return isTimeOver ? { ok: false, refusal: 'time_over' } : { ok: true };
}
