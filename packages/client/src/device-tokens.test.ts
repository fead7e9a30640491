import { expect, test } from 'vitest';
import { deviceTokens } from './device-tokens.ts';
import { createSessionStore } from './session-store.ts';
import { memoryDevice, memoryDisk } from './memory-device.ts';

/** A device of iOS: beside local storage it has one of its own. */
function anIphone() {
  const disk = memoryDisk();
  const copy: { text?: string | undefined } = {};
  const tokenStorage = { get: async () => copy.text, set: async (text: string | undefined) => void (copy.text = text) };
  const open = async () => {
    const store = createSessionStore({ ...memoryDevice({ disk }), tokenStorage });
    await store.ready();
    return store;
  };
  return { disk, copy, open };
}

test('STA-02 on iOS the tokens lie in device storage too, and come back when the system took local storage and cookies', async () => {
  const { disk, copy, open } = anIphone();
  await (await open()).set({ access_token: 'a', refresh_token: 'r' });
  expect(JSON.parse(copy.text ?? '')).toEqual({ access_token: 'a', refresh_token: 'r' });
  disk.storage.clear();
  disk.cookies.clear();
  expect((await open()).get()).toEqual({ access_token: 'a', refresh_token: 'r' });
});

test('STA-02 SES-11 D53 a log-out and a lost secret take the copy too', async () => {
  const { disk, copy, open } = anIphone();
  const store = await open();
  await store.set({ access_token: 'a' });
  await store.clear();
  expect([copy.text, (await open()).get()]).toEqual([undefined, {}]);
  await store.set({ access_token: 'b' });
  disk.cookies.clear(); // local storage is still there: somebody took the secret alone
  expect([(await open()).get(), copy.text]).toEqual([{}, undefined]);
});

test('STA-02 a device storage that fails leaves the session as it is elsewhere', async () => {
  const disk = memoryDisk();
  const broken = { get: () => Promise.reject(new Error('no')), set: () => Promise.reject(new Error('no')) };
  const open = async () => {
    const store = createSessionStore({ ...memoryDevice({ disk }), tokenStorage: broken });
    await store.ready();
    return store;
  };
  await (await open()).set({ access_token: 'a' });
  expect((await open()).get()).toEqual({ access_token: 'a' });
});

test.for([
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 5, true],
  ['an iPad that calls itself a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, true],
  ['a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, false],
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 15)', 5, false],
] as const)('STA-02 %s keeps tokens in device storage, or does not', ([, userAgent, maxTouchPoints, does]) => {
  const database: Pick<IDBFactory, 'open'> = {
    open: () => {
      throw new Error('never opened here');
    },
  };
  expect(deviceTokens({ userAgent, maxTouchPoints }, database) !== undefined).toBe(does);
});
