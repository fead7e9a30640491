import * as assessment from '@vitrine/contract/assessment';
import * as wire from '@vitrine/contract/learning';
import { expect } from 'vitest';
import { test } from '../../../testing.ts';
import { anActivity } from '../../activities/testing.ts';
import { aQuestion, aTest, rightAnswersOf } from '../../assessment/testing.ts';
import { aCourse } from '../../catalog/testing.ts';
import { aPerson } from '../../identity/testing.ts';
import { device, enrolIn } from '../testing.ts';

test('ADM-06 an instructor sees who passed, every answer, grades what was written, and the course moves on', async ({ house }) => {
  const author = await aPerson(house.platform, { roles: ['client_administrator'] });
  const instructor = await aPerson(house.platform, { tenantId: author.tenantId, roles: ['instructor'] });
  const learner = await aPerson(house.platform, { tenantId: author.tenantId, fullName: 'Ana Júlia Prado' });
  const essay = { ...aQuestion({ kind: 'essay' }), options: [] };
  const quiz = aTest({ questions: [aQuestion(), essay], maximumAttempts: 2, minimumScore: 75 });
  const course = await aCourse(house.platform, author.actor, { activities: [anActivity('block_test', { content: { test: quiz } })] });
  const [exam = ''] = course.activities.map(({ id }) => id);
  await enrolIn(house, learner, course.id);
  const params = { courseId: course.id, hierarchy_order: 1 };
  const { body: attempt } = await house.call(learner, wire.startAttempt, { params, body: { device } });
  const keep = (questionId: string, body: object) =>
    house.call(learner, assessment.saveAnswer, { params: { attemptId: attempt.id, questionId }, body: { device, revision: 1, ...body } });
  const [choice] = quiz.questions;
  await keep(choice?.id ?? '', { options: rightAnswersOf(quiz).get(choice?.id ?? '') });
  expect((await keep(essay.id, { entries: { [house.platform.newId()]: 'x' } })).body.refusal).toBe('option_unknown');
  expect((await keep(essay.id, { entries: { [essay.id]: 'Mostro a etiqueta e faço a conta com o cliente.' } })).status).toBe(200);
  const finished = await house.call(learner, wire.finishAttempt, { params: { ...params, attemptId: attempt.id }, body: { device } });
  expect(finished.body).toMatchObject({
    courseState: 'in_progress',
    attempt: { state: 'awaiting_grade', result: { score: null, isAwaited: true, review: null } },
  });
  expect((await house.call(learner, wire.startAttempt, { params, body: { device } })).body.refusal).toBe('grade_awaited');

  const queue = await house.call(instructor, wire.listAnswersToGrade, {});
  expect(queue.body.items).toMatchObject([{ fullName: 'Ana Júlia Prado', answer: 'Mostro a etiqueta e faço a conta com o cliente.' }]);
  expect((await house.call(learner, wire.listAnswersToGrade, {})).status).toBe(404);
  const grade = () =>
    house.call(instructor, wire.gradeAnswer, {
      params: { attemptId: attempt.id, questionId: essay.id },
      body: { percent: 80, comment: 'Boa conta.' },
    });
  const graded = await Promise.all([grade(), grade()]);
  expect(graded.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect(graded.find(({ status }) => status === 200)?.body).toEqual({ isGraded: true, score: 90 });
  expect((await house.call(learner, wire.getCourse, { params: { courseId: course.id } })).body.state).toBe('approved');

  const tests = await house.call(instructor, wire.listTests, {});
  expect(tests.body.items).toMatchObject([{ id: exam, people: 1, passed: 1, awaiting: 0 }]);
  const results = (query: object) => house.call(instructor, wire.listResults, { params: { activityId: exam }, query });
  expect((await results({ search: 'julia', show: 'passed' })).body.items).toMatchObject([
    { fullName: 'Ana Júlia Prado', state: 'approved', bestScore: 90, attempts: 1 },
  ]);
  expect((await results({ show: 'failed' })).body.items).toEqual([]);
  expect((await results({ group: house.platform.newId() })).body.items).toEqual([]);
  const { body: one } = await house.call(instructor, wire.getMemberResult, { params: { activityId: exam, memberId: learner.memberId } });
  expect(one.attempts[0]?.answers.find(({ questionId }) => questionId === essay.id)).toMatchObject({ part: 80, feedback: ['Boa conta.'] });
  const stranger = await aPerson(house.platform, { roles: ['instructor'] });
  expect((await house.call(stranger, wire.listResults, { params: { activityId: exam } })).status).toBe(404);
  const file = await house.call(instructor, wire.exportResults, { params: { activityId: exam }, query: { format: 'csv' } });
  expect(String(file.body)).toContain('Ana Júlia Prado');
});
