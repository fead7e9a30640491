import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysBefore, filtersOf, judgeReportAsk, reportFilters, reportKinds } from './index.ts';

test('ADM-08 a report takes its own filters and names every other one, and days that end before they begin', () => {
  fc.assert(
    fc.property(fc.constantFrom(...reportKinds), fc.subarray([...reportFilters]), fc.boolean(), (kind, asked, isTurned) => {
      const days = isTurned ? { from: '2026-11-02', to: '2026-11-01' } : { from: '2026-11-01', to: '2026-11-01' };
      const faults = judgeReportAsk(kind, { ...days, ...Object.fromEntries(asked.map((one) => [one, 'x'])) });
      const foreign = asked.filter((one) => !filtersOf[kind].includes(one));
      expect(Object.keys(faults).toSorted()).toEqual([...foreign, ...(isTurned ? ['to'] : [])].toSorted());
    }),
  );
});

test('ADM-08 the period before has as many days, ends right before, and over a change of months too', () => {
  const day = 86_400_000;
  const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4000 }), fc.nat(400), (first, length) => {
      const begin = Date.parse('2020-01-01') + first * day;
      const before = daysBefore({ from: dayOf(begin), to: dayOf(begin + length * day) });
      expect(before).toEqual({ from: dayOf(begin - (length + 1) * day), to: dayOf(begin - day) });
    }),
  );
});
