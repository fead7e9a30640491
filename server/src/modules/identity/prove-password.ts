import { Refusal, type Actor } from '../../platform/http/index.ts';
import { countTry, forgetTries, type TryLimit } from '../../platform/limits/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { verifyPassword } from './passwords.ts';

/**
 * Before anything that opens the account for good: whoever found an open session does not know its password. Hands back what was verified. Refuses
 * `current_password_wrong` at `field`, and `too_many_requests` (LOG-14).
 */
export async function provePassword(
  parts: Pick<Platform, 'db' | 'clock' | 'secret'>,
  actor: Actor,
  { password, field }: { password: string; field: string },
): Promise<{ passwordHash: string; userName: string; fullName: string; email: string }> {
  const limit = proofLimit(actor);
  await countTry(parts, { count: limit });
  const person = await parts.db
    .write()
    .selectFrom('identity.person')
    .select(['password_hash', 'user_name', 'full_name', 'email'])
    .where('id', '=', actor.personId)
    .executeTakeFirstOrThrow();
  if (!(await verifyPassword(person.password_hash, password)))
    throw new Refusal('current_password_wrong', { fields: { [field]: 'current_password_wrong' } });
  await forgetTries(parts, limit);
  return { passwordHash: person.password_hash, userName: person.user_name, fullName: person.full_name, email: person.email };
}

/** Whoever found an open session guesses no password by it. */
const proofLimit = ({ personId }: Actor): TryLimit => ({ what: 'change-password', who: personId, tries: 5, windowMinutes: 15 });
