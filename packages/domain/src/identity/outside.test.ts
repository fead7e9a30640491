import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isAzureTenant,
  judgeCompany,
  judgeOutsideLogIn,
  judgeReturn,
  outsidePurposes,
  personStatuses,
  purposeIn,
  stateOf,
} from './index.ts';

const outside = fc.record({
  isLinked: fc.boolean(),
  status: fc.constantFrom(...personStatuses),
  hasClient: fc.boolean(),
  isClosed: fc.boolean(),
  isStaff: fc.boolean(),
});

test('LOG-04 LOG-03 nobody comes in by an account that is not linked, and under maintenance only staff', () => {
  fc.assert(
    fc.property(outside, (facts) => {
      const verdict = judgeOutsideLogIn(facts);
      const isOpen = !facts.isClosed || facts.isStaff;
      expect(verdict.ok).toBe(facts.isLinked && facts.status === 'approved' && facts.hasClient && isOpen);
      expect(verdict.ok ? '' : verdict.refusal === 'no_profile').toBe(verdict.ok ? '' : !facts.isLinked);
    }),
  );
});

test('LOG-04 only a company that is named comes in', () => {
  const id = fc.uuid();
  fc.assert(
    fc.property(fc.array(id), fc.option(id, { nil: undefined }), (allowed, tenant) => {
      expect(judgeCompany({ tenant, allowed }).ok).toBe(tenant !== undefined && allowed.includes(tenant));
    }),
  );
  fc.assert(fc.property(id, (one) => isAzureTenant(one)));
  for (const wild of ['', 'common', 'organizations', 'contoso.onmicrosoft.com', '{tenantid}', '../x'])
    expect(isAzureTenant(wild)).toBe(false);
});

test('LOG-04 the way back says what it is for, and no chance makes it another', () => {
  fc.assert(
    fc.property(fc.constantFrom(...outsidePurposes), fc.string(), (purpose, chance) => purposeIn(stateOf(purpose, chance)) === purpose),
  );
});

test('LOG-04 what the provider says on the way back is told in its own words', () => {
  const back = (error: string | undefined, code?: string) => judgeReturn('google', { error, code });
  expect(back(undefined, 'c')).toEqual({ ok: true, code: 'c' });
  expect(back('access_denied', 'c')).toEqual({ ok: false, refusal: 'log_in_cancelled' });
  expect(back('temporarily_unavailable')).toEqual({ ok: false, refusal: 'provider_away' });
  expect(back('invalid_scope')).toEqual({ ok: false, refusal: 'google_failed' });
  expect(judgeReturn('azure', { error: undefined, code: '' })).toEqual({ ok: false, refusal: 'azure_failed' });
});
