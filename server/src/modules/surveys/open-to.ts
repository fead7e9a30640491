import { sql, type RawBuilder } from 'kysely';
import { isNamedHere, type Looker } from '../identity/index.ts';

/** Whether the survey called `s` in a query is for this member (CLI-09): nobody limited it, or of each kind that limits it (groups, areas, tags) they meet one. */
export function isOpenTo(looker: Looker): RawBuilder<boolean> {
  return sql<boolean>`not exists (
    select from surveys.audience as u
    where u.tenant_id = s.tenant_id and u.survey_id = s.id
    group by u.group_id is null, u.area_id is null
    having not bool_or(${isNamedHere(looker)})
  )`;
}
