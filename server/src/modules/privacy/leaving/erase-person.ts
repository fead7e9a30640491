import { pseudonymOf } from '@vitrine/domain/privacy';
import { forgetInAuditLog } from '../../../platform/audit/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { forgetKeysOf } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { eraseLogIn, eraseMember, holdPerson, noteErased, recordOnPerson, shutOut } from '../../identity/index.ts';
import { copyFiles } from '../copy/copy-rows.ts';
import type { Departing, PersonalRooms } from '../personal-records.ts';
import { membershipsOf } from './memberships.ts';

export type EraseParts = Pick<Platform, 'db' | 'clock' | 'newId' | 'publish' | 'storage'>;
type Who = { siteId: string; personId: string };

/**
 * Erases a person who is due: first the door is shut, so that nothing personal comes in meanwhile; then every room, client by client; at last who they were, with the note that it is
 * done in the same transaction. Killed anywhere, the next run begins again and finds less.
 */
export async function erasePerson(parts: EraseParts, rooms: PersonalRooms, who: Who): Promise<void> {
  if (!(await shutDoor(parts, who))) return;
  const pseudonym = pseudonymOf(who);
  const departing: Departing[] = (await membershipsOf(parts.db.write(), who)).map((membership) => ({ ...membership, pseudonym }));
  for (const one of departing) {
    for (const room of Object.values(rooms)) await room.erase(one);
    await parts.storage.forgetFiles({ tenantId: one.tenantId, personId: one.personId, rooms: [null, copyFiles] });
  }
  await parts.db.transaction(async (tx) => {
    for (const one of departing) await eraseMember(tx, one);
    await eraseLogIn(tx, { ...who, pseudonym });
    for (const one of departing) await noteInAuditLog(parts, tx, one);
    await noteErased(tx, { personId: who.personId, at: parts.clock.now() });
  });
}

/** False where they changed their mind at the last moment: their row is held, as by who takes the request back. */
function shutDoor(parts: EraseParts, { siteId, personId }: Who): Promise<boolean> {
  return parts.db.transaction(async (tx) => {
    await holdPerson(tx, { personId });
    const due = await tx
      .selectFrom('identity.departure')
      .select('person_id')
      .where('person_id', '=', personId)
      .where('erased_at', 'is', null)
      .where('due_at', '<=', parts.clock.now())
      .executeTakeFirst();
    if (!due) return false;
    // A copy that is being made finds its request gone, so that its file does not come behind those that are taken away.
    await tx.deleteFrom('privacy.copy').where('person_id', '=', personId).execute();
    const [first] = await membershipsOf(tx, { siteId, personId });
    await shutOut(parts, tx, { personId, tenantId: first?.tenantId ?? null });
    return true;
  });
}

/** The audit log forgets the name, and then says under the pseudonym what became of the member. */
async function noteInAuditLog(parts: EraseParts, tx: Tx, { pseudonym, ...one }: Departing): Promise<void> {
  const { tenantId, personId, memberId } = one;
  await forgetInAuditLog(tx, { ...one, pseudonym });
  await forgetKeysOf(tx, { personId });
  await recordOnPerson(
    parts,
    tx,
    { tenantId, personId, fullName: pseudonym },
    { what: 'person.erased', memberId, before: null, after: null },
  );
}
