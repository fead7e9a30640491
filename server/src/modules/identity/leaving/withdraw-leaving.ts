import type { Leaving } from '@vitrine/contract/identity';
import { mayStay } from '@vitrine/domain/identity';
import { Refusal, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findDeparture } from './departure-rows.ts';
import { leavingOf, membershipsOf } from './departures.ts';
import { recordLeaving } from './record-leaving.ts';

/** Takes the request back; where there is none it stays so. The person's row is held, as by who erases them: one of the two is first. Refuses `leaving_over`. */
export function withdrawLeaving(parts: Pick<Platform, 'db' | 'clock' | 'newId'>, actor: Actor): Promise<Leaving> {
  return parts.db.transaction(async (tx) => {
    await tx.selectFrom('identity.person').select('id').where('id', '=', actor.personId).forUpdate().execute();
    const request = await findDeparture(tx, actor);
    if (request) {
      if (!mayStay({ dueAt: request.due_at, now: parts.clock.now() })) throw new Refusal('leaving_over');
      await tx.deleteFrom('identity.departure').where('person_id', '=', actor.personId).execute();
      await recordLeaving(parts, tx, actor, { memberships: await membershipsOf(tx, actor), what: 'person.leaving_withdrawn', after: null });
    }
    return leavingOf(tx, actor, { isLastAdministrator: false });
  });
}
