import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ageOn } from '../kernel/index.ts';
import { adultAge, judgeRegistration, registrationSteps, type RegistrationFacts } from './index.ts';

const good: RegistrationFacts = {
  campaign: { isPublished: true, beginsOn: '2026-11-01', endsOn: '2027-01-15', countries: ['BR', 'CL'], termsVersion: 2 },
  today: '2026-11-21',
  member: { status: 'approved', isVerified: true, country: 'BR', birthday: '1996-04-18' },
  termsVersion: 2,
  agency: { brandIds: ['aurora', 'lumina'] },
  brandIds: ['aurora'],
  chains: [{ isKnown: true, stores: [{ isParticipating: true, isOfChain: true }] }],
};
const refusalOf = (given: Partial<RegistrationFacts>) => {
  const verdict = judgeRegistration({ ...good, ...given });
  return verdict.ok ? undefined : verdict.refusal;
};

test('CMP-02 somebody of age with an agency, its brand, a store and the terms takes part', () => {
  expect(judgeRegistration(good)).toEqual({ ok: true });
});

test('CMP-02 eighteen is counted on the day itself; who was born on 29 February turns on 1 March', () => {
  expect(ageOn('2008-11-21', '2026-11-21')).toBe(adultAge);
  expect(ageOn('2008-11-22', '2026-11-21')).toBe(adultAge - 1);
  expect([ageOn('2008-02-29', '2026-02-28'), ageOn('2008-02-29', '2026-03-01')]).toEqual([adultAge - 1, adultAge]);
  const day = fc
    .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 90 }), (birthday, years) => {
      const reached = `${String(Number(birthday.slice(0, 4)) + years).padStart(4, '0')}${birthday.slice(4)}`;
      expect(ageOn(birthday, reached)).toBe(years);
    }),
  );
});

test('CMP-02 each thing that is missing has its refusal', () => {
  const member = good.member;
  const chain = { isKnown: true, stores: [] };
  expect(refusalOf({ member: { ...member, birthday: null } })).toBe('birthday_missing');
  expect(refusalOf({ member: { ...member, birthday: '2008-11-22' } })).toBe('under_age');
  expect(refusalOf({ member: { ...member, birthday: '2008-11-21' } })).toBeUndefined();
  expect(refusalOf({ termsVersion: null })).toBe('terms_required');
  expect(refusalOf({ termsVersion: 1 })).toBe('terms_changed');
  expect(refusalOf({ agency: null })).toBe('agency_required');
  expect(refusalOf({ agency: undefined })).toBe('agency_unknown');
  expect(refusalOf({ brandIds: [] })).toBe('brand_required');
  expect(refusalOf({ brandIds: ['aurora', 'terra'] })).toBe('brand_unknown');
  expect(refusalOf({ chains: [] })).toBe('retailer_required');
  expect(refusalOf({ chains: [...good.chains, chain] })).toBe('store_required');
  expect(refusalOf({ chains: [{ ...chain, isKnown: false }] })).toBe('retailer_unknown');
  expect(refusalOf({ chains: [{ ...chain, stores: [undefined] }] })).toBe('store_unknown');
  expect(refusalOf({ chains: [{ ...chain, stores: [{ isParticipating: true, isOfChain: false }] }] })).toBe('store_of_other_chain');
});

test('CMP-07 a store that does not take part, CMP-09 a blocked member, CMP-03 another country, a campaign that is over', () => {
  expect(refusalOf({ chains: [{ isKnown: true, stores: [{ isParticipating: false, isOfChain: true }] }] })).toBe('store_not_participating');
  expect(refusalOf({ member: { ...good.member, status: 'blocked' } })).toBe('member_blocked');
  expect(refusalOf({ member: { ...good.member, status: 'awaiting_approval' } })).toBe('member_not_approved');
  expect(refusalOf({ member: { ...good.member, isVerified: false } })).toBe('member_not_verified');
  expect(refusalOf({ member: { ...good.member, country: 'MX' } })).toBe('country_not_in_campaign');
  expect(refusalOf({ today: '2027-01-15' })).toBeUndefined();
  expect(refusalOf({ today: '2027-01-16' })).toBe('campaign_closed');
  expect(refusalOf({ today: '2026-10-01' })).toBeUndefined();
  expect(refusalOf({ campaign: { ...good.campaign, isPublished: false } })).toBe('campaign_closed');
});

test('CMP-02 whatever is wrong, the refusal is the first step’s, and every wrong step is named', () => {
  const store = fc.option(fc.record({ isParticipating: fc.boolean(), isOfChain: fc.boolean() }), { nil: undefined });
  const facts = fc.record({
    campaign: fc.constant(good.campaign),
    today: fc.constantFrom('2026-11-21', '2027-02-01'),
    member: fc.record({
      status: fc.constantFrom('approved', 'blocked', 'awaiting_approval'),
      isVerified: fc.boolean(),
      country: fc.constantFrom('BR', 'MX'),
      birthday: fc.constantFrom('1990-01-01', '2015-01-01', null),
    }),
    termsVersion: fc.constantFrom(1, 2, null),
    agency: fc.constantFrom({ brandIds: ['aurora'] }, null, undefined),
    brandIds: fc.subarray(['aurora', 'terra']),
    chains: fc.array(fc.record({ isKnown: fc.boolean(), stores: fc.array(store, { maxLength: 3 }) }), { maxLength: 3 }),
  });
  fc.assert(
    fc.property(facts, (given) => {
      const verdict = judgeRegistration(given);
      if (verdict.ok) return;
      const [first] = registrationSteps.filter((step) => verdict.steps[step] !== undefined);
      expect(first && verdict.steps[first]).toBe(verdict.refusal);
      expect(Object.values(verdict.fields)).toContain(verdict.refusal);
    }),
  );
});

test('CMP-02 what is wrong is told at its field, and each step says what it lacks', () => {
  const wrongOf = (given: Partial<RegistrationFacts>) => {
    const verdict = judgeRegistration({ ...good, ...given });
    return verdict.ok ? {} : { fields: verdict.fields, steps: verdict.steps };
  };
  const store = { isParticipating: true, isOfChain: true };
  expect(wrongOf({ termsVersion: null, agency: null, chains: [] })).toEqual({
    fields: { termsVersion: 'terms_required', agencyId: 'agency_required', chains: 'retailer_required' },
    steps: { terms: 'terms_required', agency: 'agency_required', stores: 'retailer_required' },
  });
  expect(wrongOf({ brandIds: [] })).toEqual({ fields: { brandIds: 'brand_required' }, steps: { brands: 'brand_required' } });
  expect(wrongOf({ brandIds: ['aurora', 'terra'] })).toEqual({
    fields: { 'brandIds.1': 'brand_unknown' },
    steps: { brands: 'brand_unknown' },
  });
  expect(
    wrongOf({
      chains: [
        { isKnown: true, stores: [store, { ...store, isParticipating: false }] },
        { isKnown: true, stores: [] },
        { isKnown: false, stores: [store] },
      ],
    }),
  ).toEqual({
    fields: {
      'chains.0.storeIds.1': 'store_not_participating',
      'chains.1.storeIds': 'store_required',
      'chains.2.retailerId': 'retailer_unknown',
    },
    steps: { stores: 'store_not_participating' },
  });
});
