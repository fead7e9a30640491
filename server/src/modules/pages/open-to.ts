import { sql, type RawBuilder } from 'kysely';
import { isMetBy, type Looker } from '../identity/index.ts';

/** Whether what this id names, a banner or a page, is for the member (CLI-09). */
export const isOpenTo = (looker: Looker, ownerId: RawBuilder<unknown>): RawBuilder<boolean> =>
  isMetBy({ looker, rows: sql`from pages.audience as u where u.tenant_id = ${looker.tenantId} and u.owner_id = ${ownerId}` });

/** Whether what has such dates is visible at an instant: from the first on, and no longer at the last. */
export const isVisibleAt = (now: string, of: 'b' | 'p'): RawBuilder<boolean> => sql<boolean>`
  (${sql.ref(`${of}.visible_from`)} is null or ${sql.ref(`${of}.visible_from`)} <= ${now}::timestamptz)
  and (${sql.ref(`${of}.visible_to`)} is null or ${now}::timestamptz < ${sql.ref(`${of}.visible_to`)})`;
