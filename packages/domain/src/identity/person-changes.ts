import { mayGrant } from './policy.ts';
import type { PersonStatus, Role } from './words.ts';

/** Somebody who wants to change a member, and that member. */
export type ChangeFacts = {
  isYourself: boolean;
  yourRoles: readonly Role[];
  theirRoles: readonly Role[];
  /** Is a member of another client of the site too. */
  isShared: boolean;
  status: PersonStatus;
  /** May change people at all: `people.write`. */
  mayWrite: boolean;
  /** Has an authenticator app, a passkey or both. */
  hasSecondStep: boolean;
  /** Chose a password once: the first access is behind them. */
  hasPassword: boolean;
  /** Has an address that a letter may go to. */
  hasEmail: boolean;
  /** Left the portal: nothing is there to change but a pseudonym (PRO-03). */
  isErased: boolean;
  /** May see the portal as others do: `people.visit`. */
  mayVisit: boolean;
};

export type PersonCan = Record<
  | 'save'
  | 'savePerson'
  | 'block'
  | 'approve'
  | 'setProgramStatus'
  | 'setPassword'
  | 'sendLink'
  | 'resetSecondStep'
  | 'visit'
  | 'makeAccessCode',
  boolean
>;

/**
 * What may be done to a member. Roles above one's own stay out of reach. What belongs to the person and not to the client (names, document,
 * password, status) can be changed by a client's administrator only while the person is in no other client: else one client would decide
 * about the log-in of another. Superusers answer for the whole site.
 */
export function judgePersonChanges(facts: ChangeFacts): PersonCan {
  const isInReach = !facts.isErased && facts.mayWrite && mayGrant(facts.yourRoles, facts.theirRoles);
  const isPersonYours = isInReach && (!facts.isShared || facts.yourRoles.includes('superuser'));
  return {
    save: isInReach,
    savePerson: isPersonYours,
    block: isPersonYours && !facts.isYourself && facts.status !== 'blocked',
    approve: isPersonYours && !facts.isYourself && facts.status !== 'approved',
    setProgramStatus: isInReach && !facts.isYourself,
    setPassword: isPersonYours,
    // A link that ends before a shut door would puzzle whoever gets it.
    sendLink: isPersonYours && facts.status !== 'blocked' && facts.hasEmail,
    // One's own is given up with the password, in the profile.
    resetSecondStep: isPersonYours && !facts.isYourself && facts.hasSecondStep,
    // Whoever has a password gets another one, or a link: a code that lies about opens first accesses alone.
    makeAccessCode: isPersonYours && !facts.isYourself && facts.status === 'approved' && !facts.hasPassword,
    // Only this client is seen, so it matters not whose else the person is.
    visit:
      facts.mayVisit && mayGrant(facts.yourRoles, facts.theirRoles) && !facts.isYourself && !facts.isErased && facts.status === 'approved',
  };
}
