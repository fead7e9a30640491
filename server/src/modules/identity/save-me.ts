import type { Me } from '@vitrine/contract/identity';
import { within } from '../../platform/database/index.ts';
import { Refusal, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { offeredLanguages } from '../tenancy/index.ts';
import type { Mandatory } from './gates/mandatory.ts';
import { getMe } from './get-me.ts';
import { sortPersonIntoGroups } from './groups/sort-into-groups.ts';

/** Switches language or country without a new log-in (SES-16); a language that the client does not offer is unknown (I18-02). Refuses `language_unknown`, `country_unknown` at their fields. */
export function saveMe(
  parts: Pick<Platform, 'db' | 'storage'>,
  ports: { mandatory: Mandatory },
  { actor, languageId, country }: { actor: Actor; languageId?: number; country?: string },
): Promise<Me> {
  return parts.db.transaction(async (tx) => {
    if (languageId !== undefined && !(await offeredLanguages(tx, actor)).ids.includes(languageId))
      throw new Refusal('language_unknown', { fields: { languageId: 'language_unknown' } });
    if (country !== undefined) {
      const known = await tx.selectFrom('tenancy.country').select('code').where('code', '=', country).executeTakeFirst();
      if (!known) throw new Refusal('country_unknown', { fields: { country: 'country_unknown' } });
    }
    if (languageId !== undefined || country !== undefined)
      await tx
        .updateTable('identity.person')
        .set({ ...(languageId === undefined ? {} : { language_id: languageId }), ...(country === undefined ? {} : { country }) })
        .where('id', '=', actor.personId)
        .execute();
    if (country !== undefined) await sortPersonIntoGroups(tx, actor);
    return getMe(within(parts, tx), ports, actor);
  });
}
