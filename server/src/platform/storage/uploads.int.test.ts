import { connect } from 'node:net';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { test as base, type House } from '../../testing.ts';
import type { Actor } from '../http/index.ts';
import { purgeUploads } from './index.ts';
import { countWaiting } from './upload-rows.ts';
import {
  aDocument,
  aFilm,
  aMember,
  aPicture,
  begin,
  captions,
  complete,
  metadataOf,
  openFileServer,
  send,
  tusHeaders,
  upload,
  type FileServer,
} from './testing.ts';

const editor = (house: House) => aMember(house.platform.newId, { permissions: new Set(['content.write']) });

/** Three people: an editor, a colleague of the same client, and a stranger of another one. */
const test = base.extend<{
  at: FileServer & { ana: ReturnType<typeof editor>; bia: ReturnType<typeof editor>; stranger: ReturnType<typeof editor> };
}>({
  at: async ({ house }, provide) => {
    const ana = editor(house);
    const bia = aMember(house.platform.newId, { siteId: ana.siteId, tenantId: ana.tenantId });
    const stranger = editor(house);
    const server = await openFileServer(house.platform, { people: [ana, bia, stranger] });
    await provide({ ...server, ana, bia, stranger });
    await server.close();
  },
});

describe('what arrives whole', () => {
  test('CAL-06 a picture is written anew, smaller, without what the camera added', async ({ at, house }) => {
    const content = await aPicture('jpeg', { width: 2_400, height: 1_200 });
    const { status, body } = await upload(at, { as: at.bia, purpose: 'image', name: 'C:\\fotos\\Vitrine loja.JPG', content });

    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'Vitrine loja.webp', contentType: 'image/webp', pages: null, seconds: null });
    const kept = await sharp(await house.platform.storage.read(String(body['id']))).metadata();
    expect(kept).toMatchObject({ format: 'webp', width: 1_600, height: 800 });
    expect(kept.exif).toBeUndefined();
  });

  test('CAL-06 every kind of picture is taken', async ({ at }) => {
    for (const format of ['jpeg', 'png', 'webp', 'gif', 'avif'] as const) {
      const answered = await upload(at, { as: at.bia, purpose: 'image', name: `a.${format}`, content: await aPicture(format) });
      expect(answered, format).toMatchObject({ status: 200, body: { contentType: 'image/webp' } });
    }
  });

  test('CAL-06 a document tells its pages, a film its seconds, captions are taken', async ({ at }) => {
    const document = await upload(at, { as: at.ana, purpose: 'document', name: 'manual.pdf', content: await aDocument({ pages: 7 }) });
    const film = await upload(at, { as: at.ana, purpose: 'video', name: 'aula.mp4', content: aFilm({ seconds: 61 }) });
    const text = await upload(at, { as: at.ana, purpose: 'captions', name: 'aula.vtt', content: Buffer.from(captions) });

    expect(document).toMatchObject({ status: 200, body: { pages: 7, contentType: 'application/pdf' } });
    expect(film).toMatchObject({ status: 200, body: { seconds: 61, contentType: 'video/mp4' } });
    expect(text).toMatchObject({ status: 200, body: { contentType: 'text/vtt' } });
  });

  test('CAL-06 an upload ended twice, and by two calls at once, is one file', async ({ at, house }) => {
    const content = await aPicture('png');
    const { id } = await begin(at, { as: at.bia, purpose: 'image', name: 'a.png', bytes: content.length });
    await send(at, { as: at.bia, id, content });
    const count = () =>
      house.db
        .read()
        .selectFrom('platform.file')
        .where('created_by', '=', at.bia.personId)
        .select('id')
        .execute()
        .then((rows) => rows.length);

    const both = await Promise.all([complete(at, { as: at.bia, id }), complete(at, { as: at.bia, id })]);
    const again = await complete(at, { as: at.bia, id });

    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set([...both, again].map(({ body }) => body['id'])).size).toBe(1);
    expect(await count()).toBe(1);
    expect(await readdir(house.platform.storage.vault.uploadsDir)).not.toContain(id);
  });
});

