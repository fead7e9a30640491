import type { Reader, Tx } from '../../platform/database/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { endFamilies } from './token-families.ts';

type Who = { personId: string };

/** The request of a person to leave; undefined for none. With `erased_at` it is done. Log-in, lists and the last administrator hang on it, so it stands beside the person; the room of privacy decides. */
export const findDeparture = (db: Reader, { personId }: Who) =>
  db.selectFrom('identity.departure').select(['asked_at', 'due_at', 'erased_at']).where('person_id', '=', personId).executeTakeFirst();

/** Holds the person's row until the transaction ends: of two who ask, take back or erase at once one is first. */
export const holdPerson = (tx: Tx, { personId }: Who) =>
  tx.selectFrom('identity.person').select('id').where('id', '=', personId).forUpdate().execute();

export async function keepDeparture(tx: Tx, who: Who & { siteId: string; askedAt: string; dueAt: string }): Promise<void> {
  await tx
    .insertInto('identity.departure')
    .values({ person_id: who.personId, site_id: who.siteId, asked_at: who.askedAt, due_at: who.dueAt })
    .execute();
}

export async function forgetDeparture(tx: Tx, { personId }: Who): Promise<void> {
  await tx.deleteFrom('identity.departure').where('person_id', '=', personId).execute();
}

/** The row stays as the proof of it. */
export async function noteErased(tx: Tx, { personId, at }: Who & { at: string }): Promise<void> {
  await tx.updateTable('identity.departure').set({ erased_at: at }).where('person_id', '=', personId).execute();
}

/** Blocks the account of somebody who leaves, and ends every session of theirs. `tenantId`: one of their clients; null for nobody's member. */
export async function shutOut(
  parts: Pick<Platform, 'clock' | 'publish'>,
  tx: Tx,
  { personId, tenantId }: Who & { tenantId: string | null },
): Promise<void> {
  await tx.updateTable('identity.person').set({ status: 'blocked' }).where('id', '=', personId).execute();
  if (tenantId) await endFamilies(parts, tx, { tenantId, personId, reason: 'left' });
}
