import type { Reader } from '../../platform/database/index.ts';
import { notFound, type Actor } from '../../platform/http/index.ts';
import { settingsColumns } from './client-rows.ts';

/** Whether somebody sees all clients of the site, or the one that they chose. */
export const seesWholeSite = (actor: Actor): boolean => actor.roles.includes('superuser');

/** A client that the actor may edit; `lock` holds its row until the transaction ends. Refuses `not_found`, for a client of another too (decision D55). */
export async function getClientRow(db: Reader, actor: Actor, { clientId, lock }: { clientId: string; lock: boolean }) {
  const row = await db
    .selectFrom('tenancy.tenant')
    .select(['id', 'version', ...settingsColumns])
    .where('site_id', '=', actor.siteId)
    .where('id', '=', clientId)
    .$if(!seesWholeSite(actor), (query) => query.where('id', '=', actor.tenantId))
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}
