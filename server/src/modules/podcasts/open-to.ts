import { sql, type RawBuilder } from 'kysely';
import { isMetBy, type Looker } from '../identity/index.ts';

/** Whether a podcast `p` of a query is for this member (CLI-09). Every list, count, search, link and report asks here. */
export const isOpenTo = (looker: Looker): RawBuilder<boolean> =>
  isMetBy({ looker, rows: sql`from podcasts.audience as u where u.tenant_id = ${looker.tenantId} and u.podcast_id = p.id` });
