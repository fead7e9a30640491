import type { CopyOfData } from '@vitrine/contract/privacy';
import { nextCopyFrom, stateOfCopy } from '@vitrine/domain/privacy';
import type { Reader } from '../../../platform/database/index.ts';

/** The name that the files of copies, and a person’s own, are kept under: they were identity’s at first, and what is stored keeps its name. */
export const copyFiles = 'identity';

/** The last copy that a person asked for; undefined for none. */
export const findCopy = (db: Reader, { personId }: { personId: string }) =>
  db.selectFrom('privacy.copy').selectAll().where('person_id', '=', personId).executeTakeFirst();
export type CopyRow = NonNullable<Awaited<ReturnType<typeof findCopy>>>;

export const factsOf = (row: CopyRow) => ({ askedAt: row.asked_at, readyAt: row.ready_at, expiresAt: row.expires_at });

/** The copy as its screen shows it. */
export function copyShown(row: CopyRow | undefined, now: string): CopyOfData {
  if (!row) return { copy: null, nextFrom: null };
  const facts = factsOf(row);
  return { copy: { id: row.id, ...facts, state: stateOfCopy(facts, now), bytes: row.bytes }, nextFrom: nextCopyFrom(facts, now) };
}
