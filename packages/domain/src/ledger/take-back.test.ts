import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeTakeBack } from './index.ts';

const points = fc.nat(1_000_000);
const facts = fc.record({ amount: points, available: points, expired: points, isClosed: fc.boolean() });
const holds = (says: (ask: Parameters<typeof judgeTakeBack>[0], verdict: ReturnType<typeof judgeTakeBack>) => void) =>
  fc.assert(fc.property(facts, (ask) => says(ask, judgeTakeBack(ask))));

test('D20 all of it is taken: what is available, what comes back and what is owed are the amount, and nothing is below zero', () => {
  holds(({ amount, available }, { shortage, reinstated, owed, writtenOff }) => {
    expect(Math.min(available, amount) + reinstated + owed).toBe(amount);
    expect(reinstated + owed).toBe(shortage);
    for (const part of [shortage, reinstated, owed, writtenOff]) expect(part).toBeGreaterThanOrEqual(0);
  });
});

test('D20 the balance never falls below zero, and a wallet that has enough owes nothing', () => {
  holds(({ amount, available }, { shortage, owed }) => {
    expect(available + shortage - amount).toBeGreaterThanOrEqual(0);
    if (available >= amount) expect([shortage, owed]).toEqual([0, 0]);
  });
});

test('D20 before the close nothing that expired comes back and nothing is written off; after it nothing stays owed', () => {
  holds(({ expired, isClosed }, { reinstated, owed, writtenOff }) => {
    if (!isClosed) expect([reinstated, writtenOff]).toEqual([0, 0]);
    if (isClosed) expect([reinstated <= expired, writtenOff]).toEqual([true, owed]);
    if (isClosed && owed > 0) expect(reinstated).toBe(expired); // only what is really gone is owed
  });
});

test('D20 who has more owes no more', () => {
  fc.assert(
    fc.property(facts, points, (ask, more) => {
      const { owed } = judgeTakeBack(ask);
      expect(judgeTakeBack({ ...ask, available: ask.available + more }).owed).toBeLessThanOrEqual(owed);
      expect(judgeTakeBack({ ...ask, expired: ask.expired + more }).owed).toBeLessThanOrEqual(owed);
      expect(judgeTakeBack({ ...ask, amount: ask.amount + more }).owed).toBeGreaterThanOrEqual(owed);
    }),
  );
});
