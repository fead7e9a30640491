import * as assessment from '@vitrine/contract/assessment';
import * as wire from '@vitrine/contract/learning';
import type { TestKind } from '@vitrine/domain/assessment';
import { describe, expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aDocument, anActivity } from '../activities/testing.ts';
import { aTest, rightAnswersOf } from '../assessment/testing.ts';
import { aCourse } from '../catalog/testing.ts';
import { aPerson, type BuiltPerson } from '../identity/testing.ts';
import { reconcile } from './reconcile.ts';
import { device, enrolIn, pages, report, seen } from './testing.ts';

type Rules = Partial<assessment.TestRules>;

/** A course of a document, a test that was passed on the way, another document, the test of this kind and a last document. */
async function aTraining(
  house: House,
  kind: TestKind,
  { rules = {}, isSequential = false }: { rules?: Rules; isSequential?: boolean } = {},
) {
  const author = await aPerson(house.platform, { roles: ['client_administrator'] });
  const learner = await aPerson(house.platform, { tenantId: author.tenantId });
  const [first, quiz] = [aTest({ questions: 1 }), aTest({ questions: 2, maximumAttempts: 1, minimumScore: 60, ...rules })];
  const file = await aDocument(house.platform, author, { pages: 1 });
  const pdf = () => anActivity('pdf', { content: { files: { 'pt-BR': file } } });
  const draft = await aCourse(house.platform, author.actor, {
    course: { isSequential },
    activities: [
      pdf(),
      anActivity('conventional_test', { content: { test: first } }),
      pdf(),
      anActivity(kind, { content: { test: quiz } }),
      pdf(),
    ],
  });
  await enrolIn(house, learner, draft.id);
  const ids = draft.activities.map(({ id }) => id);
  return { author, learner, courseId: draft.id, ids, first, quiz, exam: ids[3] ?? '' };
}
type Training = Awaited<ReturnType<typeof aTraining>>;

/** Takes a test, with so many right answers. */
async function take(house: House, { learner, courseId }: Training, order: number, test: assessment.TestDraft, right: number) {
  const params = { courseId, hierarchy_order: order };
  const started = await house.call(learner, wire.startAttempt, { params, body: { device } });
  if (started.status !== 200) return started;
  const answers = rightAnswersOf(test);
  for (const [place, question] of started.body.questions.entries()) {
    const rightOnes = answers.get(question.id) ?? [];
    const wrong = question.options.map(({ id }) => id).filter((id) => !rightOnes.includes(id));
    const options = place < right ? rightOnes : wrong.slice(0, 1);
    await house.call(learner, assessment.saveAnswer, {
      params: { attemptId: started.body.id, questionId: question.id },
      body: { device, options, revision: 1 },
    });
  }
  return house.call(learner, wire.finishAttempt, { params: { ...params, attemptId: started.body.id }, body: { device } });
}
const read = (house: House, { learner, courseId, ids }: Training, ...places: number[]) =>
  report(
    house,
    learner,
    places.map((place) => seen(house, { courseId, activityId: ids[place] ?? '' }, pages(1))),
  );
const pageOf = async (house: House, { learner, courseId }: Training) =>
  (await house.call(learner, wire.getCourse, { params: { courseId } })).body;
const open = (house: House, { learner, courseId }: Training, order: number) =>
  house.call(learner, wire.openActivity, { params: { courseId, hierarchy_order: order } });
const stateOf = async (house: House, training: Training) => {
  const { body } = await open(house, training, 4);
  return 'state' in body.content ? body.content.state : undefined;
};
const differences = async (house: House, { author }: Training) =>
  (await reconcile(house.platform, { tenantId: author.tenantId, since: null })).differences;
const unblock = (
  house: House,
  person: BuiltPerson,
  enrolmentId: string,
  body: object = { reason: 'Estudou de novo com a gerente', attempts: 2 },
) => house.call(person, wire.unblock, { params: { enrolmentId }, body: body as { reason: string; attempts: number } });

