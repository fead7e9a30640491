import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkInDigits, checkInStep, checkInStepBegin, checkInWindow, judgeCheckIn, type CheckInWay } from './index.ts';

const beginsAt = '2026-11-21T22:00:00.000Z';
const endsAt = '2026-11-22T00:00:00.000Z';
const minute = 60_000;
const { from, until } = checkInWindow({ beginsAt, endsAt });
const at = (millis: number) => new Date(millis).toISOString();
const around = fc.integer({ min: Date.parse(from) - 120 * minute, max: Date.parse(until) + 100 * 60 * minute }).map(at);
const way = fc.constantFrom<CheckInWay>('qr', 'digits');
const times = { beginsAt, endsAt };

test('EVT-02 codes work from thirty minutes before the beginning to the end, and outside of that nobody learns whether one was right', () => {
  expect([from, until]).toEqual(['2026-11-21T21:30:00.000Z', endsAt]);
  fc.assert(
    fc.property(way, around, (by, now) => {
      const ask = (isRight: boolean) => judgeCheckIn({ way: by, isRight, step: checkInStep(now), now, scannedAt: now, ...times });
      const isOpen = now >= from && now <= until;
      expect(ask(true).ok).toBe(isOpen);
      if (!isOpen) expect(ask(false)).toEqual(ask(true));
      else expect(ask(false)).toEqual({ ok: false, refusal: 'invalid_check_in_code' });
    }),
    {
      examples: [
        ['digits', from],
        ['digits', until],
        ['qr', at(Date.parse(from) - 1)],
        ['qr', at(Date.parse(until) + 1)],
      ],
    },
  );
});

test('EVT-02 a QR is good for its step and the one that follows: a picture of it is worth nothing a minute later', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 150 * minute - 1 }), fc.integer({ min: -600, max: 600 }), (into, offset) => {
      const now = at(Date.parse(from) + into);
      const step = checkInStep(now) + offset;
      const verdict = judgeCheckIn({ way: 'qr', isRight: true, step, now, scannedAt: now, ...times });
      expect(verdict).toEqual(
        offset === 0 || offset === -1 ? { ok: true, isLate: false } : { ok: false, refusal: 'check_in_code_expired' },
      );
    }),
    {
      examples: [
        [0, 0],
        [minute, -1],
        [minute, -2],
        [minute, 1],
      ],
    },
  );
});

test('EVT-02 what a device saw in time and sent late waits for a person, for three days, and is never let in by itself', () => {
  fc.assert(
    fc.property(way, around, fc.integer({ min: 0, max: 150 * minute }), (by, now, into) => {
      const scannedAt = at(Date.parse(from) + into);
      const verdict = judgeCheckIn({ way: by, isRight: true, step: checkInStep(scannedAt), now, scannedAt, ...times });
      if (!verdict.ok) return;
      const isOnTime = by === 'digits' ? now <= until : now <= until && checkInStep(now) - checkInStep(scannedAt) <= 1;
      expect(verdict.isLate).toBe(!isOnTime);
      expect(Date.parse(now) - Date.parse(until)).toBeLessThanOrEqual(72 * 60 * minute);
    }),
  );
  const late = { way: 'digits' as const, isRight: true, step: null, ...times };
  expect(judgeCheckIn({ ...late, now: '2026-11-22T09:00:00.000Z', scannedAt: beginsAt })).toEqual({ ok: true, isLate: true });
  expect(judgeCheckIn({ ...late, now: '2026-11-25T09:00:00.000Z', scannedAt: beginsAt })).toEqual({ ok: false, refusal: 'check_in_over' });
  expect(judgeCheckIn({ ...late, isRight: false, now: '2026-11-22T09:00:00.000Z', scannedAt: beginsAt })).toEqual({
    ok: false,
    refusal: 'invalid_check_in_code',
  });
});

test('EVT-02 a code has six digits, whatever the hash, and steps follow each other without a gap', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (mac) => {
      expect(checkInDigits(mac)).toMatch(/^\d{6}$/);
    }),
    { examples: [[new Uint8Array(32)], [new Uint8Array(32).fill(255)]] },
  );
  fc.assert(
    fc.property(around, (now) => {
      const step = checkInStep(now);
      expect(checkInStepBegin(step) <= now && now < checkInStepBegin(step + 1)).toBe(true);
    }),
  );
});
