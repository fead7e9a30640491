import fc from 'fast-check';
import { expect, test } from 'vitest';
import { auditFlags } from './words.ts';
import { isInSequence, manyOnDevice, manyPerHour, riskOf, sequenceLength, signalsOf, type SignalFacts } from './signals.ts';

const nothing: SignalFacts = {
  invoiceKey: '481001',
  otherKeys: [],
  withinHour: 0,
  sellersOnDevice: 1,
  hasAlikePhoto: false,
  isImported: false,
};

test('SAL-06 four invoice numbers in a row are a signal, three are not, wherever in the row the new one stands', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 999_999 }), fc.nat(sequenceLength - 1), (first, place) => {
      const row = Array.from({ length: sequenceLength }, (_, at) => `A${first + at}`);
      const others = row.filter((_, at) => at !== place);
      expect(isInSequence(row[place] ?? '', others)).toBe(true);
      expect(isInSequence(row[place] ?? '', others.slice(1))).toBe(false);
      expect(
        isInSequence(
          row[place] ?? '',
          others.map((key) => key.replace('A', 'B')),
        ),
      ).toBe(false);
    }),
  );
  expect(isInSequence('A', ['A1', 'A2'])).toBe(false);
});

test('SAL-06 each signal is raised by its own fact, at its threshold and not below', () => {
  expect(signalsOf(nothing)).toEqual([]);
  expect(signalsOf({ ...nothing, withinHour: manyPerHour - 1 })).toEqual(['many_at_once']);
  expect(signalsOf({ ...nothing, withinHour: manyPerHour - 2 })).toEqual([]);
  expect(signalsOf({ ...nothing, sellersOnDevice: manyOnDevice })).toEqual(['shared_device']);
  expect(signalsOf({ ...nothing, sellersOnDevice: manyOnDevice - 1 })).toEqual([]);
  expect(signalsOf({ ...nothing, hasAlikePhoto: true })).toEqual(['photo_alike']);
  expect(signalsOf({ ...nothing, isImported: true, withinHour: 500 })).toEqual(['imported']);
});

test('ADM-05 more to look at never weighs less', () => {
  fc.assert(
    fc.property(fc.subarray([...auditFlags]), fc.constantFrom(...auditFlags), (flags, one) => {
      expect(riskOf([...flags, one])).toBeGreaterThanOrEqual(riskOf(flags));
    }),
  );
});
