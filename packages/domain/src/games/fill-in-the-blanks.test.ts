import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { askFor } from './checks.ts';
import { checkBlanks, fillInTheBlanks, type FillInTheBlanksContent } from './fill-in-the-blanks.ts';
import { gameOf } from './rules.ts';
import { first, frame, judged, locale, played, playsItself, pt, telling } from './testing.ts';

const blanks: FillInTheBlanksContent = {
  ...frame,
  picture: null,
  text: pt('Gasta {{a}} kWh, com motor {{b}}. Em um ano, R$ {{c}}.'),
  gaps: [
    {
      id: 'a',
      accepts: { 'pt-BR': ['38'] },
      kind: 'number',
      tolerance: 0,
      hasDots: true,
      accentsCount: false,
      reason: pt('Está na etiqueta.'),
    },
    { id: 'b', accepts: { 'pt-BR': ['inverter', 'inversor'] }, kind: 'text', tolerance: 0, hasDots: true, accentsCount: false, reason: {} },
    {
      id: 'c',
      accepts: { 'pt-BR': ['1.252'] },
      kind: 'number',
      tolerance: 5,
      hasDots: false,
      accentsCount: false,
      reason: pt('Doze meses.'),
    },
  ],
};
describe('GAM-05 fill in the blanks', () => {
  const game = gameOf('fill_in_the_blanks', fillInTheBlanks, blanks);

  test('plays itself to the end, all right', () => playsItself(game));

  test('typed answers are judged with their unit, their tolerance and their spelling', () => {
    const end = played(game, game.deal(0), [
      ['a', '38 kWh'],
      ['b', ' INVÉRTER '],
      ['c', 'R$ 1.250,00'],
    ]);
    expect([game.scoreOf(end).percent, game.isOver(end)]).toEqual([100, true]);
  });

  test('a near miss costs no try; a wrong one does, and says why', () => {
    const start = game.deal(0);
    const near = judged(game, start, ['b', 'invertr']);
    expect(near).toMatchObject({ right: false, near: true, reason: null, state: start });
    const end = played(game, near.state, [
      ['b', 'inverter'],
      ['a', '34'],
      ['a', '38'],
      ['c', '1252'],
    ]);
    expect(game.scoreOf(end)).toMatchObject({ right: 2, items: 3 });
    expect(game.judge(start, { item: 'a', answer: '34' }, locale)).toMatchObject({ right: false, reason: pt('Está na etiqueta.') });
    expect(game.judge(start, { item: 'a', answer: '  ' }, locale)).toBeNull();
    expect(game.judge(start, { item: 'a', answer: '9'.repeat(61) }, locale)).toBeNull();
  });

  test('an answer that was asked for has no credit, and stands on the board from then on', () => {
    const start = game.deal(0);
    expect(JSON.stringify(fillInTheBlanks.boardOf(blanks, start, telling))).not.toMatch(/inverter|1\.252|etiqueta/);
    const end = played(game, start, [
      [askFor('show', 'b'), ''],
      ['a', '38'],
      ['c', '1.252'],
    ]);
    expect([game.scoreOf(end).right, game.isOver(end)]).toEqual([2, true]);
    expect(fillInTheBlanks.boardOf(blanks, end, telling).parts).toContainEqual(
      expect.objectContaining({ id: 'b', typed: 'inverter', stands: 'shown', dots: 8 }),
    );
    expect(game.tell('b', telling.say)).toMatchObject({ right: 'inverter' });
  });

  test('a hint without a reason is how the answer begins', () => {
    expect(game.judge(game.deal(0), { item: 'hint:b', answer: '' }, locale)?.reason).toEqual(pt('i…'));
  });

  test('nothing that is typed is a fault, and only the accepted is right', () => {
    const start = game.deal(0);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (typed) => {
        const judged = game.judge(start, { item: 'b', answer: typed }, locale);
        if (judged?.right)
          expect(['inverter', 'inversor']).toContain(
            typed
              .normalize('NFD')
              .replace(/[\u0300-\u036F]/g, '')
              .toLowerCase()
              .trim(),
          );
      }),
    );
  });

  test('the editor is told of a number that is none, and of what a language lacks', () => {
    expect(fillInTheBlanks.missingOf(blanks)).toEqual([]);
    expect(checkBlanks(blanks)).toEqual([{ code: 'no_reason', at: 'b', locale }]);
    const worded = { ...blanks, gaps: blanks.gaps.with(0, { ...first(blanks.gaps), accepts: { 'pt-BR': ['trinta'] } }) };
    expect(fillInTheBlanks.missingOf(worded)).toEqual(['number_unread']);
    expect(fillInTheBlanks.missingOf({ ...blanks, text: { ...blanks.text, 'en-US': 'It uses {{a}}' } })).toEqual([
      'language_missing',
      'gap_not_in_text',
    ]);
  });
});
