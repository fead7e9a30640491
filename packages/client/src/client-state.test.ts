import { expect, test } from 'vitest';
import { initialClientState, openClientState } from './client-state.ts';
import { createSessionStore } from './session-store.ts';
import { memoryDevice, memoryDisk } from './memory-device.ts';

const slices = ['offline_course', 'params', 'site_lists', 'welcome_banner', 'cookies_policy'] as const;
const accepted = { ...initialClientState.cookies_policy, accept_cookies: true };
const download = { item_id: 'item-7', updated_date: '2026-11-21', src: 'class7.mp4', downloading: false };

test('STA-01 every slice is there from the first moment, sealed, and nothing of it can be read on the disk', async () => {
  const disk = memoryDisk();
  const state = await openClientState(memoryDevice({ disk }));
  await state.set('offline_course', [download]);
  await state.set('params', { route_from: '/secret-place', route_to: '/home' });
  expect([...disk.storage.keys()].toSorted()).toEqual([...slices].toSorted());
  expect([...disk.storage.values()].join()).not.toMatch(/item-7|secret|accept/);
  for (const slice of slices) expect((await openClientState(memoryDevice({ disk }))).get(slice)).toEqual(state.get(slice));
});

test('STA-03 nothing is accepted and nothing is open before anybody said so', async () => {
  const state = await openClientState(memoryDevice());
  expect(state.get('cookies_policy')).toEqual({
    accept_cookies: false,
    policy_modal: false,
    policy_preferences_modal: false,
    accept_preferences: true,
  });
});

test('STA-01 D53 after a log-out what the person did is forgotten, and what they decided about the device is sealed anew', async () => {
  const disk = memoryDisk();
  const device = memoryDevice({ disk });
  const session = createSessionStore(device);
  await session.set({ access_token: 'a' });
  const state = await openClientState(device);
  await state.set('params', { route_from: '/home', route_to: '/profile' });
  await state.set('cookies_policy', accepted);
  await session.clear();
  await state.forget();
  const next = await openClientState(memoryDevice({ disk }));
  expect([next.get('params'), next.get('cookies_policy')]).toEqual([initialClientState.params, accepted]);
});

test('STA-01 D53 a lost secret, another shape and a damaged text begin anew, and spoil nothing of the session', async () => {
  const disk = memoryDisk();
  const device = memoryDevice({ disk });
  const session = createSessionStore(device);
  await session.set({ access_token: 'a' });
  await (await openClientState(device)).set('cookies_policy', accepted);
  disk.storage.set('cookies_policy', disk.storage.get('params') ?? '');
  disk.storage.set('welcome_banner', 'AAAA.AAAA');
  const state = await openClientState(memoryDevice({ disk }));
  expect([state.get('cookies_policy'), state.get('welcome_banner')]).toEqual([initialClientState.cookies_policy, []]);
  const again = createSessionStore(memoryDevice({ disk }));
  await again.ready();
  expect(again.get().access_token).toBe('a');
});

test('STA-01 without storage the page knows what it was told, and keeps nothing', async () => {
  const device = memoryDevice({ isSecure: false });
  const state = await openClientState(device);
  await state.set('cookies_policy', accepted);
  expect(state.get('cookies_policy')).toEqual(accepted);
});

test('OFF-01 STA-01 what stands for a record lies sealed beside it, and goes with a log-out', async () => {
  const disk = memoryDisk();
  const device = memoryDevice({ disk });
  const session = createSessionStore(device);
  await session.set({ access_token: 'a' });
  const state = await openClientState(device);
  await state.set('offline_course', [download]);
  await state.rows.set('item-7', 'a film of a course');
  expect(await (await openClientState(memoryDevice({ disk }))).rows.get('item-7')).toBe('a film of a course');
  await session.clear();
  expect(await state.rows.get('item-7'), 'without the secret nothing of it can be read').toBeUndefined();

  await state.forget();
  const next = await openClientState(memoryDevice({ disk }));
  expect([next.get('offline_course'), await next.rows.get('item-7')]).toEqual([[], undefined]);
});
