import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  findThePairs,
  flashcards,
  gameOf,
  itemIn,
  shuffleBy,
  thisOrThat,
  trueOrFalse,
  type Game,
  type GameFrame,
  type GameState,
  type Move,
} from './index.ts';

const frame: GameFrame = {
  prompt: { 'pt-BR': 'Tarefa' },
  help: {},
  doneLine: {},
  points: 30,
  passShare: 0.7,
  clock: 'none',
  limitSeconds: 60,
  hints: false,
  shuffle: true,
};
const text = (said: string) => ({ 'pt-BR': said });
const reason = text('segredo');
const ids = fc.integer({ min: 3, max: 12 }).map((count) => Array.from({ length: count }, (_, index) => `i${index}`));

/** Games of any size, with any key. */
const anyGame: fc.Arbitrary<Game> = fc.oneof(
  fc.tuple(ids, fc.infiniteStream(fc.boolean())).map(([all, truth]) =>
    gameOf('true_or_false', trueOrFalse, {
      ...frame,
      secondsACard: 0,
      cards: all.map((id) => ({ id, text: text(id), isTrue: truth.next().value === true, reason, picture: null })),
    }),
  ),
  fc.tuple(ids, fc.infiniteStream(fc.boolean())).map(([all, left]) =>
    gameOf('this_or_that', thisOrThat, {
      ...frame,
      left: text('Tem'),
      right: text('Ganha'),
      cards: all.map((id) => ({
        id,
        text: text(id),
        side: left.next().value === true ? ('left' as const) : ('right' as const),
        reason,
        picture: null,
      })),
    }),
  ),
  ids.map((all) =>
    gameOf('flashcards', flashcards, {
      ...frame,
      cards: all.map((id) => ({ id, front: text(id), back: text(`${id} verso`), say: {}, picture: null })),
    }),
  ),
  fc.tuple(ids, fc.constantFrom('memory' as const, 'match' as const), fc.boolean()).map(([all, mode, areEqual]) =>
    gameOf('find_the_pairs', findThePairs, {
      ...frame,
      mode,
      closeAfter: 24,
      pairs: all.map((id) => ({
        id,
        a: { text: text(`a${id}`), picture: null },
        b: { text: text(areEqual ? 'igual' : `b${id}`), picture: null },
        hint: reason,
      })),
    }),
  ),
);
const seed = fc.nat();
/** What a hand may do: with what is there, and with what is not. */
const anyMove = (game: Game): fc.Arbitrary<Move> =>
  fc.record({
    item: fc.constantFrom(...game.items, ...game.items.map((id) => `${id}:a`), 'constructor', ''),
    answer: fc.constantFrom(
      'true',
      'false',
      'late',
      'left',
      'right',
      'known',
      'unknown',
      ...game.items.map((id) => `${id}:b`),
      '__proto__',
    ),
  });
const scene = anyGame.chain((game) => fc.tuple(fc.constant(game), seed, fc.array(anyMove(game), { maxLength: 40 })));

function playAll(game: Game, from: GameState, moves: readonly Move[]): GameState[] {
  const states = [from];
  for (const move of moves) {
    const judged = game.judge(states.at(-1) ?? from, move, 'pt-BR');
    if (judged) states.push(judged.state);
  }
  return states;
}
function solve(game: Game, from: GameState): GameState {
  let state = from;
  for (let turn = 0; turn < 200 && !game.isOver(state); turn += 1) {
    const move = game.solve(state, 'pt-BR');
    const judged = move && game.judge(state, move, 'pt-BR');
    if (!judged) throw new Error('a solution that the game refuses');
    state = judged.state;
  }
  return state;
}

