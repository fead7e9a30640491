import type { StoredFile } from '@vitrine/contract/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { configureClient } from './configure-client.ts';
import { sendChosenFile } from './kept-upload.ts';
import { memoryDevice, memoryDisk } from './memory-device.ts';
import { createSessionStore } from './session-store.ts';
import { sendUpload, type UploadAsk } from './upload.ts';

const stored: StoredFile = {
  id: '0198c000-0000-7000-8000-000000000001',
  name: 'n',
  contentType: 'image/jpeg',
  bytes: 1,
  pages: null,
  seconds: null,
  url: '/x',
};
const refused = (status: number, refusal: string) => Response.json({ refusal, requestId: 'r' }, { status });

/** A server that keeps uploads; `fault` may break a request before or after it was heard. */
function anUploadServer() {
  const uploads = new Map<string, Uint8Array>();
  const asked: string[] = [];
  const server = {
    uploads,
    asked,
    /** `lost`: never arrived. `unheard`: done, and the answer was lost. `half`: half of the piece arrived. */
    fault: (_request: string): 'lost' | 'unheard' | 'half' | Response | undefined => undefined,
    fetch: async (input: Parameters<typeof fetch>[0], init: RequestInit = {}): Promise<Response> => {
      init.signal?.throwIfAborted();
      const { pathname } = new URL(input instanceof Request ? input.url : input, 'https://own.example');
      const line = `${init.method ?? 'GET'} ${pathname}`;
      asked.push(line);
      const fault = server.fault(line);
      if (fault instanceof Response) return fault;
      if (fault === 'lost') throw new TypeError('fetch failed');
      const answer = await take(line, new Headers(init.headers), init.body, fault === 'half');
      if (fault !== undefined) throw new TypeError('fetch failed');
      return answer;
    },
  };
  const take = async (line: string, headers: Headers, body: unknown, isHalf: boolean): Promise<Response> => {
    const [method = '', path = ''] = line.split(' ');
    if (path === '/api/files/complete/') return Response.json(stored);
    if (method === 'POST') {
      const name = `u${uploads.size + 1}`;
      uploads.set(name, new Uint8Array());
      return new Response(null, { status: 201, headers: { location: `/api/files/${name}` } });
    }
    const name = path.split('/').at(-1) ?? '';
    const has = uploads.get(name);
    if (!has) return refused(404, 'not_found');
    if (method === 'DELETE') uploads.delete(name);
    if (method === 'HEAD') return new Response(null, { headers: { 'upload-offset': String(has.length) } });
    if (method !== 'PATCH') return new Response(null, { status: 204 });
    if (Number(headers.get('upload-offset')) !== has.length) return refused(409, 'unexpected');
    const given = new Uint8Array(await new Response(body instanceof Blob || body instanceof ArrayBuffer ? body : null).arrayBuffer());
    const arrived = isHalf ? given.subarray(0, Math.ceil(given.length / 2)) : given;
    uploads.set(name, Buffer.concat([has, arrived]));
    return new Response(null, { status: 204 });
  };
  return server;
}

async function aPage(server = anUploadServer(), disk = memoryDisk()) {
  const memory = memoryDevice({ disk });
  const device = { ...memory, wait: async (_ms: number, signal?: AbortSignal) => signal?.throwIfAborted() };
  const store = createSessionStore(device);
  const ready = store.ready();
  await memory.pass(1_000);
  await ready;
  await store.set({ access_token: 'a', refresh_token: 'r', personId: 'p', id_user_client_selected: 'c' });
  configureClient({ device, store, fetch: server.fetch, client: { id: 'web', secret: 'open' }, onSessionEnded: () => undefined });
  return { server, disk };
}

const size = 3_000_000;
const content = Uint8Array.from({ length: size }, (_, nth) => nth % 251);
const bytes = content.buffer;
const picture: UploadAsk = { bytes, name: 'nota.jpg', type: 'image/jpeg', purpose: 'image' };
const whole = (has: Uint8Array | undefined) => has !== undefined && Buffer.compare(has, content) === 0;

test('CAL-06 a file goes up in pieces, each told of, and is ended once', async () => {
  const { server } = await aPage();
  const shares: number[] = [];
  expect(await sendUpload({ ...picture, onProgress: (share) => shares.push(share) })).toEqual(stored);
  expect(whole(server.uploads.get('u1'))).toBe(true);
  expect(shares.length).toBeGreaterThan(1);
  expect([shares.at(-1), shares.toSorted((a, b) => a - b)]).toEqual([1, shares]);
  expect(server.asked.filter((line) => line.endsWith('/complete/'))).toHaveLength(1);
});

