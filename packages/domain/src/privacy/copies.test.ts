import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copyDays, copyExpiry, copyPatienceHours, copyRestHours, nextCopyFrom, stateOfCopy } from './index.ts';

const hour = 3_600_000;
const start = Date.parse('2026-11-22T12:00:00Z');
const at = (milliseconds: number) => new Date(start + milliseconds).toISOString();
const later = fc.integer({ min: 0, max: 20 * 24 * hour });

test('PRO-05 a copy lies ready for seven days to the instant, and one that does not come is given up', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 * hour }), later, (made, behind) => {
      const readyAt = at(made);
      const state = stateOfCopy({ askedAt: at(0), readyAt, expiresAt: copyExpiry(readyAt) }, at(made + behind));
      expect(state).toBe(behind < copyDays * 24 * hour ? 'ready' : 'expired');
      const waiting = stateOfCopy({ askedAt: at(0), readyAt: null, expiresAt: null }, at(behind));
      expect(waiting).toBe(behind < copyPatienceHours * hour ? 'being_made' : 'failed');
    }),
  );
});

test('PRO-05 the next copy may be asked for a day after the last one, and at once where that failed', () => {
  fc.assert(
    fc.property(later, fc.boolean(), (behind, isMade) => {
      const readyAt = isMade ? at(1_000) : null;
      const copy = { askedAt: at(0), readyAt, expiresAt: readyAt && copyExpiry(readyAt) };
      const next = nextCopyFrom(copy, at(behind));
      const mustWait = behind < (isMade ? copyRestHours : copyPatienceHours) * hour;
      expect(next).toBe(mustWait ? at(copyRestHours * hour) : null);
    }),
  );
  expect(nextCopyFrom(null, at(0))).toBeNull();
});
