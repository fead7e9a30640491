import type { BoardOf, GameKind, Run } from '@vitrine/contract/games';
import * as wire from '@vitrine/contract/learning';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { anActivity } from '../activities/testing.ts';
import { aCourse } from '../catalog/testing.ts';
import { aPerson } from '../identity/testing.ts';
import { device, enrolIn } from './testing.ts';

type WordGame = Extract<GameKind, 'drag_and_drop' | 'drag_the_words' | 'enigma' | 'fill_in_the_blanks'>;

/** A learner before one game, its run begun. */
async function aRun<K extends WordGame>(house: House, kind: K, given?: Parameters<typeof anActivity<K>>[1]) {
  const author = await aPerson(house.platform, { roles: ['program_administrator'] });
  const learner = await aPerson(house.platform, { tenantId: author.tenantId });
  const course = await aCourse(house.platform, author.actor, { activities: [anActivity(kind, given)] });
  await enrolIn(house, learner, course.id);
  const params = { courseId: course.id, hierarchy_order: 1 };
  const begun = await house.call(learner, wire.startRun, { params, body: { device } });
  const runId = begun.body.id;
  let seq = begun.body.seq;
  const send = (moves: { seq: number; item: string; answer: string }[]) =>
    house.call(learner, wire.makeMoves, {
      params: { ...params, runId },
      body: { device, moves: moves.map((move) => ({ ...move, spentMs: 900 })) },
    });
  return {
    learner,
    author,
    courseId: course.id,
    begun: begun.body,
    board: boardOf(begun.body, kind),
    /** One move, its verdict and the board after it. */
    move: async (item: string, answer = '') => {
      const { status, body } = await send([{ seq: seq + 1, item, answer }]);
      if (status !== 200) return { status, refusal: body.refusal, verdict: undefined, run: undefined, board: undefined, body };
      seq += 1;
      return { status, refusal: undefined, verdict: body.verdicts[0], run: body.run, board: boardOf(body.run, kind), body };
    },
    send,
    look: (on = device) => house.call(learner, wire.getRun, { params: { ...params, runId }, query: { device: on } }),
    again: (on = device) => house.call(learner, wire.startRun, { params, body: { device: on } }),
  };
}

function boardOf<K extends WordGame>({ board }: Run, kind: K): BoardOf<K> {
  if (!isBoard(board, kind)) throw new Error(`no board of ${kind}`);
  return board;
}
const isBoard = <K extends WordGame>(board: Run['board'], kind: K): board is BoardOf<K> => board.kind === kind;
const idOf = (things: readonly { id: string; name: string }[], name: string) => things.find((one) => one.name === name)?.id ?? '';

test('GAM-01 the server judges each placing, tells no place before it, and the course is done when all lie right', async ({ house }) => {
  const { board, begun, move } = await aRun(house, 'drag_and_drop');
  expect(board.items.map(({ name, place }) => [name, place])).toEqual([
    ['Geladeira', null],
    ['Fogão', null],
    ['Lavadora', null],
    ['Carro', null],
  ]);
  expect(JSON.stringify(begun)).not.toContain('Motivo');
  const [kitchen, laundry] = [idOf(board.places, 'Cozinha'), idOf(board.places, 'Lavanderia')];
  expect((await move(idOf(board.items, 'Carro'), kitchen)).verdict).toMatchObject({ right: false, reason: 'Motivo: Carro' });
  expect((await move(idOf(board.items, 'Geladeira'), kitchen)).board?.items[0]).toMatchObject({ name: 'Geladeira', place: kitchen });
  expect((await move(idOf(board.items, 'Geladeira'), laundry)).refusal).toBe('move_unknown');
  expect((await move(idOf(board.items, 'Fogão'), 'elsewhere')).refusal).toBe('move_unknown');
  await move(idOf(board.items, 'Fogão'), kitchen);
  const end = await move(idOf(board.items, 'Lavadora'), laundry);
  expect(end.run).toMatchObject({ state: 'finished', result: { percent: 100, right: 3, items: 3, points: 30, isPassed: true } });
  expect(end.body).toMatchObject({ courseState: 'finished', courseProgress: 100 });
});