describe('what arrives in pieces', () => {
  test('CAL-06 an upload whose line broke goes on where it stopped', async ({ at }) => {
    const content = await aDocument({ pages: 3 });
    const { id } = await begin(at, { as: at.ana, purpose: 'document', name: 'manual.pdf', bytes: content.length });
    await breakOff(at, { as: at.ana.personId, id, content, sent: 700 });

    const offset = await offsetOf(at, { as: at.ana, id }, 700);
    expect(offset).toBe(700);
    const unfinished = await complete(at, { as: at.ana, id });
    expect(unfinished).toMatchObject({ status: 409, body: { refusal: 'file_incomplete' } });

    const rest = await send(at, { as: at.ana, id, content: content.subarray(offset), offset });
    expect(rest.status).toBe(204);
    expect(await complete(at, { as: at.ana, id })).toMatchObject({ status: 200, body: { pages: 3 } });
  });

  test('CAL-06 a piece for another offset, and more bytes than promised, are refused', async ({ at }) => {
    const content = Buffer.alloc(1_000, 1);
    const { id } = await begin(at, { as: at.bia, purpose: 'image', name: 'a.png', bytes: 500 });
    expect((await send(at, { as: at.bia, id, content: content.subarray(0, 10), offset: 200 })).status).toBe(409);
    expect((await send(at, { as: at.bia, id, content })).status).toBe(413);
    expect(await complete(at, { as: at.bia, id })).toMatchObject({ body: { refusal: 'file_incomplete' } });
  });
});

