import type { Leaving } from '@vitrine/contract/privacy';
import { mayStay } from '@vitrine/domain/privacy';
import { Refusal, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findDeparture, forgetDeparture, holdPerson } from '../../identity/index.ts';
import { leavingOf, membershipsOf } from './memberships.ts';
import { recordLeaving } from './record-leaving.ts';

/** Takes the request back; where there is none it stays so. The person's row is held, as by who erases them: one of the two is first. Refuses `leaving_over`. */
export function withdrawLeaving(parts: Pick<Platform, 'db' | 'clock' | 'newId'>, actor: Actor): Promise<Leaving> {
  return parts.db.transaction(async (tx) => {
    await holdPerson(tx, actor);
    const request = await findDeparture(tx, actor);
    if (request) {
      if (!mayStay({ dueAt: request.due_at, now: parts.clock.now() })) throw new Refusal('leaving_over');
      await forgetDeparture(tx, actor);
      await recordLeaving(parts, tx, actor, { memberships: await membershipsOf(tx, actor), what: 'person.leaving_withdrawn', after: null });
    }
    return leavingOf(tx, actor, { isLastAdministrator: false });
  });
}
