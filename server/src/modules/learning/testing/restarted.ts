import { createBankQuestion, saveAnswer } from '@vitrine/contract/assessment';
import { finishAttempt, gradeAnswer, startAttempt } from '@vitrine/contract/learning';
import type { House } from '../../../testing.ts';
import { anActivity } from '../../activities/testing.ts';
import { aQuestion, aTest } from '../../assessment/testing.ts';
import { aCourse } from '../../catalog/testing.ts';
import type { BuiltPerson } from '../../identity/testing.ts';
import { anEnrolment } from '../testing.ts';

const device = 'a-foreign-device';

/** A member whose training began anew: a test that drew from the bank, its written answer graded with nothing, and the run that ended. */
export async function aRestart(
  house: House,
  { author, learner, mark }: { author: BuiltPerson; learner: BuiltPerson; mark: string },
): Promise<{ testActivityId: string; enrolmentId: string }> {
  const marked = { 'pt-BR': mark };
  const { id: _, ...question } = aQuestion({ prompt: { 'pt-BR': `${mark}?` } });
  await house.call(author, createBankQuestion, { body: { ...question, subjectId: null, tags: ['restart'] } });
  const essay = { ...aQuestion({ kind: 'essay', prompt: { 'pt-BR': `${mark}?` } }), options: [] };
  const pool = { id: house.platform.newId(), count: 1, subjectId: null, tags: ['restart'], kinds: [] };
  const quiz = aTest({ questions: [essay], pools: [pool], maximumAttempts: 1, minimumScore: 100 });
  const course = await aCourse(house.platform, author.actor, {
    course: { title: marked },
    activities: [anActivity('restart_test', { title: marked, content: { test: quiz } })],
  });
  await anEnrolment(house.platform, learner.actor, { courseId: course.id });
  const params = { courseId: course.id, hierarchy_order: 1 };
  const { body: attempt } = await house.call(learner, startAttempt, { params, body: { device } });
  const answer = { device, entries: { [essay.id]: mark }, revision: 1 };
  await house.call(learner, saveAnswer, { params: { attemptId: attempt.id, questionId: essay.id }, body: answer });
  await house.call(learner, finishAttempt, { params: { ...params, attemptId: attempt.id }, body: { device } });
  await house.call(author, gradeAnswer, { params: { attemptId: attempt.id, questionId: essay.id }, body: { percent: 0, comment: mark } });
  const enrolment = await house.db
    .read()
    .selectFrom('learning.enrolment')
    .select('id')
    .where('tenant_id', '=', author.tenantId)
    .where('course_id', '=', course.id)
    .executeTakeFirstOrThrow();
  return { testActivityId: course.activities[0]?.id ?? '', enrolmentId: enrolment.id };
}
