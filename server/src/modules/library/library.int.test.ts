import { getSiteLists } from '@vitrine/contract/identity';
import { listAuditLog, renewLink } from '@vitrine/contract/kernel';
import * as wire from '@vitrine/contract/library';
import { addFavourite } from '@vitrine/contract/marks';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aGroup, aPerson, someLabels } from '../identity/testing.ts';
import { aFolder, aFolderForm, aLibraryCategory, anItem, anUploadedFile, forEverybody } from './testing.ts';

const sorted = (numbers: number[]) => numbers.toSorted((one, other) => one - other);

async function aLibrary(house: House) {
  const author = await aPerson(house.platform, { roles: ['client_administrator'] });
  const { tenantId } = author;
  const labels = await someLabels(house.platform, {
    tenantId,
    areas: { brazil: { name: { 'pt-BR': 'Brasil' }, countries: ['BR'] } },
    groups: { team: { 'pt-BR': 'Time' } },
    groupLabel: { 'pt-BR': 'Rótulo' },
    tags: { cold: { 'pt-BR': 'Frio' } },
  });
  const [areaId = '', groupId = '', tagId = ''] = [labels.areas.get('brazil'), labels.groups.get('team'), labels.tags.get('cold')];
  const learner = await aPerson(house.platform, { tenantId, country: 'BR', groupIds: [groupId] });
  const outsider = await aPerson(house.platform, { tenantId, country: 'CL' });
  const ids = async (query: object, person = learner) =>
    (await house.call(person, wire.listLibrary, { query })).body.items.map(({ id }) => id).toSorted();
  return { author, learner, outsider, tenantId, areaId, groupId, tagId, ids };
}

test('LIB-01 VAL-12 a folder is found by its name, whatever percent signs stand in it, by its id and by the address that it had before', async ({
  house,
}) => {
  const { author, learner } = await aLibrary(house);
  const folderId = await aFolder(house.platform, author.actor, { name: { 'pt-BR': 'Linha Branca / 2026 🔥', 'en-US': 'Appliances' } });
  const find = async (name: string) => (await house.call(learner, wire.findLibraryFolder, { params: { name } })).body;
  expect(await find('linha-branca-2026')).toMatchObject({ id: folderId, slug: 'linha-branca-2026' });
  expect(await find('Linha Branca 2026')).toMatchObject({ id: folderId });
  expect(await find('%linha%-branca-2026%')).toMatchObject({ id: folderId });
  const params = { folderId };
  const saved = await house.call(author, wire.saveFolder, {
    params,
    body: { version: 1, folder: aFolderForm({ name: { 'pt-BR': 'Cozinha' } }) },
  });
  expect(saved.body).toMatchObject({ version: 2, slug: 'cozinha' });
  expect(await find('linha-branca-2026')).toMatchObject({ id: folderId, slug: 'cozinha' });
  expect((await house.call(learner, wire.getLibrary, { params: { libraryId: folderId } })).body).toEqual({
    folderSlug: 'cozinha',
    file: null,
  });
  expect((await house.call(learner, wire.findLibraryFolder, { params: { name: 'nada' } })).status).toBe(404);
});

test('LIB-01 folders refuse a name twice, one too long, an empty one, themselves and a ninth level', async ({ house }) => {
  const { author } = await aLibrary(house);
  const make = (parentId: string | null, name: string) =>
    house.call(author, wire.createFolder, { body: { parentId, folder: aFolderForm({ name: { 'pt-BR': name } }) } });
  const { body: top } = await make(null, 'Topo');
  expect((await make(null, ' TÓPO ')).body).toMatchObject({ refusal: 'name_taken', fields: { 'folder.name': 'name_taken' } });
  expect((await make(null, '\u200B')).body.fields).toEqual({ 'folder.name': 'name_required' });
  expect((await make(null, 'a'.repeat(500))).status).toBe(422);
  let deepest = top.id;
  for (let level = 2; level <= 8; level += 1) deepest = (await make(deepest, `Nível ${level}`)).body.id;
  expect((await make(deepest, 'Nível 9')).body.refusal).toBe('folder_too_deep');
  const move = (folderId: string, parentId: string | null) =>
    house.call(author, wire.moveFolder, { params: { folderId }, body: { version: 1, parentId } });
  expect((await move(top.id, deepest)).body.refusal).toBe('folder_in_itself');
  expect((await move(deepest, null)).body).toMatchObject({ version: 2, parentId: null });
  expect((await move(deepest, top.id)).body.refusal).toBe('changed_meanwhile');
  expect((await house.call(author, wire.retireFolder, { params: { folderId: deepest } })).status).toBe(200);
  const trail = await house.call(author, listAuditLog, { query: { subject: 'library_folder', subjectId: deepest } });
  expect(trail.body.items.map(({ what }) => what)).toEqual(['library_folder.retired', 'library_folder.moved', 'library_folder.created']);
});

