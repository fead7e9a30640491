import { sql, type RawBuilder } from 'kysely';
import type { Actor } from '../../platform/http/index.ts';
import { isMetBy } from '../identity/index.ts';

/** Whoever looks at a trail: their member and the country of their person. */
export type Looker = Pick<Actor, 'tenantId' | 'memberId' | 'country'>;

/** Whether the trail called `c` in a query is for this member (CLI-09), as for courses. */
export const isTrailOpenTo = (looker: Looker): RawBuilder<boolean> =>
  isMetBy({ looker, rows: sql`from trails.trail_audience as u where u.tenant_id = c.tenant_id and u.trail_id = c.id` });
