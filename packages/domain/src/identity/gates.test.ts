import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gateEditions, gates, gatesBefore, gatesToPass, textOfGate } from './index.ts';

const edition = fc.integer({ min: 0, max: 2 });
const facts = fc.record({
  mustChangePassword: fc.boolean(),
  mustSetUpSecondStep: fc.boolean(),
  passed: fc.record({ terms: edition, cookies: edition, select_profile: edition, onboarding: edition }),
  unread: fc.subarray(['terms_and_conditions', 'cookies_policy'] as const),
  hasSeveralProfiles: fc.boolean(),
  lacksAnswers: fc.boolean(),
  hasMandatorySurveys: fc.boolean(),
  hasRequiredTraining: fc.boolean(),
});
const everything = {
  passed: { ...gateEditions },
  unread: [],
  mustChangePassword: false,
  mustSetUpSecondStep: false,
  hasSeveralProfiles: false,
  lacksAnswers: false,
  hasMandatorySurveys: false,
  hasRequiredTraining: false,
};

test('SES-17 SES-18 SES-19 LOG-17 gates stand in one order, whatever is missing', () => {
  fc.assert(
    fc.property(facts, (one) => {
      const status = gatesBefore(one);
      expect(status).toEqual(gates.filter((gate) => status.includes(gate)));
      if (one.mustChangePassword) expect(status[0]).toBe('change_password');
      else if (one.mustSetUpSecondStep) expect(status[0]).toBe('second_step');
    }),
  );
});

test('SES-18 whoever passed an older edition, or not yet what the client wrote since, is asked again; whoever passed both is not', () => {
  fc.assert(
    fc.property(facts, (one) => {
      for (const gate of ['terms', 'cookies', 'onboarding'] as const) {
        const isUnread = one.unread.some((page) => page === textOfGate(gate));
        expect(gatesBefore(one).includes(gate)).toBe(one.passed[gate] < gateEditions[gate] || isUnread);
      }
    }),
  );
});

test('LOG-17 nothing stands before somebody who did everything', () => {
  expect(gatesBefore(everything)).toEqual([]);
  expect(gatesBefore({ ...everything, hasMandatorySurveys: true })).toEqual(['mandatory_surveys']);
  expect(gatesBefore({ ...everything, lacksAnswers: true, hasMandatorySurveys: true })).toEqual(['complete_register', 'mandatory_surveys']);
});

test('SES-19 a required training is put off where its banner may be closed, and nothing else ever is', () => {
  fc.assert(
    fc.property(facts, (one) => {
      const status = gatesBefore(one);
      expect(gatesToPass(status, { mayCloseTrainingBanner: false })).toEqual(status);
      expect(gatesToPass(status, { mayCloseTrainingBanner: true })).toEqual(gatesBefore({ ...one, hasRequiredTraining: false }));
    }),
  );
});

test('LOG-11 whoever has several profiles is asked once which one to go on with, before anything that belongs to one of them', () => {
  const several = { ...everything, hasSeveralProfiles: true };
  expect(gatesBefore(several)).toEqual([]);
  const never = { ...several, passed: { ...gateEditions, select_profile: 0 }, lacksAnswers: true };
  expect(gatesBefore(never)).toEqual(['select_profile', 'complete_register']);
  expect(gatesBefore({ ...never, hasSeveralProfiles: false })).toEqual(['complete_register']);
});
