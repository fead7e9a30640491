import { hash } from 'node:crypto';
import { Refusal, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { checkPassword } from '../check-password.ts';
import { hashPassword } from '../passwords.ts';
import { provePassword } from '../prove-password.ts';
import { endFamilies } from '../token-families.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'secret' | 'publish'>;

/**
 * Changes one's own password, which whoever holds the session has to know (SES-17). Every other log-in of the person ends, this one goes on. Of two at
 * once the second is refused: the password that it named is not the current one any more. Refuses at their fields `current_password_wrong`,
 * `password_unchanged`, `password_too_weak`, `password_too_common`; and `too_many_requests`.
 */
export async function changePassword(
  parts: Parts,
  actor: Actor,
  { current, password }: { current: string; password: string },
): Promise<Record<string, never>> {
  const person = await provePassword(parts, actor, { password: current, field: 'current' });
  if (isSame(current, password)) throw wrong('password', 'password_unchanged');
  await checkPassword(parts.db.write(), actor, { password, person });
  const passwordHash = await hashPassword(password); // before the transaction, which would hold its connection meanwhile
  await parts.db.transaction(async (tx) => {
    const changed = await tx
      .updateTable('identity.person')
      .set({ password_hash: passwordHash, must_change_password: false })
      .where('id', '=', actor.personId)
      .where('password_hash', '=', person.passwordHash)
      .executeTakeFirstOrThrow();
    if (changed.numUpdatedRows === 0n) throw wrong('current', 'current_password_wrong');
    await endFamilies(parts, tx, {
      tenantId: actor.tenantId,
      reason: 'password_changed',
      personId: actor.personId,
      exceptFamilyId: actor.sessionId,
    });
  });
  return {};
}

const wrong = (field: string, code: string) => new Refusal(code, { fields: { [field]: code } });
const isSame = (one: string, other: string) => hash('sha256', one.normalize('NFKC')) === hash('sha256', other.normalize('NFKC'));
