/** What others try, each against ours and against a client that leaves one of the bindings out: where that one does not fall, the test proves nothing. */
import * as wire from '@vitrine/contract/identity';
import type { OutsideReturn } from '@vitrine/contract/identity';
import { expect } from 'vitest';
import type { House } from '../../../testing.ts';
import type { BuiltPerson } from '../testing.ts';
import {
  aBrowser,
  aSiteOutside,
  clientSecret,
  comeBack,
  linkTo,
  outsideTest as test,
  refusalOf,
  returnAddress,
  type Peer,
} from './testing.ts';

/** A log-in of the kind that tutorials show: no state of this browser, no nonce, no PKCE. It tells who it let in. */
function aNaiveLogIn(peer: Peer, { host, siteId }: Pick<BuiltPerson, 'host' | 'siteId'>) {
  const clientId = `google-of-${siteId}`;
  const redirect_uri = returnAddress(host, 'google');
  const begun = new Set<string>();
  return {
    begin: (): string => {
      const state = `in.naive${begun.size}`;
      begun.add(state);
      const asked = { client_id: clientId, redirect_uri, response_type: 'code', scope: 'openid email', state };
      return `${peer.issuerAt('google')}/auth?${new URLSearchParams(asked).toString()}`;
    },
    /** Whoever comes with a state that it gave to anybody is let in. */
    finish: async ({ code = '', state }: OutsideReturn): Promise<string | undefined> => {
      if (!begun.has(state)) return undefined;
      const body = { grant_type: 'authorization_code', code, redirect_uri, client_id: clientId, client_secret: clientSecret };
      const answered = await fetch(`${peer.issuerAt('google')}/token`, { method: 'POST', body: new URLSearchParams(body) });
      const told: { id_token?: string } = await answered.json();
      const claims: { sub?: string } = JSON.parse(Buffer.from(told.id_token?.split('.')[1] ?? '', 'base64url').toString() || '{}');
      return claims.sub;
    },
  };
}

/** A site with a victim and an attacker, both with a Google account of their own. */
async function aScene(house: House, peer: Peer) {
  const { person: victim, admin: attacker } = await aSiteOutside(house, peer);
  const logins = { victim: `vitima-${victim.personId}`, attacker: `atacante-${victim.personId}` };
  await linkTo(house, victim, { provider: 'google', login: logins.victim });
  await linkTo(house, attacker, { provider: 'google', login: logins.attacker });
  return { victim, attacker, logins, browserOf: (person: BuiltPerson) => aBrowser(house, person) };
}

test('LOG-04 nobody is logged in by an address that somebody else began', async ({ house, peer }) => {
  const { victim, attacker, logins, browserOf } = await aScene(house, peer);
  const theirs = browserOf(attacker);
  const lure = await comeBack((await theirs.begin('google')).body.url, { login: logins.attacker });
  expect(await refusalOf(browserOf(victim).finish(lure))).toBe('log_in_over');
  const onTheWay = browserOf(victim);
  await onTheWay.begin('google');
  expect(await refusalOf(onTheWay.finish(lure))).toBe('log_in_over');
  // Nor did the victim end it for the attacker, who may still come in as themselves.
  expect((await theirs.finish(lure)).status).toBe(200);

  const naive = aNaiveLogIn(peer, victim);
  const naiveLure = await comeBack(naive.begin(), { login: logins.attacker });
  expect(await naive.finish(naiveLure)).toBe(logins.attacker);
});

test('LOG-04 a stolen code is worth nothing in another browser', async ({ house, peer }) => {
  const { victim, attacker, logins, browserOf } = await aScene(house, peer);
  const stolen = await comeBack((await browserOf(victim).begin('google')).body.url, { login: logins.victim });
  const theirs = browserOf(attacker);
  const own = await comeBack((await theirs.begin('google')).body.url, { login: logins.attacker });
  const { code } = stolen;
  if (!code) throw new Error('no code');
  expect(await refusalOf(theirs.finish({ ...own, code }))).toBe('google_failed');

  const naive = aNaiveLogIn(peer, victim);
  const naiveStolen = await comeBack(naive.begin(), { login: logins.victim });
  const naiveOwn = await comeBack(naive.begin(), { login: logins.attacker });
  expect(await naive.finish({ ...naiveOwn, ...(naiveStolen.code ? { code: naiveStolen.code } : {}) })).toBe(logins.victim);
});

test('LOG-04 what was used is over, and so is what is ten minutes old, of another provider, site or purpose', async ({ house, peer }) => {
  const { victim, attacker, logins, browserOf } = await aScene(house, peer);
  const { person: stranger } = await aSiteOutside(house, peer);
  const browser = browserOf(victim);
  const go = async () => comeBack((await browser.begin('google')).body.url, { login: logins.victim });
  const back = await go();
  expect((await browser.finish(back)).status).toBe(200);
  expect(await refusalOf(browser.finish(back))).toBe('log_in_over');

  const next = await go();
  expect(await refusalOf(browser.finish({ ...next, provider: 'azure' }))).toBe('log_in_over');
  expect(await refusalOf(browser.finish({ ...next, state: `${next.state.slice(0, -1)}${next.state.endsWith('A') ? 'B' : 'A'}` }))).toBe(
    'log_in_over',
  );
  expect((await browser.finishLink(attacker, next)).body.refusal).toBe('log_in_over');
  const elsewhere = {
    host: stranger.host,
    cookie: browser.cookie(),
    authorization: `Basic ${btoa(`web-${stranger.siteId}:public-secret`)}`,
  };
  const foreign = await house.call(null, wire.finishOutsideLogIn, { body: next }, elsewhere);
  expect(foreign.body).toMatchObject({ error_description: 'log_in_over' });
  house.clock.shift(10 * 60_000 + 1);
  expect(await refusalOf(browser.finish(next))).toBe('log_in_over');
});

