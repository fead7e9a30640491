/**
 * Firebase Cloud Messaging and Google's tokens on this machine, as their documentation says: a signed assertion becomes a bearer token, `messages:send` takes a message for a
 * token that is known, and tells its faults by FcmError. `fail` makes the next answers faults.
 */
import { createPublicKey, createVerify, generateKeyPairSync, randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const project = 'vitrine-tests';
const clientEmail = `push@${project}.iam.gserviceaccount.com`;

/** @returns the peer: `settings` for the server, what phones were sent, and how it answers. */
export async function openFcm({ port = 0 } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  /** @type {{ token: string, notification: { title: string, body: string }, data: Record<string, string>, android: object, apns: object }[]} */
  const sent = [];
  /** @type {(string | { status: number, code: string, retryAfter?: string, field?: string })[]} */
  const faults = [];
  const gone = new Set();
  const bearers = new Set();
  const counts = { tokens: 0, asked: 0 };
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => (text += part));
    request.on('end', () => answer(request, response, text));
  });
  const json = (response, status, body, headers = {}) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  const refuse = (response, { status, code, retryAfter, field }) =>
    json(
      response,
      status,
      {
        error: {
          code: status,
          message: code,
          status: words[code] ?? code,
          details: [
            { '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode: code },
            ...(field
              ? [{ '@type': 'type.googleapis.com/google.rpc.BadRequest', fieldViolations: [{ field, description: 'Invalid value' }] }]
              : []),
          ],
        },
      },
      retryAfter === undefined ? {} : { 'retry-after': retryAfter },
    );

  function answer(request, response, text) {
    if (request.method === 'GET' && request.url === '/sent') return json(response, 200, sent);
    if (request.method !== 'POST') return json(response, 404, {});
    if (request.url === '/token') return grant(response, new URLSearchParams(text));
    if (request.url !== `/v1/projects/${project}/messages:send`) return json(response, 404, { error: { code: 404, status: 'NOT_FOUND' } });
    counts.asked += 1;
    const fault = faults.shift();
    if (fault === 'hang-up') return request.socket.destroy();
    if (fault === 'stale') bearers.clear();
    if (!bearers.has((request.headers.authorization ?? '').replace('Bearer ', '')))
      return json(response, 401, {
        error: { code: 401, status: 'UNAUTHENTICATED', message: 'Request had invalid authentication credentials.' },
      });
    if (typeof fault === 'object') return refuse(response, fault);
    const { message } = JSON.parse(text);
    if (typeof message?.token !== 'string' || message.token.startsWith('bad'))
      return refuse(response, { status: 400, code: 'INVALID_ARGUMENT', field: 'message.token' });
    if (gone.has(message.token)) return refuse(response, { status: 404, code: 'UNREGISTERED' });
    if (Object.values(message.data ?? {}).some((value) => typeof value !== 'string'))
      return refuse(response, { status: 400, code: 'INVALID_ARGUMENT', field: 'message.data' });
    sent.push(message);
    return json(response, 200, { name: `projects/${project}/messages/${randomUUID()}` });
  }

  function grant(response, asked) {
    const [head = '', body = '', signature = ''] = (asked.get('assertion') ?? '').split('.');
    const isSigned = createVerify('RSA-SHA256')
      .update(`${head}.${body}`)
      .verify(createPublicKey(publicKey.export({ type: 'spki', format: 'pem' })), signature, 'base64url');
    const claims = isSigned ? JSON.parse(Buffer.from(body, 'base64url').toString()) : {};
    const isRight =
      asked.get('grant_type') === 'urn:ietf:params:oauth:grant-type:jwt-bearer' &&
      claims.iss === clientEmail &&
      claims.aud === `${url}/token` &&
      claims.scope === 'https://www.googleapis.com/auth/firebase.messaging' &&
      claims.exp - claims.iat <= 3_600;
    if (!isRight) return json(response, 400, { error: 'invalid_grant', error_description: 'Invalid JWT Signature.' });
    counts.tokens += 1;
    const bearer = randomUUID();
    bearers.add(bearer);
    return json(response, 200, { access_token: bearer, expires_in: 3_599, token_type: 'Bearer' });
  }

  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`;
  const file = join(mkdtempSync(join(tmpdir(), 'vitrine-fcm-')), 'account.json');
  writeFileSync(
    file,
    JSON.stringify({
      type: 'service_account',
      project_id: project,
      client_email: clientEmail,
      private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
      token_uri: `${url}/token`,
    }),
    { mode: 0o600 },
  );
  return {
    url,
    settings: { FCM_ACCOUNT_FILE: file, FCM_URL: url },
    sent,
    counts,
    /** @param {(typeof faults)} next */
    fail: (...next) => void faults.push(...next),
    /** @param {string} token */
    remove: (token) => void gone.add(token),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

const words = { UNREGISTERED: 'NOT_FOUND', QUOTA_EXCEEDED: 'RESOURCE_EXHAUSTED', SENDER_ID_MISMATCH: 'PERMISSION_DENIED' };
