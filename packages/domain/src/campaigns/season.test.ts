import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../kernel/index.ts';
import { othersInQuarter, proposedDays, proposeDates, quarterOf } from './season.ts';

const aDay = fc.integer({ min: 0, max: 4_000 }).map((days) => addDays('2024-01-01', days));
const aCampaign = fc
  .tuple(aDay, fc.integer({ min: 0, max: 200 }))
  .map(([beginsOn, length]) => ({ beginsOn, endsOn: addDays(beginsOn, length) }));

test('CMP-04 what is proposed has 75 days inside one quarter after today, and shares neither a day nor its quarter with another campaign', () => {
  fc.assert(
    fc.property(aDay, fc.array(aCampaign, { maxLength: 12 }), (today, taken) => {
      const { beginsOn, endsOn } = proposeDates({ taken, today });
      expect(endsOn).toBe(addDays(beginsOn, proposedDays - 1));
      expect(quarterOf(endsOn)).toBe(quarterOf(beginsOn));
      expect(beginsOn > today).toBe(true);
      expect(othersInQuarter({ beginsOn }, taken)).toEqual([]);
      expect(taken.filter((one) => one.beginsOn <= endsOn && one.endsOn >= beginsOn)).toEqual([]);
    }),
  );
});

test.each([
  ['2026-11-23', [], '2027-01-01', '2027-03-16'],
  ['2026-10-05', [], '2026-10-06', '2026-12-19'],
  ['2026-10-05', [{ beginsOn: '2026-10-20', endsOn: '2026-10-25' }], '2027-01-01', '2027-03-16'],
  ['2026-11-23', [{ beginsOn: '2026-10-10', endsOn: '2027-01-09' }], '2027-01-10', '2027-03-25'],
])('CMP-04 on %s with %j: %s to %s', (today, taken, beginsOn, endsOn) => {
  expect(proposeDates({ taken, today })).toEqual({ beginsOn, endsOn });
});
