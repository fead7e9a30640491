import { PersonForm } from '@vitrine/contract/identity';
import { permissionsOf } from '@vitrine/domain/identity';
import { languageIdOf } from '@vitrine/domain/kernel';
import { within } from '../../platform/database/index.ts';
import { refuseFields, takenAtField, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { foundSite, hostTaken, type NewSite, type Operator } from '../tenancy/index.ts';
import { createPerson } from './create-person.ts';

export type Superuser = { userName: string; fullName: string; email: string; country: string; password: string };

/**
 * A site with its first client and its first person: a superuser, who chooses a password of their own at the first log-in. All of it or nothing. Refuses as
 * `foundSite`, `host_taken`, and at fields whatever a person's form refuses, `password_too_weak` and `password_too_common`.
 */
export async function foundSiteWithSuperuser(
  parts: Pick<Platform, 'db' | 'storage' | 'clock' | 'newId' | 'chance' | 'settings'>,
  operator: Operator,
  { site, superuser: { password, ...superuser } }: { site: NewSite; superuser: Superuser },
): Promise<{ siteId: string; tenantId: string; memberId: string; host: string }> {
  const form = formOf({ ...superuser, languageId: languageIdOf(site.locale) });
  return takenAtField({ prefix: '', takenBy: hostTaken }, () =>
    parts.db.transaction(async (tx) => {
      const { siteId, tenantId, host } = await foundSite(parts, tx, operator, site);
      await tx
        .insertInto('identity.oauth_client')
        .values({
          id: `vitrine-web-${siteId}`,
          site_id: siteId,
          name: 'web',
          secret: parts.chance.bytes(24).toString('base64url'),
          created_at: parts.clock.now(),
        })
        .execute();
      const actor = actorOf(operator, { siteId, tenantId, timeZone: site.client.timeZone, locale: site.locale });
      const { id: memberId } = await createPerson(within(parts, tx), actor, { ...form, password });
      return { siteId, tenantId, memberId, host };
    }),
  );
}

/** The shapes are judged as those of the console's form. */
function formOf(superuser: Omit<Superuser, 'password'> & { languageId: number }): PersonForm {
  const read = PersonForm.safeParse({
    documentKind: 'other',
    document: '',
    phone: '',
    birthday: null,
    gender: 'not_told',
    city: '',
    roles: ['superuser'],
    programRole: null,
    groupIds: [],
    ...superuser,
  });
  if (!read.success)
    refuseFields(Object.fromEntries(read.error.issues.map(({ path, message }) => [String(path[0]), message])), { prefix: '' });
  return PersonForm.parse(read.data);
}

/** The operator as use-cases know whoever acts: no person, and everything is theirs. */
function actorOf(operator: Operator, home: { siteId: string; tenantId: string; timeZone: string; locale: string }): Actor {
  return {
    ...operator,
    ...home,
    memberId: operator.personId,
    sessionId: operator.personId,
    country: '',
    roles: ['superuser'],
    permissions: new Set(permissionsOf(['superuser'])),
    modules: new Set(),
    clientTimeZone: home.timeZone,
  };
}
