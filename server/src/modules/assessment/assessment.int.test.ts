import { getAttempt, saveAnswer, takeAttemptOver, type TestDraft } from '@vitrine/contract/assessment';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aPerson, type BuiltPerson } from '../identity/testing.ts';
import { attemptView, finishAttempt, freezeTests, getAttemptOwner, startAttempt, testSummaries, testSummary, writeTest } from './index.ts';
import { aQuestion, aTest, rightAnswersOf } from './testing.ts';

const phone = 'phone-0001';
const laptop = 'laptop-0001';
const minute = 60_000;

/** A frozen test and somebody who may take it. */
async function aTaker(house: House, wish: Parameters<typeof aTest>[0] = {}) {
  const draft = aTest(wish);
  const person = await aPerson(house.platform);
  const testVersionId = await house.db.transaction(async (tx) => {
    const id = await writeTest(house.platform, tx, person.actor, { testVersionId: null, test: draft });
    await freezeTests(house.platform, tx, person.actor, [id]);
    return id;
  });
  return { person, testVersionId, draft };
}
type Taker = Awaited<ReturnType<typeof aTaker>>;

const start = (house: House, { person, testVersionId }: Taker, device = phone) =>
  house.db.transaction((tx) => startAttempt(house.platform, tx, person.actor, { testVersionId, device }));
const finish = (house: House, person: BuiltPerson, attemptId: string, device: string | null = phone) =>
  house.db.transaction((tx) => finishAttempt(house.platform, tx, person.actor, { attemptId, device }));
const save = (
  house: House,
  person: BuiltPerson,
  ask: { attemptId: string; questionId: string; options: string[]; revision?: number; device?: string },
) => {
  const { attemptId, questionId, options, revision = 1, device = phone } = ask;
  return house.call(person, saveAnswer, { params: { attemptId, questionId }, body: { device, options, revision } });
};
const view = (house: House, person: BuiltPerson, attemptId: string, device = phone) =>
  house.call(person, getAttempt, { params: { attemptId }, query: { device } });

/** Answers so many questions right, and the others wrong. */
async function answerAll(
  house: House,
  { person, draft }: Taker,
  attempt: { id: string; drawn: { id: string }[] },
  right = Infinity,
): Promise<void> {
  const rightOnes = rightAnswersOf(draft);
  for (const [index, { id }] of attempt.drawn.entries()) {
    const wrong = draft.questions.find((one) => one.id === id)?.options.find(({ isRight }) => !isRight)?.id ?? '';
    expect(
      (await save(house, person, { attemptId: attempt.id, questionId: id, options: index < right ? (rightOnes.get(id) ?? []) : [wrong] }))
        .status,
    ).toBe(200);
  }
}

const allOptions = ({ questions }: TestDraft) => questions.flatMap(({ options }) => options);

test('TST-02 an attempt is drawn and its rules are frozen by the server', async ({ house }) => {
  const taker = await aTaker(house, { questions: 12, questionsDrawn: 5, minutesToAnswer: 10 });
  const attempt = await start(house, taker);
  expect(attempt).toMatchObject({ number: 1, state: 'running', device: phone, rules: taker.draft.rules });
  expect(attempt.drawn).toHaveLength(5);
  expect(Date.parse(attempt.deadline ?? '') - Date.parse(attempt.startedAt)).toBeGreaterThanOrEqual(10 * minute);

  const seen = (await view(house, taker.person, attempt.id)).body;
  expect(seen.questions.map(({ id, options }) => ({ id, options: options.map((option) => option.id) }))).toEqual(attempt.drawn);
  expect(seen).toMatchObject({ isHere: true, result: null, minimumScore: 70 });
  expect(seen.timeLeftSeconds).toBeGreaterThan(9 * 60);
  expect((await view(house, taker.person, attempt.id, laptop)).body.isHere).toBe(false);
});