test('GAM-01 a wrong first try counts, however the piece is put later, and what is sent again is told again', async ({ house }) => {
  const { board, move, send, look } = await aRun(house, 'drag_and_drop');
  const [kitchen, laundry] = [idOf(board.places, 'Cozinha'), idOf(board.places, 'Lavanderia')];
  const washer = idOf(board.items, 'Lavadora');
  const wrong = { seq: 1, item: washer, answer: kitchen };
  const [one, other] = await Promise.all([send([wrong]), send([wrong])]);
  expect(one.body.verdicts).toEqual(other.body.verdicts);
  expect(one.body.verdicts[0]).toMatchObject({ right: false, reason: 'Motivo: Lavadora' });
  expect((await look()).body).toMatchObject({ seq: 1 });
  await send([{ seq: 2, item: washer, answer: laundry }]);
  await send([
    { seq: 3, item: idOf(board.items, 'Geladeira'), answer: kitchen },
    { seq: 4, item: idOf(board.items, 'Fogão'), answer: kitchen },
  ]);
  const { body: run } = await look();
  expect(run.result).toMatchObject({ percent: 66, isPassed: false, points: 0 });
  expect(run.result?.repeat).toEqual([{ id: washer, text: 'Lavadora', right: 'Lavanderia', reason: 'Motivo: Lavadora' }]);
  expect((await move(washer, laundry)).refusal).toBe('run_elsewhere');
});

test('GAM-02 pieces carry numbers only; a wrong word says why, and the run goes on where it was left', async ({ house }) => {
  const { board, begun, move, again } = await aRun(house, 'drag_the_words');
  expect(JSON.stringify(begun)).not.toMatch(/consumo|ritmo/);
  expect(board.bank.map(({ word }) => word)).toEqual(['etiqueta', 'frost free', 'inverter']); // by the alphabet, not as in the text
  const gaps = board.parts.flatMap((part) => (part.kind === 'gap' ? [part] : []));
  expect(gaps.map(({ word, piece }) => [word, piece])).toEqual([
    ['', null],
    ['', null],
  ]);
  const [label = '', motor = ''] = gaps.map(({ id }) => id);
  const wrong = await move('2', motor);
  expect(wrong.verdict).toMatchObject({ right: false, reason: 'Frost free evita gelo. É o motor que muda de ritmo.' });
  expect((await move('1', label)).verdict).toMatchObject({ right: true, reason: '' });

  const resumed = await again('a-tablet-at-home');
  expect(resumed.body).toMatchObject({ seq: 2, isHere: true });
  expect(boardOf(resumed.body, 'drag_the_words').bank.map(({ isPlaced }) => isPlaced)).toEqual([true, false, false]);
  expect((await move('3', motor)).refusal).toBe('run_elsewhere');
  await again();
  expect((await move('3', motor)).run?.result).toMatchObject({ percent: 50, right: 1, items: 2 });
});

test('GAM-05 what is typed is judged by the server: units, near misses that cost no try, and answers that were asked for', async ({
  house,
}) => {
  const { board, begun, move } = await aRun(house, 'fill_in_the_blanks', { content: { hints: true } });
  expect(JSON.stringify(begun)).not.toMatch(/inverter|etiqueta|"38"/);
  const gaps = board.parts.flatMap((part) => (part.kind === 'gap' ? [part] : []));
  const [use = '', motor = ''] = gaps.map(({ id }) => id);
  expect(gaps.map(({ dots }) => dots)).toEqual([null, 8]);
  expect((await move(motor, 'invertr')).verdict).toMatchObject({ right: false, isNear: true, reason: '' });
  const wrong = await move(use, '34');
  expect(wrong.verdict).toMatchObject({ right: false, isNear: false, reason: 'Está na etiqueta.' });
  expect(wrong.board?.parts).toContainEqual(expect.objectContaining({ id: use, typed: '34', stands: 'wrong' }));
  expect((await move(`hint:${motor}`)).verdict).toMatchObject({ right: null, reason: 'Muda de ritmo.' });
  expect((await move(motor, ' INVERTER')).verdict).toMatchObject({ right: true });
  const end = await move(`show:${use}`);
  expect(end.board?.parts).toContainEqual(expect.objectContaining({ id: use, typed: '38', stands: 'shown' }));
  expect(end.run?.result).toMatchObject({ percent: 25, right: 0.5, items: 2, isPassed: false });
});

