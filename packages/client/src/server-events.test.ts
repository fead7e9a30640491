import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventsIn } from './server-events.ts';

const text = [
  '\uFEFFretry: 2000',
  '',
  ': beat',
  '',
  'id: 7',
  'event: told',
  'data: {"de":"São Paulo 🏆"}',
  '',
  'data:two',
  'data:  lines',
  'unknown: field',
  '',
  'id: 8',
  '',
  'data: last',
  '',
  'data: half an event',
];
const events = [
  { id: '7', event: 'told', data: '{"de":"São Paulo 🏆"}' },
  { id: '7', event: 'message', data: 'two\n lines' },
  { id: '8', event: 'message', data: 'last' },
];

async function readIn(bytes: Uint8Array, cuts: readonly number[]) {
  const places = [0, ...cuts.map((cut) => cut % bytes.length).toSorted((one, other) => one - other), bytes.length];
  const pieces = places.slice(1).map((end, index) => bytes.slice(places[index], end));
  const body = new ReadableStream<Uint8Array>({
    start: (to) => {
      for (const piece of pieces) to.enqueue(piece);
      to.close();
    },
  });
  const read = [];
  for await (const event of eventsIn(body)) read.push(event);
  return read;
}

test('D53 the events of a stream are the same wherever the network cut it, with every kind of line end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(500), { maxLength: 12 }), fc.constantFrom('\n', '\r\n', '\r'), async (cuts, lineEnd) => {
      expect(await readIn(new TextEncoder().encode(text.join(lineEnd)), cuts)).toEqual(events);
    }),
  );
});

test.each(['\n', '\r\n', '\r'])('D53 one cut at any place changes nothing, line end %j', async (lineEnd) => {
  const bytes = new TextEncoder().encode(text.join(lineEnd));
  for (let cut = 0; cut < bytes.length; cut += 1) expect(await readIn(bytes, [cut]), `cut at ${cut}`).toEqual(events);
});

test('D53 who stops reading ends the connection', async () => {
  let isCancelled = false;
  const endless = new ReadableStream<Uint8Array>({
    pull: (to) => to.enqueue(new TextEncoder().encode('data: x\n\n')),
    cancel: () => void (isCancelled = true),
  });
  for await (const event of eventsIn(endless)) if (event.data === 'x') break;
  expect(isCancelled).toBe(true);
});
