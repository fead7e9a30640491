import { sql, type RawBuilder } from 'kysely';
import type { Actor } from '../../platform/http/index.ts';
import { isMetBy } from '../identity/index.ts';

/** Whoever looks at a course: their member and the country of their person. */
export type Looker = Pick<Actor, 'tenantId' | 'memberId' | 'country'>;

/** Whether the course called `c` in a query is for this member (CLI-09): a part of the statement that asks for the course, so that a list stays one statement. */
export const isOpenTo = (looker: Looker): RawBuilder<boolean> =>
  isMetBy({ looker, rows: sql`from catalog.course_audience as u where u.tenant_id = c.tenant_id and u.course_id = c.id` });
