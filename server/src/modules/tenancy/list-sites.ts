import { sql } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';

export type ListedSite = { siteId: string; name: string; mainHost: string; hosts: string[]; clients: string[] };

/** All sites with their hosts and the names of their clients, the oldest site first: for whoever works at the server's terminal. */
export async function listSites(db: Reader): Promise<ListedSite[]> {
  return db
    .selectFrom('tenancy.site as s')
    .select(['s.id as siteId', 's.name', 's.main_host as mainHost'])
    .select(sql<string[]>`array(select h.host from tenancy.host as h where h.site_id = s.id order by h.host)`.as('hosts'))
    .select(sql<string[]>`array(select t.name from tenancy.tenant as t where t.site_id = s.id order by t.created_at)`.as('clients'))
    .orderBy('s.created_at')
    .orderBy('s.id')
    .execute();
}
