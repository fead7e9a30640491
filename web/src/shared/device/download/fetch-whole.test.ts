import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fetchWhole, type OpenFile, type Wanted } from './fetch-whole.ts';

const content = Uint8Array.from({ length: 900_000 }, (_, at) => (at * 2_654_435_761) % 251);
const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const wanted: Wanted = { url: '/media/film', bytes: content.length, sha256: digest(content), etag: '"film-1"' };

/** A file in memory, with room for so many bytes; what was not flushed is gone when the tab dies. */
function memoryFile(room = Infinity) {
  let [bytes, durable] = [new Uint8Array(0), new Uint8Array(0)];
  const file: OpenFile = {
    size: () => bytes.length,
    write: (at, piece) => {
      const taken = Math.max(0, Math.min(piece.length, room - at));
      const grown = new Uint8Array(Math.max(bytes.length, at + taken));
      grown.set(bytes);
      grown.set(piece.subarray(0, taken), at);
      bytes = grown;
      return taken; // a full disk takes fewer, and does not throw
    },
    read: (at, into) => {
      const piece = bytes.subarray(at, at + into.length);
      into.set(piece);
      return piece.length;
    },
    truncate: (size) => void (bytes = bytes.slice(0, size)),
    flush: () => void (durable = bytes.slice()),
  };
  return { ...file, file, content: () => bytes, die: () => void (bytes = durable.slice()) };
}

type Asked = { range: string | null; ifRange: string | null };

/** A server of one file. `cutAt`: the line breaks there, once for each number. `etag`: of what it has now. */
function server({ cuts = [] as number[], etag = wanted.etag, has = content, ranges = true } = {}) {
  const asked: Asked[] = [];
  const fetch = async (_: string, { headers }: { headers: Record<string, string> }): Promise<Response> => {
    const [range, ifRange] = [headers['range'] ?? null, headers['if-range'] ?? null];
    asked.push({ range, ifRange });
    const from = ranges && range !== null && ifRange === etag ? Number(/\d+/.exec(range)?.[0]) : 0;
    const cut = cuts.shift();
    const body = new ReadableStream({
      start: (out) => {
        const end = cut === undefined ? has.length : Math.min(has.length, from + cut);
        for (let at = from; at < end; at += 65_536) out.enqueue(has.subarray(at, Math.min(end, at + 65_536)));
        if (cut === undefined || end === has.length) out.close();
        else out.error(new TypeError('network'));
      },
      // A broken line breaks after what came, not before it.
    });
    const isPart = from > 0;
    return new Response(body, {
      status: isPart ? 206 : 200,
      headers: isPart ? { 'content-range': `bytes ${from}-${has.length - 1}/${has.length}` } : {},
    });
  };
  return { asked, fetch };
}

const ports = (file: OpenFile, fetch: ReturnType<typeof server>['fetch'], onDurable: (bytes: number) => void = () => {}) => ({
  file,
  fetch,
  onDurable,
  signal: new AbortController().signal,
});

test('OFF-01 a file that broke off goes on by one ranged request of the same content, and is whole at the end', async () => {
  const place = memoryFile();
  place.write(0, content.subarray(0, 400_000));
  const { asked, fetch } = server();
  const durable: number[] = [];
  await fetchWhole(
    wanted,
    ports(place.file, fetch, (bytes) => durable.push(bytes)),
  );
  expect(asked).toEqual([{ range: 'bytes=400000-', ifRange: '"film-1"' }]);
  expect(digest(place.content())).toBe(wanted.sha256);
  expect([durable[0], durable.at(-1)]).toEqual([400_000, wanted.bytes]);
  expect(durable).toEqual(durable.toSorted((one, other) => one - other));
});

test('OFF-01 of another content, or from a server without ranges, nothing is added to what lies there', async () => {
  for (const other of [server({ etag: '"film-2"' }), server({ ranges: false })]) {
    const place = memoryFile();
    place.write(0, Uint8Array.of(...Array<number>(1_000).fill(9))); // of an older film
    await fetchWhole(wanted, ports(place.file, other.fetch));
    expect(digest(place.content())).toBe(wanted.sha256);
  }
});

test('OFF-01 what came wrong is thrown away and fetched once more; wrong again, it is said and nothing stays', async () => {
  const spoilt = content.slice();
  spoilt[123_456] = 7;
  const place = memoryFile();
  place.write(0, spoilt.subarray(0, 500_000));
  await fetchWhole(wanted, ports(place.file, server().fetch));
  expect(digest(place.content())).toBe(wanted.sha256);

  const again = memoryFile();
  await expect(fetchWhole(wanted, ports(again.file, server({ has: spoilt }).fetch))).rejects.toMatchObject({ why: 'spoilt' });
  expect(again.size()).toBe(0);
});

test('OFF-01 a disk that takes fewer bytes than it was given is full, though it does not throw', async () => {
  const place = memoryFile(300_000);
  await expect(fetchWhole(wanted, ports(place.file, server().fetch))).rejects.toMatchObject({ why: 'no_room' });
});

test('OFF-01 however often the line breaks and the tab dies, the file is the server’s in the end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.integer({ min: 1, max: 900_000 }), fc.boolean()), { maxLength: 8 }), async (breaks) => {
      const place = memoryFile();
      const { fetch } = server({ cuts: breaks.map(([at]) => at) });
      for (const [, dies] of [...breaks, [0, false] as const, [0, false] as const]) {
        await fetchWhole(wanted, ports(place.file, fetch)).catch(() => undefined);
        if (dies) place.die();
      }
      await fetchWhole(wanted, ports(place.file, fetch));
      expect(digest(place.content())).toBe(wanted.sha256);
    }),
    { numRuns: 30 },
  );
});
