import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changesBetween } from './changes.ts';

test('PLY-07 what a commit set is told by the standard’s elements, and what stayed is not told again', () => {
  const first = { core: { lesson_status: 'incomplete', score: { raw: '' } }, suspend_data: 'page=1' };
  const second = { core: { lesson_status: 'incomplete', score: { raw: '80' } }, suspend_data: 'page=2', interactions: { 0: { id: 'q1' } } };
  expect(changesBetween(null, JSON.stringify(first))).toEqual([
    { element: 'cmi.core.lesson_status', value: 'incomplete' },
    { element: 'cmi.suspend_data', value: 'page=1' },
  ]);
  expect(changesBetween(JSON.stringify(first), JSON.stringify(second))).toEqual([
    { element: 'cmi.core.score.raw', value: '80' },
    { element: 'cmi.interactions.0.id', value: 'q1' },
    { element: 'cmi.suspend_data', value: 'page=2' },
  ]);
});

test('PLY-07 any memory is told in bounds, and none of it twice', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string({ maxLength: 2_000 })), (cmi) => {
      const told = changesBetween(null, cmi);
      return told.length <= 60 && told.every(({ value }) => value.length <= 241) && changesBetween(cmi, cmi).length === 0;
    }),
  );
});
