import { once } from 'node:events';
import { connect } from 'node:net';
import { endpoint } from '@vitrine/contract/kernel';
import { afterAll, beforeAll, expect } from 'vitest';
import { z } from 'zod';
import { openHouse, test } from '../../testing.ts';
import { answer } from './index.ts';
import { anActor, httpWith } from './testing.ts';

const echo = endpoint({
  method: 'POST',
  path: '/test/echo',
  body: z.object({ text: z.string().max(20, 'text_too_long') }),
  answer: z.object({ text: z.string() }),
  summary: 'Echoes',
});

let house: Awaited<ReturnType<typeof openHouse>>;
let app: Awaited<ReturnType<typeof httpWith>>;
let port = 0;
beforeAll(async () => {
  house = await openHouse();
  app = await httpWith(house.platform, {
    actors: { someone: anActor() },
    routes: [(to) => answer(to, echo, async ({ body }) => body)],
    bodyMilliseconds: 200,
  });
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(async () => {
  await app.close();
  await house.close();
});

/** Sends bytes as they are; answers all that came back when the server closed the connection. */
async function speak(head: string[], body: string, { leaves = false } = {}): Promise<{ text: string; took: number }> {
  const since = performance.now();
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (piece) => (text += String(piece)));
  socket.on('error', () => {});
  socket.write([`POST ${echo.path} HTTP/1.1`, 'Host: localhost', 'Authorization: Bearer someone', ...head, '', body].join('\r\n'));
  if (leaves) setTimeout(() => socket.destroy(), 50);
  await once(socket, 'close');
  return { text, took: performance.now() - since };
}
const json = 'Content-Type: application/json';

test('ERR-01 a body that is half sent is refused in time, and its connection closed', async () => {
  // By its length, and in pieces that never end.
  for (const [announced, sent] of [
    ['Content-Length: 100', '{"text":'],
    ['Transfer-Encoding: chunked', '8\r\n{"text":\r\n'],
  ] as const) {
    const { text, took } = await speak([json, announced], sent);
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    expect(text).toContain('"refusal":"body_incomplete"');
    expect(took).toBeLessThan(20_000); // Node’s own patience is five minutes
  }
});

test('what is no HTTP is refused in our words', async () => {
  const { text } = await speak([json, 'Transfer-Encoding: chunked'], 'no piece');
  expect(text).toMatch(/^HTTP\/1\.1 400 .*"refusal":"invalid_request"/s);
});

test('control: a whole body is answered', async () => {
  const { text } = await speak([json, 'Content-Length: 11', 'Connection: close'], '{"text":""}');
  expect(text).toMatch(/^HTTP\/1\.1 200 /);
});

test('a caller who leaves in the middle of a body is no fault, and the server goes on', async () => {
  await speak([json, 'Content-Length: 100'], '{"text":', { leaves: true });
  expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
});

test('ERR-01 what is too large, of another type, no JSON or wrong in a field is refused by its own code', async () => {
  const send = async (payload: string, type = 'application/json') => {
    const headers = { authorization: 'Bearer someone', 'content-type': type };
    const answered = await app.inject({ method: 'POST', url: echo.path, headers, payload });
    return [answered.statusCode, answered.json().refusal, answered.json().fields];
  };
  expect(await send(`"${'x'.repeat(1_100_000)}"`)).toEqual([413, 'body_too_large', undefined]);
  expect(await send('<a/>', 'text/xml')).toEqual([415, 'unsupported_type', undefined]);
  expect(await send('{"text":')).toEqual([400, 'invalid_request', undefined]);
  expect(await send('')).toEqual([400, 'invalid_request', undefined]);
  expect(await send('{}')).toEqual([422, 'invalid_request', { text: 'required' }]);
  expect(await send('{"text":"this text is longer than twenty"}')).toEqual([422, 'invalid_request', { text: 'text_too_long' }]);
});
