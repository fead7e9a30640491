import type { Manual, SessionState } from './words.ts';

/** The authority ends a log-in after three minutes under manual 1.1.3; 1.1.5 has no end and no answer, so ours is fifteen. */
export const loginSeconds = (manual: Manual): number => (manual === 'm113' ? 180 : 900);

/** A session is warned of so long before its end, as the manuals advise. */
export const warningMinutes = 10;

/** Three hours, as clients of the authority do it; no manual states a length. */
export const defaultSessionMinutes = 180;

/** The days of the authority are those of its clock. */
export const senceZone = 'America/Santiago';

/** ISO instants in UTC; null: it has not happened. */
export type SessionFacts = {
  loginUntil: string;
  openedAt: string | null;
  expiresAt: string | null;
  refusedAt: string | null;
  replacedAt: string | null;
  closedAt: string | null;
};

/** What a session is at a moment. What the authority confirmed wins over what was given up here meanwhile. */
export function stateOf(facts: SessionFacts, now: string): SessionState {
  if (facts.closedAt !== null) return 'closed';
  if (facts.openedAt !== null && facts.expiresAt !== null) return isBefore(now, facts.expiresAt) ? 'open' : 'expired';
  if (facts.refusedAt !== null) return 'refused';
  if (facts.replacedAt !== null) return 'replaced';
  return isBefore(now, facts.loginUntil) ? 'starting' : 'silent';
}

const isBefore = (one: string, other: string) => Date.parse(one) < Date.parse(other);
