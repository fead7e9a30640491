import { expect, test } from 'vitest';
import { aTab, clientId, personId } from './memory-server.ts';
import { watchOtherTabs } from './configuration.ts';
import { createSessionStore } from './session-store.ts';
import { memoryDevice, memoryDisk } from './memory-device.ts';

const session = { access_token: 'a-secret', refresh_token: 'r-secret', personId, id_user_client_selected: clientId };
const opened = async (device = memoryDevice()) => (await aTab({ device, session: {} })).store;

test('SES-01 D53 what a log-in left is there after a restart, and sealed on the disk', async () => {
  const disk = memoryDisk();
  const before = await opened(memoryDevice({ disk }));
  await before.set(session);
  expect([...disk.storage.keys()]).toEqual(['common']);
  expect(disk.storage.get('common')).not.toContain('secret');
  const after = await opened(memoryDevice({ disk }));
  expect(after.get()).toEqual(session);
  expect(after.isMemoryOnly).toBe(false);
});

test('D53 the secret is there before the first call: 256 bits, for 180 days', async () => {
  const device = memoryDevice();
  const kept: [string, string, number][] = [];
  const { set } = device.cookies;
  device.cookies.set = (...cookie) => {
    kept.push(cookie);
    set(...cookie);
  };
  await opened(device);
  expect(kept.map(([name, value, seconds]) => [name, atob(value).length * 8, seconds / 86_400])).toEqual([['vitrine_key', 256, 180]]);
});

test.each([
  ['lost', (disk: ReturnType<typeof memoryDisk>) => disk.cookies.clear()],
  ['another', (disk: ReturnType<typeof memoryDisk>) => disk.cookies.set('vitrine_key', btoa('x'.repeat(32)))],
  ['no secret at all', (disk: ReturnType<typeof memoryDisk>) => disk.cookies.set('vitrine_key', '%%%')],
])('D53 when the secret is %s, all is erased, and a new log-in is kept again', async (_what, spoil) => {
  const disk = memoryDisk();
  await (await opened(memoryDevice({ disk }))).set(session);
  spoil(disk);
  const after = await opened(memoryDevice({ disk }));
  expect(after.get()).toEqual({});
  expect(disk.storage.has('common')).toBe(false);
  await after.set(session);
  expect((await opened(memoryDevice({ disk }))).get()).toEqual(session);
});

test('D53 without a secure context nothing reaches the disk, the app is told, and a second tab asks the first', async () => {
  const disk = memoryDisk();
  const first = await opened(memoryDevice({ disk, isSecure: false }));
  await first.set(session);
  expect([first.isMemoryOnly, disk.storage.size, disk.cookies.size]).toEqual([true, 0, 0]);
  expect((await opened(memoryDevice({ disk, isSecure: false }))).get()).toEqual(session);
});

test('D53 where cookies or storage are refused, the session lives as long as the page', async () => {
  const withoutCookies = memoryDevice();
  withoutCookies.cookies.set = () => {};
  const full = memoryDevice();
  if (full.storage)
    full.storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  for (const device of [withoutCookies, full]) {
    const store = await opened(device);
    await store.set(session);
    expect([store.get(), store.isMemoryOnly]).toEqual([session, true]);
  }
});

test('SES-11 D53 log-out erases storage and cookie, and the other tabs go to the log-in', async () => {
  const disk = memoryDisk();
  const here = await aTab({ device: memoryDevice({ disk }) });
  const there = await aTab({ device: memoryDevice({ disk }), session: {} });
  watchOtherTabs(there.configuration);
  const write = here.store.set({ languageId: 2 });
  await here.store.clear();
  await write;
  expect([disk.storage.size, disk.cookies.size, here.store.get(), there.store.get()]).toEqual([0, 0, {}, {}]);
  expect([here.timesEnded(), there.timesEnded()]).toEqual([0, 1]);
});

test('SES-16 a tab is told when another one went on in a different client, and not when it only got new tokens', async () => {
  const disk = memoryDisk();
  const here = await aTab({ device: memoryDevice({ disk }) });
  const there = await aTab({ device: memoryDevice({ disk }), session: {} });
  let times = 0;
  watchOtherTabs({ ...there.configuration, onOtherSession: () => void (times += 1) });
  await here.store.set({ access_token: 'newer' });
  expect([there.store.get().access_token, times]).toEqual(['newer', 0]);
  await here.store.set({ id_user_client_selected: 'another' });
  expect([times, there.timesEnded()]).toEqual([1, 0]);
});

test('D52 a tab that slept does not write its old tokens over the new ones', async () => {
  const disk = memoryDisk();
  const awake = await aTab({ device: memoryDevice({ disk }) });
  const asleep = createSessionStore({ ...memoryDevice({ disk }), channel: null });
  await asleep.ready();
  await awake.store.set({ access_token: 'newer', refresh_token: 'newer' });
  expect(asleep.get().refresh_token).toBe('refresh-1');
  await asleep.set({ redirect_url: '/courses' });
  expect(asleep.get()).toMatchObject({ refresh_token: 'newer', redirect_url: '/courses' });
  expect((await opened(memoryDevice({ disk }))).get().refresh_token).toBe('newer');
});

test('changes are seen at once, in their order, and by whoever listens', async () => {
  const store = await opened();
  const seen: (number | undefined)[] = [];
  const stop = store.subscribe(() => seen.push(store.get().languageId));
  const writes = [1, 2, 3].map((languageId) => store.set({ languageId }));
  expect(store.get().languageId).toBe(3);
  await Promise.all(writes);
  expect(store.get()).toBe(store.get());
  expect(store.get()).toEqual({ languageId: 3 });
  expect(seen.slice(2).every((languageId) => languageId === 3)).toBe(true);
  stop();
});
