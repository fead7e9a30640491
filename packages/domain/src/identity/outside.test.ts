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

test('LOG-04 what a provider says without a code is told as what it was: called off, away, or failed', () => {
  const said = (error: string | undefined, code?: string) => judgeReturn('google', { error, code });
  for (const error of ['access_denied', 'interaction_required', 'login_required'])
    expect(said(error, 'c')).toEqual({ ok: false, refusal: 'log_in_cancelled' });
  for (const error of ['temporarily_unavailable', 'server_error'])
    expect(said(error, 'c')).toEqual({ ok: false, refusal: 'provider_away' });
  expect(said('invalid_scope', 'c')).toEqual({ ok: false, refusal: 'google_failed' });
  for (const code of [undefined, '']) expect(said(undefined, code)).toEqual({ ok: false, refusal: 'google_failed' });
  expect(judgeReturn('azure', { error: undefined, code: undefined })).toEqual({ ok: false, refusal: 'azure_failed' });
  expect(said(undefined, 'c')).toEqual({ ok: true, code: 'c' });
});

test('LOG-04 LOG-13 an account from outside that is kept out hears why', () => {
  const fine = { isLinked: true, status: 'approved' as const, hasClient: true, isClosed: false, isStaff: false };
  const why = (more: Partial<Parameters<typeof judgeOutsideLogIn>[0]>) => judgeOutsideLogIn({ ...fine, ...more });
  expect(why({})).toEqual({ ok: true });
  expect(why({ isLinked: false })).toEqual({ ok: false, refusal: 'no_profile' });
  expect(why({ status: 'blocked' })).toEqual({ ok: false, refusal: 'person_blocked' });
  expect(why({ status: 'awaiting_approval' })).toEqual({ ok: false, refusal: 'awaiting_approval' });
  expect(why({ hasClient: false })).toEqual({ ok: false, refusal: 'no_client' });
  expect(why({ isClosed: true })).toEqual({ ok: false, refusal: 'under_maintenance' });
  expect(why({ isClosed: true, isStaff: true })).toEqual({ ok: true });
});

test('LOG-04 a company is one by its whole id, and in where the site names it', () => {
  const tenant = '01900000-0000-7000-8000-0000000000ba';
  expect(isAzureTenant(tenant)).toBe(true);
  for (const none of [`x${tenant}`, `${tenant}x`, 'contoso.com', '']) expect(isAzureTenant(none)).toBe(false);
  expect(judgeCompany({ tenant, allowed: [tenant] })).toEqual({ ok: true });
  for (const one of [
    { tenant: undefined, allowed: [tenant] },
    { tenant, allowed: [] },
  ])
    expect(judgeCompany(one)).toEqual({ ok: false, refusal: 'company_not_allowed' });
});
