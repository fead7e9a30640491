/** Google and Microsoft on this machine, and a browser that goes there and back. */
import * as wire from '@vitrine/contract/identity';
import type { OutsideReturn } from '@vitrine/contract/identity';
import type { LogInProvider } from '@vitrine/domain/identity';
import { openPeer } from '../../../platform/testing/openid-peer.mjs';
import { test, type House } from '../../../testing.ts';
import { aClient, aSite } from '../../tenancy/testing.ts';
import { aPerson, basicOf, testPassword, type BuiltPerson } from '../testing.ts';

export const companies = { ours: '11111111-1111-4111-8111-111111111111', other: '22222222-2222-4222-8222-222222222222' } as const;
const azurePath = (tenant: string) => `azure/${tenant}/v2.0`;
export const clientSecret = 'a-secret-of-this-site';
export type Peer = Awaited<ReturnType<typeof openPeer>>;

/** Opens both and lets the server know them; `close` gives it back its settings. */
export async function aPeer(house: House): Promise<Peer> {
  const peer = await openPeer({
    paths: ['google', azurePath(companies.ours), azurePath(companies.other)],
    claimsOf: (login, path) => (path === 'google' ? {} : { tid: login.includes('guest') ? companies.other : path.split('/')[1] }),
  });
  const { settings } = house.platform;
  const { GOOGLE_ISSUER, AZURE_AUTHORITY } = settings;
  Object.assign(settings, { GOOGLE_ISSUER: peer.issuerAt('google'), AZURE_AUTHORITY: `${peer.origin}/azure` });
  const close = async () => {
    Object.assign(settings, { GOOGLE_ISSUER, AZURE_AUTHORITY });
    return peer.close();
  };
  return { ...peer, close };
}

export const returnAddress = (host: string, provider: LogInProvider) => `http://${host}:3000/login-return/${provider}`;

/** A person whose site offers both, and its administrator. */
export async function aSiteOutside(house: House, peer: Peer, { tenants = [companies.ours] }: { tenants?: string[] } = {}) {
  const { siteId } = await aSite(house.platform, { configuration: { social_auth: ['google'], show_azure_login_btn: true } });
  const { tenantId } = await aClient(house.platform, { siteId });
  const admin = await aPerson(house.platform, { tenantId, roles: ['superuser'], fullName: 'Zuleica Admin' });
  for (const provider of ['google', 'azure'] as const) {
    const clientId = `${provider}-of-${admin.siteId}`;
    peer.register({ client_id: clientId, client_secret: clientSecret, redirect_uris: [returnAddress(admin.host, provider)] });
    const settings = { clientId, secret: clientSecret, tenants: provider === 'azure' ? tenants : [] };
    const saved = await house.call(admin, wire.saveLogInProvider, { params: { provider }, body: { version: 0, settings } });
    if (saved.status !== 200) throw new Error(`a provider was not saved: ${JSON.stringify(saved.body)}`);
  }
  const person = await aPerson(house.platform, { tenantId, fullName: 'Marina Lopes' });
  return { admin, person };
}

/** One browser of one person: it keeps the cookie of the site, and has none of the provider's from before. */
export function aBrowser(house: House, { host, siteId, personId }: Pick<BuiltPerson, 'host' | 'siteId' | 'personId'>) {
  let cookie = '';
  const basic = basicOf({ host, siteId, personId });
  const headers = () => ({ ...basic, ...(cookie ? { cookie } : {}) });
  const keep = (told: Record<string, unknown>) => {
    const line = told['set-cookie'];
    if (typeof line === 'string') cookie = line.replace(/;.*$/, '');
  };
  return {
    cookie: () => cookie,
    begin: async (provider: LogInProvider) => {
      const answered = await house.call(null, wire.beginOutsideLogIn, { params: { provider } }, headers());
      keep(answered.headers);
      return answered;
    },
    finish: (back: OutsideReturn) => house.call(null, wire.finishOutsideLogIn, { body: back }, headers()),
    beginLink: async (person: BuiltPerson, provider: LogInProvider, password = testPassword) => {
      const answered = await house.call(
        person,
        wire.beginOutsideLink,
        { params: { provider }, body: { password } },
        cookie ? { cookie } : {},
      );
      keep(answered.headers);
      return answered;
    },
    finishLink: (person: BuiltPerson, back: OutsideReturn) =>
      house.call(person, wire.finishOutsideLink, { body: back }, cookie ? { cookie } : {}),
  };
}

/** Why an address that gives tokens refused (RFC 6749 §5.2); undefined when it gave them. */
export async function refusalOf(answered: Promise<{ body: object }>): Promise<string | undefined> {
  const { body } = await answered;
  return 'error_description' in body ? String(body.error_description) : undefined;
}
export type Browser = ReturnType<typeof aBrowser>;

/** Goes to the provider as a browser does, over its redirects and its form, until it is sent back to us; hands back where to. */
export async function comeBack(url: string, visit: { login: string } | { cancel: true }): Promise<OutsideReturn> {
  const jar = new Map<string, string>();
  let next: { url: string; body?: URLSearchParams } = { url };
  for (let step = 0; step < 12; step += 1) {
    const answered = await fetch(next.url, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(next.body ? { method: 'POST', body: next.body } : {}),
    });
    for (const line of answered.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    const location = answered.headers.get('location');
    const text = await answered.text();
    if (location === null) {
      if (answered.status !== 200) throw new Error(`the provider answered ${answered.status}: ${text.slice(0, 500)}`);
      next = { url: next.url, body: new URLSearchParams('cancel' in visit ? { cancel: '1' } : visit) };
      continue;
    }
    const to = new URL(location, next.url);
    const [, provider] = /^\/login-return\/(google|azure)$/.exec(to.pathname) ?? [];
    if (provider === 'google' || provider === 'azure') return returned(provider, to.searchParams);
    next = { url: to.href };
  }
  throw new Error('the provider sends people round and round');
}

function returned(provider: LogInProvider, told: URLSearchParams): OutsideReturn {
  const take = (name: 'code' | 'iss' | 'error') => {
    const value = told.get(name);
    return value === null ? {} : { [name]: value };
  };
  return { provider, state: told.get('state') ?? '', ...take('code'), ...take('iss'), ...take('error') };
}

/** There and back by one browser. */
export async function comeInBy(browser: Browser, provider: LogInProvider, login: string) {
  const begun = await browser.begin(provider);
  return browser.finish(await comeBack(begun.body.url, { login }));
}

/** Links this account to the person, as they do it in their profile. */
export async function linkTo(house: House, person: BuiltPerson, { provider, login }: { provider: LogInProvider; login: string }) {
  const browser = aBrowser(house, person);
  const begun = await browser.beginLink(person, provider);
  if (begun.status !== 200) throw new Error(`no link was begun: ${JSON.stringify(begun.body)}`);
  return browser.finishLink(person, await comeBack(begun.body.url, { login }));
}

/** Tests with both providers, opened once a file. */
export const outsideTest = test.extend<{ peer: Peer }>({
  peer: [
    async ({ house }, use) => {
      const peer = await aPeer(house);
      await use(peer);
      await peer.close();
    },
    { scope: 'file' },
  ],
});
