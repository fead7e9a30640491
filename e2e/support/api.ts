/** Prepares what a journey starts from, over HTTP and by the contract, as somebody who may. */
import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { addressOf, type Answer, type Ask, type Endpoint } from '@vitrine/contract/kernel';
import { Site } from '@vitrine/contract/tenancy';
import { reloadUserTokens, Tokens } from '@vitrine/contract/identity';
import { z } from 'zod';

export const demoPassword = process.env['DEMO_PASSWORD'] ?? 'vitrine-demo-2026';
export const port = Number(process.env['E2E_PORT'] ?? 3900);
export const origin = `http://localhost:${port}`;
/** The second site of the demo (decision D61). */
export const otherOrigin = `http://outra.localhost:${port}`;

/** Each worker speaks from a place of its own, so that no limit by address counts two of them together. */
const address = `10.${process.pid % 250}.${Math.floor(Math.random() * 250)}.7`;
const tokensOf = new Map<string, Tokens>();

/** Somebody who can log in: an account of the demo's first site by its user name, or a person, of the test's own or of the site `at`. */
export type Who = string | { userName: string; password: string; at?: string };
export const nameOf = (who: Who) => (typeof who === 'string' ? who : who.userName);
/** The site that this person belongs to. */
export const siteOf = (who: Who): string => (typeof who === 'string' ? origin : (who.at ?? origin));
export const passwordOf = (who: Who): string => (typeof who === 'string' ? demoPassword : who.password);

/** Calls an endpoint as this person, and answers what it answered. Anything but a success is a fault of the preparation. */
export async function callAs<E extends Endpoint>(who: Who, endpoint: E, ask?: Ask<E>): Promise<Answer<E>> {
  const sent = await send(who, endpoint, ask);
  const answered = sent.status === 401 ? await send(who, endpoint, ask, { isAnew: true }) : sent; // a token that ran out while the suite went on
  if (!answered.ok) throw new Error(`${nameOf(who)} ${endpoint.method} ${endpoint.path}: ${answered.status} ${await answered.text()}`);
  return endpoint.answer.parse(await answered.json()) as Answer<E>; // oxlint-disable-line typescript/no-unsafe-type-assertion -- just parsed by the endpoint's own schema
}

type Sent = { method?: string; headers?: Record<string, string>; body?: string | URLSearchParams };

/** As `fetch`, which knows no host below `localhost`: the server of these tests is here, whatever a site calls it. */
export function reach(url: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<Response> {
  const { host, hostname, port: at, pathname, search } = new URL(url);
  if (hostname === 'localhost') return fetch(url, { method, headers, ...(body === undefined ? {} : { body }) });
  const form = body instanceof URLSearchParams ? { 'content-type': 'application/x-www-form-urlencoded' } : undefined;
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port: at, path: pathname + search, method, headers: { ...form, ...headers, host } });
    asked.on('error', reject);
    asked.on('response', (answered) => {
      const status = answered.statusCode ?? 500;
      answered.toArray().then((parts) => resolve(new Response(parts.join(''), { status })), reject);
    });
    asked.end(body === undefined ? undefined : String(body));
  });
}

type Parts = { params?: object; query?: object; body?: unknown };

