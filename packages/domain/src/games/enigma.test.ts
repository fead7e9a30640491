import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkEnigma, enigma, enigmaClue, enigmaWord, type EnigmaContent } from './enigma.ts';
import { gameOf } from './rules.ts';
import type { GameState } from './state.ts';
import { frame, locale, played, playsItself, pt, seeds, telling } from './testing.ts';

const riddle: EnigmaContent = {
  ...frame,
  answer: { 'pt-BR': 'Air Fryer 4', 'en-US': 'Air Fryer 4' },
  also: { 'pt-BR': ['fritadeira'] },
  clues: [
    { id: 'k1', text: { 'pt-BR': 'Faz batata sem óleo.', 'en-US': 'Fries without oil.' } },
    { id: 'k2', text: { 'pt-BR': 'Sopra vento quente.', 'en-US': 'Blows hot wind.' } },
    { id: 'k3', text: { 'pt-BR': 'Cabe na bancada.', 'en-US': 'Fits the counter.' } },
  ],
  tries: 3,
  clueCost: 10,
  hasBank: true,
  picture: { fileId: 'photo', object: null, alt: pt('Fritadeira') },
};

describe('GAM-08 enigma', () => {
  const game = gameOf('enigma', enigma, riddle);

  test('plays itself to the end, all right', () => playsItself(game));
  const board = (state: GameState, content = riddle) => enigma.boardOf(content, state, telling);

  test('the first clue and what is no letter lie open; nothing else is told', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const start = board(game.deal(seed));
        expect(start.clues).toEqual([{ text: 'Faz batata sem óleo.' }, { text: null }, { text: null }]);
        expect(start.slots.map((slot) => (slot.kind === 'open' ? slot.sign : (slot.letter ?? '_'))).join('')).toBe('___ _____ 4');
        expect([start.answer, start.picture]).toEqual([null, null]);
        expect(start.bank).toHaveLength(14);
        const letters = [...(start.bank ?? [])];
        for (const letter of 'AIRFRYER') letters.splice(letters.indexOf(letter), 1);
        expect(letters).toHaveLength(6);
        expect(JSON.stringify(start)).not.toMatch(/fryer|vento/i);
      }),
    );
  });

  test('a wrong guess costs a try and leaves the letters that are in place; a near one neither', () => {
    const start = game.deal(1);
    const near = game.judge(start, { item: enigmaWord, answer: 'air fryar 4' }, locale);
    expect(near).toMatchObject({ right: false, near: true, state: start });
    const after = board(played(game, start, [[enigmaWord, 'aspirador']]));
    expect(after).toMatchObject({ triesLeft: 2, guesses: [{ text: 'aspirador', inPlace: 2 }], answer: null });
    expect(after.slots[0]).toMatchObject({ letter: 'A' });
    expect(after.slots.filter((slot) => slot.letter !== null)).toHaveLength(2);
  });

  test('solved: points less the clues beyond the first; what joins the parts may be left out', () => {
    const end = played(game, game.deal(1), [
      [enigmaClue, ''],
      [enigmaWord, 'AIRFRYER4'],
    ]);
    expect(game.scoreOf(end)).toEqual({ right: 0.75, items: 1, percent: 75 });
    expect([game.pointsOf(end), game.isPassed(end), game.isOver(end)]).toEqual([30, true, true]);
    expect(board(end)).toMatchObject({ outcome: 'solved', answer: 'Air Fryer 4', picture: { url: '/files/photo' } });
    expect(game.scoreOf(played(game, game.deal(1), [[enigmaWord, 'Fritadeira']])).percent).toBe(100);
  });

  test('after the last try the word is told: complete, without points (D77)', () => {
    const end = played(game, game.deal(1), [
      [enigmaWord, 'micro-ondas'],
      [enigmaWord, 'geladeira'],
      [enigmaWord, 'fogão'],
    ]);
    expect(board(end)).toMatchObject({ outcome: 'revealed', answer: 'Air Fryer 4', triesLeft: 0 });
    expect([game.pointsOf(end), game.scoreOf(end).percent, game.isPassed(end)]).toEqual([0, 0, true]);
    expect(game.judge(end, { item: enigmaWord, answer: 'air fryer 4' }, locale)).toBeNull();
  });

  test('clues come in their order and only as often as there are some', () => {
    const start = game.deal(1);
    const all = played(game, start, [
      [enigmaClue, ''],
      [enigmaClue, ''],
    ]);
    expect(board(all).clues.every(({ text }) => text !== null)).toBe(true);
    expect(game.judge(all, { item: enigmaClue, answer: '' }, locale)).toBeNull();
    expect(game.judge(start, { item: enigmaClue, answer: '' }, locale)).toMatchObject({
      right: null,
      reason: { 'pt-BR': 'Sopra vento quente.' },
    });
  });

  test('points never fall below nothing, and letters in place are letters of the word', () => {
    fc.assert(
      fc.property(
        fc.nat(100),
        fc.nat(100),
        fc.nat(2),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 24 }),
        (points, clueCost, clues, guess) => {
          const one = gameOf('enigma', enigma, { ...riddle, points, clueCost });
          const opened = played(
            one,
            one.deal(1),
            Array.from({ length: clues }, () => [enigmaClue, ''] as const),
          );
          const judged = one.judge(opened, { item: enigmaWord, answer: guess }, locale);
          const end = judged?.state ?? opened;
          expect(one.pointsOf(end)).toBeGreaterThanOrEqual(0);
          expect(one.scoreOf(end).percent).toBeLessThanOrEqual(100);
          expect(board(end).slots.every((slot, place) => slot.letter === null || 'AIR FRYER 4'[place] === slot.letter)).toBe(true);
        },
      ),
    );
  });

  test('scripts that combine, and others than ours, have no letters to tap', () => {
    expect(board(game.deal(1), { ...riddle, answer: pt('फ्रिज') }).bank).toBeNull();
    expect(board(game.deal(1), { ...riddle, answer: pt('תנור') }).bank).toBeNull();
    expect(board(game.deal(1), { ...riddle, answer: pt('Café') }).bank).toContain('É');
  });

  test('the editor refuses an answer inside a clue, emoji, and clues that cost more than there is', () => {
    expect(enigma.missingOf(riddle)).toEqual([]);
    const clue = (text: string) => ({ ...riddle, clues: riddle.clues.with(0, { id: 'k1', text: { 'pt-BR': text, 'en-US': 'x' } }) });
    expect(enigma.missingOf(clue('É uma áir-fryer 4!'))).toEqual(['answer_in_clue']);
    expect(enigma.missingOf(clue('Uma FRITADEIRA nova'))).toEqual(['answer_in_clue']);
    expect(enigma.missingOf(clue('As fritadeiras'))).toEqual([]);
    expect(enigma.missingOf({ ...riddle, answer: { ...riddle.answer, 'pt-BR': '🍳' } })).toEqual(['answer_has_emoji']);
    expect(enigma.missingOf({ ...riddle, answer: { ...riddle.answer, 'pt-BR': 'uma dois três quatro' } })).toEqual(['answer_too_long']);
    expect(enigma.missingOf({ ...riddle, clueCost: 41 })).toEqual(['clue_cost_too_high']);
    expect(enigma.missingOf({ ...riddle, clues: riddle.clues.slice(0, 1) })).toEqual(['too_few']);
    expect(checkEnigma({ ...riddle, picture: null }).map(({ code }) => code)).toEqual(['no_picture']);
  });
});
