import type { PersonStatus } from './words.ts';

/**
 * What is known once a name and a password were looked at; `status`, `hasClient` and `isStaff` are of the person found. `isClosed`: the site is under maintenance, and only
 * staff comes in (LOG-03).
 */
export type LogInFacts = {
  isFound: boolean;
  isPasswordRight: boolean;
  status: PersonStatus;
  hasClient: boolean;
  isClosed: boolean;
  isStaff: boolean;
};
export type LogInRefusal = 'wrong_credentials' | 'person_blocked' | 'awaiting_approval' | 'no_client' | 'under_maintenance';

/**
 * Whom the doors are open for: everybody, or under maintenance staff alone (LOG-03). One rule for every way in: password, account from outside, partner's key.
 */
export const isOpenFor = ({ isClosed, isStaff }: Pick<LogInFacts, 'isClosed' | 'isStaff'>): boolean => !isClosed || isStaff;

/**
 * Whether somebody is let in (LOG-01, LOG-13). The password is judged first: only whoever knows it may learn that the account is blocked or
 * waits, everybody else hears one answer, whether the name exists or not (decisions D64, D69).
 */
export function judgeLogIn(facts: LogInFacts): { ok: true } | { ok: false; refusal: LogInRefusal } {
  if (!facts.isFound || !facts.isPasswordRight) return { ok: false, refusal: 'wrong_credentials' };
  if (facts.status === 'blocked') return { ok: false, refusal: 'person_blocked' };
  if (facts.status === 'awaiting_approval') return { ok: false, refusal: 'awaiting_approval' };
  if (!facts.hasClient) return { ok: false, refusal: 'no_client' };
  if (!isOpenFor(facts)) return { ok: false, refusal: 'under_maintenance' };
  return { ok: true };
}
