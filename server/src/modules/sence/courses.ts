import type { SenceCourseDetail, SenceCourseFields, SenceCourseRow } from '@vitrine/contract/sence';
import { judgeCourse, trainingLines } from '@vitrine/domain/sence';
import { locales, matchLocale, textIn } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import { z } from 'zod';
import { recordChange } from '../../platform/audit/index.ts';
import type { Reader, Tx } from '../../platform/database/index.ts';
import {
  cursorOf,
  mergeEdit,
  notFound,
  pageFrom,
  readCursor,
  Refusal,
  refuseFields,
  takenAtField,
  type Actor,
  type Changes,
  type Was,
} from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { parseText } from '../activities/index.ts';
import { findSettings } from './settings.ts';
import { wordOf } from './word-of.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId'>;
type Page = { items: SenceCourseRow[]; next: string | null };
const Cursor = z.tuple([z.iso.datetime(), z.uuid()]);

const courseRow = (db: Reader, { tenantId }: { tenantId: string }) =>
  db
    .selectFrom('sence.course as s')
    .innerJoin('catalog.course as c', (join) => join.onRef('c.tenant_id', '=', 's.tenant_id').onRef('c.id', '=', 's.course_id'))
    .innerJoin('catalog.course_version as v', (join) => join.onRef('v.tenant_id', '=', 'c.tenant_id').onRef('v.id', '=', 'c.published_id'))
    .where('s.tenant_id', '=', tenantId)
    .where('c.tenant_id', '=', tenantId)
    .where('v.tenant_id', '=', tenantId);

/** Courses under the authority, the newest first; a page by keyset. */
export async function listSenceCourses(
  { db }: Pick<Parts, 'db'>,
  actor: Actor,
  { search = '', after, limit }: { search?: string | undefined; after?: string | undefined; limit: number },
): Promise<Page> {
  const before = readCursor(after, Cursor);
  const found = await courseRow(db.write(), actor)
    .select(['s.course_id', 's.line', 's.sence_code', 's.action_code', 's.created_at', 'v.title'])
    .select(
      sql<number>`(select count(*)::int from sence.session as e where e.tenant_id = s.tenant_id and e.course_id = s.course_id and e.opened_at is not null)`.as(
        'sessions',
      ),
    )
    .$if(search !== '', (query) =>
      query.where((row) =>
        row.or([
          row('s.action_code', 'ilike', `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`),
          row(sql<string>`v.title::text`, 'ilike', `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`),
        ]),
      ),
    )
    .$if(before !== undefined, (query) =>
      query.where(sql<boolean>`(s.created_at, s.course_id) < (${before?.[0]}::timestamptz, ${before?.[1]}::uuid)`),
    )
    .orderBy('s.created_at', 'desc')
    .orderBy('s.course_id', 'desc')
    .limit(limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, limit, (row) => cursorOf(row.created_at, row.course_id));
  const locale = matchLocale(actor.locale, locales);
  const items = rows.map((row) => ({
    id: row.course_id,
    course: textIn(parseText(row.title), locale),
    line: wordOf(trainingLines, row.line),
    senceCode: row.sence_code,
    actionCode: row.action_code,
    sessions: row.sessions,
  }));
  return { items, next };
}

/** A course under the authority as it is edited. Refuses `not_found`. */
export async function getSenceCourse(
  { db }: Pick<Parts, 'db'>,
  actor: Actor,
  { courseId }: { courseId: string },
): Promise<SenceCourseDetail> {
  const row = await findCourse(db.write(), actor, courseId);
  if (!row) throw notFound();
  const may = actor.permissions.has('sence.write');
  return { id: courseId, version: row.version, course: fieldsOf(row), can: { edit: may, remove: may } };
}

/** Puts a published course under the authority. Refuses at its fields `sence_course_required`, `sence_course_taken`, and codes that its line does not have. */
export function addSenceCourse({ db, clock, newId }: Parts, actor: Actor, form: SenceCourseFields): Promise<{ id: string }> {
  return takenAtField({ prefix: '', takenBy: { course_pkey: { field: 'courseId', code: 'sence_course_taken' } } }, () =>
    db.transaction(async (tx) => {
      const courseId = await checkForm(tx, actor, { form, prefix: '' });
      const now = clock.now();
      await tx
        .insertInto('sence.course')
        .values({ tenant_id: actor.tenantId, course_id: courseId, version: 1, ...columnsOf(form), created_at: now, updated_at: now })
        .execute();
      await record({ clock, newId }, tx, actor, { courseId, what: 'added', before: null, after: form });
      return { id: courseId };
    }),
  );
}

