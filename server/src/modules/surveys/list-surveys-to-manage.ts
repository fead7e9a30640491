import type { SurveyRow } from '@vitrine/contract/surveys';
import type { SurveyKind, SurveyState } from '@vitrine/domain/surveys';
import { sql } from 'kysely';
import { z } from 'zod';
import { cursorOf, pageFrom, readCursor, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { isReachable, surveyOf, surveysOf, textFor } from './survey-rows.ts';

type Ask = {
  search?: string | undefined;
  state?: SurveyState | undefined;
  kind?: SurveyKind | undefined;
  after?: string | undefined;
  limit: number;
};
const Cursor = z.tuple([z.int().min(0).max(999), z.uuid()]);

/** Surveys that one owns, or all of the client (CLI-10), in their order; a page by keyset. */
export async function listSurveysToManage(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { search = '', state, kind, after, limit }: Ask,
): Promise<{ items: SurveyRow[]; next: string | null }> {
  const place = readCursor(after, Cursor);
  const like = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const found = await surveysOf(db.write(), actor) // whoever just drafted one sees it
    .where(isReachable(actor))
    .select([
      sql<number>`(select count(*)::int from surveys.response as r where r.tenant_id = s.tenant_id and r.survey_id = s.id)`.as('responses'),
      sql<string | null>`(select string_agg(p.full_name, ', ' order by p.sort_name) from surveys.owner as o
        join identity.member as m on m.tenant_id = o.tenant_id and m.id = o.member_id join identity.person as p on p.id = m.person_id
        where o.tenant_id = s.tenant_id and o.survey_id = s.id)`.as('owners'),
    ])
    .$if(state !== undefined, (query) => query.where('s.state', '=', state ?? ''))
    .$if(kind !== undefined, (query) => query.where('s.kind', '=', kind ?? ''))
    .$if(search !== '', (query) =>
      query.where(sql<boolean>`exists (select from jsonb_each_text(s.title) as said where said.value ilike ${like})`),
    )
    .$if(place !== undefined, (query) => query.where(sql<boolean>`(s.position, s.id) > (${place?.[0]}::int, ${place?.[1]}::uuid)`))
    .orderBy('s.position')
    .orderBy('s.id')
    .limit(limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, limit, (row) => cursorOf(row.position, row.id));
  const items = rows.map((row) => {
    const { id, title, kind: sort, state: stands, isMandatory, isUnnamed, position, updatedAt } = surveyOf(row);
    const counted = { responses: row.responses, owners: row.owners ?? '' };
    return { id, title: textFor(actor, title), kind: sort, state: stands, isMandatory, isUnnamed, ...counted, position, updatedAt };
  });
  return { items, next };
}