test('TST-02 attempts end at the maximum; two that start at once are one attempt', async ({ house }) => {
  const taker = await aTaker(house, { maximumAttempts: 2 });
  const [a, b] = await Promise.all([start(house, taker), start(house, taker, laptop)]);
  expect(a.id).toBe(b.id);
  await finish(house, taker.person, a.id, (await view(house, taker.person, a.id)).body.isHere ? phone : laptop);
  await finish(house, taker.person, (await start(house, taker)).id);
  await expect(start(house, taker)).rejects.toMatchObject({ code: 'no_attempts_left', status: 409 });
  const rows = await house.db
    .read()
    .selectFrom('assessment.attempt')
    .select('number')
    .where('tenant_id', '=', taker.person.tenantId)
    .orderBy('number')
    .execute();
  expect(rows).toEqual([{ number: 1 }, { number: 2 }]);
});

test('TST-07 a second device takes the attempt over; the first turns read-only', async ({ house }) => {
  const taker = await aTaker(house);
  const { person } = taker;
  const attempt = await start(house, taker);
  const question = attempt.drawn[0];
  const ask = { attemptId: attempt.id, questionId: question?.id ?? '', options: question?.options.slice(0, 1) ?? [] };
  expect(await save(house, person, ask)).toMatchObject({ status: 200, body: { revision: 1, timeLeftSeconds: null } });

  const taken = await house.call(person, takeAttemptOver, { params: { attemptId: attempt.id }, body: { device: laptop } });
  expect(taken.body).toMatchObject({ isHere: true, state: 'running' });
  expect(taken.body.questions[0]?.answer).toEqual({ options: ask.options, revision: 1 });
  expect((await view(house, person, attempt.id)).body.isHere).toBe(false);
  expect(await save(house, person, { ...ask, revision: 2 })).toMatchObject({ status: 409, body: { refusal: 'attempt_elsewhere' } });
  await expect(finish(house, person, attempt.id, phone)).rejects.toMatchObject({ code: 'attempt_elsewhere' });
  expect(await save(house, person, { ...ask, revision: 2, device: laptop, options: [] })).toMatchObject({
    status: 200,
    body: { revision: 2 },
  });
  expect((await start(house, taker, phone)).id).toBe(attempt.id);
});

test('TST-07 D04 an older revision never overwrites a newer one, and a repeated call changes nothing', async ({ house }) => {
  const taker = await aTaker(house);
  const attempt = await start(house, taker);
  const { id: questionId = '', options: [first = '', second = ''] = [] } = attempt.drawn[0] ?? {};
  const ask = { attemptId: attempt.id, questionId };
  const answered = async () => (await view(house, taker.person, attempt.id)).body.questions[0]?.answer;
  await save(house, taker.person, { ...ask, options: [second], revision: 3 });
  expect(await save(house, taker.person, { ...ask, options: [first], revision: 2 })).toMatchObject({ status: 200, body: { revision: 3 } });
  expect(await save(house, taker.person, { ...ask, options: [second], revision: 3 })).toMatchObject({ status: 200, body: { revision: 3 } });
  expect(await answered()).toEqual({ options: [second], revision: 3 });
  await Promise.all(
    [4, 6, 5].map((revision) => save(house, taker.person, { ...ask, options: revision === 6 ? [first] : [second], revision })),
  );
  expect(await answered()).toEqual({ options: [first], revision: 6 });
});

test('TST-07 an answer needs options of its own question, one at most unless the question takes many', async ({ house }) => {
  const taker = await aTaker(house, { questions: [aQuestion(), aQuestion({ kind: 'multiple' })] });
  const attempt = await start(house, taker);
  const [single, multiple] = taker.draft.questions;
  const optionsOf = (question = single) => question?.options.map(({ id }) => id) ?? [];
  const ask = { attemptId: attempt.id, questionId: single?.id ?? '' };
  expect(await save(house, taker.person, { ...ask, options: optionsOf(multiple).slice(0, 1) })).toMatchObject({
    status: 422,
    body: { refusal: 'option_unknown', fields: { options: 'option_unknown' } },
  });
  expect(await save(house, taker.person, { ...ask, options: optionsOf().slice(0, 2) })).toMatchObject({
    status: 422,
    body: { fields: { options: 'too_many' } },
  });
  expect(await save(house, taker.person, { ...ask, questionId: attempt.id, options: [] })).toMatchObject({ status: 404 });
  expect(
    await save(house, taker.person, { ...ask, questionId: multiple?.id ?? '', options: optionsOf(multiple).slice(0, 2) }),
  ).toMatchObject({ status: 200 });
});

