import { sql, type RawBuilder } from 'kysely';
import { isMetBy, type Looker } from '../identity/index.ts';

/** Whether the survey called `s` in a query is for this member (CLI-09). */
export const isOpenTo = (looker: Looker): RawBuilder<boolean> =>
  isMetBy({ looker, rows: sql`from surveys.audience as u where u.tenant_id = s.tenant_id and u.survey_id = s.id` });
