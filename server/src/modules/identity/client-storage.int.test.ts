import { listAuditLog } from '@vitrine/contract/kernel';
import * as wire from '@vitrine/contract/tenancy';
import { expect } from 'vitest';
import { openStorage } from '../../platform/storage/index.ts';
import { test, type House } from '../../testing.ts';
import { limitClientStorage } from '../tenancy/index.ts';
import { aClient } from '../tenancy/testing.ts';
import { aPerson, type BuiltPerson } from './testing.ts';

const mebibyte = 1_048_576;
const anAdmin = (house: House, wish: Parameters<typeof aPerson>[1] = {}) =>
  aPerson(house.platform, { roles: ['client_administrator'], ...wish });
const aSuperuser = (house: House, wish: Parameters<typeof aPerson>[1] = {}) => aPerson(house.platform, { roles: ['superuser'], ...wish });
const at = ({ tenantId }: { tenantId: string }) => ({ params: { clientId: tenantId } });
const storageOf = (house: House, by: BuiltPerson, of: { tenantId: string } = by) => house.call(by, wire.getClientStorage, at(of));
const limit = (
  house: House,
  by: BuiltPerson,
  body: { before: number | null; ownMegabytes: number | null },
  of: { tenantId: string } = by,
) => house.call(by, wire.limitClientStorage, { ...at(of), body });

/** The beginning of an upload of so many bytes. */
async function begun({ app }: House, person: BuiltPerson, bytes: number) {
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  const answered = await app.inject({
    method: 'POST',
    url: '/api/files/',
    headers: {
      host: person.host,
      authorization: `Bearer ${person.accessToken}`,
      'tus-resumable': '1.0.0',
      'upload-length': String(bytes),
      'upload-metadata': `purpose ${base64('image')},filename ${base64('a.png')}`,
    },
  });
  return [answered.statusCode, answered.statusCode < 300 ? undefined : answered.json<{ refusal: string }>().refusal];
}

test('CAL-06 ADM-09 a superuser gives a client a limit of its own: its administrator sees it with what is used, and what goes above is refused by 507', async ({
  house,
}) => {
  const root = await aSuperuser(house);
  const client = await aClient(house.platform, { siteId: root.siteId });
  const admin = await anAdmin(house, { tenantId: client.tenantId });
  expect((await storageOf(house, admin)).body).toEqual({ bytes: 0, ownMegabytes: null, everyMegabytes: null });
  expect(await begun(house, admin, 2 * mebibyte)).toEqual([201, undefined]);

  const { status, body } = await limit(house, root, { before: null, ownMegabytes: 1 }, client);
  expect([status, body]).toEqual([200, { bytes: 0, ownMegabytes: 1, everyMegabytes: null }]);
  expect(await begun(house, admin, mebibyte + 1)).toEqual([507, 'storage_full']);
  expect(await begun(house, admin, mebibyte)).toEqual([201, undefined]);
  const content = Buffer.from(`${'a'.repeat(599_999)}\n`);
  await house.platform.storage.put({ ...admin, purpose: 'sheet', name: 'a.csv', content, isPublic: false });
  expect((await storageOf(house, admin)).body).toEqual({ bytes: 600_000, ownMegabytes: 1, everyMegabytes: null });
  expect(await begun(house, admin, 500_000)).toEqual([507, 'storage_full']);
  expect(await begun(house, root, 2 * mebibyte)).toEqual([201, undefined]); // their own client has none

  expect((await limit(house, root, { before: 1, ownMegabytes: null }, client)).body.ownMegabytes).toBeNull();
  expect(await begun(house, admin, 2 * mebibyte)).toEqual([201, undefined]);
  expect((await storageOf(house, admin)).body.bytes).toBe(600_000);
  const trail = (await house.call(admin, listAuditLog, { query: { subject: 'client' } })).body.items;
  expect(trail).toMatchObject([
    { what: 'client.saved', before: { ownMegabytes: 1 }, after: { ownMegabytes: null } },
    { what: 'client.saved', before: { ownMegabytes: null }, after: { ownMegabytes: 1 } },
  ]);
});

test('CAL-06 of two who set a limit at once one is told that it changed meanwhile; asked again, nothing changes', async ({ house }) => {
  const root = await aSuperuser(house);
  const answers = await Promise.all([5, 6].map((ownMegabytes) => limit(house, root, { before: null, ownMegabytes })));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.refusal).toBe('changed_meanwhile');
  const { ownMegabytes } = (await storageOf(house, root)).body;
  expect((await limit(house, root, { before: null, ownMegabytes })).body.ownMegabytes).toBe(ownMegabytes);
  expect((await house.call(root, listAuditLog, { query: { subject: 'client' } })).body.items).toHaveLength(1);
  expect((await limit(house, root, { before: ownMegabytes, ownMegabytes: 0 })).body).toMatchObject({
    fields: { ownMegabytes: 'number_too_small' },
  });
});

test('CAL-06 the limit of the operator stays above it: the smaller of the two holds', async ({ house }) => {
  const root = await aSuperuser(house);
  const filesDir = `${house.platform.settings.DATA_DIR}/files`;
  const limits = { DISK_FLOOR_MEGABYTES: 0, CLIENT_STORAGE_MEGABYTES: 2 };
  const platform = { ...house.platform, storage: openStorage({ ...house.platform, filesDir, limits }) };
  const set = (before: number | null, ownMegabytes: number | null) =>
    limitClientStorage(platform, root.actor, { clientId: root.tenantId, before, ownMegabytes });
  await expect(set(null, 3)).rejects.toMatchObject({ code: 'invalid_request', fields: { ownMegabytes: 'number_too_big' } });
  expect(await set(null, 1)).toEqual({ bytes: 0, ownMegabytes: 1, everyMegabytes: 2 });
  const asked = (bytes: number) => platform.storage.vault.room.forClient(house.db.read(), { tenantId: root.tenantId, bytes });
  await expect(asked(mebibyte + 1)).rejects.toMatchObject({ code: 'storage_full' });
  await set(1, null);
  await asked(mebibyte + 1);
  await expect(asked(2 * mebibyte + 1)).rejects.toMatchObject({ code: 'storage_full' });
});

test('CLI-08 CAL-06 an administrator sees their own client’s alone and sets none; another site’s is not there', async ({ house }) => {
  const admin = await anAdmin(house);
  const neighbour = await aClient(house.platform, { siteId: admin.siteId });
  const stranger = await aSuperuser(house);
  expect((await limit(house, admin, { before: null, ownMegabytes: 9 })).status).toBe(404);
  expect((await storageOf(house, admin, neighbour)).status).toBe(404);
  expect((await storageOf(house, stranger, admin)).status).toBe(404);
  expect((await limit(house, stranger, { before: null, ownMegabytes: 9 }, admin)).status).toBe(404);
  expect((await storageOf(house, admin)).body.ownMegabytes).toBeNull();
  const learner = await aPerson(house.platform, { tenantId: admin.tenantId });
  expect((await storageOf(house, learner)).status).toBe(404);
});
