import type { SecondStep } from '@vitrine/contract/identity';
import { Refusal, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { provePassword } from '../prove-password.ts';
import { getSecondStep } from './get-second-step.ts';
import { tellOfSecondStep } from './emails.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';

/** Ten new codes; those of before open nothing any more. Refuses `current_password_wrong` at `password`, and `second_step_missing` without a second step. */
export async function renewRecoveryCodes(
  parts: Pick<Platform, 'db' | 'clock' | 'chance' | 'secret' | 'jobs'>,
  actor: Actor,
  { host, password }: { host: string; password: string },
): Promise<{ secondStep: SecondStep; recoveryCodes: string[] }> {
  await provePassword(parts, actor, { password, field: 'password' });
  return parts.db.transaction(async (tx) => {
    // The lock orders two at once: the codes that were told last are the good ones.
    await tx.selectFrom('identity.person').select('id').where('id', '=', actor.personId).forUpdate().execute();
    const { authenticatorSince, passkeys } = await getSecondStep(tx, actor);
    if (authenticatorSince === null && passkeys.length === 0) throw new Refusal('second_step_missing');
    const recoveryCodes = await makeRecoveryCodes(parts, tx, actor);
    await tellOfSecondStep(parts, tx, { personId: actor.personId, host, kind: 'recovery_codes_new' });
    return { secondStep: await getSecondStep(tx, actor), recoveryCodes };
  });
}
