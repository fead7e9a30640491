import { classResults, presences, verdictOf, type ClassResult } from '@vitrine/domain/classes';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/database/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { encountersOf, kindOf, known, lastMarks } from './class-rows.ts';
import { tellOfClass } from './tell-of-class.ts';

type Parts = Pick<Platform, 'clock' | 'newId' | 'publish'>;
type Class = { tenantId: string; classId: string; minimumPercent: number };

/** Seconds of each union of times, for a statement that joins `classes.attendance` as `w`. */
export const secondsWatched = sql<number>`coalesce((select floor(sum(extract(epoch from upper(part) - lower(part))))::int from unnest(w.spans) as part), 0)`;

/** What was measured of members in meetings of our page, by `ENCOUNTER MEMBER`. */
export async function measured(
  db: Reader,
  { tenantId }: { tenantId: string },
  { encounterIds, memberIds }: { encounterIds: readonly string[]; memberIds?: readonly string[] },
): Promise<Map<string, number>> {
  if (encounterIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('classes.attendance as w')
    .select(['w.encounter_id', 'w.member_id', secondsWatched.as('seconds')])
    .where('w.tenant_id', '=', tenantId)
    .where('w.encounter_id', 'in', [...encounterIds])
    .$if(memberIds !== undefined, (query) => query.where('w.member_id', 'in', [...(memberIds ?? []), tenantId]))
    .execute();
  return new Map(rows.map((row) => [`${row.encounter_id} ${row.member_id}`, row.seconds]));
}

/** The verdict of each subscriber, or of those who are named: by marks, and by what was measured where nobody marked. */
async function judge(tx: Tx, { tenantId, classId, minimumPercent }: Class, memberId?: string) {
  const held = (await encountersOf(tx, { tenantId }, [classId])).filter(({ canceled_at }) => canceled_at === null);
  const marks = await lastMarks(tx, { tenantId })
    .where('m.encounter_id', 'in', [...held.map(({ id }) => id), classId])
    .execute();
  const marked = new Map(marks.map((mark) => [`${mark.encounter_id} ${mark.member_id}`, known(presences, mark.presence)]));
  const rooms = held.filter(({ room_name }) => room_name !== null).map(({ id }) => id);
  const watched = await measured(tx, { tenantId }, { encounterIds: rooms });
  const subscribed = await tx
    .selectFrom('classes.subscription')
    .select(['id', 'member_id'])
    .where('tenant_id', '=', tenantId)
    .where('class_id', '=', classId)
    .where('state', '=', 'subscribed')
    .$if(memberId !== undefined, (query) => query.where('member_id', '=', memberId ?? ''))
    .execute();
  return subscribed.map(({ id, member_id }) => ({
    id,
    result: verdictOf(
      held.map((one) => ({
        minutes: one.minutes,
        presence: marked.get(`${one.id} ${member_id}`) ?? null,
        watchedSeconds: one.room_name === null ? null : (watched.get(`${one.id} ${member_id}`) ?? 0),
      })),
      minimumPercent,
    ),
  }));
}

/** Writes everybody's verdict, tells each their own and the course, and answers how many there are of each; undefined, and nothing written, while somebody's is open. The class is locked. */
export async function writeVerdicts(parts: Parts, tx: Tx, one: Class): Promise<Record<ClassResult, number> | undefined> {
  const verdicts = await judge(tx, one);
  if (verdicts.some(({ result }) => result === undefined)) return undefined;
  const counts = { approved: 0, not_approved: 0 };
  for (const result of classResults) {
    const ids = verdicts.filter((verdict) => verdict.result === result).map(({ id }) => id);
    counts[result] = ids.length;
    await write(parts, tx, one, ids, result);
  }
  await tellCourses(parts, tx, one);
  return counts;
}

/** Judges one member anew after the verdicts were issued, and tells them and the course: a device reported late, or somebody corrected. The class is locked. */
export async function judgeAnew(parts: Parts, tx: Tx, one: Class, memberId: string): Promise<void> {
  const [verdict] = await judge(tx, one, memberId);
  if (verdict?.result === undefined) return;
  const hasChanged = await write(parts, tx, one, [verdict.id], verdict.result);
  if (hasChanged) await tellCourses(parts, tx, one);
}

/** Courses with this class as an activity count by its verdicts. */
const tellCourses = ({ publish }: Parts, tx: Tx, { tenantId, classId }: Class) =>
  publish(tx, { event: 'classes.results_issued', tenantId, payload: { classId } });

const noticeOf = { approved: 'class_approved', not_approved: 'class_not_approved' } as const;

/** Answers whether one of them had another result, or none. */
async function write(parts: Parts, tx: Tx, { tenantId, classId }: Class, ids: readonly string[], result: ClassResult): Promise<boolean> {
  if (ids.length === 0) return false;
  const changed = await tx
    .updateTable('classes.subscription')
    .set({ result })
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', [...ids])
    .where('result', 'is distinct from', result)
    .returning(['id', 'member_id'])
    .execute();
  await tellOfClass(parts, tx, { tenantId, classId, places: changed }, noticeOf[result]);
  return changed.length > 0;
}

export type ClassVerdicts = {
  courseId: string;
  kind: ReturnType<typeof kindOf>;
  members: { memberId: string; verdict: ClassResult }[];
};

/** The verdicts of a class once they are issued, by member; undefined before. */
export async function verdictsOfClass(
  db: Reader,
  { tenantId, classId }: { tenantId: string; classId: string },
): Promise<ClassVerdicts | undefined> {
  const held = await db
    .selectFrom('classes.class')
    .select(['course_id', 'kind'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', classId)
    .where('results_at', 'is not', null)
    .executeTakeFirst();
  if (!held) return undefined;
  const rows = await db
    .selectFrom('classes.subscription')
    .select(['member_id', 'result'])
    .where('tenant_id', '=', tenantId)
    .where('class_id', '=', classId)
    .where('state', '=', 'subscribed')
    .where('result', 'is not', null)
    .orderBy('member_id')
    .execute();
  return {
    courseId: held.course_id,
    kind: kindOf(held.kind),
    members: rows.map(({ member_id, result }) => ({ memberId: member_id, verdict: known(classResults, result ?? '') })),
  };
}

/** Of these ids, those that are classes of this kind of the course. */
export async function classesAmong(
  db: Reader,
  { tenantId }: { tenantId: string },
  { courseId, kind, ids }: { courseId: string; kind: string; ids: readonly string[] },
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('classes.class')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('course_id', '=', courseId)
    .where('kind', '=', kind)
    .where('id', 'in', ids)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
