import { hash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { test as base, type House } from '../../testing.ts';
import type { Actor } from '../http/index.ts';
import { openStorage } from './index.ts';
import type { Limits } from './room-for-files.ts';
import { aMember, aPicture, begin, complete, openFileServer, send, upload, type FileServer } from './testing.ts';

const unbounded = { DISK_FLOOR_MEGABYTES: 0 };
const moreThanAnyDisk = { DISK_FLOOR_MEGABYTES: 1_000_000_000 };
const sheet = (letter: string) => Buffer.from(`${letter.repeat(599_999)}\n`); // two of them are more than a mebibyte

/** The routes of files with limits of its own, over the house's folder and database. */
async function fileServer({ platform }: House, { limits, people }: { limits: Limits; people: readonly Actor[] }) {
  const filesDir = join(platform.storage.vault.uploadsDir, '..');
  const storage = openStorage({ ...platform, filesDir, limits });
  return { storage, ...(await openFileServer({ ...platform, storage }, { people })) };
}

const test = base.extend<{ ana: Actor; servers: (limits: Limits) => Promise<FileServer & { storage: House['platform']['storage'] }> }>({
  ana: async ({ house }, provide) => provide(aMember(house.platform.newId, { permissions: new Set(['content.write']) })),
  servers: async ({ house, ana }, provide) => {
    const open: FileServer[] = [];
    await provide(async (limits) => {
      const server = await fileServer(house, { limits, people: [ana] });
      open.push(server);
      return server;
    });
    for (const server of open) await server.close();
  },
});

test('an upload that would take the disk below its floor is refused by 507, at its beginning and between its pieces', async ({
  servers,
  ana,
}) => {
  const content = await aPicture('png');
  const roomy = await servers(unbounded);
  const full = await servers(moreThanAnyDisk);
  const { id } = await begin(roomy, { as: ana, purpose: 'image', name: 'a.png', bytes: content.length });

  expect(await begin(full, { as: ana, purpose: 'image', name: 'a.png', bytes: 5 })).toMatchObject({ status: 507, refusal: 'disk_full' });
  const piece = await send(full, { as: ana, id, content });
  expect([piece.status, await piece.json()]).toMatchObject([507, { refusal: 'disk_full' }]);
  expect((await send(roomy, { as: ana, id, content })).status).toBe(204);
});

test('the bytes of an upload that was refused leave the disk at once, and whoever ends it again is told the same', async ({
  servers,
  ana,
  house,
}) => {
  const server = await servers(unbounded);
  const content = Buffer.from('no picture at all');
  const { id } = await begin(server, { as: ana, purpose: 'image', name: 'a.png', bytes: content.length });
  await send(server, { as: ana, id, content });
  const first = await complete(server, { as: ana, id });

  expect(first).toMatchObject({ status: 409, body: { refusal: 'file_type_differs' } });
  expect((await readdir(house.platform.storage.vault.uploadsDir)).filter((name) => name.startsWith(id))).toEqual([]);
  expect(await complete(server, { as: ana, id })).toMatchObject({ status: 409, body: { refusal: 'file_type_differs' } });
  expect((await send(server, { as: ana, id, content })).status).toBe(404);
});

/** Two files that fit one by one, sent and then ended at once. */
async function endTwoAtOnce(server: FileServer, as: Actor) {
  const ids: string[] = [];
  for (const letter of ['a', 'b']) {
    const { id } = await begin(server, { as, purpose: 'sheet', name: `${letter}.csv`, bytes: sheet(letter).length });
    await send(server, { as, id, content: sheet(letter) });
    ids.push(id);
  }
  return Promise.all(ids.map((id) => complete(server, { as, id })));
}

const numberOf = async ({ db }: House, { tenantId }: Actor) => {
  const [row, files] = await Promise.all([
    db.read().selectFrom('platform.client_storage').where('tenant_id', '=', tenantId).select('bytes').executeTakeFirst(),
    db.read().selectFrom('platform.file').where('tenant_id', '=', tenantId).select(['bytes', 'sha256']).execute(),
  ]);
  return {
    number: row?.bytes ?? 0,
    counted: files.reduce((sum, { bytes }) => sum + bytes, 0),
    contents: files.map(({ sha256 }) => sha256),
  };
};

test('of two files that are ended at once, and together are more than the client may take, one is kept and the other leaves no byte', async ({
  servers,
  ana,
  house,
}) => {
  const server = await servers({ ...unbounded, CLIENT_STORAGE_MEGABYTES: 1 });
  const ended = await endTwoAtOnce(server, ana);

  expect(ended.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 507]);
  expect(ended.find(({ status }) => status === 507)?.body.refusal).toBe('storage_full');
  const { number, counted, contents } = await numberOf(house, ana);
  expect([number, counted]).toEqual([600_000, 600_000]);
  for (const letter of ['a', 'b']) {
    const sha256 = hash('sha256', sheet(letter));
    expect(await server.storage.vault.blobStore.has(sha256)).toBe(contents.includes(sha256));
  }
  expect(await begin(server, { as: ana, purpose: 'sheet', name: 'c.csv', bytes: 600_000 })).toMatchObject({
    status: 507,
    refusal: 'storage_full',
  });

  await server.storage.forgetFiles({ tenantId: ana.tenantId, personId: ana.personId, rooms: [null] });
  expect(await numberOf(house, ana)).toMatchObject({ number: 0, counted: 0 });
  expect(await upload(server, { as: ana, purpose: 'sheet', name: 'c.csv', content: sheet('c') })).toMatchObject({ status: 200 });
});

test('control: a look at the number before alone keeps both', async ({ servers, ana }) => {
  const server = await servers({ ...unbounded, CLIENT_STORAGE_MEGABYTES: 1 });
  server.storage.vault.room.holdClient = async () => {};
  const ended = await endTwoAtOnce(server, ana);
  expect(ended.map(({ status }) => status)).toEqual([200, 200]);
});
