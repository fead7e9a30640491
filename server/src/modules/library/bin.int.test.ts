import { listAuditLog } from '@vitrine/contract/kernel';
import * as wire from '@vitrine/contract/library';
import { binDays } from '@vitrine/domain/library';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aPerson } from '../identity/testing.ts';
import { emptyBins } from './bin.ts';
import { aFolder, aFolderForm, anItem } from './testing.ts';

const dayMs = 86_400_000;

async function aCupboard(house: House) {
  const author = await aPerson(house.platform, { roles: ['client_administrator'] });
  const learner = await aPerson(house.platform, { tenantId: author.tenantId });
  const top = await aFolder(house.platform, author.actor, { name: { 'pt-BR': 'Ofertas/2026 🔥' } });
  const inner = await aFolder(house.platform, author.actor, { name: { 'pt-BR': 'Fogões' }, parentId: top });
  const gone = await anItem(house.platform, author.actor, { folderId: inner, title: { 'pt-BR': 'Antes' } });
  const kept = await anItem(house.platform, author.actor, { folderId: inner, title: { 'pt-BR': 'Tabela' } });
  const bin = async () =>
    (await house.call(author, wire.listLibraryBin, {})).body.rows.map(({ kind, title, files }) => [kind, title, files]);
  const seen = async (libraryId: string) => (await house.call(learner, wire.getLibrary, { params: { libraryId } })).status;
  const retire = (folderId: string) => house.call(author, wire.retireFolder, { params: { folderId } });
  const back = (folderId: string) => house.call(author, wire.restoreFolder, { params: { folderId } });
  return { author, top, inner, gone, kept, bin, seen, retire, back };
}

test('LIB-01 a full folder goes to the bin with all that is in it and comes back with it, but not with what was there before', async ({
  house,
}) => {
  const { author, top, inner, gone, kept, bin, seen, retire, back } = await aCupboard(house);
  await house.call(author, wire.retireItem, { params: { itemId: gone } });
  expect((await retire(top)).status).toBe(200);
  expect(await bin()).toEqual([
    ['folder', 'Ofertas/2026 🔥', 1],
    ['file', 'Antes', 1],
  ]);
  expect([await seen(top), await seen(inner), await seen(kept)]).toEqual([404, 404, 404]);
  expect((await house.call(author, wire.restoreItem, { params: { itemId: gone } })).body.refusal).toBe('folder_above_gone');
  expect((await house.call(author, wire.restoreItem, { params: { itemId: kept } })).status).toBe(404); // comes with its folder
  expect((await back(inner)).status).toBe(404);
  expect((await back(top)).status).toBe(200);
  expect([await seen(top), await seen(inner), await seen(kept), await seen(gone)]).toEqual([200, 200, 200, 404]);
  expect((await house.call(author, wire.restoreItem, { params: { itemId: gone } })).status).toBe(200);
  expect([await bin(), await seen(gone)]).toEqual([[], 200]);
  expect((await back(top)).status).toBe(404); // it is not in the bin any more
  const trail = await house.call(author, listAuditLog, { query: { subject: 'library_folder', subjectId: top } });
  expect(trail.body.items.map(({ what }) => what)).toEqual(['library_folder.restored', 'library_folder.retired', 'library_folder.created']);
});

test('LIB-01 a folder whose name was taken meanwhile or whose folder is gone does not come back; of two who bring it back one does', async ({
  house,
}) => {
  const { author, top, inner, bin, retire, back } = await aCupboard(house);
  await retire(inner);
  await retire(top);
  expect((await back(inner)).body.refusal).toBe('folder_above_gone');
  const other = await house.call(author, wire.createFolder, {
    body: { parentId: null, folder: aFolderForm({ name: { 'pt-BR': 'ofertas/2026 🔥' } }) },
  });
  expect((await back(top)).body).toMatchObject({ refusal: 'name_taken' });
  await retire(other.body.id);
  const both = await Promise.all([back(top), back(top)]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404]);
  expect((await back(inner)).status).toBe(200);
  expect((await bin()).map(([, title]) => title)).toEqual(['ofertas/2026 🔥']);
  const stranger = await aPerson(house.platform, { roles: ['client_administrator'] });
  expect((await house.call(stranger, wire.restoreFolder, { params: { folderId: other.body.id } })).status).toBe(404);
});

test('LIB-01 after thirty days nothing comes back, and its bytes leave the disk', async ({ house }) => {
  const { author, top, kept, retire } = await aCupboard(house);
  const { body } = await house.call(author, wire.getItem, { params: { itemId: kept } });
  await retire(top);
  const file = async () => (await house.db.read().selectFrom('platform.file').select('id').where('owner_id', '=', kept).execute()).length;
  house.clock.shift((binDays - 1) * dayMs);
  await emptyBins(house.platform);
  expect(await file()).toBe(1);
  house.clock.shift(2 * dayMs);
  await emptyBins(house.platform);
  await emptyBins(house.platform); // bears being done twice
  expect(await file()).toBe(0);
  const now = await aPerson(house.platform, { tenantId: author.tenantId, roles: ['client_administrator'] });
  expect((await house.call(now, wire.restoreFolder, { params: { folderId: top } })).status).toBe(404);
  expect((await house.call(now, wire.listLibraryBin, {})).body.rows).toEqual([]);
  expect((await house.call(now, wire.getItem, { params: { itemId: kept } })).body.versions).toHaveLength(body.versions.length);
});
