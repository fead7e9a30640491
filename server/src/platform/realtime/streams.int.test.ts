import { endpoint } from '@vitrine/contract/kernel';
import { once } from 'node:events';
import { connect } from 'node:net';
import { z } from 'zod';
import { expect } from 'vitest';
import { test } from '../../testing.ts';
import { localEventBus } from '../events/index.ts';
import { answer } from '../http/index.ts';
import { anActor, httpWith } from '../http/testing.ts';
import { openStreams, type StreamEvent } from './index.ts';

const stream = endpoint({
  method: 'GET',
  path: '/test/stream',
  access: 'stream',
  answer: z.string(),
  answersFile: true,
  summary: 'Streams',
});

test('a reader who does not keep up is dropped, a quiet one is kept, and a refused one is ended at the next beat', async ({ house }) => {
  const events = localEventBus();
  const streams = openStreams(events, { perPerson: 5, beatMilliseconds: 50, bytesBehind: 100_000 });
  let waiting: StreamEvent[] = [];
  let isAllowed = true;
  const app = await httpWith(house.platform, {
    actors: { someone: anActor() },
    routes: [
      (to) =>
        answer(to, stream, async ({ actor, request, reply }) => {
          await streams.open({
            request,
            reply,
            personId: actor.personId,
            concerns: () => true,
            mayEnd: () => false,
            isStillAllowed: async () => isAllowed,
            look: async () => waiting.splice(0),
          });
          return reply;
        }),
    ],
  });
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  const open = () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write(`GET ${stream.path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer someone\r\n\r\n`);
    return socket;
  };

  const quiet = open();
  let text = '';
  quiet.on('data', (piece) => (text += String(piece)));
  await expect.poll(() => text, { timeout: 20_000 }).toContain(': beat');
  expect(text.toLowerCase()).toContain('content-type: text/event-stream');
  isAllowed = false;
  await once(quiet, 'close');
  expect(text).toContain('event: session_ended');

  isAllowed = true;
  const slow = open();
  await once(slow, 'data'); // it is heard
  slow.pause();
  waiting = Array.from({ length: 400 }, (_, id) => ({ id: String(id), event: 'much', data: 'x'.repeat(20_000) }));
  await events.tell([{ event: 'test', id: '1', tenantId: '1', ids: {} }]);
  const connections = () => new Promise((resolve) => void app.server.getConnections((_fault, count) => resolve(count)));
  await expect.poll(connections, { timeout: 20_000 }).toBe(0);
  slow.destroy();
  await app.close();
});
