import * as catalog from '@vitrine/contract/catalog';
import { getPoints, getStatementEntry, listStatement } from '@vitrine/contract/ledger';
import * as wire from '@vitrine/contract/learning';
import { expect } from 'vitest';
import { test } from '../../testing.ts';
import { anActivity } from '../activities/testing.ts';
import { aCourseForm } from '../catalog/testing.ts';
import { aPerson } from '../identity/testing.ts';
import { anEnrolment } from './testing.ts';
import { aGameRoom, gameFrom, laptop, look, phone, play, solution, start } from './testing/playing.ts';

const games = [
  ['GAM-03', 'find_the_pairs', 3],
  ['GAM-04', 'this_or_that', 4],
  ['GAM-06', 'true_or_false', 4],
  ['GAM-07', 'flashcards', 3],
] as const;

test.for(games)('%s %s is dealt, judged move by move and solved, and completes its activity once', async ([, kind, items], { house }) => {
  const room = await aGameRoom(house, kind);
  const { learner, courseId } = room;
  const begun = await start(house, learner, courseId);
  expect(begun.body).toMatchObject({ number: 1, state: 'running', seq: 0, isHere: true, board: { kind }, result: null });
  expect(begun.body.items).toHaveLength(items);

  const moves = solution(room.game);
  for (const [index, move] of moves.entries()) {
    const { status, body } = await play(house, learner, { courseId, runId: begun.body.id, moves: [move], seq: index + 1 });
    expect([status, body.run.seq, body.run.state]).toEqual([200, index + 1, index + 1 === moves.length ? 'finished' : 'running']);
    expect(body.verdicts).toMatchObject([{ seq: index + 1, ...move, right: kind === 'flashcards' ? null : true }]);
  }
  const { body: done } = await look(house, learner, courseId, begun.body.id);
  expect(done.result).toMatchObject({ right: items, items, percent: 100, isPassed: true, points: 30, isPaidBefore: false, repeat: [] });
  expect(done.result?.spentSeconds).toBe(moves.length);
  const course = await house.call(learner, wire.getCourse, { params: { courseId } });
  expect(course.body).toMatchObject({ progress: 100, state: 'finished', activitiesMenu: [{ state: 'completed' }] });

  const again = await start(house, learner, courseId);
  expect(again.body).toMatchObject({ number: 2, isPaidBefore: true });
  const last = await play(house, learner, { courseId, runId: again.body.id, moves });
  expect(last.body.run.result).toMatchObject({ isPassed: true, points: 0, isPaidBefore: true, bestPercent: 100 });
});

test('GAM-04 GAM-06 nothing tells what is right before its time, in any answer that a player gets', async ({ house }) => {
  for (const kind of ['true_or_false', 'this_or_that'] as const) {
    const { learner, courseId, game } = await aGameRoom(house, kind);
    const { body: run } = await start(house, learner, courseId);
    const place = { courseId, hierarchy_order: 1 };
    const answers = [
      run,
      (await look(house, learner, courseId, run.id)).body,
      (await house.call(learner, wire.openActivity, { params: place })).body,
      (await house.call(learner, wire.getCourse, { params: { courseId } })).body,
      (await house.call(learner, wire.listCourses, { query: {} })).body,
    ];
    const said = JSON.stringify(answers);
    expect(said).not.toMatch(/Motivo|Reason/);
    expect(run.board).toMatchObject({
      cards: Array.from({ length: 4 }, () => (kind === 'true_or_false' ? { isTrue: null } : { side: null })),
    });

    const [first] = solution(game);
    const { body } = await play(house, learner, { courseId, runId: run.id, moves: first ? [first] : [] });
    expect(JSON.stringify(body).match(/Motivo \d/g)).toEqual(['Motivo 1']);
  }
});