test('CAL-06 however the line breaks, what arrives is the file', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom('lost', 'unheard', 'half', undefined), { maxLength: 6 }), async (faults) => {
      const { server } = await aPage();
      const left = [...faults];
      server.fault = (line) => (/^(PATCH|HEAD)/.test(line) ? left.shift() : undefined);
      await sendUpload({ ...picture, patience: Array.from({ length: 8 }, () => 1) });
      expect(whole(server.uploads.get('u1'))).toBe(true);
    }),
    { numRuns: 25 },
  );
});

test('CAL-06 without patience a fault is told at once; the next try sends the rest of the same upload', async () => {
  const { server } = await aPage();
  let begun: string | undefined;
  const ask = { ...picture, onBegun: (name: string) => (begun = name) };
  server.fault = (line) => (line.startsWith('PATCH') && server.asked.length === 3 ? 'half' : undefined);
  await expect(sendUpload(ask)).rejects.toThrow('fetch failed');
  await sendUpload({ ...ask, begun });
  expect([server.uploads.size, whole(server.uploads.get('u1'))]).toEqual([1, true]);
});

test('CAL-06 an upload that the server forgot is begun anew, and one that it ended answers its file', async () => {
  const { server } = await aPage();
  server.fault = (line) => (line === 'POST /api/files/complete/' && server.asked.length === 2 ? refused(404, 'not_found') : undefined);
  await sendUpload({ ...picture, begun: 'gone' });
  expect(whole(server.uploads.get('u1'))).toBe(true);
  const other = await aPage();
  expect(await sendUpload({ ...picture, begun: 'ended' })).toEqual(stored);
  expect(other.server.asked).toEqual(['HEAD /api/files/ended', 'POST /api/files/complete/']);
});

test('CAL-06 what the server never takes is refused before a byte is sent', async () => {
  const { server } = await aPage();
  await expect(sendUpload({ ...picture, type: 'video/mp4' })).rejects.toMatchObject({ refusal: 'file_type_refused' });
  await expect(sendUpload({ ...picture, bytes: new ArrayBuffer(0) })).rejects.toMatchObject({ refusal: 'file_unreadable' });
  await expect(sendUpload({ ...picture, purpose: 'captions', type: 'text/vtt' })).rejects.toMatchObject({ refusal: 'file_too_large' });
  expect(server.asked).toEqual([]);
});

test('CAL-06 a refusal is no fault of the line: it is told, and not tried again', async () => {
  const { server } = await aPage();
  server.fault = (line) => (line.startsWith('PATCH') ? refused(413, 'storage_full') : undefined);
  await expect(sendUpload({ ...picture, patience: [1, 1, 1] })).rejects.toMatchObject({ refusal: 'storage_full' });
  expect(server.asked.filter((line) => line.startsWith('PATCH'))).toHaveLength(1);
});

test('CAL-06 an end that a proxy gave up is asked for again; what the server refuses at the end is not', async () => {
  const ended = (server: ReturnType<typeof anUploadServer>) => server.asked.filter((line) => line.endsWith('/complete/')).length;
  const { server } = await aPage();
  server.fault = (line) => (line.endsWith('/complete/') && ended(server) === 1 ? new Response(null, { status: 504 }) : undefined);
  expect(await sendUpload({ ...picture, patience: [1, 1] })).toEqual(stored);
  expect(ended(server)).toBe(2);
  const other = await aPage();
  other.server.fault = (line) => (line.endsWith('/complete/') ? refused(409, 'file_unreadable') : undefined);
  await expect(sendUpload({ ...picture, patience: [1, 1] })).rejects.toMatchObject({ refusal: 'file_unreadable' });
  expect(ended(other.server)).toBe(1);
});

test('CAL-06 a sending that is stopped leaves nothing on the server', async () => {
  const { server } = await aPage();
  const stopping = new AbortController();
  const sending = sendUpload({ ...picture, signal: stopping.signal, onProgress: () => stopping.abort(), patience: [1, 1] });
  await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
  expect([server.uploads.size, server.asked.at(-1)]).toEqual([0, 'DELETE /api/files/u1']);
});

test('CAL-06 a page that was closed goes on when the same file is chosen again', async () => {
  const { server, disk } = await aPage();
  const file = () => new File([bytes], 'filme.mp4', { type: 'video/mp4', lastModified: 7 });
  server.fault = (line) => (line.startsWith('PATCH') && server.asked.length === 3 ? 'half' : undefined);
  await expect(sendChosenFile(file(), { purpose: 'video' })).rejects.toThrow('fetch failed');
  await aPage(server, disk);
  await sendChosenFile(file(), { purpose: 'video' });
  expect([server.uploads.size, whole(server.uploads.get('u1'))]).toEqual([1, true]);
  await sendChosenFile(file(), { purpose: 'video' });
  expect(server.uploads.size, 'what arrived is over').toBe(2);
});
