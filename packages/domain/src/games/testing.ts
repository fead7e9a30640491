/** What tests of games share: an empty frame, words in Portuguese, and a hand that plays. */
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Locale, Text } from '../kernel/index.ts';
import { sayIn, type Game, type GameFrame, type Telling } from './rules.ts';
import type { GameState } from './state.ts';

export const locale: Locale = 'pt-BR';
export const telling: Telling = { locale, say: sayIn(locale), linkTo: (id) => `/files/${id}` };
export const pt = (text: string): Text => ({ 'pt-BR': text });
export const frame: GameFrame = {
  prompt: pt('Jogue'),
  help: {},
  doneLine: {},
  points: 40,
  passShare: 0.7,
  clock: 'show',
  limitSeconds: 120,
  hints: true,
  shuffle: true,
};
export const seeds = fc.integer({ min: 0, max: 2 ** 31 });

/** The first of some things that are there. */
export function first<T>(things: readonly T[], at = 0): T {
  const thing = things[at];
  if (thing === undefined) throw new Error(`nothing at ${at}`);
  return thing;
}

/** A move that is one of the game. */
export function judged(game: Game, state: GameState, [item, answer]: readonly [item: string, answer: string]) {
  const verdict = game.judge(state, { item, answer }, locale);
  if (!verdict) throw new Error(`${item} ${answer} is no move`);
  return verdict;
}

/** Plays moves one after another; each must be a move of the game. */
export const played = (game: Game, state: GameState, moves: readonly (readonly [item: string, answer: string])[]) =>
  moves.reduce((now, [item, answer]) => {
    const judged = game.judge(now, { item, answer }, locale);
    if (!judged) throw new Error(`${item} ${answer} is no move`);
    return judged.state;
  }, state);

/** A game that plays itself ends with all right, whatever was dealt; the same seed deals the same. */
export function playsItself(game: Game): void {
  fc.assert(
    fc.property(seeds, (seed) => {
      let state = game.deal(seed);
      for (let move = game.solve(state, locale); move; move = game.solve(state, locale))
        state = played(game, state, [[move.item, move.answer]]);
      expect([game.isOver(state), game.scoreOf(state).percent]).toEqual([true, 100]);
      expect(game.deal(seed)).toEqual(game.deal(seed));
    }),
  );
}
