import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filtersOf, judgeReportAsk, reportFilters, reportKinds } from './index.ts';

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
