import type { PersonForm } from '@vitrine/contract/identity';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { checkPassword } from './check-password.ts';
import { checkPersonForm } from './check-person-form.ts';
import { sortIntoGroups } from './groups/sort-into-groups.ts';
import { setGroups } from './groups-of-member.ts';
import { personColumns } from './member-rows.ts';
import { hashPassword, noPassword } from './passwords.ts';
import { recordOnPerson } from './record-on-person.ts';
import { namesAtFields } from './taken-names.ts';

/**
 * Adds a person to the actor's client, approved at once; the password is for the first log-in, and without one they come in by their first access (LOG-09). Refuses at fields whatever the form's check
 * refuses, `password_too_weak` and `password_too_common`.
 */
export async function createPerson(
  parts: Pick<Platform, 'db' | 'clock' | 'newId'>,
  actor: Actor,
  { password, ...form }: PersonForm & { password: string },
): Promise<{ id: string }> {
  const isExpected = password === '';
  if (!isExpected) await checkPassword(parts.db.write(), actor, { password, person: form });
  const passwordHash = isExpected ? noPassword : await hashPassword(password); // before the transaction, which would hold its connection meanwhile
  const [personId, memberId, now] = [parts.newId(), parts.newId(), parts.clock.now()];
  return namesAtFields({ prefix: '' }, () =>
    parts.db.transaction(async (tx) => {
      await checkPersonForm(parts, tx, actor, { form, personId: null, prefix: '' });
      await tx
        .insertInto('identity.person')
        .values({
          id: personId,
          site_id: actor.siteId,
          version: 1,
          ...personColumns(form),
          status: 'approved',
          password_hash: passwordHash,
          must_change_password: !isExpected,
          created_at: now,
        })
        .execute();
      await tx
        .insertInto('identity.member')
        .values({
          tenant_id: actor.tenantId,
          id: memberId,
          person_id: personId,
          roles: form.roles,
          program_role: form.programRole,
          status: 'approved',
          created_at: now,
        })
        .execute();
      await setGroups(tx, actor, { memberId, groupIds: form.groupIds });
      await sortIntoGroups(tx, actor, [memberId]);
      await recordOnPerson(parts, tx, actor, { what: 'person.created', memberId, before: null, after: form });
      return { id: memberId };
    }),
  );
}
