import { expect, test } from 'vitest';
import { isDay, isZone } from './index.ts';

test('VAL-07 a day is one that the calendar has, written whole', () => {
  for (const day of ['2026-02-28', '2024-02-29', '1000-01-01', '2026-12-31']) expect(isDay(day), day).toBe(true);
  for (const none of ['2026-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '0999-12-31', '12026-02-28', '2026-02-281', '2026-2-8', ''])
    expect(isDay(none), none).toBe(false);
});

test('VAL-13 a zone is one that this runtime knows', () => {
  expect([isZone('America/Sao_Paulo'), isZone('Lua/Cheia'), isZone('')]).toEqual([true, false, false]);
});
