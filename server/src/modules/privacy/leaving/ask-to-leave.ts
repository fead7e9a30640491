import type { Leaving } from '@vitrine/contract/privacy';
import { judgeLeaving, leavingDue } from '@vitrine/domain/privacy';
import { Refusal, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findDeparture, holdPerson, keepDeparture, provePassword } from '../../identity/index.ts';
import { isNeeded, leavingOf, membershipsOf } from './memberships.ts';
import { tellOfLeaving } from './emails.ts';
import { recordLeaving } from './record-leaving.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId' | 'secret' | 'jobs'>;

/**
 * Asks that the person is erased from the whole site in thirty days (PRO-03, D39): the person belongs to the site, so they leave all of its clients. Everything goes on until
 * then. Asked again it stays the first request. Refuses at fields `name_differs`, `current_password_wrong`; and `last_administrator` where a client would have
 * nobody left who manages it and stays: the rows of those who do are held before the person's, so of two who leave at once the second is told.
 */
export async function askToLeave(
  parts: Parts,
  actor: Actor,
  { fullName, password, host }: { fullName: string; password: string; host: string },
): Promise<Leaving> {
  const proven = await provePassword(parts, actor, { password, field: 'password' });
  return parts.db.transaction(async (tx) => {
    const memberships = await membershipsOf(tx, actor);
    const isLastAdministrator = await isNeeded(tx, memberships, { lock: true });
    await holdPerson(tx, actor);
    if (await findDeparture(tx, actor)) return leavingOf(tx, actor, { isLastAdministrator });
    const verdict = judgeLeaving({ typed: fullName, fullName: proven.fullName, isLastAdministrator });
    if (!verdict.ok)
      throw new Refusal(verdict.refusal, verdict.refusal === 'name_differs' ? { fields: { fullName: verdict.refusal } } : {});
    const askedAt = parts.clock.now();
    const dueAt = leavingDue(askedAt);
    await keepDeparture(tx, { personId: actor.personId, siteId: actor.siteId, askedAt, dueAt });
    await recordLeaving(parts, tx, actor, { memberships, what: 'person.leaving_asked', after: { dueAt } });
    await tellOfLeaving(parts, tx, { personId: actor.personId, host, kind: 'leaving_asked' });
    return leavingOf(tx, actor, { isLastAdministrator });
  });
}
