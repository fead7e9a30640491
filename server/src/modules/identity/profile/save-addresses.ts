import type { Profile, ProfileAddress } from '@vitrine/contract/identity';
import { judgeAddresses } from '@vitrine/domain/identity/places';
import { refuseFields, type Actor } from '../../../platform/http/index.ts';
import { sortPersonIntoGroups } from '../groups/sort-into-groups.ts';
import { editProfile } from './edit-profile.ts';
import { getSettings } from './settings.ts';
import type { ProfileParts } from './get-profile.ts';

/**
 * Saves all addresses of a person, of which one is the main one (PRO-02); its city is the one that lists of people show. Refuses `changed_meanwhile`, and at
 * `addresses.PLACE.PART` whatever the rules of an address refuse, `one_main_address` and `too_many` at `addresses`.
 */
export async function saveAddresses(
  parts: ProfileParts,
  actor: Actor,
  { version, addresses }: { version: number; addresses: readonly ProfileAddress[] },
): Promise<Profile> {
  const { countries } = await getSettings(parts, actor);
  const { form, ...faults } = judgeAddresses(addresses, { countries });
  const repeated = new Set(addresses.map(({ id }) => id)).size < addresses.length ? 'invalid' : undefined;
  const wrong = Object.fromEntries(Object.entries(faults).map(([at, code]) => [`addresses.${at}`, code]));
  refuseFields({ ...wrong, addresses: form ?? repeated }, { prefix: '' });
  return editProfile(parts, actor, { version, part: 'addresses' }, async (tx) => {
    await tx.deleteFrom('identity.address').where('person_id', '=', actor.personId).execute();
    if (addresses.length > 0)
      await tx
        .insertInto('identity.address')
        .values(
          addresses.map(({ id, isMain, zipCode, streetNumber, ...address }, position) => ({
            ...address,
            person_id: actor.personId,
            id,
            position,
            is_main: isMain,
            zip_code: zipCode,
            street_number: streetNumber,
          })),
        )
        .execute();
    const main = addresses.find(({ isMain }) => isMain);
    if (main) await tx.updateTable('identity.person').set({ city: main.city }).where('id', '=', actor.personId).execute();
    await sortPersonIntoGroups(tx, actor); // rules of groups look at the state
  });
}
