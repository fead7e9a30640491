import { hash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { test as base } from '../../testing.ts';
import type { Actor } from '../http/index.ts';
import type { FileAccess, FileRow } from './index.ts';
import type { Signer } from './signed-links.ts';
import { aMember, captions, openFileServer, type FileServer } from './testing.ts';

type At = FileServer & { ana: Actor; bia: Actor; stranger: Actor; file: FileRow; content: Buffer };

/** Only Bia may see what the course room owns. */
const access = (bia: Actor): FileAccess => ({ catalog: async (actor) => actor.personId === bia.personId });

const test = base.extend<{ at: At }>({
  at: async ({ house }, provide) => {
    const { platform } = house;
    const ana = aMember(platform.newId);
    const bia = aMember(platform.newId, { siteId: ana.siteId, tenantId: ana.tenantId });
    const stranger = aMember(platform.newId, { permissions: new Set(['content.read']) });
    const content = Buffer.from(captions);
    const file = await platform.storage.put({ ...ana, purpose: 'captions', name: 'Lição 1 "ação".vtt', content, isPublic: false });
    const server = await openFileServer(platform, { people: [ana, bia, stranger], access: access(bia) });
    await provide({ ...server, ana, bia, stranger, file, content });
    await server.close();
  },
});

describe('a signed link', () => {
  test('CLI-08 opens the file for ten minutes, and tells a browser to run nothing of it', async ({ at, house }) => {
    const link = house.platform.storage.link(at.ana, at.file);
    const answered = await at.call(link);

    expect(answered.status).toBe(200);
    expect(Buffer.from(await answered.arrayBuffer())).toEqual(at.content);
    expect(Object.fromEntries(answered.headers)).toMatchObject({
      'content-type': 'text/vtt; charset=utf-8',
      'content-length': String(at.content.length),
      'content-disposition': `inline; filename="Li__o 1 a__o.vtt"; filename*=UTF-8''Li%C3%A7%C3%A3o%201%20a%C3%A7%C3%A3o.vtt`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, max-age=600',
    });
    expect(answered.headers.get('set-cookie')).toBeNull();

    house.clock.shift(600_000);
    const late = await at.call(link);
    house.clock.shift(-600_000);
    expect([late.status, await late.json()]).toMatchObject([404, { refusal: 'link_expired' }]);
  });

  test('CLI-08 is open in the last millisecond before its end, and over at its end', async ({ at, house }) => {
    const link = house.platform.storage.link(at.ana, at.file);
    const end = Number(new URLSearchParams(link.split('?')[1]).get('expires')) * 1_000;
    const statusAt = async (instant: number) => {
      const clock = { now: () => new Date(instant).toISOString(), in: (later: number) => new Date(instant + later).toISOString() };
      const server = await openFileServer({ ...house.platform, clock }, { people: [] });
      const { status } = await server.call(link);
      await server.close();
      return status;
    };
    expect([await statusAt(end - 1), await statusAt(end)]).toEqual([200, 404]);
  });

  test('CLI-08 no change of a link opens anything', async ({ at, house }) => {
    expect(await changesThatOpen(at, house.platform.storage.link(at.ana, at.file))).toEqual([]);
  });

  test('CLI-08 control: links of a double that signs nothing are opened by every change', async ({ at, house }) => {
    const { vault, ...storage } = house.platform.storage;
    const trusting: Signer = { sign: () => 'x', isSigned: () => true };
    const platform = { ...house.platform, storage: { ...storage, vault: { ...vault, signer: trusting } } };
    const server = await openFileServer(platform, { people: [] });
    expect(await changesThatOpen({ ...at, call: server.call }, storage.link(at.ana, at.file))).toContain('signature');
    await server.close();
  });

  test('CLI-08 a link signed for one client opens no file of another', async ({ at, house }) => {
    const crossed = house.platform.storage.link(at.stranger, at.file);
    expect((await at.call(crossed)).status).toBe(404);
    expect(await house.platform.storage.find(house.db.read(), { tenantId: at.stranger.tenantId, ids: [at.file.id] })).toEqual([]);
    const own = house.db.transaction((tx) =>
      house.platform.storage.own(tx, { tenantId: at.stranger.tenantId, fileId: at.file.id, room: 'catalog', ownerId: 'x' }),
    );
    await expect(own).rejects.toMatchObject({ code: 'file_missing' });
  });
});

describe('a piece of a file', () => {
  test('PLY-03 ranges are answered as a film player asks for them', async ({ at, house }) => {
    const link = house.platform.storage.link(at.ana, at.file);
    const total = at.content.length;
    const ask = async (range: string, more: Record<string, string> = {}) => {
      const answered = await at.call(link, { headers: { range, ...more } });
      return [answered.status, answered.headers.get('content-range'), Buffer.from(await answered.arrayBuffer()).toString()];
    };
    const whole = at.content.toString();
    expect(await ask('bytes=0-1')).toEqual([206, `bytes 0-1/${total}`, 'WE']);
    expect(await ask('bytes=3-')).toEqual([206, `bytes 3-${total - 1}/${total}`, whole.slice(3)]);
    expect(await ask('bytes=-4')).toEqual([206, `bytes ${total - 4}-${total - 1}/${total}`, whole.slice(-4)]);
    expect(await ask(`bytes=0-${total + 50}`)).toEqual([206, `bytes 0-${total - 1}/${total}`, whole]);
    expect(await ask(`bytes=${total}-`)).toEqual([416, `bytes */${total}`, '']);
    expect(await ask('bytes=-0')).toEqual([416, `bytes */${total}`, '']);
    for (const odd of ['bytes=5-2', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=a-b', 'bytes=-']) expect((await ask(odd))[0], odd).toBe(200);
    const tag = (await at.call(link)).headers.get('etag') ?? '';
    expect((await ask('bytes=0-1', { 'if-range': tag }))[0]).toBe(206);
    expect((await ask('bytes=0-1', { 'if-range': '"another"' }))[0]).toBe(200);
    expect((await at.call(link, { headers: { 'if-none-match': tag } })).status).toBe(304);
  });

  test('PLY-03 HEAD tells the length without the content', async ({ at, house }) => {
    const answered = await at.call(house.platform.storage.link(at.ana, at.file), { method: 'HEAD' });
    expect([answered.status, answered.headers.get('content-length'), await answered.text()]).toEqual([200, String(at.content.length), '']);
  });
});

describe('a new link', () => {
  const renew = async (at: At, as: Actor) => {
    const init = { method: 'POST', as, headers: { 'content-type': 'application/json' }, body: JSON.stringify({ fileId: at.file.id }) };
    const answered = await at.call('/api/v1/file-links', init);
    return { status: answered.status, body: (await answered.json()) as { url?: string; expiresAt?: string } };
  };

  test('CLI-08 is given to the sender, then to whom the room that owns the file lets in', async ({ at, house }) => {
    expect((await renew(at, at.ana)).status).toBe(200);
    expect((await renew(at, at.bia)).status).toBe(404);

    await house.db.transaction((tx) =>
      house.platform.storage.own(tx, { ...at.ana, fileId: at.file.id, room: 'catalog', ownerId: 'course' }),
    );
    expect((await renew(at, at.ana)).status).toBe(404);
    const given = await renew(at, at.bia);
    expect(given.status).toBe(200);
    expect((await at.call(given.body.url ?? '')).status).toBe(200);
    const lasts = Date.parse(given.body.expiresAt ?? '') - Date.parse(house.clock.now());
    expect(lasts).toBeGreaterThan(530_000);
    expect(lasts).toBeLessThanOrEqual(600_000);
    expect((await renew(at, at.stranger)).status).toBe(404);
  });

  test('CLI-08 a file that one room owns is not taken over by another', async ({ at, house }) => {
    const own = (room: string) =>
      house.db.transaction((tx) => house.platform.storage.own(tx, { ...at.ana, fileId: at.file.id, room, ownerId: 'x' }));
    await own('catalog');
    await expect(own('news')).rejects.toMatchObject({ code: 'file_missing' });
    await own('catalog');
  });
});

describe('a file for everybody', () => {
  test('CLI-08 has a lasting address; a private one has none', async ({ at, house }) => {
    const { storage } = house.platform;
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const logo = await storage.put({ ...at.ana, purpose: 'logo', name: 'aurora.svg', content: drawing, isPublic: true });
    const answered = await at.call(storage.publicPath(logo));
    expect(answered.status).toBe(200);
    expect(answered.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answered.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
    expect((await at.call(storage.publicPath(at.file))).status).toBe(404);
    expect((await at.call('/public/nonsense/a.svg')).status).toBe(404);
  });

  test('a content that is lost is not found, and told to the log', async ({ at, house }) => {
    const { storage, settings } = house.platform;
    const link = storage.link(at.ana, at.file);
    const sha256 = hash('sha256', at.content);
    const place = join(settings.DATA_DIR ?? '', 'files', sha256.slice(0, 2), sha256.slice(2));
    expect(await readFile(place)).toEqual(at.content);
    await rm(place);
    expect((await at.call(link)).status).toBe(404);
  });
});

/** Tries a link with each of its parts changed; answers the parts whose change still opened the file. */
async function changesThatOpen({ call, bia, stranger, file }: At, link: string): Promise<string[]> {
  const [path = '', query = ''] = link.split('?');
  const changed = (name: string, value: string | null) => {
    const facts = new URLSearchParams(query);
    if (value === null) facts.delete(name);
    else facts.set(name, value);
    return `${path}?${facts}`;
  };
  const right = new URLSearchParams(query).get('signature') ?? '';
  const tries: [name: string, address: string][] = [
    ['person', changed('person', bia.personId)],
    ['tenant', changed('tenant', stranger.tenantId)],
    ['expires', changed('expires', String(Number(new URLSearchParams(query).get('expires')) + 60))],
    ['signature', changed('signature', `${right.startsWith('A') ? 'B' : 'A'}${right.slice(1)}`)],
    ['no signature', changed('signature', null)],
    ['empty signature', changed('signature', '')],
    ['no query', path],
    ['file', link.replace(file.id, stranger.personId)],
  ];
  const answers = await Promise.all(tries.map(async ([name, address]) => ((await call(address)).status === 200 ? name : null)));
  return answers.filter((name) => name !== null);
}
