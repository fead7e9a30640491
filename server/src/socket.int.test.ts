/** Each shape of a call once over a real connection: the other tests hand requests to the app without one. */
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { alternativeLogin, getMe } from '@vitrine/contract/identity';
import { openStream } from '@vitrine/contract/notices';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse } from './testing.ts';
import { aPerson, basicOf, type BuiltPerson } from './modules/identity/testing.ts';
import { aPicture, metadataOf, tusHeaders } from './platform/storage/testing.ts';

let house: Awaited<ReturnType<typeof openHouse>>;
let person: BuiltPerson;
let address: URL;
beforeAll(async () => {
  house = await openHouse();
  person = await aPerson(house.platform);
  address = new URL(await house.app.listen({ port: 0, host: '127.0.0.1' }));
});
afterAll(() => house.close());

const ask = (path: string, init: RequestInit = {}, token = person.accessToken) =>
  fetch(new URL(path, address), {
    ...init,
    headers: { 'x-forwarded-host': person.host, authorization: `Bearer ${token}`, ...(init.headers as Record<string, string>) },
  });
const jsonType = { 'content-type': 'application/json' };

test('LOG-01 a form logs in, and the token that it brings opens a call', async () => {
  const { authorization } = basicOf(person);
  const body = new URLSearchParams({ username: person.userName, password: person.password });
  const answered = await ask(alternativeLogin.path, { method: 'POST', body, headers: { authorization } });
  expect(answered.status).toBe(200);
  const { access_token } = alternativeLogin.answer.parse(await answered.json());
  expect(await (await ask(getMe.path, {}, access_token)).json()).toMatchObject({ person: { userName: person.userName } });
});

test('CAL-06 a file comes in two pieces, and is ended by a call in JSON', async () => {
  const content = await aPicture('png');
  const about = { 'upload-length': String(content.length), 'upload-metadata': metadataOf({ purpose: 'image', filename: 'loja.png' }) };
  const begun = await ask('/api/files/', { method: 'POST', headers: { ...tusHeaders, ...about } });
  expect(begun.status).toBe(201);
  const file = new URL(begun.headers.get('location') ?? '', address).pathname;
  for (const [offset, piece] of [
    [0, content.subarray(0, 1_000)],
    [1_000, content.subarray(1_000)],
  ] as const) {
    const headers = { ...tusHeaders, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' };
    expect((await ask(file, { method: 'PATCH', headers, body: new Uint8Array(piece) })).status).toBe(204);
  }
  const body = JSON.stringify({ upload: file.split('/').at(-1) });
  const ended = await ask('/api/files/complete/', { method: 'POST', headers: jsonType, body });
  expect([ended.status, await ended.json()]).toMatchObject([200, { name: 'loja.webp', contentType: 'image/webp' }]);
});

test('ERR-01 a form with parts, which no call takes, and JSON that is none are refused in our words', async () => {
  const form = new FormData();
  form.append('file', new Blob(['nota']), 'nota.txt');
  const parts = await ask('/api/files/complete/', { method: 'POST', body: form });
  expect([parts.status, await parts.json()]).toMatchObject([415, { refusal: 'unsupported_type' }]);
  const torn = await ask('/api/files/complete/', { method: 'POST', headers: jsonType, body: '{"upload":' });
  expect([torn.status, await torn.json()]).toMatchObject([400, { refusal: 'invalid_request' }]);
});

test('SES-05 a stream of events opens by its own token, and its connection ends with whoever reads it', async () => {
  const before = await connections();
  const headers = { 'x-forwarded-host': person.host, authorization: `Bearer ${person.streamToken}` };
  const reader = request(new URL(openStream.path, address), { headers, agent: false });
  reader.on('error', () => {}); // it breaks off itself
  const opened = once(reader, 'response');
  reader.end();
  const [stream]: IncomingMessage[] = await opened;
  expect([stream?.statusCode, stream?.headers['content-type']]).toEqual([200, expect.stringContaining('text/event-stream')]);
  reader.destroy();
  await expect.poll(connections, { timeout: 20_000 }).toBeLessThanOrEqual(before);
});

test('whoever leaves in the middle of a body is no fault, and the next call is answered', async () => {
  const line = connect(Number(address.port), address.hostname);
  const head = ['POST /api/files/complete/ HTTP/1.1', 'host: localhost', `authorization: Bearer ${person.accessToken}`];
  const body = ['content-type: application/json', 'content-length: 100', '', '{"upload":'];
  await new Promise((resolve) => void line.write([...head, ...body].join('\r\n'), resolve));
  line.destroy();
  await once(line, 'close');
  expect((await ask('/healthz')).status).toBe(200);
});

const connections = () => new Promise<number>((resolve) => void house.app.server.getConnections((_fault, count) => resolve(count)));
