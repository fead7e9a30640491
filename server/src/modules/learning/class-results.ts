import type { ClassVerdict } from '@vitrine/domain/activities';
import { kindFacts } from '@vitrine/domain/activities';
import { z } from 'zod';
import type { Tx } from '../../platform/database/index.ts';
import type { OutboxEvent } from '../../platform/outbox/index.ts';
import { parseContent } from '../activities/index.ts';
import { verdictsOfClass } from '../classes/index.ts';
import { lockEnrolments, type Enrolment } from './enrolments.ts';
import { keepUnseen } from './events.ts';
import { openPaths } from './paths/open-paths.ts';
import { recordProgress, settleEnrolment, type Learner, type ProgressParts } from './record-progress.ts';
import { statusesIn, type Status } from './statuses.ts';

const Payload = z.object({ classId: z.uuid() });
type Held = { tenantId: string; classId: string; courseId: string; kind: string };

/**
 * Moves the course of each member of a class by their verdict, where the course has an activity that stands for the class (PLY-13): one transaction a member, and again changes nothing. Whoever was
 * approved without being in the course is put into it by it.
 */
export async function takeClassResults(
  parts: ProgressParts,
  { tenantId, payload }: Pick<OutboxEvent, 'tenantId' | 'payload'>,
): Promise<void> {
  const { classId } = Payload.parse(payload);
  const found = await verdictsOfClass(parts.db.write(), { tenantId, classId });
  if (!found) return;
  const { courseId, kind, members } = found;
  for (const one of members) await parts.db.transaction((tx) => takeVerdict(parts, tx, { tenantId, classId, courseId, kind }, one));
}

async function takeVerdict(
  parts: ProgressParts,
  tx: Tx,
  held: Held,
  { memberId, verdict }: { memberId: string; verdict: ClassVerdict },
): Promise<void> {
  const { tenantId, courseId } = held;
  const person = await tx
    .selectFrom('identity.member')
    .select('person_id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const learner = { tenantId, memberId, personId: person.person_id, locale: 'pt-BR' };
  const locked = async () => (await lockEnrolments(tx, learner, { courseIds: [courseId] })).get(courseId);
  let enrolment = await locked();
  if (!enrolment && verdict === 'approved' && (await putInto(parts, tx, learner, held))) enrolment = await locked();
  if (!enrolment) return;
  await settleVerdict(parts, tx, learner, { enrolment, held, verdict });
}

/** Whether the published version has an activity that stands for the class; then the member is in it. */
async function putInto(parts: ProgressParts, tx: Tx, learner: Learner, held: Held): Promise<boolean> {
  const course = await tx
    .selectFrom('catalog.course')
    .select('published_id')
    .where('tenant_id', '=', learner.tenantId)
    .where('id', '=', held.courseId)
    .where('state', '=', 'published')
    .executeTakeFirst();
  if (!course?.published_id) return false;
  const statuses = await statusesIn(tx, learner, { versionId: course.published_id, enrolmentId: held.classId });
  if (!statuses.some((one) => standsFor(one, held))) return false;
  const way = { subject: 'course', subjectId: held.courseId, kind: 'self', sourceId: null, dueOn: null } as const;
  await openPaths(parts, tx, learner, { ...way, memberIds: [learner.memberId], versionId: course.published_id });
  return true;
}

/** Kept as an event, so that a recount finds it. */
async function settleVerdict(
  parts: ProgressParts,
  tx: Tx,
  learner: Learner,
  { enrolment, held, verdict }: { enrolment: Enrolment; held: Held; verdict: ClassVerdict },
): Promise<void> {
  const statuses = await statusesIn(tx, learner, { versionId: enrolment.versionId, enrolmentId: enrolment.id });
  const now = parts.clock.now();
  const after: Status[] = [];
  for (const status of statuses) {
    const isNew = standsFor(status, held) && !knows(status.detail, verdict);
    if (!isNew) {
      after.push(status);
      continue;
    }
    const event = { event_id: parts.newId(), device_id: 'classes-of-course', seq: 0, client_time: now, courseId: held.courseId };
    const what = { kind: 'class_result' as const, verdict };
    await keepUnseen(tx, { tenantId: learner.tenantId, now }, [
      {
        memberId: learner.memberId,
        enrolmentId: enrolment.id,
        run: enrolment.run,
        events: [{ ...event, activityId: status.activityId, what }],
      },
    ]);
    after.push(await recordProgress(parts, tx, learner, { enrolment, status, seen: [{ ...what, at: now }], spent: [] }));
  }
  if (after.some((one, at) => one !== statuses[at])) await settleEnrolment(parts, tx, learner, { enrolment, statuses: after });
}

/** An activity stands for the classes that it names, or for all of its kind where it names none. */
function standsFor({ kind, content }: Pick<Status, 'kind' | 'content'>, held: Held): boolean {
  if (kindFacts[kind].classKind !== held.kind) return false;
  const stored = parseContent(kind, content);
  return 'classIds' in stored && (stored.classIds.length === 0 || stored.classIds.includes(held.classId));
}

/** A verdict that adds nothing: it is there, or the member was approved by another class. */
const knows = (detail: unknown, verdict: ClassVerdict): boolean =>
  typeof detail === 'object' && detail !== null && 'verdict' in detail && (detail.verdict === verdict || detail.verdict === 'approved');
