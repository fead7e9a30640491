import { judgePersonChanges } from '@vitrine/domain/identity';
import type { Reader } from '../../platform/database/index.ts';
import { Refusal, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { checkPassword } from './check-password.ts';
import { getMember, type FoundMember } from './member-rows.ts';
import { hashPassword } from './passwords.ts';
import { recordOnPerson } from './record-on-person.ts';
import { endFamilies } from './token-families.ts';

/**
 * Gives a person a new password, to be changed at the next log-in, and ends their sessions. Refuses `not_found`, `role_above_yours`,
 * `belongs_to_other_client`, and `password_too_weak`, `password_too_common` at their field.
 */
export async function setPersonPassword(
  parts: Pick<Platform, 'db' | 'clock' | 'newId' | 'publish'>,
  actor: Actor,
  { memberId, password }: { memberId: string; password: string },
): Promise<Record<string, never>> {
  const { form } = await getInReach(parts.db.write(), actor, { memberId, lock: false });
  await checkPassword(parts.db.write(), actor, { password, person: form });
  const passwordHash = await hashPassword(password);
  await parts.db.transaction(async (tx) => {
    // Once more, with the lock: their roles may have risen while the password was hashed.
    const { personId } = await getInReach(tx, actor, { memberId, lock: true });
    await tx
      .updateTable('identity.person')
      .set({ password_hash: passwordHash, must_change_password: true })
      .where('id', '=', personId)
      .execute();
    await endFamilies(parts, tx, { tenantId: actor.tenantId, personId, reason: 'password_set' });
    await recordOnPerson(parts, tx, actor, { what: 'person.password_set', memberId, before: null, after: null });
  });
  return {};
}

async function getInReach(db: Reader, actor: Actor, ask: { memberId: string; lock: boolean }): Promise<FoundMember> {
  const found = await getMember(db, actor, ask);
  const can = judgePersonChanges(found.facts);
  if (!can.save) throw new Refusal('role_above_yours');
  if (!can.setPassword) throw new Refusal('belongs_to_other_client');
  return found;
}
