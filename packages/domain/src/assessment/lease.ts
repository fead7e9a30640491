import { isOver, type AttemptFacts } from './attempt.ts';
import { testKindRules, type TestKind } from './test-kinds.ts';

/** A test on a device may be begun without a network for so many days. */
export const leaseDays = 14;

/** A moment as a device tells it: its clock, and the milliseconds of one life of a page, which only ever rise. */
export type DeviceMoment = { at: string; ticks: number; life: string };

/**
 * Whether a test may be taken without a network: not against a clock, which a device alone would watch, nor where the last failure closes or restarts
 * something, which the member would learn of days later.
 */
export const isLeasable = ({ kind, minutesToAnswer }: { kind: TestKind; minutesToAnswer: number | null }): boolean =>
  minutesToAnswer === null && testKindRules[kind].lastFailure === 'stays';

type LeaseVerdict = { ok: true } | { ok: false; refusal: 'not_downloadable' | 'attempt_running' | 'grade_awaited' | 'no_attempts_left' };

/** Whether a device may take a test with it. Nothing is used up by that: a lease counts once it was answered. */
export function judgeLease(
  facts: { kind: TestKind; minutesToAnswer: number | null; isRunning: boolean; isAwaited: boolean } & AttemptFacts,
): LeaseVerdict {
  if (!isLeasable(facts)) return { ok: false, refusal: 'not_downloadable' };
  if (facts.isRunning) return { ok: false, refusal: 'attempt_running' };
  if (facts.isAwaited) return { ok: false, refusal: 'grade_awaited' };
  if (facts.maximumAttempts === null ? facts.isPassed : isBeyondMaximum(facts)) return { ok: false, refusal: 'no_attempts_left' };
  return { ok: true };
}

/** All attempts that the test allows were taken elsewhere meanwhile: one that comes is kept, and counts nothing. */
export const isBeyondMaximum = ({
  maximumAttempts,
  attemptsTaken,
  extraAttempts = 0,
}: Pick<AttemptFacts, 'maximumAttempts' | 'attemptsTaken' | 'extraAttempts'>): boolean =>
  maximumAttempts !== null && attemptsTaken >= maximumAttempts + extraAttempts;

/** When something happened on a device whose clock may be wrong. `sent`: the same clock as it sent this; `receivedAt`: the server's. */
export type Told = { receivedAt: string; notBefore: string; sent: DeviceMoment };

/**
 * The true time of a moment on a device: as long before the server heard of it as the device says. Within one life of a page its ticks say so, whatever its clock
 * did; else its clock does, by how far it is off now. Never before the device got what it tells of, and never in the future.
 */
export function trueTime(moment: DeviceMoment, { receivedAt, notBefore, sent }: Told): string {
  const ago = moment.life === sent.life ? sent.ticks - moment.ticks : Date.parse(sent.at) - Date.parse(moment.at);
  const [first, last] = [Date.parse(notBefore), Date.parse(receivedAt)];
  const judged = Math.max(first, Math.min(last, last - Math.round(ago)));
  return new Date(judged).toISOString();
}

/** Whether something came after the lease had ended: kept, and not graded (D06). */
export const isAfterLease = (endsAt: string, moment: DeviceMoment, told: Told): boolean => isOver(endsAt, trueTime(moment, told));
