import type { Profile } from '@vitrine/contract/identity';
import type { Tx } from '../../../platform/database/index.ts';
import { refuseOld, type Actor } from '../../../platform/http/index.ts';
import { sortPersonIntoGroups } from '../groups/sort-into-groups.ts';
import { recordOnPerson } from '../record-on-person.ts';
import { profileIn, type ProfileParts } from './get-profile.ts';
import { findProfile, type ProfileRow } from './profile-rows.ts';

/**
 * One change of a person to their own profile: their row is held, so that two devices save one after the other, and the second hears `changed_meanwhile`.
 * The audit log of the client says which part was changed and not how: what people tell about themselves stays in one place.
 */
export function editProfile(
  parts: ProfileParts,
  actor: Actor,
  { version, part }: { version: number | null; part: string },
  work: (tx: Tx, before: ProfileRow) => Promise<void>,
): Promise<Profile> {
  return parts.db.transaction(async (tx) => {
    const before = await findProfile(tx, actor, { lock: true });
    if (version !== null) refuseOld(before, { version });
    await work(tx, before);
    await tx
      .updateTable('identity.person')
      .set((row) => ({ version: row('version', '+', 1) }))
      .where('id', '=', actor.personId)
      .execute();
    await sortPersonIntoGroups(tx, actor); // rules look at the country, the state and more of what people tell themselves (CLI-09)
    await recordOnPerson(parts, tx, actor, { what: 'person.profile_saved', memberId: actor.memberId, before: null, after: { part } });
    return profileIn(parts, tx, actor);
  });
}