async function send(who: Who, endpoint: Endpoint, ask: object | undefined, { isAnew = false } = {}): Promise<Response> {
  const { params, query, body } = (ask ?? {}) as Parts; // oxlint-disable-line typescript/no-unsafe-type-assertion -- an Ask has these three parts
  const { access_token } = await tokens(who, { isAnew });
  return reach(siteOf(who) + addressOf(endpoint, params, query), {
    method: endpoint.method,
    headers: {
      authorization: `Bearer ${access_token}`,
      'x-forwarded-for': address,
      ...(endpoint.keyed ? { 'idempotency-key': randomUUID() } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function tokens(who: Who, { isAnew = false } = {}): Promise<Tokens> {
  const known = isAnew ? undefined : tokensOf.get(nameOf(who));
  // Accounts of the demo that belong to several clients prepare in the first one, wherever somebody went with them.
  const found = known ?? (await aSession(who, typeof who === 'string' ? { slug: 'aurora' } : {})).tokens;
  tokensOf.set(nameOf(who), found);
  return found;
}

const Begun = z.object({ tokens: Tokens, personId: z.string(), clientId: z.string(), languageId: z.int() });
export type BegunSession = z.infer<typeof Begun>;

/** A session as this person's log-in would begin it, without typing: in the client that they used last, or where they belong to it, in the one of this short name. */
export const aSession = async (who: Who, given: { slug?: string; device?: string } = {}): Promise<BegunSession> =>
  Begun.parse(await askControl(siteOf(who), 'session', { userName: nameOf(who), ...given }));

/** Asks the server for what only tests get of it (`server/src/journeys`); `by`: in whose client. */
export async function askControl(at: string, name: 'clock' | 'session' | 'person' | 'shop', body: object, by?: Who): Promise<unknown> {
  const ask = async ({ isAnew = false } = {}) =>
    reach(`${at}/api/test-control/${name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': address,
        ...(by === undefined ? {} : { authorization: `Bearer ${(await tokens(by, { isAnew })).access_token}` }),
      },
      body: JSON.stringify(body),
    });
  const first = await ask();
  const answered = first.status === 401 && by !== undefined ? await ask({ isAnew: true }) : first; // a token that ran out when the clock was moved
  if (!answered.ok) throw new Error(`test control, ${name}: ${answered.status} ${await answered.text()}`);
  return answered.json();
}

/** The same person's tokens in another client of theirs. */
export async function inClient({ refresh_token }: Tokens, clientId: string): Promise<Tokens> {
  const answered = await fetch(origin + reloadUserTokens.path, {
    method: 'POST',
    headers: { authorization: await clientAuthorization(), 'x-forwarded-for': address, 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token, id_client: clientId }),
  });
  if (!answered.ok) throw new Error(`client ${clientId}: ${answered.status} ${await answered.text()}`);
  return Tokens.parse(await answered.json());
}

/** Somebody who is prepared with these tokens from now on. */
export function known(who: Who, tokens: Tokens): Who {
  tokensOf.set(nameOf(who), tokens);
  return who;
}

/** A session of this person's that no browser knows of. */
export async function logInOverHttp(who: Who): Promise<Tokens> {
  const at = siteOf(who);
  const answered = await reach(`${at}/etraining_login/alternative_login/`, {
    method: 'POST',
    headers: { authorization: await clientAuthorization(at), 'x-forwarded-for': address },
    body: new URLSearchParams({ username: nameOf(who), password: passwordOf(who) }),
  });
  if (!answered.ok) throw new Error(`log-in of ${nameOf(who)}: ${answered.status} ${await answered.text()}`);
  return Tokens.parse(await answered.json());
}

/** Basic credentials of a site's web client, as every page of it carries them. */
export async function clientAuthorization(at: string = origin): Promise<string> {
  const { client_id, client_secret } = Site.parse(await (await reach(`${at}/api/v1/site`)).json());
  return `Basic ${btoa(`${client_id}:${client_secret}`)}`;
}

/** The access token that preparation uses for this person, for bytes that travel outside the contract; `isAnew` for one that ran out while the suite went on. */
export const accessTokenOf = async (who: Who, given: { isAnew?: boolean } = {}): Promise<string> => (await tokens(who, given)).access_token;

/** A word that nothing else in the run has. */
export const aMark = (): string => randomUUID().slice(0, 8);

/** Moves the server's clock, for everybody: journeys that do so stand in `*.later.e2e.ts`, which runs when all others are over. */
export const shiftClock = async (minutes: number): Promise<void> =>
  void (await askControl(origin, 'clock', { milliseconds: minutes * 60_000 }));
