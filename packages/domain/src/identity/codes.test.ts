import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cooldownLeft, isSamePhone, judgeLink, maskPhone, sendingCooldownSeconds } from './index.ts';

const instant = fc.integer({ min: 0, max: 4_000_000_000 }).map((seconds) => new Date(seconds * 1_000).toISOString());
const link = fc.record({ personId: fc.constantFrom('a', 'b'), expiresAt: instant, usedAt: fc.option(instant) });
const phone = fc.stringMatching(/^\+[1-9]\d{9,13}$/);

test('LOG-08 a link opens only for its person, unused and in its time', () => {
  fc.assert(
    fc.property(link, fc.constantFrom('a', 'b'), instant, (one, personId, now) => {
      const isGood = one.personId === personId && one.usedAt === null && Date.parse(one.expiresAt) > Date.parse(now);
      const verdict = judgeLink(one, { personId, now });
      expect(verdict.ok).toBe(isGood);
      if (!verdict.ok && one.personId === personId) expect(verdict.refusal).toBe(one.usedAt === null ? 'link_too_old' : 'link_used');
    }),
  );
  expect(judgeLink(undefined, { personId: 'a', now: '2026-11-21T00:00:00.000Z' })).toEqual({ ok: false, refusal: 'link_invalid' });
});

test('LOG-08 another person’s used or old link tells no more than one that is not there', () => {
  fc.assert(
    fc.property(link, instant, (one, now) => {
      expect(judgeLink(one, { personId: 'c', now })).toEqual(judgeLink(undefined, { personId: 'c', now }));
    }),
  );
});

test('LOG-16 a cooldown only shrinks, begins at its whole length and ends at nothing', () => {
  fc.assert(
    fc.property(instant, fc.nat(1_000), fc.nat(1_000), (startTime, first, more) => {
      const at = (seconds: number) => cooldownLeft({ startTime, now: new Date(Date.parse(startTime) + seconds * 1_000).toISOString() });
      expect(at(first + more)).toBeLessThanOrEqual(at(first));
      expect(at(first)).toBe(Math.max(0, sendingCooldownSeconds - first));
    }),
  );
});

test('LOG-07 a mask shows the last two digits and nothing else', () => {
  fc.assert(
    fc.property(phone, (one) => {
      expect(maskPhone(one).replaceAll(/[+•]/g, '')).toBe(one.slice(-2));
      expect(maskPhone(one)).toHaveLength(one.length);
    }),
  );
});

test('LOG-07 a phone is the same however it is typed, and another one is not', () => {
  expect(isSamePhone('(11) 98765-4321', '+5511987654321')).toBe(true);
  expect(isSamePhone('0 11 98765 4321', '+5511987654321')).toBe(true);
  expect(isSamePhone('+55 11 98765-4321', '+5511987654321')).toBe(true);
  expect(isSamePhone('98765-4322', '+5511987654321')).toBe(false);
  expect(isSamePhone('4321', '+5511987654321')).toBe(false);
  fc.assert(
    fc.property(
      phone,
      phone,
      (one, other) =>
        isSamePhone(one, one) &&
        (one === other || !isSamePhone(one, other) || one.endsWith(other.slice(1)) || other.endsWith(one.slice(1))),
    ),
  );
});
