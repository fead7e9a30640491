import fc from 'fast-check';
import { expect, test } from 'vitest';
import { courseCan, courseStates, isCircular, judgePublication, searchable, searchTextOf } from './index.ts';

const facts = fc.record({
  state: fc.constantFrom(...courseStates),
  hasChanges: fc.boolean(),
  title: fc.constantFrom({}, { 'pt-BR': '' }, { 'fr-FR': 'Froid' }),
  missing: fc.array(fc.array(fc.constantFrom('file_missing', 'questions_missing'), { maxLength: 2 }), { maxLength: 4 }),
});

test('ADM-01 nothing unfinished is ever published', () => {
  fc.assert(
    fc.property(facts, (f) => {
      const verdict = judgePublication(f);
      if (verdict.ok) {
        expect(f.missing.length).toBeGreaterThan(0);
        expect(f.missing.every((codes) => codes.length === 0)).toBe(true);
        expect(Object.values(f.title).some(Boolean)).toBe(true);
        expect(courseCan({ ...f, mayWrite: true }).publish).toBe(true);
      }
    }),
  );
});

test('ADM-01 each unfinished activity is named with what it lacks first', () => {
  const missing = [[], ['file_missing', 'pages_missing'], ['questions_missing']];
  expect(judgePublication({ state: 'draft', hasChanges: true, title: { 'pt-BR': 'Frio' }, missing })).toEqual({
    ok: false,
    refusal: 'activity_unfinished',
    fields: { 'activities.1': 'file_missing', 'activities.2': 'questions_missing' },
  });
});

test('ADM-01 a published course without changes has nothing to publish; a retired one may come back', () => {
  const finished = { hasChanges: false, title: { 'pt-BR': 'Frio' }, missing: [[]] };
  expect(judgePublication({ ...finished, state: 'published' })).toEqual({ ok: false, refusal: 'nothing_to_publish' });
  expect(judgePublication({ ...finished, state: 'retired' })).toEqual({ ok: true });
});

test('CRS-02 a prerequisite that leads back is found over any number of steps, and a walk always ends', () => {
  const course = fc.constantFrom('a', 'b', 'c', 'd', 'e');
  const needs = fc.array(fc.tuple(course, fc.array(course, { maxLength: 3 }))).map((edges) => new Map(edges));
  fc.assert(fc.property(needs, course, (edges, one) => isCircular(one, one, edges)));
  expect(
    isCircular(
      'a',
      'b',
      new Map([
        ['b', ['c']],
        ['c', ['a']],
      ]),
    ),
  ).toBe(true);
  expect(
    isCircular(
      'a',
      'b',
      new Map([
        ['b', ['c']],
        ['c', ['b']],
      ]),
    ),
  ).toBe(false);
});

test('CRS-01 a search finds words without their accents, in every language, and no tags', () => {
  const text = searchTextOf([
    { 'pt-BR': 'Fogão de Indução', 'fr-FR': 'Plaque à induction' },
    { 'pt-BR': '<p>Panela <strong>certa</strong></p>' },
  ]);
  expect(text).toContain(searchable('INDUCAO'));
  expect(text).toContain('plaque a induction');
  expect(text).toContain('panela certa');
  expect(text).not.toContain('strong');
});

test('ADM-01 a course without a title or without activities is told so, the title at its field', () => {
  const draft = { state: 'draft' as const, hasChanges: true, title: { 'pt-BR': 'Frio' }, missing: [[]] };
  expect(judgePublication({ ...draft, title: { 'pt-BR': '' } })).toEqual({
    ok: false,
    refusal: 'title_required',
    fields: { 'course.title': 'title_required' },
  });
  expect(judgePublication({ ...draft, missing: [] })).toEqual({ ok: false, refusal: 'activities_required' });
});

test('ADM-01 what may be done with a course follows from its state, and nothing may be without the permission', () => {
  const can = (state: (typeof courseStates)[number], hasChanges: boolean, mayWrite = true) => courseCan({ mayWrite, state, hasChanges });
  expect(can('draft', false)).toEqual({ save: true, publish: true, retire: true });
  expect(can('published', false)).toEqual({ save: true, publish: false, retire: true });
  expect(can('published', true)).toEqual({ save: true, publish: true, retire: true });
  expect(can('retired', false)).toEqual({ save: true, publish: true, retire: false });
  for (const state of courseStates) expect(can(state, true, false)).toEqual({ save: false, publish: false, retire: false });
});
