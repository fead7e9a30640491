import { randomUUIDv7 } from 'node:crypto';
import { expect, test } from 'vitest';
import { risingIds } from './rising-ids.ts';

const version7 = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const falls = (ids: readonly string[]): number => ids.filter((id, at) => at > 0 && id <= (ids[at - 1] ?? '')).length;

test('ADM-09 what is made later sorts later, many ids in one millisecond too; time and chance alone do not do that', () => {
  const ids = Array.from({ length: 20_000 }, risingIds());
  expect(falls(ids)).toBe(0);
  expect(ids.every((id) => version7.test(id))).toBe(true);
  expect(falls(Array.from({ length: 20_000 }, () => randomUUIDv7()))).toBeGreaterThan(0);
});

test('ADM-09 ids rise when the clock is set back, and where the last digits are used up', () => {
  const now = randomUUIDv7();
  const full = `${now.slice(0, 24)}ffffffffffff`;
  const next = `${now.slice(0, 7)}${((Number.parseInt(now.slice(7, 8), 16) + 1) % 16).toString(16)}${now.slice(8)}`;
  const later = next > now ? next : 'ffffffff-ffff-7fff-bfff-000000000000';
  const told = [now, '00000000-0000-7000-8000-000000000000', now, full, now, now, later];
  const newId = risingIds(() => told.shift() ?? later);
  const ids = Array.from({ length: 5 }, newId);
  expect(falls(ids)).toBe(0);
  expect(ids.at(-1)).toBe(later);
});
