import type { SeenEvent } from '@vitrine/domain/activities';
import { mergeDetail } from '@vitrine/domain/activities';
import {
  courseGrade,
  courseProgress,
  isDone,
  judgeCourseState,
  mergeSpent,
  type EnrolmentState,
  type Stretch,
} from '@vitrine/domain/learning';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { completionOf, parseDetail } from '../activities/index.ts';
import { creditTraining } from './credit-training.ts';
import type { Enrolment } from './enrolments.ts';
import { noteFinished } from './note-finished.ts';
import type { Status } from './statuses.ts';
import { settleTrails } from './trails/settle-trails.ts';

export type ProgressParts = Pick<Platform, 'db' | 'clock' | 'newId' | 'storage' | 'publish'>;
export type Learner = Pick<Actor, 'tenantId' | 'memberId' | 'personId' | 'locale'>;

type Seen = { enrolment: Enrolment; status: Status; seen: readonly SeenEvent[]; spent: readonly Stretch[] };

/** Adds what was seen to an activity and keeps it; completion never goes back (decision D04). Answers the new status. */
export async function recordProgress(parts: ProgressParts, tx: Tx, actor: Learner, told: Seen): Promise<Status> {
  const status = await progressWith(parts, actor, told);
  await keepProgress(parts, tx, actor, [{ enrolmentId: told.enrolment.id, status }]);
  return status;
}

/** What was seen added to an activity, unwritten. */
export async function progressWith(
  parts: ProgressParts,
  actor: Learner,
  { status, seen, spent }: Pick<Seen, 'status' | 'seen' | 'spent'>,
): Promise<Status> {
  const detail = seen.reduce((known, event) => mergeDetail(status.kind)(known, event), parseDetail(status.kind, status.detail));
  const stretches = spent.reduce<Stretch[]>((known, one) => mergeSpent(known, one, Date.parse(parts.clock.now())), status.spent);
  const judged = await completionOf(status.kind)(parts, actor, { content: status.content, detail, locale: actor.locale });
  const isComplete = status.isComplete || judged.isComplete;
  const percent = isComplete ? 100 : Math.max(status.percent, judged.percent);
  const grade = status.test?.bestScore ?? bestOf(status.grade, judged.grade);
  return { ...status, isStarted: true, isComplete, percent, detail, spent: stretches, grade };
}

/** Writes the progress of activities, of as many members as held their enrolment; one statement. The day of completion stays what it was. */
export async function keepProgress(
  parts: Pick<ProgressParts, 'clock'>,
  tx: Tx,
  { tenantId }: Pick<Learner, 'tenantId'>,
  kept: readonly { enrolmentId: string; status: Status }[],
): Promise<void> {
  if (kept.length === 0) return;
  const rows = kept.map(({ enrolmentId, status: { activityId, isComplete, percent, detail, spent, grade } }) => ({
    enrolment_id: enrolmentId,
    activity_id: activityId,
    state: isComplete ? 'completed' : 'in_progress',
    percent,
    detail,
    spent,
    grade,
  }));
  await sql`
    insert into learning.progress as p (tenant_id, enrolment_id, activity_id, state, percent, detail, spent, grade, updated_at, completed_at)
    select ${tenantId}::uuid, k.enrolment_id, k.activity_id, k.state, k.percent, k.detail, k.spent, k.grade, n.now, case when k.state = 'completed' then n.now end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as k (
      enrolment_id uuid, activity_id uuid, state text, percent integer, detail jsonb, spent jsonb, grade integer
    ), (select ${parts.clock.now()}::timestamptz as now) n
    on conflict (tenant_id, enrolment_id, activity_id) do update set
      state = excluded.state, percent = excluded.percent, detail = excluded.detail, spent = excluded.spent, grade = excluded.grade,
      updated_at = excluded.updated_at, completed_at = coalesce(p.completed_at, excluded.completed_at)`.execute(tx);
}

/** A grade only rises, as completion does (D08). */
const bestOf = (known: number | null, judged: number | undefined): number | null =>
  judged === undefined ? known : Math.max(known ?? 0, judged);

type Settling = {
  enrolment: Enrolment;
  statuses: readonly Status[];
  /** In which state it is judged on, where that is not the stored one. */
  before?: EnrolmentState;
};

/**
 * Brings the enrolment to what its activities say; the first time that it is done, the rooms above are told and its training points are credited. Nothing is written where it says so already: a
 * package commits many times before anything of the course changes.
 */
export async function settleEnrolment(
  parts: ProgressParts,
  tx: Tx,
  actor: Learner,
  { enrolment, statuses, before = enrolment.state }: Settling,
): Promise<{ state: EnrolmentState; progress: number }> {
  const grade = courseGrade(statuses);
  const hasImproved = enrolment.grade !== null && grade !== null && grade > enrolment.grade;
  const state = judgeCourseState({ before, activities: statuses, hasImproved });
  const progress = Math.max(enrolment.progress, courseProgress(statuses));
  const justDone = isDone(state) && !isDone(before);
  const hasChanged = state !== enrolment.state || progress !== enrolment.progress || grade !== enrolment.grade;
  const now = parts.clock.now();
  if (hasChanged || !enrolment.isStarted)
    await tx
      .updateTable('learning.enrolment')
      .set((row) => ({
        state,
        progress,
        grade,
        started_at: row.fn.coalesce('started_at', row.val(now)),
        ...(justDone ? { finished_at: now } : {}),
      }))
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', enrolment.id)
      .execute();
  const completed = justDone ? await noteFinished(parts, tx, actor, { enrolment, grade }) : undefined;
  if (hasChanged) await settleTrails(parts, tx, actor, { courseId: enrolment.courseId });
  if (completed) await creditTraining(parts, tx, actor, completed); // the wallet comes after the trails, as wherever something is learned
  return { state, progress };
}
