import { AsyncLocalStorage } from 'node:async_hooks';
import { takeAttemptOver } from '@vitrine/contract/assessment';
import { expect } from 'vitest';
import { test, untilSomebodyWaits } from '../../testing.ts';
import { aPerson } from '../identity/testing.ts';
import { getAttemptOwner, startAttempt, testSummaries } from './index.ts';
import { aQuestion, aTaker, finish, laptop, phone, save, start, view } from './testing.ts';

/** Runs without joining the transaction that is open here. */
const outside = AsyncLocalStorage.snapshot();
const minute = 60_000;

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

test('TST-02 attempts end at the maximum, also for two that start at once', async ({ house }) => {
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

test('TST-02 whoever starts while another tab’s attempt is not committed yet goes on with that one', async ({ house }) => {
  const taker = await aTaker(house);
  let second: ReturnType<typeof start> | undefined;
  const first = await house.db.transaction(async (tx) => {
    const begun = await startAttempt(house.platform, tx, taker.person.actor, { testVersionId: taker.testVersionId, device: phone });
    second = outside(() => start(house, taker, laptop));
    await untilSomebodyWaits(house); // at the index
    return begun;
  });
  expect(await second).toMatchObject({ id: first.id, device: laptop });
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
  expect(taken.body.questions[0]?.answer).toEqual({ options: ask.options, entries: {}, revision: 1 });
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
  expect(await answered()).toEqual({ options: [second], entries: {}, revision: 3 });
  await Promise.all(
    [4, 6, 5].map((revision) => save(house, taker.person, { ...ask, options: revision === 6 ? [first] : [second], revision })),
  );
  expect(await answered()).toEqual({ options: [first], entries: {}, revision: 6 });
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
