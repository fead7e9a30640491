import type { Reader } from '../../../platform/database/index.ts';

/** The request of a person to leave; undefined for none. With `erased_at` it is done. */
export const findDeparture = (db: Reader, { personId }: { personId: string }) =>
  db.selectFrom('identity.departure').select(['asked_at', 'due_at', 'erased_at']).where('person_id', '=', personId).executeTakeFirst();
