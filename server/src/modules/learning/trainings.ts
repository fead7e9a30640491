import { locales, matchLocale, textIn } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { NamedTraining } from '../surveys/index.ts';
import { parseText } from '../tenancy/index.ts';

const most = 30;
type Ask = { ids: readonly string[] } | { search: string };

/** Whether the member finished a course or a trail, in any version (REA-01). Answers the port of surveys. */
export async function isTrainingFinished(
  db: Reader,
  { tenantId, memberId }: Pick<Actor, 'tenantId' | 'memberId'>,
  { kind, id }: Pick<NamedTraining, 'kind' | 'id'>,
): Promise<boolean> {
  const row =
    kind === 'course'
      ? await db
          .selectFrom('learning.enrolment')
          .select('id')
          .where('tenant_id', '=', tenantId)
          .where('member_id', '=', memberId)
          .where('course_id', '=', id)
          .where('finished_at', 'is not', null)
          .executeTakeFirst()
      : await db
          .selectFrom('learning.trail_enrolment')
          .select('id')
          .where('tenant_id', '=', tenantId)
          .where('member_id', '=', memberId)
          .where('trail_id', '=', id)
          .where('finished_at', 'is not', null)
          .executeTakeFirst();
  return row !== undefined;
}

/** Courses and trails that were published, by title: those of these ids, or the first that a search finds. Answers the port of surveys. */
export async function trainingsOf(db: Reader, actor: Pick<Actor, 'tenantId' | 'locale'>, ask: Ask): Promise<NamedTraining[]> {
  const ids = 'ids' in ask ? [...ask.ids] : undefined;
  const like = `%${('search' in ask ? ask.search : '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const isFound = ids
    ? sql<boolean>`c.id = any(${sql.val(ids)}::uuid[])`
    : sql<boolean>`exists (select from jsonb_each_text(v.title) as said where said.value ilike ${like})`;
  const courses = await db
    .selectFrom('catalog.course as c')
    .innerJoin('catalog.course_version as v', (join) => join.onRef('v.tenant_id', '=', 'c.tenant_id').onRef('v.id', '=', 'c.published_id'))
    .select(['c.id', 'v.title'])
    .where('c.tenant_id', '=', actor.tenantId)
    .where(isFound)
    .orderBy('c.id')
    .$if(!ids, (query) => query.limit(most))
    .execute();
  const trails = await db
    .selectFrom('trails.trail as c')
    .innerJoin('trails.trail_version as v', (join) => join.onRef('v.tenant_id', '=', 'c.tenant_id').onRef('v.id', '=', 'c.published_id'))
    .select(['c.id', 'v.title'])
    .where('c.tenant_id', '=', actor.tenantId)
    .where(isFound)
    .orderBy('c.id')
    .$if(!ids, (query) => query.limit(most))
    .execute();
  const nameOf = (title: unknown) => textIn(parseText(title), matchLocale(actor.locale, locales));
  const named = [
    ...courses.map(({ id, title }) => ({ kind: 'course' as const, id, name: nameOf(title) })),
    ...trails.map(({ id, title }) => ({ kind: 'trail' as const, id, name: nameOf(title) })),
  ].toSorted((one, other) => one.name.localeCompare(other.name));
  return ids ? named : named.slice(0, most);
}
