import type { Profile, ProfileWork } from '@vitrine/contract/identity';
import type { Actor } from '../../../platform/http/index.ts';
import { editProfile } from './edit-profile.ts';
import type { ProfileParts } from './get-profile.ts';

/** Saves what a person is in the program of this client; another client of theirs has its own. Refuses `changed_meanwhile`. */
export const saveWork = (parts: ProfileParts, actor: Actor, { version, work }: { version: number; work: ProfileWork }): Promise<Profile> =>
  editProfile(parts, actor, { version, part: 'work' }, async (tx) => {
    await tx
      .updateTable('identity.member')
      .set({
        company: work.company,
        brand: work.brand,
        branch: work.branch,
        retailer: work.retailer,
        store_nickname: work.storeNickname,
        gmin_number: work.gminNumber,
        cadv_code: work.cadvCode,
      })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', actor.memberId)
      .execute();
  });