test('TST-07 D06 late answers are kept but not graded, and time closes the attempt', async ({ house }) => {
  const taker = await aTaker(house, { questions: 4, minutesToAnswer: 5, minimumScore: 50 });
  const { person, draft } = taker;
  const attempt = await start(house, taker);
  const right = rightAnswersOf(draft);
  const [inTime, late] = attempt.drawn.map(({ id }) => ({ attemptId: attempt.id, questionId: id, options: right.get(id) ?? [] }));
  if (!inTime || !late) throw new Error('four questions were drawn');
  await save(house, person, inTime);
  await expect(finish(house, person, attempt.id, null)).rejects.toThrow('not due yet');

  house.clock.shift(5 * minute + 1_000);
  expect(await save(house, person, late)).toMatchObject({ status: 409, body: { refusal: 'time_over' } });
  expect(await save(house, person, { ...inTime, options: [], revision: 2 })).toMatchObject({ body: { refusal: 'time_over' } });
  const kept = await house.db
    .read()
    .selectFrom('assessment.answer')
    .select(['question_id', 'is_late'])
    .where('tenant_id', '=', person.tenantId)
    .orderBy('answered_at')
    .execute();
  expect(kept.map(({ is_late }) => is_late)).toEqual([false, true, true]);

  expect(await finish(house, person, attempt.id, null)).toMatchObject({ justFinished: true, score: 25, isPassed: false });
  expect(await finish(house, person, attempt.id, laptop)).toMatchObject({ justFinished: false, score: 25 });
  expect((await view(house, person, attempt.id)).body).toMatchObject({
    state: 'closed_by_time',
    timeLeftSeconds: null,
    result: { rightAnswers: 1, questions: 4 },
  });
  expect(await save(house, person, { ...inTime, revision: 9 })).toMatchObject({ status: 409, body: { refusal: 'attempt_finished' } });
  expect(await house.call(person, takeAttemptOver, { params: { attemptId: attempt.id }, body: { device: laptop } })).toMatchObject({
    status: 409,
    body: { refusal: 'attempt_finished' },
  });
  house.clock.shift(-5 * minute - 1_000);
});

test('TST-07 the job that closes an attempt is queued with its deadline', async ({ house }) => {
  const taker = await aTaker(house, { minutesToAnswer: 30 });
  const sent: unknown[] = [];
  const jobs = { ...house.platform.jobs, send: async (ask: object) => void sent.push(ask) };
  const attempt = await house.db.transaction((tx) =>
    startAttempt({ ...house.platform, jobs }, tx, taker.person.actor, { testVersionId: taker.testVersionId, device: phone }),
  );
  expect(sent).toEqual([
    expect.objectContaining({ name: 'learning.close_attempt', payload: { tenantId: taker.person.tenantId, attemptId: attempt.id } }),
  ]);
  const owner = await getAttemptOwner(house.db.read(), { tenantId: taker.person.tenantId, attemptId: attempt.id });
  expect(owner).toMatchObject({ memberId: taker.person.memberId });
});

test('TST-09 two that finish at once grade once', async ({ house }) => {
  const taker = await aTaker(house);
  const attempt = await start(house, taker);
  await answerAll(house, taker, attempt);
  const outcomes = await Promise.all([finish(house, taker.person, attempt.id), finish(house, taker.person, attempt.id)]);
  expect(outcomes.filter(({ justFinished }) => justFinished)).toHaveLength(1);
  expect(outcomes.map(({ score, isPassed }) => [score, isPassed])).toEqual([
    [100, true],
    [100, true],
  ]);
});

