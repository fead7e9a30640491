import type { CatalogQuery } from '@vitrine/contract/learning';
import { searchable } from '@vitrine/domain/catalog';
import { doneStates, idsIn, noCategory, type EnrolmentSubject } from '@vitrine/domain/learning';
import { sql, type RawBuilder } from 'kysely';
import { meantBy } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';

/** A catalog is read in two halves, each by its own index: what the member is in, and what is there for them besides. */
export type Half = 'mine' | 'others';

/** What is asked of a catalog; the search over all rooms looks first for its words as they are written. */
export type CatalogAsk = CatalogQuery & { isForgiving?: boolean };

/**
 * What a catalog is narrowed to (FIL-01), for rows that a query calls as follows: `c` the course or trail, `v` the version that the member sees, `e` their enrolment (of the half that
 * has one), `f` their favourite.
 */
export function isAsked(actor: Pick<Actor, 'tenantId' | 'memberId'>, ask: CatalogAsk, { of, half }: { of: EnrolmentSubject; half: Half }) {
  const words = searchable(ask.search ?? '');
  const tags = idsIn(ask.selected_tags);
  const conditions: (RawBuilder<boolean> | undefined)[] = [
    words === '' ? undefined : meantBy(sql.ref('v.search_text'), words, { isForgiving: ask.isForgiving ?? true }),
    ask.favorite === 'all' ? undefined : sql<boolean>`f.subject_id is not null`,
    progressIs(ask, half),
    cameBy(actor, ask, { of, half }),
    tags && sql<boolean>`v.tag_ids && ${tags}::uuid[]`,
    isMeantFor(ask, of),
    categoryIs(ask, of),
    handsOut(ask, of),
  ];
  return sql<boolean>`(${sql.join(
    conditions.map((one) => one ?? sql<boolean>`true`),
    sql` and `,
  )})`;
}

function progressIs({ progress }: CatalogQuery, half: Half): RawBuilder<boolean> | undefined {
  if (progress === 'all') return undefined;
  if (half === 'others') return progress === 'not_started' ? undefined : sql<boolean>`false`;
  const done = sql.join([...doneStates]);
  if (progress === 'done') return sql<boolean>`e.state in (${done})`;
  return progress === 'in_progress' ? sql<boolean>`e.state not in (${done})` : sql<boolean>`false`;
}

/** By which way the member came in, of those that are open. */
function cameBy(
  { tenantId, memberId }: Pick<Actor, 'tenantId' | 'memberId'>,
  { subscription_type: type }: CatalogQuery,
  { of, half }: { of: EnrolmentSubject; half: Half },
): RawBuilder<boolean> | undefined {
  if (type === 'all') return undefined;
  if (half === 'others') return sql<boolean>`false`;
  const kinds = type === 'self' ? sql`p.kind = 'self'` : sql`p.kind in ('administrator', 'rule')`;
  return sql<boolean>`exists (
    select from learning.path as p
    where p.tenant_id = ${tenantId} and p.member_id = ${memberId} and p.subject = ${of} and p.subject_id = c.id and p.ended_at is null and ${kinds}
  )`;
}

/** Limited to one of these groups, and to one of these areas. */
function isMeantFor({ selected_groups, selected_areas }: CatalogQuery, of: EnrolmentSubject): RawBuilder<boolean> | undefined {
  const groups = idsIn(selected_groups);
  const areas = idsIn(selected_areas);
  if (!groups && !areas) return undefined;
  const named = (column: string, ids: readonly string[]) =>
    of === 'course'
      ? sql`exists (select from catalog.course_audience as u where u.tenant_id = c.tenant_id and u.course_id = c.id and ${sql.ref(column)} = any(${ids}::uuid[]))`
      : sql`exists (select from trails.trail_audience as u where u.tenant_id = c.tenant_id and u.trail_id = c.id and ${sql.ref(column)} = any(${ids}::uuid[]))`;
  return sql<boolean>`(${sql.join(
    [...(groups ? [named('u.group_id', groups)] : []), ...(areas ? [named('u.area_id', areas)] : [])],
    sql` and `,
  )})`;
}

/** A trail's own category; of a course that of a trail in the catalog which has it. */
function categoryIs({ categories }: CatalogQuery, of: EnrolmentSubject): RawBuilder<boolean> | undefined {
  const asked = idsIn(categories);
  if (!asked) return undefined;
  const ids = asked.filter((one) => one !== noCategory);
  const isOne = (column: string) =>
    asked.includes(noCategory)
      ? sql`(${sql.ref(column)} is null or ${sql.ref(column)} = any(${ids}::uuid[]))`
      : sql`${sql.ref(column)} = any(${ids}::uuid[])`;
  if (of === 'trail') return sql<boolean>`${isOne('v.category_id')}`;
  return sql<boolean>`exists (
    select from trails.item as i
    join trails.trail as t on t.tenant_id = i.tenant_id and t.published_id = i.version_id and t.state = 'published'
    join trails.trail_version as tv on tv.tenant_id = t.tenant_id and tv.id = t.published_id
    where i.tenant_id = c.tenant_id and i.course_id = c.id and ${isOne('tv.category_id')}
  )`;
}

/** Files of this kind, handed out by the course or by one of the trail's. */
function handsOut({ extensions }: CatalogQuery, of: EnrolmentSubject): RawBuilder<boolean> | undefined {
  if (extensions === 'all') return undefined;
  if (of === 'course') return sql<boolean>`${extensions} = any(v.file_kinds)`;
  return sql<boolean>`exists (
    select from trails.item as i
    join catalog.course as k on k.tenant_id = i.tenant_id and k.id = i.course_id
    join catalog.course_version as kv on kv.tenant_id = k.tenant_id and kv.id = k.published_id
    where i.tenant_id = c.tenant_id and i.version_id = v.id and ${extensions} = any(kv.file_kinds)
  )`;
}