test('GAM-06 a run is resumed where it was; a move that is sent again is told again and counts once', async ({ house }) => {
  const { learner, courseId, game } = await aGameRoom(house, 'true_or_false');
  const { body: run } = await start(house, learner, courseId);
  const [one, two] = solution(game);
  if (!one || !two) throw new Error('the game has two cards or more');
  const wrong = { ...one, answer: one.answer === 'true' ? 'false' : 'true' };
  const runId = run.id;
  const first = await play(house, learner, { courseId, runId, moves: [wrong] });
  const twice = await Promise.all([1, 2].map(() => play(house, learner, { courseId, runId, moves: [wrong, two] })));
  for (const { body } of twice) {
    expect(body.verdicts[0]).toEqual(first.body.verdicts[0]);
    expect(body.verdicts).toMatchObject([{ right: false }, { right: true }]);
    expect(body.run.seq).toBe(2);
  }
  const back = await look(house, learner, courseId, runId);
  expect(back.body).toMatchObject({
    seq: 2,
    state: 'running',
    items: [{ mark: 'wrong', tries: 1 }, { mark: 'right' }, { mark: 'open' }, { mark: 'open' }],
  });
  expect((await start(house, learner, courseId)).body.id).toBe(runId);
});

test('GAM-06 moves that cannot be are refused, and no score can be forged', async ({ house }) => {
  const { learner, courseId, game } = await aGameRoom(house, 'true_or_false');
  const { body: run } = await start(house, learner, courseId);
  const runId = run.id;
  const [one, two] = solution(game);
  if (!one || !two) throw new Error('the game has two cards or more');
  const refusal = async (asked: Promise<{ status: number; body: { refusal?: string } }>) => {
    const { status, body } = await asked;
    return [status, body.refusal];
  };
  expect(await refusal(play(house, learner, { courseId, runId, moves: [two], seq: 2 }))).toEqual([409, 'move_out_of_order']);
  expect(await refusal(play(house, learner, { courseId, runId, moves: [{ item: 'constructor', answer: 'true' }] }))).toEqual([
    422,
    'move_unknown',
  ]);
  expect(await refusal(play(house, learner, { courseId, runId, moves: [{ ...one, answer: 'both' }] }))).toEqual([422, 'move_unknown']);
  await play(house, learner, { courseId, runId, moves: [one] });
  expect(await refusal(play(house, learner, { courseId, runId, moves: [one], seq: 2 }))).toEqual([422, 'move_unknown']);
  expect(await refusal(play(house, learner, { courseId, runId, moves: [{ ...one, answer: 'late' }] }))).toEqual([409, 'run_elsewhere']);

  // Nothing but moves counts: an end that is only claimed ends nothing.
  const claimed = await play(house, learner, { courseId, runId, moves: [], seq: 2, isTimeOver: true });
  expect(claimed.body.run).toMatchObject({ state: 'running', result: null, seq: 1 });
  await play(house, learner, { courseId, runId, moves: solution(game).slice(1), seq: 2 });
  expect(await refusal(play(house, learner, { courseId, runId, moves: [one], seq: 5 }))).toEqual([409, 'run_over']);
});

test('GAM-06 a run is its member’s alone', async ({ house }) => {
  const { author, learner, courseId, game } = await aGameRoom(house, 'true_or_false');
  const { body: run } = await start(house, learner, courseId);
  const colleague = await aPerson(house.platform, { tenantId: author.tenantId });
  await anEnrolment(house.platform, colleague.actor, { courseId });
  expect((await look(house, colleague, courseId, run.id)).status).toBe(404);
  expect((await play(house, colleague, { courseId, runId: run.id, moves: solution(game) })).status).toBe(404);
  const stranger = await aGameRoom(house, 'true_or_false');
  expect((await play(house, stranger.learner, { courseId: stranger.courseId, runId: run.id, moves: solution(game) })).status).toBe(404);
  expect((await look(house, learner, courseId, run.id)).body.seq).toBe(0);
});

test('GAM-06 two devices: the one that took the run plays on, the other is told; two that begin at once have one run', async ({
  house,
}) => {
  const { learner, courseId, game } = await aGameRoom(house, 'true_or_false');
  const [{ body: run }, { body: same }] = await Promise.all([start(house, learner, courseId), start(house, learner, courseId)]);
  expect(same.id).toBe(run.id);
  const runId = run.id;
  const moves = solution(game);
  await play(house, learner, { courseId, runId, moves: moves.slice(0, 1) });
  expect((await look(house, learner, courseId, runId, laptop)).body).toMatchObject({ isHere: false, seq: 1 });
  expect((await play(house, learner, { courseId, runId, moves: moves.slice(1), seq: 2, device: laptop })).body.refusal).toBe(
    'run_elsewhere',
  );

  expect((await start(house, learner, courseId, { device: laptop })).body).toMatchObject({ id: runId, isHere: true, seq: 1 });
  expect((await play(house, learner, { courseId, runId, moves: moves.slice(1, 2), seq: 2, device: laptop })).body.run.seq).toBe(2);
  const late = await play(house, learner, { courseId, runId, moves: moves.slice(1), seq: 2, device: phone });
  expect(late.body.refusal).toBe('run_elsewhere');
  expect((await look(house, learner, courseId, runId, phone)).body).toMatchObject({ isHere: false, seq: 2 });
});

