import type { ClassDetail, ClassFields } from '@vitrine/contract/classes';
import { recordChange } from '../../platform/audit/index.ts';
import type { Reader, Tx } from '../../platform/database/index.ts';
import { mergeEdit, notFound, Refusal, refuseFields, refuseOld, type Actor, type Changes, type Was } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { audienceFaults } from '../identity/index.ts';
import { audienceAsked, audienceOf, writeAudience } from './audience.ts';
import { classesOf, fieldsOf, kindOf } from './class-rows.ts';
import { getClassToManage } from './get-class.ts';
import { reaches } from './list-classes.ts';
import { handOverJob, lockClass } from './seats.ts';
import { tellOfClass } from './tell-of-class.ts';

export type KeepParts = Pick<Platform, 'db' | 'clock' | 'newId' | 'jobs' | 'publish' | 'chance'>;
type Seen = { classId: string; version: number };

/** Refuses at its fields `course_required` for a course that is not published, `window_invalid`, and an instructor who is not there. */
export function createClass(parts: KeepParts, actor: Actor, form: ClassFields): Promise<{ id: string }> {
  const id = parts.newId();
  return parts.db.transaction(async (tx) => {
    const courseId = await checkForm(tx, actor, { form, prefix: '' });
    const now = parts.clock.now();
    await tx
      .insertInto('classes.class')
      .values({
        tenant_id: actor.tenantId,
        id,
        version: 1,
        kind: form.kind,
        course_id: courseId,
        ...columnsOf(form),
        created_at: now,
        updated_at: now,
      })
      .execute();
    await writeAudience(parts, tx, actor, { classId: id, audience: audienceAsked(form, forAll) });
    await record(parts, tx, actor, { classId: id, what: 'created', before: null, after: form });
    return { id };
  });
}

/** Refuses `changed_meanwhile`, `class_canceled`, `seats_below_taken`, and at its fields what creating refuses. More seats go to those who wait first. */
export function saveClass(
  parts: KeepParts,
  actor: Actor,
  { classId, version, class: now, was }: Seen & { class: Changes<ClassFields>; was?: Was },
): Promise<ClassDetail> {
  const prefix = 'class.';
  return change(parts, actor, { classId }, async (tx, before) => {
    const kept = await audienceOf(tx, actor, { classId });
    const stands: ClassFields = { ...fieldsOf(before), kind: kindOf(before.kind), ...kept };
    const form = mergeEdit({ version: before.version, form: stands }, { version, now, was });
    const courseId = await checkForm(tx, actor, { form, prefix });
    refuseFields(
      {
        seats: form.seats !== null && form.seats < before.taken ? 'seats_below_taken' : undefined,
        courseId: before.published_at !== null && courseId !== before.course_id ? 'course_required' : undefined,
      },
      { prefix },
    );
    const { count } = await tx
      .selectFrom('classes.subscription')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('tenant_id', '=', actor.tenantId)
      .where('class_id', '=', classId)
      .where('state', '=', 'waiting')
      .executeTakeFirstOrThrow();
    const held = Math.min(Number(count), form.seats === null ? Number(count) : form.seats - before.taken);
    if (held > 0) await parts.jobs.send({ tx, name: handOverJob, payload: { tenantId: actor.tenantId, classId } });
    const audience = audienceAsked(form, kept);
    await writeAudience(parts, tx, actor, { classId, audience });
    return {
      what: 'saved',
      columns: {
        ...columnsOf(form),
        taken: before.taken + Math.max(held, 0),
        course_id: courseId,
        ...(before.published_at === null ? { kind: form.kind } : {}),
      },
      before: stands,
      after: { ...form, ...audience },
    };
  });
}

/** Members of its course see it from now on. */
export const publishClass = (parts: KeepParts, actor: Actor, seen: Seen): Promise<ClassDetail> =>
  change(parts, actor, seen, (_tx, before) => {
    if (before.published_at !== null) throw new Refusal('act_not_now');
    return Promise.resolve({ what: 'published', columns: { published_at: parts.clock.now() }, after: { published: true } });
  });

/** Nobody subscribes any more. */
export const closeClass = (parts: KeepParts, actor: Actor, seen: Seen): Promise<ClassDetail> =>
  change(parts, actor, seen, (_tx, before) => {
    if (before.published_at === null || before.closed_at !== null) throw new Refusal('act_not_now');
    return Promise.resolve({ what: 'closed', columns: { closed_at: parts.clock.now() }, after: { closed: true } });
  });

