import * as assessment from '@vitrine/contract/assessment';
import * as wire from '@vitrine/contract/learning';
import { expect } from 'vitest';
import { test } from '../../../testing.ts';
import { anActivity } from '../../activities/testing.ts';
import { aQuestion, aTest, rightAnswersOf } from '../../assessment/testing.ts';
import { aCourse } from '../../catalog/testing.ts';
import { aPerson, someLabels } from '../../identity/testing.ts';
import { device, enrolIn, passTest } from '../testing.ts';

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

test('ADM-06 an instructor narrows by groups and reads the gradebook of a group: its people, a column for each of its courses, and the same as an export', async ({
  house,
}) => {
  const author = await aPerson(house.platform, { roles: ['client_administrator'] });
  const { tenantId } = author;
  const { groups } = await someLabels(house.platform, {
    tenantId,
    areas: { all: { name: { 'pt-BR': 'Brasil' }, countries: ['BR'] } },
    tags: { new: { 'pt-BR': 'Loja nova' } },
    groupLabel: { 'pt-BR': 'Times' },
    groups: { south: { 'pt-BR': 'Time Sul' }, north: { 'pt-BR': 'Time Norte' } },
  });
  const groupId = groups.get('south') ?? '';
  const instructor = await aPerson(house.platform, { tenantId, roles: ['instructor'] });
  const bia = await aPerson(house.platform, { tenantId, fullName: 'Bia Reis', groupIds: [groupId] });
  await aPerson(house.platform, { tenantId, fullName: 'Caio Melo', groupIds: [groupId] });
  const other = await aPerson(house.platform, { tenantId, fullName: 'De Fora' });
  const quiz = aTest({ questions: 1, minimumScore: 70 });
  const course = await aCourse(house.platform, author.actor, { activities: [anActivity('block_test', { content: { test: quiz } })] });
  const foreign = await aCourse(house.platform, author.actor, { activities: [anActivity('html')] });
  for (const person of [bia, other]) await enrolIn(house, person, course.id);
  await enrolIn(house, other, foreign.id);
  await passTest(house.platform, bia.actor, { courseId: course.id, order: 1, questions: quiz.questions });

  const { body: choices } = await house.call(instructor, wire.listResultGroups, {});
  expect(choices.items.map(({ name }) => name)).toEqual(expect.arrayContaining(['Time Sul', 'Time Norte']));
  const book = (query: object = {}) => house.call(instructor, wire.listGroupGradebook, { params: { groupId }, query });
  expect((await book()).body).toMatchObject({
    group: 'Time Sul',
    courses: [{ id: course.id }],
    items: [
      { fullName: 'Bia Reis', finished: 1, courses: [{ grade: 100, progress: 100, state: 'approved' }] },
      { fullName: 'Caio Melo', finished: 0, courses: [null] },
    ],
  });
  const first = (await book({ limit: 1 })).body;
  expect((await book({ limit: 1, after: first.next ?? '' })).body.items.map(({ fullName }) => fullName)).toEqual(['Caio Melo']);
  expect((await book({ search: 'bía' })).body.items).toHaveLength(1);
  const file = await house.call(instructor, wire.exportGroupGradebook, { params: { groupId }, query: {} });
  expect(String(file.body).split('\r\n').slice(1, 3)).toEqual(['Bia Reis;1;100', 'Caio Melo;0;']);
  const stranger = await aPerson(house.platform, { roles: ['instructor'] });
  expect((await house.call(stranger, wire.listGroupGradebook, { params: { groupId } })).status).toBe(404);
  expect((await house.call(bia, wire.listGroupGradebook, { params: { groupId } })).status).toBe(404);
});