describe('TST-01', () => {
  test('TST-01 TST-03 a conventional test that fails for the last time stays failed, and nothing else is touched', async ({ house }) => {
    const room = await aTraining(house, 'conventional_test');
    await read(house, room, 0);
    expect(await stateOf(house, room)).toBe('not_started');
    expect((await take(house, room, 4, room.quiz, 0)).body).toMatchObject({ courseState: 'reproved' });
    expect(await stateOf(house, room)).toBe('reproved');
    expect((await pageOf(house, room)).activitiesMenu.map(({ state }) => state)).toEqual([
      'completed',
      'not_started',
      'not_started',
      'in_progress',
      'not_started',
    ]);
    expect(await differences(house, room)).toEqual([]);
  });

  test('TST-01 TST-03 TST-04 TST-05 a block test blocks in the training: told, no certificate, other activities go on, in order too', async ({
    house,
  }) => {
    const room = await aTraining(house, 'block_test', { isSequential: true });
    await read(house, room, 0);
    await take(house, room, 2, room.first, 1);
    await read(house, room, 2);
    const failed = await take(house, room, 4, room.quiz, 1);
    expect(failed.body).toMatchObject({ courseState: 'blocked', attempt: { result: { state: 'blocked', kind: 'block_test' } } });
    expect((await take(house, room, 4, room.quiz, 2)).body).toMatchObject({ refusal: 'no_attempts_left' });
    expect((await open(house, room, 5)).status).toBe(200);
    await read(house, room, 4);
    expect(await pageOf(house, room)).toMatchObject({
      state: 'blocked',
      certificateId: null,
      activitiesMenu: [{}, {}, {}, {}, { state: 'completed' }],
    });
    expect(await differences(house, room)).toEqual([]);
    await house.drain();
    const told = await house.db
      .read()
      .selectFrom('notices.notice')
      .select('kind')
      .where('tenant_id', '=', room.author.tenantId)
      .where('member_id', '=', room.learner.memberId)
      .execute();
    expect(told.map(({ kind }) => kind)).toContain('training_blocked');
  });

  test('TST-01 TST-04 a general block closes the whole training but the result itself', async ({ house }) => {
    const room = await aTraining(house, 'block_general_test');
    await read(house, room, 0);
    expect((await take(house, room, 4, room.quiz, 0)).body).toMatchObject({ courseState: 'blocked' });
    for (const order of [1, 2, 3, 5]) expect((await open(house, room, order)).body).toMatchObject({ refusal: 'blocked_in_training' });
    expect((await open(house, room, 4)).status).toBe(200);
    // What a device had seen before is kept all the same: no answer and no page is lost.
    expect((await read(house, room, 2)).body.kept).toHaveLength(1);
  });

  test('TST-01 TST-03 TST-04 a restart test sets back what lies behind the last test that was passed, and keeps the run that ended', async ({
    house,
  }) => {
    const room = await aTraining(house, 'restart_test');
    await read(house, room, 0, 2, 4);
    await take(house, room, 2, room.first, 1);
    const late = seen(house, { courseId: room.courseId, activityId: room.ids[2] ?? '' }, pages(1), { run: 1 });
    expect((await take(house, room, 4, room.quiz, 1)).body).toMatchObject({
      courseState: 'restarted',
      attempt: { result: { state: 'restarted' } },
    });
    expect((await pageOf(house, room)).activitiesMenu.map(({ state }) => state)).toEqual([
      'completed',
      'completed',
      'not_started',
      'not_started',
      'completed',
    ]);
    expect(await stateOf(house, room)).toBe('restarted');
    // A late event of the ended run goes to that run (D75).
    expect((await report(house, room.learner, [late])).body.kept).toEqual([late.event_id]);
    expect((await pageOf(house, room)).activitiesMenu[2]).toMatchObject({ state: 'not_started' });
    const kept = await house.db
      .read()
      .selectFrom('learning.past_progress')
      .select(['run', 'percent'])
      .where('tenant_id', '=', room.author.tenantId)
      .orderBy('percent', 'desc')
      .execute();
    expect(kept).toEqual([
      { run: 1, percent: 100 },
      { run: 1, percent: 0 },
    ]);

    const page = (await open(house, room, 3)).body;
    expect(page.run).toBe(2);
    await report(house, room.learner, [seen(house, { courseId: room.courseId, activityId: room.ids[2] ?? '' }, pages(1), { run: 2 })]);
    const again = await take(house, room, 4, room.quiz, 2);
    expect(again.body).toMatchObject({ courseState: 'approved', attempt: { number: 2, result: { score: 100, state: 'approved' } } });
    expect(await differences(house, room)).toEqual([]);
  });

  test('TST-01 TST-04 a general restart sets everything back, passed tests with it', async ({ house }) => {
    const room = await aTraining(house, 'restart_general_test');
    await read(house, room, 0, 2, 4);
    await take(house, room, 2, room.first, 1);
    expect((await take(house, room, 4, room.quiz, 0)).body).toMatchObject({ courseState: 'restarted', courseProgress: 0 });
    const menu = (await pageOf(house, room)).activitiesMenu;
    expect(new Set(menu.map(({ state }) => state))).toEqual(new Set(['not_started']));
    expect((await take(house, room, 2, room.first, 1)).body).toMatchObject({ attempt: { number: 2, result: { attemptsLeft: 2 } } });
    expect(await differences(house, room)).toEqual([]);
  });

  test('TST-01 an evaluated quiz without a mark is done when it is handed in, and its grade counts', async ({ house }) => {
    const room = await aTraining(house, 'evaluated_quiz', { rules: { minimumScore: 0 } });
    await read(house, room, 0, 2, 4);
    await take(house, room, 2, room.first, 1);
    expect((await take(house, room, 4, room.quiz, 1)).body).toMatchObject({
      courseState: 'approved',
      attempt: { result: { score: 50, state: 'finished' } },
    });
    const book = await house.call(room.author, wire.listGradebook, { params: { courseId: room.courseId } });
    expect(book.body.items).toMatchObject([{ grade: 75, scores: [100, 50], state: 'approved' }]);
  });

  test('TST-01 an unevaluated quiz gives feedback and no grade, and is never a pass', async ({ house }) => {
    const room = await aTraining(house, 'unevaluated_quiz', { rules: { minimumScore: 0, maximumAttempts: null, review: 'after_attempt' } });
    const handed = await take(house, room, 4, room.quiz, 2);
    expect(handed.body).toMatchObject({ attempt: { result: { score: null, isPassed: false, bestScore: null, state: 'finished' } } });
    expect('attempt' in handed.body && handed.body.attempt.result?.review).toHaveLength(2);
    expect((await pageOf(house, room)).activitiesMenu[3]).toMatchObject({ state: 'completed' });
    expect((await take(house, room, 4, room.quiz, 0)).status).toBe(200);
    expect(await differences(house, room)).toEqual([]);
  });
});

