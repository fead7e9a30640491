/**
 * A real OpenID provider (`oidc-provider`) on this machine, in the place of Google and of Microsoft: for tests, for the browser's journeys and for developers.
 * It logs in whoever is named, asks no password, and can be told to fail as the outside does.
 */
import { createPrivateKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { createServer } from 'node:http';
import Provider, { interactionPolicy } from 'oidc-provider';

/**
 * @typedef {{ client_id: string, client_secret: string, redirect_uris: string[] }} PeerClient
 * @typedef {{ header: Record<string, unknown>, claims: Record<string, unknown>, isForged?: boolean }} PeerToken
 * @typedef {(at: 'discovery' | 'keys' | 'token') => { status?: number, isBroken?: boolean, isSilent?: boolean } | undefined} PeerFault
 */

const scopes = 'openid email';

/**
 * Opens it at `http://127.0.0.1:PORT/PATH` for each path: `google`, or `azure/TENANT/v2.0`. `claimsOf` tells what it knows of an account.
 * @param {{ port?: number, paths: string[], clients?: PeerClient[], claimsOf?: (login: string, path: string) => Record<string, unknown> }} wish
 */
export async function openPeer({ port = 0, paths, clients = [], claimsOf = () => ({}) }) {
  /** @type {Map<string, PeerClient>} */
  const registered = new Map(clients.map((client) => [client.client_id, client]));
  /** @type {{ fault: PeerFault | undefined, alter: ((token: PeerToken) => PeerToken) | undefined, asked: string[] }} */
  const state = { fault: undefined, alter: undefined, asked: [] };
  const { jwk, privateKey } = signingKey();
  const server = createServer((request, response) => void answer(request, response));
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : port}`;
  const providers = new Map(
    paths.map((path) => [
      `/${path}`,
      aProvider({ issuer: `${origin}/${path}`, jwk, registered, claimsOf: (login) => claimsOf(login, path) }),
    ]),
  );

  /** @param {import('node:http').IncomingMessage & { originalUrl?: string }} request @param {import('node:http').ServerResponse} response */
  async function answer(request, response) {
    const url = request.url ?? '';
    const [mount, provider] = [...providers].find(([path]) => url.startsWith(`${path}/`)) ?? [];
    if (mount === undefined || provider === undefined) return void response.writeHead(404).end();
    const path = url.slice(mount.length);
    const at = path.startsWith('/.well-known/')
      ? 'discovery'
      : path.startsWith('/jwks')
        ? 'keys'
        : path.startsWith('/token')
          ? 'token'
          : undefined;
    if (at) {
      state.asked.push(at);
      const fault = state.fault?.(at);
      if (fault?.isSilent) return;
      if (fault?.isBroken) return void response.destroy();
      if (fault?.status) return void response.writeHead(fault.status, { 'content-type': 'text/plain' }).end('no');
    }
    if (path.startsWith('/interaction/')) return interact(provider, request, response);
    if (at === 'token') alterToken(response, (token) => state.alter?.(token), privateKey);
    // Whoever was here before is nobody now: each way through is a person's first.
    request.headers.cookie = (request.headers.cookie ?? '').replaceAll(/_session[^=]*=[^;]*;?\s*/g, '');
    request.originalUrl = url;
    request.url = path;
    provider.callback()(request, response);
  }

  return {
    origin,
    state,
    /** @param {string} path */
    issuerAt: (path) => `${origin}/${path}`,
    /** @param {PeerClient} client */
    register: (client) => void registered.set(client.client_id, client),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve(undefined));
        server.closeAllConnections();
      }),
  };
}

function signingKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { privateKey, jwk: { ...privateKey.export({ format: 'jwk' }), kid: 'of-the-peer', use: 'sig', alg: 'RS256' } };
}

/** @param {{ issuer: string, jwk: object, registered: Map<string, PeerClient>, claimsOf: (login: string) => Record<string, unknown> }} parts */
function aProvider({ issuer, jwk, registered, claimsOf }) {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }));
  const provider = new Provider(issuer, {
    adapter: adapterOver(registered),
    jwks: { keys: [jwk] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    claims: { openid: ['sub', 'tid'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false, // Google and Microsoft put them into the token
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => false }, // a naive client has to be possible
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600, AuthorizationCode: 60 },
    interactions: { policy, url: (_context, interaction) => `${new URL(issuer).pathname}/interaction/${interaction.uid}` },
    findAccount: (_context, login) => ({
      accountId: login,
      claims: () => ({ sub: login, email: login, email_verified: true, ...claimsOf(login) }),
    }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope(scopes);
      await grant.save();
      return grant;
    },
  });
  return provider;
}

/** The page of the provider: who it is, or that they do not want to. */
async function interact(provider, request, response) {
  if (request.method === 'GET') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    return void response.end(`<!doctype html><html lang="pt-BR"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>Provedor de ensaio</title>
<form method="post"><h1>Provedor de ensaio</h1><label>Conta <input name="login" autofocus></label>
<button>Continuar</button> <button name="cancel" value="1">Cancelar</button></form></html>`);
  }
  let body = '';
  for await (const part of request) body += part;
  const form = new URLSearchParams(body);
  const login = { accountId: form.get('login') ?? '', remember: false };
  await provider.interactionFinished(
    request,
    response,
    form.has('cancel') ? { error: 'access_denied', error_description: 'cancelled' } : { login, select_account: {} },
    { mergeWithLastSubmission: false },
  );
}

/** Puts another token in the place of the one that leaves, signed by the provider's key or by a forger's. */
function alterToken(response, alter, privateKey) {
  const end = response.end.bind(response);
  response.end = (chunk, ...rest) => {
    const told = response.statusCode === 200 ? JSON.parse(String(chunk)) : {};
    const [header, claims] = (told.id_token ?? '')
      .split('.', 2)
      .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString() || '{}'));
    const altered = told.id_token && alter({ header, claims });
    if (!altered) return end(chunk, ...rest);
    const text = JSON.stringify({ ...told, id_token: signed(altered, privateKey) });
    response.setHeader('content-length', Buffer.byteLength(text));
    return end(text);
  };
}

function signed({ header, claims, isForged = false }, privateKey) {
  const text = [header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  if (header.alg === 'none') return `${text}.`;
  const key = isForged
    ? generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
    : createPrivateKey(privateKey.export({ type: 'pkcs8', format: 'pem' }));
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
}

/** What a provider remembers, in memory; clients come from the registrations. */
const adapterOver = (registered) => {
  const kept = new Map();
  return class {
    constructor(name) {
      this.name = name;
    }
    at = (id) => `${this.name}:${id}`;
    async upsert(id, payload) {
      kept.set(this.at(id), payload);
      if (payload.uid) kept.set(`uid:${this.name}:${payload.uid}`, id);
    }
    async find(id) {
      if (this.name !== 'Client') return kept.get(this.at(id));
      const client = registered.get(id);
      return client && { ...client, token_endpoint_auth_method: 'client_secret_post' };
    }
    async findByUid(uid) {
      return this.find(kept.get(`uid:${this.name}:${uid}`));
    }
    async findByUserCode() {
      return undefined;
    }
    async destroy(id) {
      kept.delete(this.at(id));
    }
    async consume(id) {
      const payload = kept.get(this.at(id));
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    }
    async revokeByGrantId(grantId) {
      for (const [key, payload] of kept) if (payload.grantId === grantId) kept.delete(key);
    }
  };
};
