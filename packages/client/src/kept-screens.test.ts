import { expect, test } from 'vitest';
import { keptScreens } from './kept-screens.ts';
import { memoryDevice, memoryDisk, settled, type MemoryDisk } from './memory-device.ts';
import { aTab, clientId, personId } from './memory-server.ts';
import { createQueryClient } from './query-client.ts';
import { sealing } from './sealing.ts';

const session = { access_token: 'a', refresh_token: 'r', personId, id_user_client_selected: clientId };
const courses = ['learning', 'courses', {}, 20];

/** A tab whose session lives on this disk, with a query cache of its own. */
async function aPage(disk: MemoryDisk, changes: object = {}) {
  const device = memoryDevice({ disk });
  const { store } = await aTab({ device, session: { ...session, ...changes } });
  const queries = createQueryClient();
  return { device, store, queries, screens: keptScreens({ device, store }, queries) };
}
async function showAndKeep(disk: MemoryDisk) {
  const page = await aPage(disk);
  page.screens.begin();
  page.queries.setQueryData(courses, { title: 'Secreto' }, { updatedAt: page.device.nowMs() });
  await page.device.pass(1_000);
  return page;
}
function textOf(disk: MemoryDisk): string {
  const kept = disk.kept.get('screens');
  if (typeof kept !== 'object' || kept === null || !('content' in kept) || !(kept.content instanceof ArrayBuffer))
    throw new Error('nothing is kept');
  return new TextDecoder().decode(kept.content);
}

test('STA-01 what screens showed is there after a restart, and lies sealed on the disk', async () => {
  const disk = memoryDisk();
  await showAndKeep(disk);
  expect(textOf(disk)).not.toContain('Secreto');
  const after = await aPage(disk);
  expect(await after.screens.restore()).toBe(true);
  expect(after.queries.getQueryData(courses)).toEqual({ title: 'Secreto' });
});

test('STA-01 a page adds what it shows to what pages before it showed', async () => {
  const disk = memoryDisk();
  await showAndKeep(disk);
  const second = await aPage(disk);
  second.screens.begin();
  second.queries.setQueryData(['rewards', 'store'], ['Fone'], { updatedAt: second.device.nowMs() });
  await second.device.pass(1_000);
  const third = await aPage(disk);
  await third.screens.restore();
  expect([third.queries.getQueryData(courses), third.queries.getQueryData(['rewards', 'store'])]).toEqual([{ title: 'Secreto' }, ['Fone']]);
});

test('STA-01 D73 what was kept in the words of an earlier release is not shown, and is written over', async () => {
  const disk = memoryDisk();
  const { device, store } = await aPage(disk);
  const { personId: person, id_user_client_selected: client } = store.get();
  const owner = { personId: person, id_user_client_selected: client };
  const shown = [{ key: ['sales', 'mine'], data: [{ state: 'refused' }], at: device.nowMs() }];
  if (!device.crypto) throw new Error('this device seals');
  disk.kept.set('screens', await sealing(device, device.crypto).seal(JSON.stringify({ owner, shown })));
  const after = await aPage(disk);
  expect(await after.screens.restore()).toBe(false);
  expect(after.queries.getQueryData(['sales', 'mine'])).toBeUndefined();
  await showAndKeep(disk);
  const next = await aPage(disk);
  expect(await next.screens.restore()).toBe(true);
  expect(next.queries.getQueryData(['sales', 'mine'])).toBeUndefined();
});

test('STA-01 what the network said meanwhile stays, and what is a week old is not shown', async () => {
  const disk = memoryDisk();
  await showAndKeep(disk);
  const after = await aPage(disk);
  after.queries.setQueryData(courses, { title: 'Novo' });
  await after.screens.restore();
  expect(after.queries.getQueryData(courses)).toEqual({ title: 'Novo' });
  const late = await aPage(disk);
  await late.device.pass(8 * 86_400_000);
  expect(await late.screens.restore()).toBe(false);
  expect(late.queries.getQueryData(courses)).toBeUndefined();
});

test.each([
  ['another person', { personId: '00000000-0000-7000-8000-00000000ffff' }],
  ['another client of the person', { id_user_client_selected: '00000000-0000-7000-8000-00000000eeee' }],
  ['nobody', { access_token: undefined }],
])('SES-16 CLI-08 %s sees nothing of it', async (_who, changes) => {
  const disk = memoryDisk();
  await showAndKeep(disk);
  const other = await aPage(disk, changes);
  expect(await other.screens.restore()).toBe(false);
  expect(other.queries.getQueryData(courses)).toBeUndefined();
});

test('SES-11 D53 a log-out takes it away, and what was about to be written is not', async () => {
  const disk = memoryDisk();
  const { device, store, queries, screens } = await showAndKeep(disk);
  queries.setQueryData(courses, { title: 'Depois' }); // planned, not yet written
  await Promise.all([store.clear(), screens.forget()]);
  await device.pass(1_000);
  expect(disk.kept.get('screens')).toBeUndefined();
  expect(disk.cookies.size).toBe(0);
});

test('SES-11 D53 a tab that hears late of the log-out cannot write it again, for the secret is lost', async () => {
  const disk = memoryDisk();
  const here = await showAndKeep(disk);
  const there = await aPage(disk);
  there.store.subscribe(() => undefined);
  const deaf = keptScreens({ device: there.device, store: { ...there.store, get: () => session } }, there.queries);
  deaf.begin();
  there.queries.setQueryData(courses, { title: 'Outra aba' });
  await Promise.all([here.store.clear(), here.screens.forget()]);
  await there.device.pass(1_000);
  expect(disk.kept.get('screens')).toBeUndefined();
});

test('STA-01 D53 where nothing may be sealed, nothing is kept', async () => {
  const disk = memoryDisk();
  const device = memoryDevice({ disk, isSecure: false });
  const { store } = await aTab({ device, session });
  const queries = createQueryClient();
  const screens = keptScreens({ device, store }, queries);
  screens.begin();
  queries.setQueryData(courses, { title: 'Secreto' });
  await device.pass(1_000);
  expect([await screens.restore(), disk.kept.size]).toEqual([false, 0]);
  await settled();
});
