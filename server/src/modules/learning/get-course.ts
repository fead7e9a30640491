import type { CoursePage } from '@vitrine/contract/learning';
import { locales, matchLocale, textIn, type Text } from '@vitrine/domain/kernel';
import { isDone, nextOf } from '@vitrine/domain/learning';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import { notFound, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { parseText } from '../activities/index.ts';
import { isOpenTo } from '../catalog/index.ts';
import { cardOf, stateOf } from './course-card.ts';
import { openingsSql } from '../classes/index.ts';
import { isHeldBack } from './live-class-state.ts';
import { dueOf } from './trails/list-trails.ts';
import { menuOf, statusesFrom, type ProgressRow } from './statuses.ts';

/** Port: the certificate of a member for a course; the room of certificates answers it. */
export type CertificateOf = (actor: Actor, ask: { courseId: string }) => Promise<string | null>;
type Parts = Pick<Platform, 'db' | 'clock' | 'storage'>;

/** A course as its page shows it (CRS-01): what it says, its activities, and what the member may do. Refuses `not_found` for drafts and other clients' alike (D55). */
export async function getCourse(
  parts: Parts,
  actor: Actor,
  { courseId, certificateOf }: { courseId: string; certificateOf: CertificateOf },
): Promise<CoursePage> {
  const db = parts.db.write();
  const row = await findCourse(db, actor, { courseId });
  if (!row) throw notFound();
  const statuses = await statusesFrom(db, actor, { versionId: row.version_id, rows: row.places ?? [] });
  const menu = menuOf(actor, statuses, { isSequential: row.is_sequential, openings: row.openings });
  const state = stateOf(row.state);
  // What the instructor has open comes before what waits for them.
  const open = statuses.filter((status) => !isHeldBack(row.openings, status));
  const next = isDone(state) ? undefined : (nextOf(open, row.last_order) ?? nextOf(statuses, row.last_order));
  const locale = matchLocale(actor.locale, locales);
  const isPrerequisiteMissing = row.prerequisite_course_id !== null && row.prerequisite_finished_at === null;
  return {
    ...cardOf(parts, actor, {
      ...row,
      activities: statuses.length,
      hierarchy_order: next?.hierarchyOrder ?? null,
      next_title: next?.title ?? {},
      next_kind: next?.kind ?? null,
    }),
    description: textIn(parseText(row.description), locale),
    tags: (row.tags ?? []).map(({ id, name }) => ({ id, name: textIn(name, locale) })),
    activitiesMenu: menu,
    block_activities_menu: row.block_activities_menu,
    prerequisite:
      row.prerequisite_course_id === null
        ? null
        : {
            id: row.prerequisite_course_id,
            title: textIn(parseText(row.prerequisite_title ?? {}), locale),
            isDone: !isPrerequisiteMissing,
          },
    certificateId: isDone(state) ? await certificateOf(actor, { courseId }) : null,
    trainingPoints: row.training_points,
    files: row.enrolment_id === null ? [] : await filesHandedOut(parts, db, actor, row.file_ids),
    dueOn: isDone(state) ? null : row.due_on,
    can: {
      enrol: row.enrolment_id === null && row.course_state === 'published' && !isPrerequisiteMissing,
      open: row.enrolment_id !== null,
      review: row.enrolment_id !== null && row.started_at !== null && row.review_id === null,
      discuss: actor.modules.has('forum'),
    },
  };
}

/** The files of a course in their order (CRS-06). */
async function filesHandedOut({ storage }: Pick<Platform, 'storage'>, db: Reader, actor: Actor, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const files = new Map((await storage.find(db, { tenantId: actor.tenantId, ids })).map((file) => [file.id, file]));
  return ids.flatMap((id) => {
    const file = files.get(id);
    return file ? [{ id, name: file.name, contentType: file.contentType, bytes: file.bytes }] : [];
  });
}

/** Everything about a course but its activities, in one statement, the member's progress included. */
function findCourse(db: Reader, actor: Actor, { courseId }: { courseId: string }) {
  return db
    .selectFrom('catalog.course as c')
    .leftJoin('learning.enrolment as e', (join) =>
      join
        .onRef('e.tenant_id', '=', 'c.tenant_id')
        .onRef('e.course_id', '=', 'c.id')
        .on('e.member_id', '=', actor.memberId)
        .on('e.left_at', 'is', null),
    )
    .innerJoin('catalog.course_version as v', (join) =>
      join.onRef('v.tenant_id', '=', 'c.tenant_id').on((row) => row('v.id', '=', sql<string>`coalesce(e.version_id, c.published_id)`)),
    )
    .leftJoin('marks.favourite as f', (join) =>
      join
        .onRef('f.tenant_id', '=', 'c.tenant_id')
        .on('f.member_id', '=', actor.memberId)
        .on('f.subject', '=', 'course')
        .onRef('f.subject_id', '=', 'c.id'),
    )
    .leftJoin('catalog.course as pc', (join) =>
      join.onRef('pc.tenant_id', '=', 'c.tenant_id').onRef('pc.id', '=', 'v.prerequisite_course_id'),
    )
    .leftJoin('catalog.course_version as pv', (join) =>
      join.onRef('pv.tenant_id', '=', 'c.tenant_id').onRef('pv.id', '=', 'pc.published_id'),
    )
    .leftJoin('learning.enrolment as pe', (join) =>
      join.onRef('pe.tenant_id', '=', 'c.tenant_id').onRef('pe.course_id', '=', 'pc.id').on('pe.member_id', '=', actor.memberId),
    )
    .select(['c.id', 'c.state as course_state', 'c.published_at', 'v.id as version_id', 'v.title', 'v.summary', 'v.description', 'v.scene'])
    .select(['v.image_file_id', 'v.workload_minutes', 'v.is_sequential', 'v.block_activities_menu', 'v.prerequisite_course_id'])
    .select(['e.id as enrolment_id', 'e.state', 'e.progress', 'e.last_order', 'f.subject_id as favourite'])
    .select(['pv.title as prerequisite_title', 'pe.finished_at as prerequisite_finished_at', 'v.file_ids', 'e.started_at'])
    .select(dueOf(actor, 'course'))
    .select(trainingPointsFor(actor).as('training_points'))
    .select(openingsSql({ ...actor, courseId: sql`c.id` }).as('openings'))
    .select((row) =>
      row
        .selectFrom('marks.review as w')
        .select('w.id')
        .whereRef('w.tenant_id', '=', 'c.tenant_id')
        .where('w.member_id', '=', actor.memberId)
        .where('w.subject', '=', 'course')
        .whereRef('w.subject_id', '=', 'c.id')
        .as('review_id'),
    )
    .select((row) =>
      row
        .selectFrom('identity.tag as t')
        .whereRef('t.tenant_id', '=', 'c.tenant_id')
        .where(sql<boolean>`t.id = any(v.tag_ids)`)
        .select(
          sql<{ id: string; name: Text }[] | null>`jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name) order by t.position)`.as(
            'tags',
          ),
        )
        .as('tags'),
    )
    .select((row) =>
      row
        .selectFrom('learning.progress as p')
        .whereRef('p.tenant_id', '=', 'c.tenant_id')
        .whereRef('p.enrolment_id', '=', 'e.id')
        .select(sql<ProgressRow[] | null>`jsonb_agg(to_jsonb(p))`.as('places'))
        .as('places'),
    )
    .where('c.tenant_id', '=', actor.tenantId)
    .where('c.id', '=', courseId)
    .where((row) => row.or([row('e.id', 'is not', null), row.and([row('c.state', '=', 'published'), isOpenTo(actor)]), isInMyTrail(actor)]))
    .executeTakeFirst();
}

/** What the version called `v` is worth to this member: nothing to whoever is blocked in the program (D38). */
const trainingPointsFor = ({ tenantId, memberId }: Actor) => sql<number>`case when exists (
    select from identity.member as m where m.tenant_id = ${tenantId} and m.id = ${memberId} and m.status = 'blocked'
  ) then 0 else v.training_points end`;

/** Whether the course called `c` stands in a trail that the member is in: then they see it, whoever it is for else. */
const isInMyTrail = ({ tenantId, memberId }: Actor) => sql<boolean>`(c.published_id is not null and exists (
    select from learning.trail_enrolment as te
    join trails.item as i on i.tenant_id = te.tenant_id and i.version_id = te.version_id and i.course_id = c.id
    where te.tenant_id = ${tenantId} and te.member_id = ${memberId} and te.left_at is null
  ))`;

/** Whether a member may see a course at all: in the catalog, or theirs. */
export async function isInCatalog(db: Reader, actor: Actor, { courseId }: { courseId: string }): Promise<boolean> {
  return (await findCourse(db, actor, { courseId })) !== undefined;
}