test('GAM-06 the points begin at the author’s part; what was missed may be repeated alone, and only the best counts', async ({ house }) => {
  const { learner, courseId, game } = await aGameRoom(house, 'true_or_false');
  const { body: run } = await start(house, learner, courseId);
  const [one, two, ...rest] = solution(game);
  if (!one || !two) throw new Error('the game has two cards or more');
  const missed = [one, two].map((move) => ({ ...move, answer: 'late' }));
  const first = await play(house, learner, { courseId, runId: run.id, moves: [...missed, ...rest] });
  expect(first.body).toMatchObject({ courseState: 'in_progress', run: { result: { percent: 50, isPassed: false, points: 0, streak: 2 } } });
  expect(first.body.run.result?.repeat).toMatchObject([
    { id: one.item, right: 'true', reason: 'Motivo 1' },
    { id: two.item, right: 'false' },
  ]);

  const again = await start(house, learner, courseId, { onlyMissed: true });
  expect(again.body.board).toMatchObject({ waiting: [one.item, two.item] });
  const second = await play(house, learner, { courseId, runId: again.body.id, moves: [one, two] });
  expect(second.body).toMatchObject({
    courseState: 'finished',
    run: { number: 2, result: { percent: 100, isPassed: true, points: 30, repeat: [] } },
  });

  const { body: third } = await start(house, learner, courseId);
  await play(house, learner, { courseId, runId: third.id, moves: [...missed, ...rest] });
  const page = await house.call(learner, wire.openActivity, { params: { courseId, hierarchy_order: 1 } });
  expect(page.body).toMatchObject({
    activity: { state: 'completed' },
    content: { isPassed: true, bestPercent: 100, runs: 3, runningRunId: null },
  });
  // The run that passed first paid, once, as training points; its explanation names the game, and no auditor stands there.
  const { items: lines } = (await house.call(learner, listStatement, { query: { currency: 'training' } })).body;
  expect(lines).toMatchObject([
    { code: 'credit', state: 'audited', amount: 30, balanceAfter: 30, reason: { kind: 'game', id: again.body.id } },
  ]);
  const { body: entry } = await house.call(learner, getStatementEntry, { params: { entryId: lines[0]?.id ?? '' } });
  expect(entry).toMatchObject({ campaignId: null, auditor: null, explanation: { rule: { by: 'game' }, product: { sku: '' } } });
  expect((await house.call(learner, getPoints, { query: {} })).body).toMatchObject({
    points: { available: 0 },
    training: { available: 30 },
  });
});

test('GAM-06 a limit ends the run on the device, and what is open counts as wrong', async ({ house }) => {
  const { learner, courseId, game } = await aGameRoom(house, 'true_or_false', { clock: 'limit', limitSeconds: 30 });
  const { body: run } = await start(house, learner, courseId);
  expect(run.limitSeconds).toBe(30);
  const ended = await play(house, learner, { courseId, runId: run.id, moves: solution(game).slice(0, 1), isTimeOver: true });
  expect(ended.body.run).toMatchObject({ state: 'ended_by_time', result: { percent: 25, isPassed: false } });
});

test('GAM-06 a run ends on the content with which it began, whatever is published meanwhile', async ({ house }) => {
  const { author, learner, courseId, course, game } = await aGameRoom(house, 'true_or_false');
  const { body: run } = await start(house, learner, courseId);
  const [activity] = course.activities;
  if (!activity || activity.content.kind !== 'true_or_false') throw new Error('the course has a game');
  const turned = { ...activity.content, cards: activity.content.cards.map((card) => ({ ...card, isTrue: !card.isTrue })) };
  const { title, summary, isRequired } = activity;
  const form = { title, summary, isRequired, content: turned };
  const draft = await house.call(author, catalog.saveActivity, {
    params: { courseId, activityId: activity.id },
    body: { version: course.version, activity: form },
  });
  await house.call(author, catalog.publishCourse, { params: { courseId }, body: { version: draft.body.version } });
  const { body } = await play(house, learner, { courseId, runId: run.id, moves: solution(game) });
  expect(body.run.result?.percent).toBe(100);

  const newcomer = await aPerson(house.platform, { tenantId: author.tenantId });
  await anEnrolment(house.platform, newcomer.actor, { courseId });
  const { body: fresh } = await start(house, newcomer, courseId);
  const after = await play(house, newcomer, { courseId, runId: fresh.id, moves: solution(gameFrom(turned)) });
  expect(after.body.run.result?.percent).toBe(100);
});

