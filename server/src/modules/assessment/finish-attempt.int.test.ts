import { takeAttemptOver, type TestDraft } from '@vitrine/contract/assessment';
import { expect } from 'vitest';
import { test } from '../../testing.ts';
import { attemptView, testSummary } from './index.ts';
import { aTaker, answerAll, finish, laptop, phone, rightAnswersOf, save, start, view } from './testing.ts';

const minute = 60_000;
const allOptions = ({ questions }: TestDraft) => questions.flatMap(({ options }) => options);

test('TST-07 D06 late answers are kept but not graded, and time closes the attempt', async ({ house }) => {
  const taker = await aTaker(house, { questions: 4, minutesToAnswer: 5, minimumScore: 50 });
  const { person, draft } = taker;
  const attempt = await start(house, taker);
  const right = rightAnswersOf(draft);
  const [inTime, late, later] = attempt.drawn.map(({ id }) => ({ attemptId: attempt.id, questionId: id, options: right.get(id) ?? [] }));
  if (!inTime || !late || !later) throw new Error('four questions were drawn');
  await save(house, person, inTime);
  await expect(finish(house, person, attempt.id, null)).rejects.toThrow('not due yet');

  house.clock.shift(5 * minute + 1_000);
  expect(await save(house, person, late)).toMatchObject({ status: 409, body: { refusal: 'time_over' } });
  expect(await save(house, person, later)).toMatchObject({ body: { refusal: 'time_over' } });
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
