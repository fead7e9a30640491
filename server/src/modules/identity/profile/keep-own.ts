import type { Updateable } from 'kysely';
import type { DB, Tx } from '../../../platform/database/index.ts';

type Own = Omit<Updateable<DB['identity.profile']>, 'person_id'>;

/** Keeps what a person told beyond their log-in; what this says nothing about stays as it is. */
export async function keepOwn(tx: Tx, { personId }: { personId: string }, own: Own): Promise<void> {
  await tx
    .insertInto('identity.profile')
    .values({ person_id: personId, ...own })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(own))
    .execute();
}