/** For good; who is in it or waits is told, and reads why. Refuses `act_not_now` once the verdicts are issued. */
export const cancelClass = (parts: KeepParts, actor: Actor, { reason, ...seen }: Seen & { reason: string }): Promise<ClassDetail> =>
  change(parts, actor, seen, async (tx, before) => {
    if (before.results_at !== null) throw new Refusal('act_not_now');
    const places = await tx
      .selectFrom('classes.subscription')
      .select(['id', 'member_id'])
      .where('tenant_id', '=', actor.tenantId)
      .where('class_id', '=', before.id)
      .where('state', '<>', 'left')
      .execute();
    await tellOfClass(parts, tx, { tenantId: actor.tenantId, classId: before.id, places }, 'class_canceled');
    return { what: 'canceled', columns: { canceled_at: parts.clock.now(), cancel_reason: reason }, after: { reason } };
  });

export type Locked = NonNullable<Awaited<ReturnType<typeof lockClass>>>;
type Columns = Partial<Omit<Locked, 'tenant_id' | 'id' | 'version'>>;
/** `before`: where more was changed than columns. */
type Outcome = { what: string; columns: Columns; before?: unknown; after: unknown };

/** One change of one class: locked before anything is judged, told to the audit log. Refuses `not_found`, `changed_meanwhile`, and `class_canceled` for what is canceled for good. */
export async function change(
  parts: KeepParts,
  actor: Actor,
  { classId, version }: { classId: string; version?: number },
  work: (tx: Tx, before: Locked) => Promise<Outcome>,
): Promise<ClassDetail> {
  await parts.db.transaction(async (tx) => {
    await reach(parts, tx, actor, classId);
    const before = await lockClass(tx, { tenantId: actor.tenantId, classId });
    if (!before) throw notFound();
    if (version !== undefined) refuseOld(before, { version });
    if (before.canceled_at !== null) throw new Refusal('class_canceled');
    const { what, columns, after, before: known = fieldsOf(before) } = await work(tx, before);
    await tx
      .updateTable('classes.class')
      .set({ ...columns, version: before.version + 1, updated_at: parts.clock.now() })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', classId)
      .execute();
    await record(parts, tx, actor, { classId, what, before: known, after });
  });
  return getClassToManage(parts, actor, { classId });
}

/** Refuses `not_found` for a class that is not this person's to see. */
export async function reach({ clock }: Pick<Platform, 'clock'>, db: Reader, actor: Actor, classId: string) {
  const row = await classesOf(db, actor, clock.now()).where(reaches(actor)).where('k.id', '=', classId).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

const record = (
  { clock, newId }: Pick<KeepParts, 'clock' | 'newId'>,
  tx: Tx,
  actor: Actor,
  { classId, what, ...sides }: { classId: string; what: string; before: unknown; after: unknown },
): Promise<void> =>
  recordChange(tx, actor, { subject: 'class', subjectId: classId, what: `class.${what}`, ...sides, now: clock.now(), id: newId() });

const columnsOf = (form: ClassFields) => ({
  name: form.name,
  instructor_id: form.instructorId,
  seats: form.seats,
  opens_at: form.opensAt,
  closes_at: form.closesAt,
  minimum_percent: form.minimumPercent,
  is_tentative: form.isTentative,
  has_lounge: form.kind === 'webinar' && (form.hasLounge ?? false),
  agenda: form.agenda ?? '',
});

const forAll = { groupIds: [], areaIds: [], tagIds: [] };

/** The course has to be the client's own and published, the instructor a member of it, and whom it is for groups, areas and tags of the client. */
async function checkForm(tx: Tx, actor: Actor, { form, prefix }: { form: ClassFields; prefix: string }): Promise<string> {
  const { tenantId } = actor;
  const course =
    form.courseId === null
      ? undefined
      : await tx
          .selectFrom('catalog.course')
          .select('id')
          .where('tenant_id', '=', tenantId)
          .where('id', '=', form.courseId)
          .where('state', '=', 'published')
          .executeTakeFirst();
  const instructor =
    form.instructorId === null
      ? null
      : await tx
          .selectFrom('identity.member')
          .select('id')
          .where('tenant_id', '=', tenantId)
          .where('id', '=', form.instructorId)
          .executeTakeFirst();
  refuseFields(
    {
      courseId: course ? undefined : 'course_required',
      instructorId: instructor === undefined ? 'invalid_choice' : undefined,
      closesAt: form.closesAt > form.opensAt ? undefined : 'window_invalid',
      ...(await audienceFaults(tx, actor, audienceAsked(form, forAll))),
    },
    { prefix },
  );
  if (!course) throw new Refusal('course_required');
  return course.id;
}
