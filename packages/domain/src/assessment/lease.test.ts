import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAfterLease, isBeyondMaximum, isLeasable, judgeLease, testKinds, trueTime, type DeviceMoment } from './index.ts';

const hour = 3_600_000;
const receivedAt = '2026-11-25T12:00:00.000Z';
const notBefore = '2026-11-10T12:00:00.000Z';
const ago = (ms: number) => new Date(Date.parse(receivedAt) - ms).toISOString();
/** Of a device whose clock is off by so much, `ms` before the server hears of it. */
const moment = (ms: number, { off = 0, life = 'one' }: { off?: number; life?: string } = {}): DeviceMoment => ({
  at: ago(ms - off),
  ticks: 9_000_000_000 - ms,
  life,
});
const told = (sent: DeviceMoment) => ({ receivedAt, notBefore, sent });
const offs = fc.integer({ min: -40 * 24 * hour, max: 40 * 24 * hour });
const agos = fc.integer({ min: 0, max: 15 * 24 * hour });

test('OFF-04 a clock that is wrong by the same all along changes no moment, in another life of the page too', () => {
  fc.assert(
    fc.property(agos, offs, fc.boolean(), (ms, off, isSameLife) => {
      const done = moment(ms, { off, life: isSameLife ? 'two' : 'one' });
      expect(trueTime(done, told(moment(0, { off, life: 'two' })))).toBe(ago(ms));
    }),
  );
});

test('OFF-04 within one life of a page a clock that was moved changes nothing, and no moment lies before the lease or in the future', () => {
  fc.assert(
    fc.property(agos, offs, offs, (ms, before, after) => {
      expect(trueTime(moment(ms, { off: before }), told(moment(0, { off: after })))).toBe(ago(ms));
      const judged = trueTime(moment(ms, { off: before, life: 'other' }), told(moment(0, { off: after })));
      expect(judged >= notBefore && judged <= receivedAt).toBe(true);
    }),
  );
});

test('OFF-04 what was answered before the lease ended is in time however late it comes, and what was answered after is not, whatever the clock says', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 * 24 * hour }), offs, (ms, off) => {
      const sent = told(moment(0, { off }));
      expect(isAfterLease(ago(ms - 1), moment(ms, { off }), sent)).toBe(false);
      expect(isAfterLease(ago(ms), moment(ms, { off }), sent)).toBe(true);
    }),
  );
});

test('OFF-04 only a test without a clock, whose failure stays one, goes with a device; and only while it may be begun', () => {
  expect(testKinds.filter((kind) => isLeasable({ kind, minutesToAnswer: null }))).toEqual([
    'conventional_test',
    'evaluated_quiz',
    'unevaluated_quiz',
  ]);
  expect(testKinds.filter((kind) => isLeasable({ kind, minutesToAnswer: 5 }))).toEqual([]);
  const free = { kind: 'conventional_test', minutesToAnswer: null, maximumAttempts: 2, attemptsTaken: 1, isPassed: false } as const;
  const ask = (more: Partial<Parameters<typeof judgeLease>[0]>) => judgeLease({ ...free, isRunning: false, isAwaited: false, ...more });
  expect(ask({})).toEqual({ ok: true });
  expect(ask({ kind: 'block_test' })).toEqual({ ok: false, refusal: 'not_downloadable' });
  expect(ask({ isRunning: true })).toEqual({ ok: false, refusal: 'attempt_running' });
  expect(ask({ isAwaited: true })).toEqual({ ok: false, refusal: 'grade_awaited' });
  expect(ask({ attemptsTaken: 2 })).toEqual({ ok: false, refusal: 'no_attempts_left' });
  expect(ask({ attemptsTaken: 2, extraAttempts: 1 })).toEqual({ ok: true });
  expect(ask({ maximumAttempts: null, attemptsTaken: 90 })).toEqual({ ok: true });
  expect(ask({ maximumAttempts: null, isPassed: true })).toEqual({ ok: false, refusal: 'no_attempts_left' });
});

test('OFF-04 an attempt that comes after the last one is beyond the maximum; where any number may be taken, none is', () => {
  fc.assert(
    fc.property(fc.nat(9), fc.nat(9), fc.nat(3), (maximumAttempts, attemptsTaken, extraAttempts) => {
      expect(isBeyondMaximum({ maximumAttempts, attemptsTaken, extraAttempts })).toBe(attemptsTaken >= maximumAttempts + extraAttempts);
      expect(isBeyondMaximum({ maximumAttempts: null, attemptsTaken })).toBe(false);
    }),
  );
});
