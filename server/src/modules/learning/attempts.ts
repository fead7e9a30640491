import type { Attempt } from '@vitrine/contract/assessment';
import { isDone, type EnrolmentState } from '@vitrine/domain/learning';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Tx } from '../../platform/database/index.ts';
import { notFound, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { testVersionIn } from '../activities/index.ts';
import * as assessment from '../assessment/index.ts';
import { lockEnrolments, type Enrolment } from './enrolments.ts';
import { placeInCourse } from './place-in-course.ts';
import { recordProgress, settleEnrolment, type Learner, type ProgressParts } from './record-progress.ts';
import { restartRun } from './restart-run.ts';
import { statusesIn, type Status } from './statuses.ts';
import { tellOfTest } from './tell-of-test.ts';

const Payload = z.object({ tenantId: z.uuid(), attemptId: z.uuid() });
/** `device`: that of the attempt, where it ends before its time; null once its time is over. */
type Ending = z.infer<typeof Payload> & { device: string | null };

type Parts = ProgressParts & Pick<Platform, 'chance' | 'jobs'>;
type Where = { courseId: string; hierarchyOrder: number; device: string };

/**
 * Starts an attempt in the test of an activity, or goes on with the one that runs (D05). Refuses as `placeInCourse`, and `no_attempts_left`. The enrolment is
 * held before it is read: what another device reports meanwhile would be written over, and a done course would go back.
 */
export function startAttempt(parts: Parts, actor: Actor, { courseId, hierarchyOrder, device }: Where): Promise<Attempt> {
  return parts.db.transaction(async (tx) => {
    await lockEnrolments(tx, actor, { courseIds: [courseId] });
    const { enrolment, statuses, status } = await placeInCourse(tx, actor, { courseId, hierarchyOrder });
    const testVersionId = testVersionIn(status.kind, status.content);
    if (!testVersionId) throw notFound();
    const attempt = await assessment.startAttempt(parts, tx, actor, { testVersionId, device });
    if (!status.isStarted) {
      const begun = await recordProgress(parts, tx, actor, {
        enrolment,
        status,
        seen: [{ kind: 'opened', at: parts.clock.now() }],
        spent: [],
      });
      await settleEnrolment(parts, tx, actor, { enrolment, statuses: statuses.map((one) => (one === status ? begun : one)) });
    }
    return assessment.attemptView(parts, tx, actor, { attemptId: attempt.id, device, locale: actor.locale });
  });
}

/** Grades what is stored and moves the course on, in one transaction; a finished attempt answers its result again. Refuses `attempt_elsewhere`. */
export function finishAttempt(
  parts: Parts,
  actor: Actor,
  { courseId, hierarchyOrder, attemptId, device }: Where & { attemptId: string },
): Promise<{ attempt: Attempt; courseState: EnrolmentState; courseProgress: number }> {
  return parts.db.transaction(async (tx) => {
    const { status } = await placeInCourse(tx, actor, { courseId, hierarchyOrder, goesOn: true });
    const settled = await closeAndSettle(parts, tx, actor, { courseId, activityId: status.activityId, attemptId, device });
    return {
      attempt: await assessment.attemptView(parts, tx, actor, { attemptId, device, locale: actor.locale }),
      courseState: settled.state,
      courseProgress: settled.progress,
    };
  });
}

/** The enrolment is locked before the attempt, as wherever both are. */
async function closeAndSettle(
  parts: Parts,
  tx: Tx,
  actor: Learner,
  { courseId, activityId, attemptId, device }: { courseId: string; activityId: string; attemptId: string; device: string | null },
) {
  const enrolment = (await lockEnrolments(tx, actor, { courseIds: [courseId] })).get(courseId);
  if (!enrolment) throw notFound();
  const finished = await assessment.finishAttempt(parts, tx, actor, { attemptId, device });
  const statuses = await statusesIn(tx, actor, { versionId: enrolment.versionId, enrolmentId: enrolment.id });
  const status = statuses.find((one) => one.activityId === activityId);
  if (!status || status.test?.testId !== finished.testId) throw notFound();
  if (!finished.justFinished) return enrolment;
  return settleTest(parts, tx, actor, { enrolment, statuses, status });
}

/** What a graded attempt does to the course: it moves on, is closed by a block, or begins anew (D76). */
export async function settleTest(
  parts: ProgressParts,
  tx: Tx,
  actor: Learner,
  { enrolment, statuses, status }: { enrolment: Enrolment; statuses: readonly Status[]; status: Status },
): Promise<{ state: EnrolmentState; progress: number }> {
  const after = await recordProgress(parts, tx, actor, { enrolment, status, seen: [], spent: [] });
  const now = statuses.map((one) => (one === status ? after : one));
  const consequence = status.test?.consequence;
  if (consequence?.lastFailure === 'restarts' && !isDone(enrolment.state))
    return restartRun(parts, tx, actor, { enrolment, statuses: now, failed: now.indexOf(after), reach: consequence.reach });
  const settled = await settleEnrolment(parts, tx, actor, { enrolment, statuses: now });
  if (settled.state === 'blocked' && enrolment.state !== 'blocked')
    await tellOfTest(parts, tx, actor, { kind: 'training_blocked', enrolment, status, more: { at: parts.clock.now() } });
  return settled;
}

/** The job of `closeAttemptJob`: time is over and nobody came back (D06). Again changes nothing. */
export async function closeOverdueAttempt(parts: Parts, payload: Record<string, unknown>): Promise<void> {
  await endAttempt(parts, { ...Payload.parse(payload), device: null });
}

/** Ends an attempt that its member does not end themselves, graded by what they answered. */
export async function endAttempt(parts: Parts, { tenantId, attemptId, device }: Ending): Promise<void> {
  await parts.db.transaction(async (tx) => {
    const { memberId, testId } = await assessment.getAttemptOwner(tx, { tenantId, attemptId });
    const place = await findPlaceOfTest(tx, { tenantId, memberId, testId });
    // The course may not be theirs any more: then nothing hangs on the attempt, and it ends alone.
    if (!place) return void (await assessment.finishAttempt(parts, tx, { tenantId, memberId }, { attemptId, device }));
    await closeAndSettle(
      parts,
      tx,
      { tenantId, memberId, personId: place.person_id, locale: 'pt-BR' },
      { courseId: place.course_id, activityId: place.activity_id, attemptId, device },
    );
  });
}

/** The course in which a member takes a test: their version of it has an activity that is made of this test. */
export function findPlaceOfTest(tx: Tx, { tenantId, memberId, testId }: { tenantId: string; memberId: string; testId: string }) {
  return tx
    .selectFrom('learning.enrolment as e')
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'e.tenant_id').onRef('m.id', '=', 'e.member_id'))
    .innerJoin('catalog.version_activity as a', (join) =>
      join.onRef('a.tenant_id', '=', 'e.tenant_id').onRef('a.version_id', '=', 'e.version_id'),
    )
    .innerJoin('activities.revision as r', (join) => join.onRef('r.tenant_id', '=', 'a.tenant_id').onRef('r.id', '=', 'a.revision_id'))
    .innerJoin('assessment.test_version as t', (join) =>
      join.onRef('t.tenant_id', '=', 'e.tenant_id').on(sql<boolean>`t.id::text = r.content ->> 'testVersionId'`),
    )
    .select(['e.course_id', 'a.activity_id', 'm.person_id'])
    .where('e.tenant_id', '=', tenantId)
    .where('e.member_id', '=', memberId)
    .where('t.test_id', '=', testId)
    .executeTakeFirst();
}
