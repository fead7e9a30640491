import type { CopyOfData } from '@vitrine/contract/privacy';
import { nextCopyFrom, stateOfCopy } from '@vitrine/domain/privacy';
import { Refusal, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { membershipsOf } from '../leaving/memberships.ts';
import { recordLeaving } from '../leaving/record-leaving.ts';
import { holdPerson, provePassword } from '../../identity/index.ts';
import { copyShown, factsOf, findCopy } from './copy-rows.ts';
import { copyJob } from './make-copy.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId' | 'secret' | 'jobs'>;

/**
 * Has a copy made of all that is held about the person, in every client of theirs (PRO-05); it takes the last one's place. One that is being made is found again. The person's row is
 * held, so of two requests at once the second finds the first. Refuses at `password`: `current_password_wrong`; and `copy_too_soon` within a day of the last one.
 */
export async function askForCopy(parts: Parts, actor: Actor, { password }: { password: string }): Promise<CopyOfData> {
  await provePassword(parts, actor, { password, field: 'password' });
  return parts.db.transaction(async (tx) => {
    await holdPerson(tx, actor);
    const now = parts.clock.now();
    const last = await findCopy(tx, actor);
    if (last && stateOfCopy(factsOf(last), now) === 'being_made') return copyShown(last, now);
    if (last && nextCopyFrom(factsOf(last), now) !== null) throw new Refusal('copy_too_soon');
    const { personId, siteId, tenantId, memberId } = actor;
    const id = parts.newId();
    const fresh = { site_id: siteId, id, tenant_id: tenantId, member_id: memberId, asked_at: now };
    const row = await tx
      .insertInto('privacy.copy')
      .values({ person_id: personId, ...fresh })
      .onConflict((conflict) =>
        conflict.column('person_id').doUpdateSet({ ...fresh, ready_at: null, expires_at: null, file_id: null, bytes: null }),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordLeaving(parts, tx, actor, { memberships: await membershipsOf(tx, actor), what: 'person.copy_asked', after: null });
    const replaced = last ? { id: last.id, tenantId: last.tenant_id } : null;
    await parts.jobs.send({ tx, name: copyJob, payload: { personId, copyId: id, replaced }, once: id });
    return copyShown(row, now);
  });
}
