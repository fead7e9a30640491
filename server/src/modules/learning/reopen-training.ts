import { isDone } from '@vitrine/domain/learning';
import type { Tx } from '../../platform/database/index.ts';
import { lastPublishedVersion } from '../catalog/index.ts';
import { findEnrolment, lockEnrolments, type Enrolment } from './enrolments.ts';
import { keepRun } from './keep-run.ts';
import { beginningOf } from './paths/subjects.ts';
import type { Learner, ProgressParts } from './record-progress.ts';
import { statusesIn } from './statuses.ts';
import { settleTrails } from './trails/settle-trails.ts';
import { lockTrail } from './trails/trail-enrolments.ts';
import { trailStatuses } from './trails/trail-statuses.ts';

export type Training = { courseId: string } | { trailId: string };

/** Whether a training can be begun now, by whomever it is for. */
export async function isTrainingOffered(db: Tx, actor: Pick<Learner, 'tenantId'>, training: Training): Promise<boolean> {
  const subject =
    'trailId' in training
      ? ({ subject: 'trail', subjectId: training.trailId } as const)
      : ({ subject: 'course', subjectId: training.courseId } as const);
  return (await beginningOf(db, actor, subject)) !== undefined;
}

/**
 * Opens a finished training anew for a member whose certificate ends: the next run begins, of a course in its newest version (decision D10 holds inside one run), of a trail in each
 * of its courses that they had finished. What was learned is kept with the run that ended, and that it was finished once stays true for whatever asks for that. Answers `blocked` for
 * whoever is blocked in it; what is under way already stays as it is.
 */
export async function reopenTraining(
  parts: ProgressParts,
  tx: Tx,
  actor: Learner,
  training: Training,
): Promise<'open' | 'blocked' | 'left'> {
  if ('courseId' in training) {
    const [only] = await lockedIn(tx, actor, [training.courseId]);
    if (!only || !(await findEnrolment(tx, actor, training))) return 'left';
    if (only.state === 'blocked') return 'blocked';
    if (await reopenCourse(parts, tx, actor, only)) await settleTrails(parts, tx, actor, training);
    return 'open';
  }
  const at = await tx
    .selectFrom('learning.trail_enrolment')
    .select('version_id')
    .where('tenant_id', '=', actor.tenantId)
    .where('member_id', '=', actor.memberId)
    .where('trail_id', '=', training.trailId)
    .where('left_at', 'is', null)
    .executeTakeFirst();
  if (!at) return 'left';
  const items = await trailStatuses(tx, actor, { versionId: at.version_id });
  const courseIds = items.filter(({ kind }) => kind === 'course').map(({ subjectId }) => subjectId);
  const enrolments = await lockedIn(tx, actor, courseIds);
  if (enrolments.some(({ state }) => state === 'blocked')) return 'blocked';
  const reopened: string[] = [];
  for (const enrolment of enrolments) if (await reopenCourse(parts, tx, actor, enrolment)) reopened.push(enrolment.courseId);
  const trail = await lockTrail(tx, actor, training); // courses are held by then, trails come after courses
  if (trail?.state === 'finished')
    await tx
      .updateTable('learning.trail_enrolment')
      .set({ state: 'enrolled', progress: 0, grade: null, run: trail.run + 1 })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', trail.id)
      .execute();
  for (const courseId of reopened) await settleTrails(parts, tx, actor, { courseId });
  return 'open';
}

const lockedIn = async (tx: Tx, actor: Learner, courseIds: readonly string[]): Promise<Enrolment[]> => [
  ...(await lockEnrolments(tx, actor, { courseIds })).values(),
];

/** False for a course that is not done: there is nothing to open. */
async function reopenCourse(parts: ProgressParts, tx: Tx, actor: Learner, enrolment: Enrolment): Promise<boolean> {
  if (!isDone(enrolment.state)) return false;
  const statuses = await statusesIn(tx, actor, { versionId: enrolment.versionId, enrolmentId: enrolment.id });
  await keepRun(parts, tx, actor, { enrolment, statuses, again: statuses, testActivityId: null });
  const newest = await lastPublishedVersion(tx, actor, enrolment.courseId);
  await tx
    .updateTable('learning.enrolment')
    .set({
      run: enrolment.run + 1,
      state: 'restarted',
      progress: 0,
      grade: null,
      last_order: null,
      ...(newest ? { version_id: newest.id } : {}),
    })
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', enrolment.id)
    .execute();
  return true;
}
