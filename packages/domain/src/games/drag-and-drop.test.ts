import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { askFor } from './checks.ts';
import { checkScene, dragAndDrop, type DragAndDropContent } from './drag-and-drop.ts';
import { gameOf } from './rules.ts';
import { first, frame, judged, locale, played, playsItself, pt, seeds, telling } from './testing.ts';

const scene: DragAndDropContent = {
  ...frame,
  places: ['Cozinha', 'Lavanderia', 'Sala'].map((name, place) => ({ id: `p${place}`, name: pt(name), picture: null })),
  items: [
    { id: 'fridge', name: pt('Geladeira'), picture: null, places: ['p0'], reason: pt('Fica perto da pia.') },
    { id: 'washer', name: pt('Lavadora'), picture: null, places: ['p1'], reason: pt('Precisa de água por perto.') },
    { id: 'tv', name: pt('TV'), picture: null, places: ['p2', 'p0'], reason: {} },
    { id: 'car', name: pt('Carro'), picture: null, places: [], reason: pt('Fica na garagem.') },
  ],
};
describe('GAM-01 drag and drop', () => {
  const game = gameOf('drag_and_drop', dragAndDrop, scene);

  test('plays itself to the end, all right', () => playsItself(game));

  test('all right at the first try is 100, and over without the piece that belongs nowhere', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const end = played(game, game.deal(seed), [
          ['tv', 'p0'],
          ['fridge', 'p0'],
          ['washer', 'p1'],
        ]);
        expect([game.scoreOf(end).percent, game.isOver(end)]).toEqual([100, true]);
        expect(new Set(end.others)).toEqual(new Set(['fridge', 'washer', 'tv', 'car']));
      }),
    );
  });

  test('only the first try counts; a piece that lies right lies; one that belongs nowhere costs nothing', () => {
    const start = game.deal(1);
    const wrong = game.judge(start, { item: 'washer', answer: 'p2' }, locale);
    expect(wrong).toMatchObject({ right: false, reason: pt('Precisa de água por perto.') });
    const end = played(game, start, [
      ['car', 'p0'],
      ['washer', 'p2'],
      ['washer', 'p1'],
      ['fridge', 'p0'],
      ['tv', 'p2'],
    ]);
    expect(game.scoreOf(end)).toMatchObject({ right: 2, items: 3, percent: 66 });
    expect(game.isPassed(end)).toBe(false);
    expect(game.judge(end, { item: 'washer', answer: 'p1' }, locale)).toBeNull();
    expect(game.judge(start, { item: 'washer', answer: 'p9' }, locale)).toBeNull();
    expect(game.judge(start, { item: 'nobody', answer: 'p1' }, locale)).toBeNull();
  });

  test('a hint tells the reason and halves the piece', () => {
    const hint = judged(game, game.deal(1), [askFor('hint', 'washer'), '']);
    expect(hint).toMatchObject({ right: null, reason: pt('Precisa de água por perto.') });
    const end = played(game, hint.state, [
      ['washer', 'p1'],
      ['fridge', 'p0'],
      ['tv', 'p2'],
    ]);
    expect(game.scoreOf(end)).toMatchObject({ right: 2.5, percent: 83 });
    expect(
      gameOf('drag_and_drop', dragAndDrop, { ...scene, hints: false }).judge(game.deal(1), { item: 'hint:washer', answer: '' }, locale),
    ).toBeNull();
  });

  test('pieces that are called alike are right in each of their places', () => {
    const twin = { ...first(scene.items), id: 'fridge-2', places: ['p1'] };
    const both = gameOf('drag_and_drop', dragAndDrop, { ...scene, items: [...scene.items, twin] });
    const end = played(both, both.deal(3), [
      ['fridge', 'p1'],
      ['fridge-2', 'p0'],
    ]);
    expect([end.items['fridge']?.mark, end.items['fridge-2']?.mark]).toEqual(['right', 'right']);
  });

  test('the board tells no place before its time', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const board = dragAndDrop.boardOf(scene, game.deal(seed), telling);
        expect(board.items.every(({ place, tries }) => place === null && tries === 0)).toBe(true);
        expect(JSON.stringify(board)).not.toContain('água');
      }),
    );
  });

  test('the editor is told what is missing', () => {
    expect(checkScene(scene).map(({ code }) => code)).toEqual(['no_reason']);
    expect(dragAndDrop.missingOf(scene)).toEqual([]);
    expect(dragAndDrop.missingOf({ ...scene, prompt: {} })).toEqual(['prompt_missing']);
    expect(dragAndDrop.missingOf({ ...scene, places: scene.places.slice(0, 1) })).toContain('too_few');
    expect(dragAndDrop.missingOf({ ...scene, items: scene.items.map((item) => ({ ...item, places: [] })) })).toContain('nothing_to_solve');
    expect(dragAndDrop.missingOf({ ...scene, places: scene.places.map((place) => ({ ...place, name: pt('Sala') })) })).toContain(
      'equal_places',
    );
    const half = { ...scene, places: scene.places.with(0, { ...first(scene.places), name: { 'pt-BR': 'Cozinha', 'fr-FR': 'Cuisine' } }) };
    expect(dragAndDrop.missingOf(half)).toContain('language_missing');
  });
});
