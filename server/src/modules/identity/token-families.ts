import type { Tx } from '../../platform/database/index.ts';

/** Ends one log-in, or all of a person's; those that ended before keep their reason. */
export async function endFamilies(
  tx: Tx,
  { now, reason, ...which }: { now: string; reason: string } & ({ familyId: string } | { personId: string }),
): Promise<void> {
  await tx
    .updateTable('identity.token_family')
    .set({ revoked_at: now, revoked_reason: reason })
    .where('revoked_at', 'is', null)
    .where((row) => ('familyId' in which ? row('id', '=', which.familyId) : row('person_id', '=', which.personId)))
    .execute();
}