test('LOG-04 the answer of another provider is not taken for this one’s, and its code is sent nowhere', async ({ house, peer }) => {
  const { victim, logins, browserOf } = await aScene(house, peer);
  const browser = browserOf(victim);
  const back = await comeBack((await browser.begin('google')).body.url, { login: logins.victim });
  peer.state.asked.length = 0;
  expect(await refusalOf(browser.finish({ ...back, iss: 'https://evil.example' }))).toBe('google_failed');
  const { iss: _left, ...bare } = await comeBack((await browser.begin('google')).body.url, { login: logins.victim });
  expect(await refusalOf(browser.finish(bare))).toBe('google_failed');
  expect(peer.state.asked.filter((at) => at === 'token')).toEqual([]);

  const naive = aNaiveLogIn(peer, victim);
  const naiveBack = await comeBack(naive.begin(), { login: logins.victim });
  expect(await naive.finish({ ...naiveBack, iss: 'https://evil.example' })).toBe(logins.victim);
  expect(peer.state.asked.filter((at) => at === 'token')).toHaveLength(1);
});

const seconds = () => Math.floor(Date.now() / 1_000);
const forgeries: [string, NonNullable<Peer['state']['alter']>][] = [
  ['signed by another key', (token) => ({ ...token, isForged: true })],
  ['not signed at all', ({ header, claims }) => ({ header: { ...header, alg: 'none' }, claims })],
  ['for another client', ({ header, claims }) => ({ header, claims: { ...claims, aud: 'somebody-else' } })],
  ['of another issuer', ({ header, claims }) => ({ header, claims: { ...claims, iss: 'https://evil.example' } })],
  ['that is over', ({ header, claims }) => ({ header, claims: { ...claims, iat: seconds() - 7_200, exp: seconds() - 3_600 } })],
  ['of another log-in', ({ header, claims }) => ({ header, claims: { ...claims, nonce: 'of-another' } })],
  ['without a nonce', ({ header, claims: { nonce: _none, ...claims } }) => ({ header, claims })],
  ['without a subject', ({ header, claims: { sub: _none, ...claims } }) => ({ header, claims })],
];

test.for(forgeries)('LOG-04 a token %s opens nothing', async ([, alter], { house, peer }) => {
  const { victim, logins, browserOf } = await aScene(house, peer);
  const come = async () => {
    const browser = browserOf(victim);
    return browser.finish(await comeBack((await browser.begin('google')).body.url, { login: logins.victim }));
  };
  peer.state.alter = alter;
  expect(await refusalOf(come())).toBe('google_failed');
  peer.state.alter = (token) => token; // signed anew and otherwise as it was, it opens
  expect((await come()).status).toBe(200);
  peer.state.alter = undefined;
});

const faults: [string, { status?: number; isBroken?: boolean; isSilent?: boolean }][] = [
  ['answers 500', { status: 500 }],
  ['answers 503', { status: 503 }],
  ['breaks the line', { isBroken: true }],
  ['says nothing', { isSilent: true }],
];

test.for(faults)(
  'LOG-04 a provider that %s is told as away, on the way there and on the way back, and afterwards all is well',
  async ([, fault], { house, peer }) => {
    const { victim, logins, browserOf } = await aScene(house, peer);
    const { person: elsewhere } = await aSiteOutside(house, peer); // nothing is known of its provider yet
    const browser = browserOf(victim);
    const back = await comeBack((await browser.begin('google')).body.url, { login: logins.victim });
    peer.state.fault = () => fault;
    const [begun, returned] = await Promise.all([browserOf(elsewhere).begin('google'), refusalOf(browser.finish(back))]);
    peer.state.fault = undefined;
    expect([begun.status, begun.body.refusal, returned]).toEqual([409, 'provider_away', 'provider_away']);
    expect((await browserOf(elsewhere).begin('google')).status).toBe(200);
    const again = await comeBack((await browser.begin('google')).body.url, { login: logins.victim });
    expect((await browser.finish(again)).status).toBe(200);
  },
);

test('LOG-04 a provider is asked who it is once an hour, by however many', async ({ house, peer }) => {
  const { person } = await aSiteOutside(house, peer);
  const asked = () => peer.state.asked.filter((at) => at === 'discovery').length;
  const before = asked();
  await Promise.all([1, 2, 3].map(() => aBrowser(house, person).begin('google')));
  expect(asked() - before).toBe(1);
  house.clock.shift(3_600_001);
  await aBrowser(house, person).begin('google');
  expect(asked() - before).toBe(2);
});