test('TST-06 after a pass the remaining attempts may improve the grade; the best one counts', async ({ house }) => {
  const taker = await aTaker(house, { maximumAttempts: 3 });
  const scores: number[] = [];
  for (const right of [8, 10, 2]) {
    const attempt = await start(house, taker);
    await answerAll(house, taker, attempt, right);
    scores.push((await finish(house, taker.person, attempt.id)).score);
  }
  expect(scores).toEqual([80, 100, 20]);
  const summary = await testSummary(house.db.read(), taker.person.actor, taker);
  expect(summary).toMatchObject({
    attemptsTaken: 3,
    attemptsLeft: 0,
    bestScore: 100,
    isPassed: true,
    runningAttemptId: null,
    canStart: false,
  });
  expect((await view(house, taker.person, summary.lastAttemptId ?? '')).body.result).toMatchObject({
    score: 20,
    isPassed: false,
    bestScore: 100,
    attemptsLeft: 0,
  });
});

test('TST-09 no right answer leaves before it is due, in whatever is answered', async ({ house }) => {
  const taker = await aTaker(house, { maximumAttempts: 2 });
  const { person, draft } = taker;
  const attempt = await start(house, taker);
  await answerAll(house, taker, attempt, 3);
  const before = (await view(house, person, attempt.id)).body;
  await finish(house, person, attempt.id);
  const after = (await view(house, person, attempt.id)).body;
  expect(after.result).toMatchObject({ score: 30, isPassed: false, attemptsLeft: 1, review: null });
  expect(after.result?.topicsToRepeat).toHaveLength(7);
  for (const told of [before, after]) {
    const text = JSON.stringify(told);
    for (const word of ['isRight', '"right"', 'explanation', 'Porque é a resposta']) expect(text).not.toContain(word);
    // Right and wrong options are told alike: each id once among the options, and once more only where this person chose it.
    const chosen = new Set(told.questions.flatMap(({ answer }) => answer?.options ?? []));
    for (const { id } of allOptions(draft)) expect(text.split(id).length - 1).toBe(chosen.has(id) ? 2 : 1);
  }

  const last = await start(house, taker);
  await answerAll(house, taker, last, 4);
  await finish(house, person, last.id);
  const due = (await view(house, person, last.id)).body.result;
  expect(due?.review).toHaveLength(10);
  expect(due?.review?.filter(({ isRight }) => isRight)).toHaveLength(4);
  expect(due?.review?.[0]).toMatchObject({ right: ['Primeira'], given: ['Primeira'] });
  expect(due?.topicsToRepeat).toEqual([]);
});

test('TST-09 a pass makes the review due', async ({ house }) => {
  const taker = await aTaker(house, { maximumAttempts: null });
  const attempt = await start(house, taker);
  await answerAll(house, taker, attempt, 7);
  await finish(house, taker.person, attempt.id);
  const told = await attemptView(house.platform, house.db.read(), taker.person.actor, {
    attemptId: attempt.id,
    device: phone,
    locale: 'en',
  });
  expect(told.result).toMatchObject({ score: 70, isPassed: true, attemptsLeft: 0 });
  expect(told.result?.review?.[0]?.explanation).toMatch(/^Because/);
});

test('CLI-08 an attempt is its member’s alone', async ({ house }) => {
  const taker = await aTaker(house);
  const attempt = await start(house, taker);
  const colleague = await aPerson(house.platform, { tenantId: taker.person.tenantId });
  const stranger = await aPerson(house.platform);
  const questionId = attempt.drawn[0]?.id ?? '';
  for (const other of [colleague, stranger]) {
    expect((await view(house, other, attempt.id)).status).toBe(404);
    expect((await save(house, other, { attemptId: attempt.id, questionId, options: [] })).status).toBe(404);
    expect((await house.call(other, takeAttemptOver, { params: { attemptId: attempt.id }, body: { device: laptop } })).status).toBe(404);
    await expect(finish(house, other, attempt.id)).rejects.toMatchObject({ code: 'not_found' });
  }
  await expect(start(house, { ...taker, person: stranger })).rejects.toMatchObject({ code: 'not_found' });
  expect(await testSummaries(house.db.read(), stranger.actor, [taker.testVersionId])).toEqual(new Map());
});