test('LIB-01 of two folders that go into each other at once one is refused, and of two that take one name', async ({ house }) => {
  const { author } = await aLibrary(house);
  const [one, other] = [
    await aFolder(house.platform, author.actor, { name: { 'pt-BR': 'Um' } }),
    await aFolder(house.platform, author.actor, { name: { 'pt-BR': 'Dois' } }),
  ];
  const into = (folderId: string, parentId: string) =>
    house.call(author, wire.moveFolder, { params: { folderId }, body: { version: 1, parentId } });
  const moved = await Promise.all([into(one, other), into(other, one)]);
  expect(sorted(moved.map(({ status }) => status))).toEqual([200, 422]);
  const make = () =>
    house.call(author, wire.createFolder, { body: { parentId: null, folder: aFolderForm({ name: { 'pt-BR': 'Três' } }) } });
  expect(sorted((await Promise.all([make(), make()])).map(({ status }) => status))).toEqual([200, 422]);
});

test('LIB-01 FIL-01 every shared field narrows the library, alone and with others, and pages follow each other', async ({ house }) => {
  const { author, learner, areaId, groupId, tagId, ids } = await aLibrary(house);
  const { platform } = house;
  const top = await aFolder(platform, author.actor, { name: { 'pt-BR': 'Geladeiras' } });
  const inner = await aFolder(platform, author.actor, { name: { 'pt-BR': 'Inverse' }, parentId: top });
  const { id: categoryId } = await aLibraryCategory(platform, author.actor, { name: { 'pt-BR': 'Manuais' } });
  const manual = await anItem(platform, author.actor, {
    folderId: inner,
    title: { 'pt-BR': 'Manual de instalação' },
    categoryId,
    tagIds: [tagId],
  });
  const prices = await anItem(platform, author.actor, {
    folderId: top,
    file: { name: 'Preços.csv', content: Buffer.from('modelo,preco\nA,1\n') },
    isMustRead: true,
    audience: { ...forEverybody, groupIds: [groupId] },
  });
  const speech = await anItem(platform, author.actor, {
    folderId: top,
    title: { 'pt-BR': 'Roteiro' },
    audience: { ...forEverybody, areaIds: [areaId] },
  });
  expect(await ids({})).toEqual([manual, prices, speech].toSorted());
  expect(await ids({ folder: top })).toEqual([prices, speech].toSorted());
  expect(await ids({ folder: top, search: 'INSTALACAO' })).toEqual([manual]);
  expect(await ids({ selected_tags: tagId })).toEqual([manual]);
  expect(await ids({ selected_groups: groupId })).toEqual([prices]);
  expect(await ids({ selected_areas: areaId })).toEqual([speech]);
  expect([await ids({ categories: categoryId }), await ids({ categories: 'none', extensions: 'txt' })]).toEqual([[manual], [speech]]);
  expect([await ids({ extensions: 'csv' }), await ids({ extensions: 'excel,pdf' })]).toEqual([[prices], [prices]]);
  expect([await ids({ subscription_type: 'assigned' }), await ids({ subscription_type: 'assigned', extensions: 'txt' })]).toEqual([
    [prices],
    [],
  ]);
  await house.call(learner, wire.openLibraryFile, { params: { libraryId: manual } });
  await house.call(learner, wire.openLibraryFile, { params: { libraryId: prices } });
  expect([await ids({ progress: 'done' }), await ids({ progress: 'in_progress' }), await ids({ progress: 'not_started' })]).toEqual([
    [manual],
    [prices],
    [speech],
  ]);
  await house.call(learner, addFavourite, { params: { subject: 'library_file', subjectId: speech } });
  expect(await ids({ favorite: 'favorite' })).toEqual([speech]);

  const first = (await house.call(learner, wire.listLibrary, { query: { limit: 2 } })).body;
  const second = (await house.call(learner, wire.listLibrary, { query: { limit: 2, after: first.next ?? '' } })).body;
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual([speech, prices, manual]);
  expect(second.next).toBeNull();
});

