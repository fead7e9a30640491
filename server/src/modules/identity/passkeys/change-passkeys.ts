import type { SecondStep } from '@vitrine/contract/identity';
import { notFound, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { provePassword } from '../prove-password.ts';
import { getSecondStep } from '../second-step/get-second-step.ts';
import { giveUp } from '../second-step/give-up.ts';
import { tellOfSecondStep } from '../second-step/emails.ts';

/** Gives one's own passkey another name. Refuses `not_found`. */
export async function renamePasskey(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { passkeyId, label }: { passkeyId: string; label: string },
): Promise<SecondStep> {
  const renamed = await db
    .write()
    .updateTable('identity.passkey')
    .set({ label })
    .where('id', '=', passkeyId)
    .where('person_id', '=', actor.personId)
    .executeTakeFirstOrThrow();
  if (renamed.numUpdatedRows === 0n) throw notFound();
  return getSecondStep(db.write(), actor);
}

/**
 * Takes one's own passkey away; the device may still show it, and it opens nothing. Refuses `not_found`, `current_password_wrong` at `password`, and `second_step_needed`
 * where the site asks for a second step and this is the last.
 */
export async function removePasskey(
  parts: Pick<Platform, 'db' | 'clock' | 'secret' | 'jobs'>,
  actor: Actor,
  { host, passkeyId, password }: { host: string; passkeyId: string; password: string },
): Promise<SecondStep> {
  await provePassword(parts, actor, { password, field: 'password' });
  return parts.db.transaction(async (tx) => {
    const gone = await giveUp(tx, actor, () =>
      tx
        .deleteFrom('identity.passkey')
        .where('id', '=', passkeyId)
        .where('person_id', '=', actor.personId)
        .returning('label')
        .executeTakeFirst(),
    );
    if (!gone) throw notFound();
    await tellOfSecondStep(parts, tx, { personId: actor.personId, host, kind: 'passkey_removed', note: gone.label });
    return getSecondStep(tx, actor);
  });
}
