import { expect, test } from 'vitest';
import { aTab, json, memoryServer } from './memory-server.ts';
import { thingStream } from './memory-calls.ts';
import { openStreamOf, type StreamState } from './stream.ts';
import { memoryDevice, settled } from './memory-device.ts';

const path = '/api/v1/stream';

/** A server that streams to whoever comes with the newest stream token. */
function aStreamingServer() {
  const server = memoryServer();
  const lines: { tell(number: number): void; beat(): void; drop(): void }[] = [];
  server.on(path, ({ headers }, signal) => {
    if (headers.get('authorization') !== `Bearer ${server.pair().user_firebase_token}`)
      return json({ refusal: 'session_ended', requestId: 'r' }, 401);
    const body = new ReadableStream<Uint8Array>({
      start: (to) => {
        const write = (text: string) => to.enqueue(new TextEncoder().encode(text));
        signal?.addEventListener('abort', () => to.error(signal.reason));
        lines.push({
          tell: (number) => write(`id: ${number}\nevent: told\ndata: ${number}\n\n`),
          beat: () => write(': beat\n\n'),
          drop: () => to.error(new TypeError('network error')),
        });
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  });
  return { server, lines };
}

async function aFollower() {
  const { server, lines } = aStreamingServer();
  const tab = await aTab({ server, device: memoryDevice() });
  const heard: number[] = [];
  const states: StreamState[] = [];
  const listening = { onState: (state: StreamState) => void states.push(state) };
  const follow = () =>
    openStreamOf({ endpoint: thingStream, onEvent: ({ data }) => void heard.push(Number(data)) }, listening, tab.configuration);
  return { ...tab, server, lines, heard, states, follow };
}

test('D02 D53 the stream opens with its own token in the header, and after a break goes on behind what was seen', async () => {
  const { server, lines, heard, states, device, follow } = await aFollower();
  const stop = follow();
  await settled();
  lines[0]?.tell(1);
  lines[0]?.tell(2);
  await settled();
  lines[0]?.drop();
  await device.pass(2_000);
  lines[1]?.tell(3);
  await settled();
  expect(heard).toEqual([1, 2, 3]);
  const asked = server.askedAt(path);
  expect(asked.map(({ url, headers }) => [url, headers.get('authorization'), headers.get('last-event-id')])).toEqual([
    [path, 'Bearer stream-1', null],
    [path, 'Bearer stream-1', '2'],
  ]);
  stop();
  await settled();
  expect(states).toEqual(['connecting', 'open', 'waiting', 'connecting', 'open', 'ended']);
});

test('D53 SES-05 a stream token that is too old is renewed once', async () => {
  const { server, store, lines, follow } = await aFollower();
  await store.set({ access_token: 'old', user_firebase_token: 'old' });
  const stop = follow();
  await settled();
  expect(lines).toHaveLength(1);
  expect(server.askedAt('/o/token/')).toHaveLength(1);
  expect(store.get().user_firebase_token).toBe('stream-2');
  stop();
});

test('SES-06 a session that was ended ends the stream too', async () => {
  const { server, store, timesEnded, device, states, follow } = await aFollower();
  await store.set({ user_firebase_token: 'old', refresh_token: 'used long ago' });
  follow();
  await device.pass(600_000);
  expect([timesEnded(), states.at(-1), server.askedAt(path).length]).toEqual([1, 'ended', 1]);
});

test('D53 a server that is down is asked later and later, and at once when the person is back', async () => {
  const { server, device, follow } = await aFollower();
  server.cut();
  device.waits.length = 0;
  const stop = follow();
  for (const seconds of [2, 4, 8, 16, 30]) await device.pass(seconds * 1_000);
  expect(device.waits).toEqual([2, 4, 8, 16, 30, 30].map((seconds) => seconds * 1_000));
  const before = server.askedAt(path).length;
  device.goOnline(true);
  await settled();
  expect(server.askedAt(path)).toHaveLength(before + 1);
  stop();
});

test('D53 a line that was silent for a minute is left when the network comes back, one that beats is kept', async () => {
  const { server, lines, device, follow } = await aFollower();
  const stop = follow();
  await device.pass(50_000);
  lines[0]?.beat();
  await device.pass(50_000);
  device.goOnline(true);
  await settled();
  expect(lines).toHaveLength(1);
  await device.pass(61_000);
  device.goOnline(true);
  await device.pass(30_000);
  expect(lines).toHaveLength(2);
  expect(server.askedAt(path)).toHaveLength(2);
  stop();
});

test('SES-16 in another client the stream begins anew, without the place in the former one', async () => {
  const { server, store, lines, heard, follow } = await aFollower();
  const stop = follow();
  await settled();
  lines[0]?.tell(9);
  await settled();
  server.turn();
  await store.set({ ...server.pair(), id_user_client_selected: 'another' });
  await settled();
  lines[1]?.tell(1);
  await settled();
  expect(heard).toEqual([9, 1]);
  expect(server.askedAt(path).map(({ headers }) => [headers.get('authorization'), headers.get('last-event-id')])).toEqual([
    ['Bearer stream-1', null],
    ['Bearer stream-2', null],
  ]);
  stop();
});

test('SES-11 after log-out the stream asks no more, and nobody is sent anywhere', async () => {
  const { server, store, device, states, timesEnded, follow } = await aFollower();
  follow();
  await settled();
  await store.clear();
  await device.pass(600_000);
  expect([server.askedAt(path).length, states.at(-1), timesEnded()]).toEqual([1, 'ended', 0]);
});
