import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../kernel/index.ts';
import { addMonths, certificateState, certificateStates, judgeRenewal, validityOf } from './index.ts';

const day = fc.integer({ min: 0, max: 36_500 }).map((days) => addDays('2000-01-01', days));
const wish = fc.record({ validMonths: fc.integer({ min: 1, max: 120 }), remindDays: fc.integer({ min: 0, max: 365 }) });

test('CER-01 months are added to the same day, or to the last of a shorter month', () => {
  expect(addMonths('2026-11-24', 12)).toBe('2027-11-24');
  expect(addMonths('2024-01-31', 1)).toBe('2024-02-29');
  expect(addMonths('2026-08-31', 6)).toBe('2027-02-28');
  expect(addMonths('2026-12-15', 1)).toBe('2027-01-15');
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 120 }), (from, months) => {
      const to = addMonths(from, months);
      const month = (one: string) => Number(one.slice(0, 4)) * 12 + Number(one.slice(5, 7));
      expect(month(to) - month(from)).toBe(months);
      expect(to.slice(8) <= from.slice(8)).toBe(true);
      expect(addDays(to, 0)).toBe(to);
    }),
  );
});

test('CER-01 a certificate holds up to its last day, may be renewed from its reminder on, and one that lasts never ends', () => {
  expect(validityOf('2026-01-01', { validMonths: null, remindDays: 30 })).toBeNull();
  fc.assert(
    fc.property(day, wish, fc.integer({ min: -400, max: 4_000 }), (issuedOn, asked, later) => {
      const validity = validityOf(issuedOn, asked);
      if (!validity) throw new Error('it has a last day');
      const { expiresOn, remindOn } = validity;
      expect(issuedOn <= remindOn && remindOn <= expiresOn).toBe(true);
      const today = addDays(issuedOn, later);
      const state = certificateState({ ...validity, isRenewed: false, today });
      expect(state === 'expired').toBe(today > expiresOn);
      expect(state === 'expiring').toBe(today >= remindOn && today <= expiresOn);
      expect(certificateState({ ...validity, isRenewed: true, today })).toBe('renewed');
      expect(certificateState({ expiresOn: null, remindOn: null, isRenewed: false, today })).toBe('valid');
    }),
  );
});

test('CER-01 a certificate is renewed once, in its time, by whoever is not blocked, and only where the training is offered', () => {
  const facts = fc.record({
    state: fc.constantFrom(...certificateStates),
    lasts: fc.boolean(),
    isReopened: fc.boolean(),
    isBlocked: fc.boolean(),
    isOffered: fc.boolean(),
  });
  fc.assert(
    fc.property(facts, (f) => {
      const isInTime = f.state === 'expiring' || f.state === 'expired';
      expect(judgeRenewal(f) === undefined).toBe(isInTime && !f.lasts && !f.isReopened && !f.isBlocked && f.isOffered);
    }),
  );
  const open = { state: 'expiring', lasts: false, isReopened: false, isBlocked: false, isOffered: true } as const;
  expect(judgeRenewal({ ...open, state: 'valid' })).toBe('renewal_too_early');
  expect(judgeRenewal({ ...open, state: 'renewed' })).toBe('certificate_renewed');
  expect(judgeRenewal({ ...open, lasts: true })).toBe('certificate_lasts');
  expect(judgeRenewal({ ...open, isReopened: true })).toBe('renewal_under_way');
  expect(judgeRenewal({ ...open, isBlocked: true })).toBe('blocked_in_training');
  expect(judgeRenewal({ ...open, isOffered: false })).toBe('training_retired');
});