/** Saves the codes of a course; which course it is stays. Refuses `not_found`, `changed_meanwhile`, and at its fields what adding refuses. */
export async function saveSenceCourse(
  parts: Parts,
  actor: Actor,
  { courseId, version, course: now, was }: { courseId: string; version: number; course: Changes<SenceCourseFields>; was?: Was },
): Promise<SenceCourseDetail> {
  await parts.db.transaction(async (tx) => {
    const row = await lockCourse(tx, actor, courseId);
    if (!row) throw notFound();
    const before = fieldsOf(row);
    const form = { ...mergeEdit({ version: row.version, form: before }, { version, now, was }), courseId };
    await checkForm(tx, actor, { form, prefix: 'course.' });
    await tx
      .updateTable('sence.course')
      .set({ ...columnsOf(form), version: row.version + 1, updated_at: parts.clock.now() })
      .where('tenant_id', '=', actor.tenantId)
      .where('course_id', '=', courseId)
      .execute();
    await record(parts, tx, actor, { courseId, what: 'saved', before, after: form });
  });
  return getSenceCourse(parts, actor, { courseId });
}

/** Takes a course from the authority; its sessions stay. Refuses `not_found`. */
export function removeSenceCourse(parts: Parts, actor: Actor, { courseId }: { courseId: string }): Promise<Record<string, never>> {
  return parts.db.transaction(async (tx) => {
    const before = await lockCourse(tx, actor, courseId);
    if (!before) throw notFound();
    await tx.deleteFrom('sence.course').where('tenant_id', '=', actor.tenantId).where('course_id', '=', courseId).execute();
    await record(parts, tx, actor, { courseId, what: 'removed', before: fieldsOf(before), after: null });
    return {};
  });
}

export const findCourse = (db: Reader, { tenantId }: { tenantId: string }, courseId: string) =>
  db.selectFrom('sence.course').selectAll().where('tenant_id', '=', tenantId).where('course_id', '=', courseId).executeTakeFirst();

const lockCourse = (tx: Tx, { tenantId }: Actor, courseId: string) =>
  tx
    .selectFrom('sence.course')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('course_id', '=', courseId)
    .forUpdate()
    .executeTakeFirst();

type Row = NonNullable<Awaited<ReturnType<typeof findCourse>>>;
const fieldsOf = (row: Row): SenceCourseFields => ({
  courseId: row.course_id,
  line: wordOf(trainingLines, row.line),
  senceCode: row.sence_code,
  actionCode: row.action_code,
});
const columnsOf = ({ line, senceCode, actionCode }: SenceCourseFields) => ({ line, sence_code: senceCode, action_code: actionCode });

async function checkForm(tx: Tx, actor: Actor, { form, prefix }: { form: SenceCourseFields; prefix: string }): Promise<string> {
  const settings = await findSettings(tx, actor);
  const { environment = 'test', manual = 'm115' } = settings ?? {};
  const course =
    form.courseId === null
      ? undefined
      : await tx
          .selectFrom('catalog.course')
          .select('id')
          .where('tenant_id', '=', actor.tenantId)
          .where('id', '=', form.courseId)
          .where('published_id', 'is not', null)
          .executeTakeFirst();
  refuseFields({ courseId: course ? undefined : 'sence_course_required', ...judgeCourse({ ...form, environment, manual }) }, { prefix });
  if (!course) throw new Refusal('sence_course_required');
  return course.id;
}

const record = (
  { clock, newId }: Pick<Parts, 'clock' | 'newId'>,
  tx: Tx,
  actor: Actor,
  { courseId, what, ...sides }: { courseId: string; what: string; before: unknown; after: unknown },
): Promise<void> =>
  recordChange(tx, actor, {
    subject: 'sence_course',
    subjectId: courseId,
    what: `sence_course.${what}`,
    ...sides,
    now: clock.now(),
    id: newId(),
  });