describe('every game', () => {
  test('GAM-03 GAM-04 GAM-06 GAM-07 its own solution ends it with everything right, from any deal', () => {
    fc.assert(
      fc.property(anyGame, seed, (game, by) => {
        const end = solve(game, game.deal(by));
        expect(game.isOver(end)).toBe(true);
        expect(game.scoreOf(end)).toEqual({ right: game.items.length, items: game.items.length, percent: 100 });
        expect(game.isPassed(end)).toBe(true);
      }),
    );
  });

  test('GAM-03 GAM-04 GAM-06 GAM-07 a deal holds each item once, and the same number deals alike', () => {
    fc.assert(
      fc.property(anyGame, seed, (game, by) => {
        const dealt = game.deal(by);
        expect(dealt.order.toSorted()).toEqual(game.items.toSorted());
        expect(game.deal(by)).toEqual(dealt);
        expect(new Set(dealt.others).size).toBe(dealt.others.length);
      }),
    );
  });

  test('GAM-03 GAM-04 GAM-06 GAM-07 a first try that was wrong never turns right, and the score never rises above what was right at once', () => {
    fc.assert(
      fc.property(scene, ([game, by, moves]) => {
        const states = playAll(game, game.deal(by), moves);
        for (const [index, state] of states.entries()) {
          const before = states[index - 1];
          if (!before) continue;
          for (const id of game.items) {
            const [was, is] = [itemIn(before, id), itemIn(state, id)];
            if (was && is && was.tries > 0) expect(is.isFirst).toBe(was.isFirst);
            if (was && is) expect(is.tries).toBeGreaterThanOrEqual(was.tries);
          }
          const { right, items, percent } = game.scoreOf(state);
          expect(right).toBeLessThanOrEqual(items);
          expect(percent === 100).toBe(right === items);
        }
      }),
    );
  });

  test('GAM-03 GAM-04 GAM-06 GAM-07 judging changes nothing that it was given, and a game that is over takes no more', () => {
    fc.assert(
      fc.property(scene, ([game, by, moves]) => {
        const dealt = game.deal(by);
        const copy = structuredClone(dealt);
        playAll(game, dealt, moves);
        expect(dealt).toEqual(copy);
        const end = solve(game, dealt);
        for (const move of moves) expect(game.judge(end, move, 'pt-BR')).toBeNull();
      }),
    );
  });

  test('GAM-04 GAM-06 a board tells no key of what waits, and what it tells is no more than was judged', () => {
    fc.assert(
      fc.property(scene, ([game, by, moves]) => {
        for (const state of playAll(game, game.deal(by), moves)) {
          const board = JSON.stringify(game.boardOf(state, { locale: 'pt-BR', say: (said) => said['pt-BR'] ?? '', linkTo: () => null }));
          expect(board).not.toContain('segredo');
          const told = board.match(/"(isTrue|side)":(true|false|"left"|"right")/g) ?? [];
          const judged = state.order.filter((id) => itemIn(state, id)?.mark !== 'open').length;
          if (game.kind === 'true_or_false' || game.kind === 'this_or_that') expect(told).toHaveLength(judged);
        }
      }),
    );
  });

  test('GAM-03 GAM-04 GAM-06 GAM-07 what was right in the run before lies there already and counts', () => {
    fc.assert(
      fc.property(anyGame, seed, fc.nat(), (game, by, some) => {
        const carried = game.items.slice(0, some % game.items.length);
        const dealt = game.deal(by, carried);
        expect(game.scoreOf(dealt).right).toBe(carried.length);
        expect(game.scoreOf(solve(game, dealt)).percent).toBe(100);
      }),
    );
  });
});

test('GAM-03 equal faces are interchangeable: any of them is right in each place', () => {
  const face = (said: string) => ({ text: text(said), picture: null });
  const game = gameOf('find_the_pairs', findThePairs, {
    ...frame,
    mode: 'match',
    closeAfter: null,
    pairs: ['p', 'q', 'r'].map((id) => ({ id, a: face(id), b: face(id === 'r' ? 'outro' : 'igual'), hint: {} })),
  });
  const dealt = game.deal(1);
  const crossed = game.judge(dealt, { item: 'p:a', answer: 'q:b' }, 'pt-BR');
  expect(crossed?.right).toBe(true);
  const rest = crossed && game.judge(crossed.state, { item: 'q:a', answer: 'p:b' }, 'pt-BR');
  expect(rest?.right).toBe(true);
  expect(rest && game.scoreOf(rest.state).right).toBe(2);
  expect(game.judge(dealt, { item: 'p:a', answer: 'q:a' }, 'pt-BR')?.right).toBe(false);
});

test('an order keeps what it was given, and different numbers give different orders', () => {
  const cards = Array.from({ length: 20 }, (_, index) => index);
  expect(shuffleBy(1)(cards).toSorted((a, b) => a - b)).toEqual(cards);
  expect(shuffleBy(1)(cards)).not.toEqual(shuffleBy(2)(cards));
});