test('TST-03 TST-04 an administrator lets a blocked person go on with a reason: the audit log keeps it, the person is told, and may pass and improve', async ({
  house,
}) => {
  const room = await aTraining(house, 'block_test');
  await read(house, room, 0, 2, 4);
  await take(house, room, 2, room.first, 1);
  await take(house, room, 4, room.quiz, 1);
  const { body } = await house.call(room.author, wire.listBlocked, {});
  expect(body.items).toMatchObject([
    { memberId: room.learner.memberId, activityId: room.exam, bestScore: 50, minimumScore: 60, isWhole: false },
  ]);
  const enrolmentId = body.items[0]?.id ?? '';
  expect((await unblock(house, room.author, enrolmentId, { reason: ' ', attempts: 2 })).body.fields).toEqual({ reason: 'required' });
  const answers = await Promise.all([1, 2].map(() => unblock(house, room.author, enrolmentId)));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ refusal: 'not_blocked' });

  expect((await take(house, room, 4, room.quiz, 2)).body).toMatchObject({
    courseState: 'approved',
    attempt: { number: 2, result: { attemptsLeft: 1, state: 'approved' } },
  });
  expect((await take(house, room, 4, room.quiz, 1)).body).toMatchObject({
    courseState: 'approved',
    attempt: { result: { bestScore: 100, state: 'approved' } },
  });
  const trail = await house.db
    .read()
    .selectFrom('platform.audit_entry')
    .select(['what', 'after'])
    .where('tenant_id', '=', room.author.tenantId)
    .where('what', '=', 'enrolment.unblocked')
    .execute();
  expect(trail).toMatchObject([{ after: { reason: 'Estudou de novo com a gerente', attempts: 2 } }]);
  const told = await house.db
    .read()
    .selectFrom('notices.notice')
    .select('kind')
    .where('tenant_id', '=', room.author.tenantId)
    .where('member_id', '=', room.learner.memberId)
    .execute();
  expect(told.map(({ kind }) => kind)).toContain('training_unblocked');
  expect(await differences(house, room)).toEqual([]);

  const stranger = await aPerson(house.platform, { roles: ['client_administrator'] });
  expect((await unblock(house, stranger, enrolmentId)).status).toBe(404);
  const instructor = await aPerson(house.platform, { tenantId: room.author.tenantId, roles: ['instructor'] });
  expect((await unblock(house, instructor, enrolmentId)).status).toBe(404);
});