test('CLI-09 LIB-01 a folder’s audience holds for all below it, in lists, counts, pages, links and hearts; a file narrows it and never widens it', async ({
  house,
}) => {
  const { author, learner, outsider, groupId, areaId, ids } = await aLibrary(house);
  const { platform } = house;
  const top = await aFolder(platform, author.actor, {
    name: { 'pt-BR': 'Só do time' },
    audience: { ...forEverybody, groupIds: [groupId] },
  });
  const inner = await aFolder(platform, author.actor, { name: { 'pt-BR': 'Dentro' }, parentId: top });
  const item = await anItem(platform, author.actor, { folderId: inner, audience: { ...forEverybody, areaIds: [areaId] } });
  expect([await ids({}), await ids({}, outsider)]).toEqual([[item], []]);
  const folders = async (person: typeof learner) => (await house.call(person, wire.listLibraryFolders, {})).body;
  expect(await folders(learner)).toMatchObject({
    files: 1,
    folders: [
      { name: 'Dentro', files: 1 },
      { name: 'Só do time', files: 1 },
    ],
  });
  expect(await folders(outsider)).toEqual({ folders: [], files: 0, toRead: 0 });
  const page = await house.call(learner, wire.getLibrary, { params: { libraryId: item } });
  const fileId = page.body.file?.fileId ?? '';
  const hidden = await Promise.all([
    house.call(outsider, wire.getLibrary, { params: { libraryId: item } }),
    house.call(outsider, wire.getLibrary, { params: { libraryId: inner } }),
    house.call(outsider, wire.findLibraryFolder, { params: { name: 'dentro' } }),
    house.call(outsider, wire.openLibraryFile, { params: { libraryId: item } }),
    house.call(outsider, renewLink, { body: { fileId } }),
    house.call(outsider, addFavourite, { params: { subject: 'library_file', subjectId: item } }),
  ]);
  expect(hidden.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  expect((await house.call(learner, renewLink, { body: { fileId } })).status).toBe(200);
});

test('CLI-09 LIB-01 where a folder and its file name one group each, the file is for whoever is in both', async ({ house }) => {
  const { author, tenantId, groupId, ids } = await aLibrary(house);
  const otherId = await aGroup(house.platform, { tenantId });
  const folderId = await aFolder(house.platform, author.actor, { audience: { ...forEverybody, groupIds: [groupId] } });
  const item = await anItem(house.platform, author.actor, { folderId, audience: { ...forEverybody, groupIds: [otherId] } });
  const ofFile = await aPerson(house.platform, { tenantId, groupIds: [otherId] });
  const ofBoth = await aPerson(house.platform, { tenantId, groupIds: [groupId, otherId] });
  expect([await ids({}), await ids({}, ofFile), await ids({}, ofBoth)]).toEqual([[], [], [item]]);
});

test('LIB-01 ADM-01 a replaced file keeps its address, is told to be new, and its reading is confirmed for that version', async ({
  house,
}) => {
  const { author, learner, groupId } = await aLibrary(house);
  const { platform } = house;
  const folderId = await aFolder(platform, author.actor);
  const itemId = await anItem(platform, author.actor, { folderId, isMustRead: true });
  const params = { libraryId: itemId };
  const read = async () => (await house.call(learner, wire.getLibrary, { params })).body.file;
  const first = await read();
  expect(first).toMatchObject({ versionNumber: 1, isNewVersion: false, reading: 'not_started', can: { confirm: true } });
  const confirm = (versionId = '') => house.call(learner, wire.confirmReading, { params, body: { versionId } });
  const [once, twice] = [await confirm(first?.versionId), await confirm(first?.versionId)];
  expect(once.body).toMatchObject({ reading: 'done', confirmedAt: twice.body.confirmedAt, can: { confirm: false } });

  const fileId = await anUploadedFile(platform, author.actor, { name: 'Roteiro 2.txt', content: Buffer.from('Outro') });
  const replace = (version: number, sent = fileId) =>
    house.call(author, wire.replaceItem, { params: { itemId }, body: { version, fileId: sent, note: { 'pt-BR': 'Dois passos novos' } } });
  expect((await replace(1)).body.refusal).toBe('changed_meanwhile');
  expect((await replace(2)).body.versions.map(({ number, confirmed }) => [number, confirmed])).toEqual([
    [2, 0],
    [1, 1],
  ]);
  expect((await replace(3)).body.fields).toEqual({ fileId: 'file_already_used' });
  const second = await read();
  expect(second).toMatchObject({
    id: itemId,
    versionNumber: 2,
    isNewVersion: true,
    reading: 'not_started',
    note: 'Dois passos novos',
    fileName: 'Roteiro 2.txt',
  });
  expect((await confirm(first?.versionId)).body.refusal).toBe('newer_version');
  expect((await house.call(learner, renewLink, { body: { fileId: first?.fileId ?? '' } })).status).toBe(404);

  const readers = async (show: 'all' | 'read' | 'unread') =>
    (await house.call(author, wire.listReaders, { params: { itemId }, query: { show } })).body;
  expect(await readers('all')).toMatchObject({ read: 0, of: 3 });
  await confirm(second?.versionId);
  expect((await readers('read')).items).toMatchObject([{ id: learner.memberId, hasRead: true, versionNumber: 2, groups: 'Time' }]);
  expect((await readers('unread')).items).toHaveLength(2);
  expect((await readers('all')).byGroup).toMatchObject([{ id: groupId, name: 'Time', read: 1, of: 1 }]);
  const ofGroup = await house.call(author, wire.listReaders, { params: { itemId }, query: { show: 'all', groupId } });
  expect(ofGroup.body.items.map(({ id }) => id)).toEqual([learner.memberId]);
  expect((await house.call(author, wire.retireItem, { params: { itemId } })).status).toBe(200);
  expect((await house.call(author, wire.retireItem, { params: { itemId } })).body.refusal).toBe('item_retired');
  expect((await house.call(learner, wire.getLibrary, { params })).status).toBe(404);
});

test('LIB-01 files are moved and tagged together, all or none, and never into a folder that is gone', async ({ house }) => {
  const { author, tagId } = await aLibrary(house);
  const { platform } = house;
  const [from, to] = [
    await aFolder(platform, author.actor, { name: { 'pt-BR': 'De' } }),
    await aFolder(platform, author.actor, { name: { 'pt-BR': 'Para' } }),
  ];
  const items = [await anItem(platform, author.actor, { folderId: from }), await anItem(platform, author.actor, { folderId: from })];
  const change = (itemIds: string[], folderId: string | null) =>
    house.call(author, wire.changeItems, { body: { itemIds, folderId, addTagIds: [tagId] } });
  expect((await change([...items, platform.newId()], to)).status).toBe(404);
  expect((await change(items, to)).body).toEqual({ changed: 2 });
  const inTo = (await house.call(author, wire.listItems, { query: { folderId: to } })).body.items;
  expect(inTo.map(({ id }) => id).toSorted()).toEqual(items.toSorted());
  await house.call(author, wire.retireFolder, { params: { folderId: from } });
  expect((await change(items, from)).body.fields).toEqual({ folderId: 'invalid_choice' });
  const fileId = await anUploadedFile(platform, author.actor);
  expect((await house.call(author, wire.addItem, { body: { folderId: from, fileId } })).body.fields).toEqual({
    folderId: 'invalid_choice',
  });
});

test('LIB-02 LST-01 a file’s kind comes from its bytes first; the lists name the endings and categories on show', async ({ house }) => {
  const { author, learner } = await aLibrary(house);
  const { platform } = house;
  const folderId = await aFolder(platform, author.actor);
  const { id: categoryId } = await aLibraryCategory(platform, author.actor, { name: { 'pt-BR': 'Manuais' } });
  await aLibraryCategory(platform, author.actor, { name: { 'pt-BR': 'Sem uso' } });
  const svg = await anItem(platform, author.actor, {
    folderId,
    categoryId,
    title: { 'pt-BR': 'Desenho' },
    file: { name: 'desenho.svg', content: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>') },
  });
  await anItem(platform, author.actor, { folderId, file: { name: 'tabela.csv', content: Buffer.from('a,b\n1,2\n') } });
  const lists = (await house.call(learner, getSiteLists, {})).body;
  expect(lists.library_file_categories).toEqual([{ id: categoryId, name: 'Manuais' }]);
  expect(lists.library_file_extensions).toEqual([
    { id: 'csv', kind: 'excel' },
    { id: 'svg', kind: 'image' },
  ]);
  const { file } = (await house.call(learner, wire.getLibrary, { params: { libraryId: svg } })).body;
  expect(file).toMatchObject({ kind: 'image', preview: 'none' });
  const served = await house.app.inject({ url: file?.url ?? '' });
  expect(served.headers['content-disposition']).toMatch(/^attachment;/);
  expect(served.headers['x-content-type-options']).toBe('nosniff');
  await expect(anUploadedFile(platform, author.actor, { name: 'vírus.exe', content: Buffer.from('MZ') })).rejects.toMatchObject({
    code: 'file_type_refused',
  });
  const page = { name: 'manual.pdf', content: Buffer.from('<html><script>alert(1)</script></html>') };
  await expect(anUploadedFile(platform, author.actor, page)).rejects.toMatchObject({ code: 'file_type_differs' });
});
