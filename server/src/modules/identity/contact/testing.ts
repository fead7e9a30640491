/** A person whose e-mail is proved, for tests and the demo. */
import type { Platform } from '../../../platform/platform.ts';

/** Proves the e-mail of a person to be theirs, as their answer to its letter would. */
export async function verifyEmailOf({ db }: Pick<Platform, 'db'>, { personId }: { personId: string }): Promise<void> {
  await db
    .write()
    .updateTable('identity.person')
    .set((row) => ({ verified_email: row.ref('email') }))
    .where('id', '=', personId)
    .execute();
}