describe('who may send', () => {
  test('CAL-06 nobody without a log-in, and only pictures without a permission', async ({ at }) => {
    const anonymous = await at.call('/api/files/', { method: 'POST', headers: { ...tusHeaders, 'upload-length': '5' } });
    expect(anonymous.status).toBe(401);
    for (const purpose of ['logo', 'document', 'video', 'captions']) {
      expect(await begin(at, { as: at.bia, purpose, name: 'a', bytes: 5 }), purpose).toMatchObject({ status: 404, refusal: 'not_found' });
      expect((await begin(at, { as: at.ana, purpose, name: 'a', bytes: 5 })).status, purpose).toBe(201);
    }
  });

  test('CAL-06 an upload without a purpose, a name or a length is refused at its field', async ({ at }) => {
    const ask = (headers: Record<string, string>) =>
      at
        .call('/api/files/', { method: 'POST', as: at.bia, headers: { ...tusHeaders, ...headers } })
        .then(async (answered) => [answered.status, await answered.json()]);
    const about = metadataOf({ purpose: 'image', filename: 'a.png' });
    expect(await ask({ 'upload-metadata': about })).toMatchObject([422, { fields: { 'Upload-Length': 'required' } }]);
    expect(await ask({ 'upload-length': '5', 'upload-metadata': metadataOf({ purpose: 'image' }) })).toMatchObject([
      422,
      { fields: { filename: 'required' } },
    ]);
    expect(await ask({ 'upload-length': '5', 'upload-metadata': metadataOf({ purpose: 'virus', filename: 'a' }) })).toMatchObject([
      422,
      { fields: { purpose: 'invalid_choice' } },
    ]);
  });

  test("CLI-08 another person's upload is as absent as none", async ({ at }) => {
    const content = await aPicture('png');
    const { id } = await begin(at, { as: at.bia, purpose: 'image', name: 'a.png', bytes: content.length });
    for (const as of [at.ana, at.stranger]) {
      expect((await at.call(`/api/files/${id}`, { method: 'HEAD', as, headers: tusHeaders })).status).toBe(404);
      expect((await send(at, { as, id, content })).status).toBe(404);
      expect((await at.call(`/api/files/${id}`, { method: 'DELETE', as, headers: tusHeaders })).status).toBe(404);
      expect(await complete(at, { as, id })).toMatchObject({ status: 404, body: { refusal: 'not_found' } });
    }
    expect((await send(at, { as: at.bia, id, content })).status).toBe(204);
  });

  test("CLI-08 an address whose end names another person's upload reaches one's own alone", async ({ at, house }) => {
    const content = await aPicture('png');
    const about = { purpose: 'image', name: 'a.png', bytes: content.length };
    const [{ id: theirs }, { id: mine }] = [await begin(at, { as: at.stranger, ...about }), await begin(at, { as: at.bia, ...about })];
    await send(at, { as: at.stranger, id: theirs, content: content.subarray(0, 100) });

    const [seen, before] = [`${mine}?x=/${theirs}`, await bytesOf(house, theirs)];
    const looked = await at.call(`/api/files/${seen}`, { method: 'HEAD', as: at.bia, headers: tusHeaders });
    expect([looked.status, looked.headers.get('upload-offset')]).toEqual([200, '0']);
    expect((await send(at, { as: at.bia, id: seen, content: content.subarray(0, 50), offset: 100 })).status).toBe(409);
    expect((await send(at, { as: at.bia, id: seen, content: content.subarray(0, 50) })).status).toBe(204);
    expect((await at.call(`/api/files/${seen}`, { method: 'DELETE', as: at.bia, headers: tusHeaders })).status).toBe(204);
    expect(await bytesOf(house, theirs)).toEqual(before);
    expect(await readdir(house.platform.storage.vault.uploadsDir)).not.toContain(mine);
  });

  test('CAL-06 of sixty-three uploads that are begun at once fifty are let through; looked at before they are written, all would be', async ({
    at,
    house,
  }) => {
    const ask = { purpose: 'image', name: 'a.png', bytes: 5 };
    const statuses = (await Promise.all(Array.from({ length: 63 }, () => begin(at, { as: at.bia, ...ask })))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(50);
    expect(statuses.filter((status) => status === 429)).toHaveLength(13);

    const { clock, db } = house;
    const naive = aMember(house.platform.newId);
    const waiting = () => countWaiting(db.write(), { actor: naive, clock });
    const looks = await Promise.all(Array.from({ length: 63 }, waiting));
    expect(looks.filter((count) => count < 50)).toHaveLength(63);
  });

  test('CAL-06 an extension of the protocol that is not offered is told as such', async ({ at }) => {
    const headers = { ...tusHeaders, 'upload-length': '5', 'upload-metadata': metadataOf({ purpose: 'image', filename: 'a.png' }) };
    const answered = await at.call('/api/files/', { method: 'POST', as: at.bia, headers: { ...headers, 'upload-concat': 'partial' } });
    expect([answered.status, await answered.json()]).toMatchObject([501, { refusal: 'invalid_request' }]);
  });

  test('CAL-06 an upload that was taken back, or is older than a day, is gone with its bytes', async ({ at, house }) => {
    const { uploadsDir } = house.platform.storage.vault;
    const first = await begin(at, { as: at.bia, purpose: 'image', name: 'a.png', bytes: 5 });
    expect((await at.call(`/api/files/${first.id}`, { method: 'DELETE', as: at.bia, headers: tusHeaders })).status).toBe(204);
    expect(await complete(at, { as: at.bia, id: first.id })).toMatchObject({ status: 404 });

    const second = await begin(at, { as: at.bia, purpose: 'image', name: 'a.png', bytes: 5 });
    house.clock.shift(25 * 3_600_000);
    expect(await complete(at, { as: at.bia, id: second.id })).toMatchObject({ status: 404 });
    await purgeUploads(house.platform);
    house.clock.shift(-25 * 3_600_000);
    const left = await readdir(uploadsDir);
    expect(left.filter((name) => name.startsWith(first.id) || name.startsWith(second.id))).toEqual([]);
    expect(await house.db.read().selectFrom('platform.upload').where('id', 'in', [first.id, second.id]).selectAll().execute()).toEqual([]);
  });
});

const bytesOf = ({ platform }: House, id: string) => readFile(join(platform.storage.vault.uploadsDir, id));

/** Sends the beginning of a body over a line that then breaks. */
async function breakOff({ port }: FileServer, { as, id, content, sent }: { as: string; id: string; content: Buffer; sent: number }) {
  const line = connect(port, '127.0.0.1');
  const head = [
    `PATCH /api/files/${id} HTTP/1.1`,
    'host: localhost',
    `authorization: Bearer ${as}`,
    'tus-resumable: 1.0.0',
    'upload-offset: 0',
    'content-type: application/offset+octet-stream',
    `content-length: ${content.length}`,
  ];
  line.write(`${head.join('\r\n')}\r\n\r\n`);
  line.write(content.subarray(0, sent));
  await wait(200);
  line.destroy();
}

/** The offset that the server tells, once it noticed that the line is broken. */
async function offsetOf({ call }: FileServer, { as, id }: { as: Actor; id: string }, awaited: number) {
  for (let tries = 0; ; tries += 1) {
    const told = await call(`/api/files/${id}`, { method: 'HEAD', as, headers: tusHeaders });
    const offset = Number(told.headers.get('upload-offset'));
    if (offset === awaited || tries === 200) return offset;
    await wait(50);
  }
}