test('GAM-03 a miss costs the pair only when its other face was known; closed cards forgive the first look', async ({ house }) => {
  const { learner, courseId, game } = await aGameRoom(house, 'find_the_pairs', { mode: 'memory' });
  const { body: run } = await start(house, learner, courseId);
  const [one, two, three] = solution(game);
  if (!one || !two || !three) throw new Error('the game has three pairs');
  const blind = { item: one.item, answer: two.answer };
  const known = { item: two.item, answer: three.answer };
  const moves = [blind, known, one, two, three];
  const { body } = await play(house, learner, { courseId, runId: run.id, moves });
  expect(body.verdicts.map(({ right }) => right)).toEqual([false, false, true, true, true]);
  expect(body.run.result).toMatchObject({ right: 2, items: 3, percent: 66, isPassed: false });
});

test('GAM-07 cards not known come back once, and the run counts once all were judged', async ({ house }) => {
  const { learner, courseId, game } = await aGameRoom(house, 'flashcards');
  const { body: run } = await start(house, learner, courseId);
  const [one, two, three] = game.items;
  const said = (item: string | undefined, answer: string) => ({ item: item ?? '', answer });
  const first = await play(house, learner, {
    courseId,
    runId: run.id,
    moves: [said(one, 'unknown'), said(two, 'known'), said(three, 'unknown')],
  });
  expect(first.body.run).toMatchObject({ state: 'running', board: { waiting: [one, three] } });
  const last = await play(house, learner, { courseId, runId: run.id, moves: [said(one, 'known'), said(three, 'unknown')], seq: 4 });
  expect(last.body).toMatchObject({ courseState: 'finished', run: { result: { right: 1, items: 3, isPassed: true, points: 30 } } });
});

test('GAM-06 a game without content cannot be published, and says what it lacks', async ({ house }) => {
  const author = await aPerson(house.platform, { roles: ['program_administrator'] });
  const { body: made } = await house.call(author, catalog.createCourse, { body: aCourseForm() });
  const form = anActivity('true_or_false', { content: { prompt: {}, cards: [] } });
  const { body: empty } = await house.call(author, catalog.getCourseDraft, { params: { courseId: made.id } });
  const { body: draft } = await house.call(author, catalog.addActivity, {
    params: { courseId: made.id },
    body: { version: empty.version, activity: form },
  });
  expect(draft.activities[0]?.missing).toEqual(['prompt_missing', 'too_few']);
  const published = await house.call(author, catalog.publishCourse, { params: { courseId: made.id }, body: { version: draft.version } });
  expect(published.status).toBe(422);
});

test('CLI-04 where the client shows no ranking or counts no score, a game tells none; what was earned is kept', async ({ house }) => {
  const { learner, courseId, game } = await aGameRoom(house, 'true_or_false');
  const { body: run } = await start(house, learner, courseId);
  await play(house, learner, { courseId, runId: run.id, moves: solution(game) });
  const place = { params: { courseId, hierarchy_order: 1 } };
  const told = async () => {
    const { body } = await look(house, learner, courseId, run.id);
    const { content } = (await house.call(learner, wire.openActivity, place)).body;
    return [body.points, body.result?.points, 'points' in content ? content.points : null];
  };
  const set = (change: { modules?: string[]; group_training_use_score?: boolean }) =>
    house.db.write().updateTable('tenancy.tenant').set(change).where('id', '=', learner.tenantId).execute();
  expect(await told()).toEqual([30, 30, 30]);
  await set({ modules: ['online_courses'] });
  expect(await told()).toEqual([0, 0, 0]);
  await set({ modules: ['online_courses', 'ranking'], group_training_use_score: false });
  expect(await told()).toEqual([0, 0, 0]);
  await set({ group_training_use_score: true });
  expect(await told()).toEqual([30, 30, 30]);
});
