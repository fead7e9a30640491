import type { PersonStatus } from './words.ts';

/** How long a refresh token that was used may come back: the answer was lost, or two tabs asked at once (decision D52). */
export const refreshGraceMilliseconds = 20_000;

/** How long a log-in lasts at most, however often it is renewed: as long as the key of the browser's storage (decision D53). */
export const sessionDays = 180;

/** A refresh token as it is stored; instants in UTC. */
export type RefreshFacts = {
  now: string;
  expiresAt: string;
  /** When its log-in began. */
  beganAt: string;
  /** When it was turned into its successor; null while it was not. */
  usedAt: string | null;
  /** When its family ended; null while it lives. */
  revokedAt: string | null;
  status: PersonStatus;
};

/**
 * What a refresh token is worth (decision D52): `rotate` into the next one, `repeat` the answer of a moment ago, `revoke` the family because
 * somebody else has a copy, or nothing any more. A token of a family that ended revokes nothing: that was told already.
 */
export function judgeRefresh(facts: RefreshFacts): 'rotate' | 'repeat' | 'revoke' | 'expired' {
  if (facts.revokedAt !== null || facts.status !== 'approved') return 'expired';
  if (facts.usedAt !== null) {
    return Date.parse(facts.now) - Date.parse(facts.usedAt) <= refreshGraceMilliseconds ? 'repeat' : 'revoke';
  }
  const end = Math.min(Date.parse(facts.expiresAt), Date.parse(facts.beganAt) + sessionDays * 86_400_000);
  return end <= Date.parse(facts.now) ? 'expired' : 'rotate';
}
