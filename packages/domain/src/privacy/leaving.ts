import { isOwnName } from '../identity/index.ts';

/** How long somebody who asked to leave may change their mind (decision D39). */
export const leavingDays = 30;

export const leavingRefusals = ['name_differs', 'last_administrator', 'leaving_over'] as const;
export type LeavingRefusal = (typeof leavingRefusals)[number];

type Verdict = { ok: true } | { ok: false; refusal: LeavingRefusal };

/**
 * Whether somebody may ask to leave: they typed their own name (PRO-03), and every client of theirs keeps somebody who manages it and stays. The name comes
 * first: who mistypes it learns nothing else.
 */
export function judgeLeaving({
  typed,
  fullName,
  isLastAdministrator,
}: {
  typed: string;
  fullName: string;
  isLastAdministrator: boolean;
}): Verdict {
  if (!isOwnName({ typed, fullName })) return { ok: false, refusal: 'name_differs' };
  return isLastAdministrator ? { ok: false, refusal: 'last_administrator' } : { ok: true };
}

/** When a request of this instant is due. */
export const leavingDue = (askedAt: string): string => new Date(Date.parse(askedAt) + leavingDays * 86_400_000).toISOString();

/** Whether a request may still be taken back: up to the instant at which it is due, and not a moment longer. Instants. */
export const mayStay = ({ dueAt, now }: { dueAt: string; now: string }): boolean => Date.parse(now) < Date.parse(dueAt);

/**
 * What stands where the name of somebody stood who left: always the same for one person, in every language, and nothing about them. From the end of their id, which is chance
 * (UUIDv7).
 */
export const pseudonymOf = ({ personId }: { personId: string }): string => `#${personId.replaceAll('-', '').slice(-8).toUpperCase()}`;