test('GAM-05 a near miss and a unit leave the whole score', async ({ house }) => {
  const { board, move } = await aRun(house, 'fill_in_the_blanks');
  const [use = '', motor = ''] = board.parts.flatMap((part) => (part.kind === 'gap' ? [part.id] : []));
  await move(motor, 'inverker');
  await move(motor, 'inverter');
  expect((await move(`hint:${use}`)).refusal).toBe('move_unknown'); // the author gives none
  expect((await move(use, '38 kWh')).run?.result).toMatchObject({ percent: 100, points: 30 });
});

test('GAM-08 the word is told only at the end: clues one by one, letters in place, and the points that clues leave', async ({ house }) => {
  const { board, begun, move } = await aRun(house, 'enigma', { content: { picture: { fileId: null, object: 'coffee-maker', alt: {} } } });
  expect(JSON.stringify(begun)).not.toMatch(/cafeteira|coffee|cápsulas|vapor/i);
  expect(board).toMatchObject({
    clues: [{ text: 'Acorda a casa.' }, { text: null }, { text: null }],
    triesLeft: 2,
    answer: null,
    picture: null,
  });
  expect(board.slots).toHaveLength(9);
  const near = await move('word', 'cafeteiro');
  expect([near.verdict?.isNear, near.board?.triesLeft]).toEqual([true, 2]);
  const wrong = await move('word', 'Geladeira');
  expect(wrong.board).toMatchObject({ triesLeft: 1, guesses: [{ text: 'Geladeira', inPlace: 4 }], answer: null, picture: null });
  expect(wrong.board?.slots.map(({ letter }) => letter ?? '_').join('')).toBe('_____EIRA');
  const clue = await move('hint:word');
  expect(clue.verdict).toMatchObject({ right: null, reason: 'Pede cápsulas.' });
  expect(clue.board?.clues.map(({ text }) => text)).toEqual(['Acorda a casa.', 'Pede cápsulas.', null]);
  const end = await move('word', 'CAFETEIRA');
  expect(end.board).toMatchObject({ outcome: 'solved', answer: 'Cafeteira', picture: { object: 'coffee-maker' } });
  expect(end.run?.result).toMatchObject({ percent: 66, points: 20, isPassed: true });
});

test('GAM-08 after the last try the word is told, the activity is done, and no points are paid (D77)', async ({ house }) => {
  const { move } = await aRun(house, 'enigma');
  await move('word', 'Geladeira');
  const end = await move('word', 'Lavadora');
  expect(end.board).toMatchObject({ outcome: 'revealed', answer: 'Cafeteira', triesLeft: 0 });
  expect(end.run?.result).toMatchObject({ percent: 0, points: 0, repeat: [{ right: 'Cafeteira' }] });
  expect(end.body).toMatchObject({ courseState: 'finished', courseProgress: 100 });
  expect((await move('word', 'Cafeteira')).refusal).toBe('run_over');
});

test('CLI-08 GAM-01 nobody moves in the run of a colleague', async ({ house }) => {
  const { board, begun, author, courseId } = await aRun(house, 'drag_and_drop');
  const colleague = await aPerson(house.platform, { tenantId: author.tenantId });
  await enrolIn(house, colleague, courseId);
  const params = { courseId, hierarchy_order: 1, runId: begun.id };
  const moves = [{ seq: 1, item: idOf(board.items, 'Fogão'), answer: idOf(board.places, 'Cozinha'), spentMs: 1 }];
  expect((await house.call(colleague, wire.makeMoves, { params, body: { device, moves } })).status).toBe(404);
  expect((await house.call(colleague, wire.getRun, { params, query: { device } })).status).toBe(404);
});
