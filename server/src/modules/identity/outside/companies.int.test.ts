import * as wire from '@vitrine/contract/identity';
import { afterEach, expect, vi } from 'vitest';
import type { House } from '../../../testing.ts';
import { aBrowser, aSiteOutside, comeBack, companies, outsideTest as test, refusalOf, type Peer } from './testing.ts';

const microsoft = 'https://login.microsoftonline.com';
const third = '33333333-3333-4333-8333-333333333333';
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Microsoft’s directory of directories, as it is documented: its issuer is a template, and the token names the company. */
function organizations(house: House, peer: Peer) {
  const { settings } = house.platform;
  const before = settings.AZURE_AUTHORITY;
  settings.AZURE_AUTHORITY = microsoft;
  const real = globalThis.fetch;
  const ours = peer.issuerAt(`azure/${companies.ours}/v2.0`);
  const metadata = {
    issuer: `${microsoft}/{tenantid}/v2.0`,
    authorization_endpoint: `${microsoft}/organizations/oauth2/v2.0/authorize`,
    token_endpoint: `${microsoft}/organizations/oauth2/v2.0/token`,
    jwks_uri: `${microsoft}/organizations/discovery/v2.0/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['pairwise'],
    id_token_signing_alg_values_supported: ['RS256'],
  };
  const addresses: Record<string, string> = {
    [metadata.token_endpoint]: `${ours}/token`,
    [metadata.jwks_uri]: `${ours}/jwks`,
  };
  vi.stubGlobal('fetch', async (asked: string | URL, init?: RequestInit) => {
    const url = String(asked);
    if (url === `${microsoft}/organizations/v2.0/.well-known/openid-configuration`) return Response.json(metadata);
    return real(addresses[url] ?? url, init);
  });
  return {
    /** The person’s way, at Microsoft; it sends no `iss` back. */
    visit: async (url: string, login: string) => {
      const { iss: _none, ...back } = await comeBack(url.replace(metadata.authorization_endpoint, `${ours}/auth`), { login });
      return back;
    },
    close: () => {
      settings.AZURE_AUTHORITY = before;
      peer.state.alter = undefined;
    },
  };
}

test('LOG-04 with several companies the signed token says which it was, and it has to be one that is named', async ({ house, peer }) => {
  const { person, admin } = await aSiteOutside(house, peer, { tenants: [companies.ours, third] });
  const entra = organizations(house, peer);
  const checked = await house.call(admin, wire.checkLogInProvider, { params: { provider: 'azure' } });
  expect(checked.body).toEqual({ issuer: `${microsoft}/{tenantid}/v2.0`, authorizationHost: 'login.microsoftonline.com' });
  const comeAs = async (tid: string, iss = `${microsoft}/${tid}/v2.0`) => {
    peer.state.alter = ({ header, claims }) => ({ header, claims: { ...claims, tid, iss } });
    const browser = aBrowser(house, person);
    return refusalOf(browser.finish(await entra.visit((await browser.begin('azure')).body.url, 'ana@empresa.example')));
  };
  // Named companies get as far as the question whose account it is.
  expect(await comeAs(companies.ours)).toBe('no_profile');
  expect(await comeAs(third)).toBe('no_profile');
  expect(await comeAs(companies.other)).toBe('company_not_allowed');
  expect(await comeAs(third, `${microsoft}/${companies.other}/v2.0`)).toBe('azure_failed');
  entra.close();
});

test('LOG-04 a template is believed of Microsoft’s own directory alone', async ({ house, peer }) => {
  const { person, admin } = await aSiteOutside(house, peer, { tenants: [companies.ours, third] });
  const answered = await aBrowser(house, person).begin('azure');
  expect([answered.status, answered.body.refusal]).toEqual([409, 'provider_unknown']);
  const checked = await house.call(admin, wire.checkLogInProvider, { params: { provider: 'azure' } });
  expect(checked.body.refusal).toBe('provider_unknown');
});
