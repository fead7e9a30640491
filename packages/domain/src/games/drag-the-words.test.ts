import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkWords, dragTheWords, type DragTheWordsContent } from './drag-the-words.ts';
import { gameOf } from './rules.ts';
import type { GameState } from './state.ts';
import { first, frame, judged, locale, played, playsItself, pt, seeds, telling } from './testing.ts';

const words: DragTheWordsContent = {
  ...frame,
  before: pt('Gasta muito?'),
  text: pt('Olhe a {{a}}: o motor {{b}} faz pouco {{c}}.'),
  gaps: [
    { id: 'a', word: pt('etiqueta'), also: {}, reason: pt('Nela está o consumo.') },
    { id: 'b', word: pt('inverter'), also: {}, reason: pt('Aqui é o motor que muda de ritmo.') },
    { id: 'c', word: pt('barulho'), also: { 'pt-BR': ['ruído'] }, reason: {} },
  ],
  extra: [{ id: 'x', word: pt('frost free'), reason: pt('Frost free evita gelo.') }],
};
describe('GAM-02 drag the words', () => {
  const game = gameOf('drag_the_words', dragTheWords, words);

  test('plays itself to the end, all right', () => playsItself(game));
  const pieceOf = (state: GameState, word: string) =>
    dragTheWords.boardOf(words, state, telling).bank.find((one) => one.word === word)?.piece ?? '';

  test('the right words at the first try are 100, whatever the order of the bank', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const start = game.deal(seed);
        const end = played(game, start, [
          [pieceOf(start, 'barulho'), 'c'],
          [pieceOf(start, 'etiqueta'), 'a'],
          [pieceOf(start, 'inverter'), 'b'],
        ]);
        expect([game.scoreOf(end).percent, game.isOver(end)]).toEqual([100, true]);
      }),
    );
  });

  test('a wrong word says why it is not, and why another is; the gap may be tried again', () => {
    const start = game.deal(5);
    const wrong = judged(game, start, [pieceOf(start, 'frost free'), 'b']);
    expect(wrong.right).toBe(false);
    expect(wrong.reason).toEqual(pt('Frost free evita gelo. Aqui é o motor que muda de ritmo.'));
    const after = judged(game, wrong.state, [pieceOf(start, 'inverter'), 'b']);
    expect(after.right).toBe(true);
    expect(game.scoreOf(after.state).right).toBe(0);
    expect(game.judge(after.state, { item: pieceOf(start, 'inverter'), answer: 'a' }, locale)).toBeNull();
  });

  test('the board gives neither the gaps of the words nor reasons; without chance the bank goes by the alphabet', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const board = dragTheWords.boardOf(words, game.deal(seed), telling);
        expect(board.bank.map(({ piece }) => piece)).toEqual(['1', '2', '3', '4']);
        expect(board.parts.filter((part) => part.kind === 'gap').every((gap) => gap.word === '' && gap.piece === null)).toBe(true);
        expect(JSON.stringify(board)).not.toContain('ritmo');
        expect(board.widest).toBe(10);
      }),
    );
    const plain = { ...words, shuffle: false };
    const board = dragTheWords.boardOf(plain, gameOf('drag_the_words', dragTheWords, plain).deal(1), telling);
    expect(board.bank.map(({ word }) => word)).toEqual(['barulho', 'etiqueta', 'frost free', 'inverter']);
  });

  test('equal words are interchangeable', () => {
    const twice: DragTheWordsContent = {
      ...words,
      text: pt('{{a}} e {{b}}'),
      gaps: words.gaps.slice(0, 2).map((gap) => ({ ...gap, word: pt('garantia') })),
    };
    const both = gameOf('drag_the_words', dragTheWords, twice);
    const start = both.deal(2);
    const bank = dragTheWords.boardOf(twice, start, telling).bank.filter(({ word }) => word === 'garantia');
    const end = played(both, start, [
      [first(bank, 1).piece, 'a'],
      [first(bank).piece, 'b'],
    ]);
    expect(both.scoreOf(end).percent).toBe(100);
    expect(checkWords(twice).map(({ code }) => code)).toContain('equal_pieces');
    expect(dragTheWords.missingOf(twice)).toEqual([]);
  });

  test('the editor refuses a bank of ten, a gap outside of the text, and words that can block another gap', () => {
    const extra = (count: number) =>
      Array.from({ length: count }, (_, place) => ({ id: `x${place}`, word: pt(`palavra ${place}`), reason: {} }));
    expect(dragTheWords.missingOf({ ...words, extra: extra(6) })).toEqual([]);
    expect(dragTheWords.missingOf({ ...words, extra: extra(7) })).toEqual(['bank_too_large']);
    expect(dragTheWords.missingOf({ ...words, text: pt('Olhe a {{a}} {{b}}') })).toEqual(['gap_not_in_text']);
    const blocked = { ...words, gaps: words.gaps.with(0, { ...first(words.gaps), also: { 'pt-BR': ['barulho'] } }) };
    expect(dragTheWords.missingOf(blocked)).toEqual(['can_get_stuck']);
    expect(dragTheWords.missingOf({ ...words, text: {}, gaps: [], extra: [] })).toEqual(['text_missing']);
    expect(dragTheWords.missingOf({ ...words, text: { ...words.text, 'fr-FR': 'Regardez {{a}} {{b}} {{c}}' } })).toContain(
      'language_missing',
    );
  });
});
