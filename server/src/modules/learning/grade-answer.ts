import type { Actor } from '../../platform/http/index.ts';
import { notFound } from '../../platform/http/index.ts';
import { recordChange } from '../../platform/audit/index.ts';
import * as assessment from '../assessment/index.ts';
import { findPlaceOfTest, settleTest } from './attempts.ts';
import { lockEnrolments } from './enrolments.ts';
import type { ProgressParts } from './record-progress.ts';
import { statusesIn } from './statuses.ts';
import { tellOfTest } from './tell-of-test.ts';

type Ask = { attemptId: string; questionId: string; percent: number; comment: string };

/**
 * Grades an answer in free text; the last one gives the attempt its score, moves the course on as a finished attempt would, and tells the member. The enrolment is held before the attempt,
 * as wherever both are. Refuses `not_found`, `already_graded`.
 */
export function gradeAnswer(parts: ProgressParts, actor: Actor, ask: Ask): Promise<{ isGraded: boolean; score: number | null }> {
  return parts.db.transaction(async (tx) => {
    const { tenantId } = actor;
    const { memberId, testId } = await assessment.getAttemptOwner(tx, { tenantId, attemptId: ask.attemptId });
    const place = await findPlaceOfTest(tx, { tenantId, memberId, testId });
    if (!place) throw notFound();
    const learner = { tenantId, memberId, personId: place.person_id, locale: actor.locale };
    const enrolment = (await lockEnrolments(tx, learner, { courseIds: [place.course_id] })).get(place.course_id);
    if (!enrolment) throw notFound();
    const graded = await assessment.gradeAnswer(parts, tx, actor, ask);
    const { attemptId, questionId, percent } = ask;
    await recordChange(tx, actor, {
      what: 'answer.graded',
      subject: 'attempt',
      subjectId: attemptId,
      before: null,
      after: { questionId, percent, memberId },
      now: parts.clock.now(),
      id: parts.newId(),
    });
    if (!graded.justFinished) return { isGraded: false, score: null };
    const statuses = await statusesIn(tx, learner, { versionId: enrolment.versionId, enrolmentId: enrolment.id });
    const status = statuses.find(({ test }) => test?.testId === testId);
    if (!status) throw new Error(`learning: no activity for test ${testId}`);
    await settleTest(parts, tx, learner, { enrolment, statuses, status });
    await tellOfTest(parts, tx, learner, { kind: 'test_graded', enrolment, status, more: { score: graded.score, attemptId } });
    return { isGraded: true, score: graded.score };
  });
}
