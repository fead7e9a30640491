import { expect, test } from 'vitest';
import { instantOf, offsetsOf, timeIn } from './index.ts';

test('VAL-13 a zone tells the offsets that hold between two days, with what its clock showed when they began', () => {
  expect(offsetsOf('America/Santiago', { from: '2026-03-01', to: '2026-10-01' })).toEqual([
    { since: '2025-09-07T00:00:00', before: '-04:00', offset: '-03:00', isAhead: true },
    { since: '2026-04-05T00:00:00', before: '-03:00', offset: '-04:00', isAhead: false },
    { since: '2026-09-06T00:00:00', before: '-04:00', offset: '-03:00', isAhead: true },
  ]);
  // One that changes on the very first day holds before and after it.
  expect(offsetsOf('America/Toronto', { from: '2026-11-01', to: '2026-11-02' }).map(({ offset }) => offset)).toEqual(['-04:00', '-05:00']);
  // Brazil gave daylight saving time up.
  expect(offsetsOf('America/Sao_Paulo', { from: '2026-10-01', to: '2027-03-01' })).toHaveLength(1);
  expect(offsetsOf('UTC', { from: '2026-01-01', to: '2026-12-31' })).toEqual([
    { since: '1970-01-01T00:00:00', before: '+00:00', offset: '+00:00', isAhead: false },
  ]);
});

test('VAL-13 a time in a zone is one instant, on both sides of a change', () => {
  expect(instantOf({ day: '2026-04-03', time: '18:00', zone: 'America/Santiago' })).toBe('2026-04-03T21:00:00Z');
  expect(instantOf({ day: '2026-04-10', time: '18:00', zone: 'America/Santiago' })).toBe('2026-04-10T22:00:00Z');
  expect(timeIn('America/Santiago', '2026-04-10T22:00:30.500Z')).toBe('18:00');
});
