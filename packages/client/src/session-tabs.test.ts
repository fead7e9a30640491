import { listNotices } from '@vitrine/contract/notices';
import { expect, test } from 'vitest';
import { callBy } from './call.ts';
import { aTab, memoryServer } from './memory-server.ts';
import { memoryDevice, memoryDisk, settled, type MemoryDevice } from './memory-device.ts';

type Hearing = 'at once' | 'late' | 'never';
const tick = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A tab that hears the others as real channels do: some time after they spoke, or not while it sleeps. */
function hearing(device: MemoryDevice, when: Hearing): MemoryDevice {
  const { channel } = device;
  if (!channel || when === 'at once') return device;
  const later = (listener: (message: unknown) => void) => (message: unknown) => void setTimeout(() => listener(message), 5);
  const listen: typeof channel.listen = (listener) => (when === 'late' ? channel.listen(later(listener)) : undefined);
  return { ...device, channel: { ...channel, listen } };
}

async function twoTabs(when: Hearing) {
  const [disk, server] = [memoryDisk(), memoryServer()];
  const [own, other] = [memoryDevice({ disk }), memoryDevice({ disk })];
  const here = await aTab({ server, device: own });
  const there = await aTab({ server, device: hearing(other, when), session: {} });
  /** A tab that was told what the device does not have looks for it for a moment. */
  const quiet = async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    for (let looked = 0; looked < 6; looked += 1) await Promise.all([own.pass(1_000), other.pass(1_000)]);
  };
  /** What a page finds that is opened now. */
  const onDisk = async () => (await aTab({ server, device: memoryDevice({ disk }), session: {} })).store.get();
  return { server, here, there, quiet, onDisk };
}

const moments = [0, 1, 2, 4];

test.each<Hearing>(['at once', 'late', 'never'])(
  'SES-11 D53 log-out wins over a write that is under way in a tab that hears of it %s',
  async (when) => {
    for (const moment of moments) {
      const { here, there, quiet, onDisk } = await twoTabs(when);
      const write = there.store.set({ languageId: 2 });
      for (let turn = 0; turn < moment; turn += 1) await tick();
      await here.store.clear();
      await write;
      await quiet();
      expect((await onDisk()).access_token, `on the device, moment ${moment}`).toBeUndefined();
      expect(here.store.get().access_token, `here, moment ${moment}`).toBeUndefined();
      if (when !== 'never') expect(there.store.get().access_token, `there, moment ${moment}`).toBeUndefined();
    }
  },
);

test.each<Hearing>(['at once', 'late', 'never'])(
  'SES-11 log-out wins over a refresh that is under way in a tab that hears of it %s',
  async (when) => {
    const { server, here, there, quiet, onDisk } = await twoTabs(when);
    await here.store.set({ access_token: 'old' });
    await there.store.reread();
    server.on('/o/token/', async () => {
      await here.store.clear();
      return server.turn();
    });
    await expect(callBy(there.configuration, listNotices, { query: {} })).rejects.toMatchObject({ refusal: 'session_ended' });
    await quiet();
    expect([await onDisk(), here.store.get(), there.store.get()]).toEqual([{}, {}, {}]);
  },
);

test('SES-01 SES-11 who logs in after a log-out in another tab stays logged in, in both', async () => {
  for (const moment of moments) {
    const { here, there, quiet, onDisk } = await twoTabs('at once');
    await here.store.clear();
    for (let turn = 0; turn < moment; turn += 1) await tick();
    await there.store.set({ access_token: 'next', refresh_token: 'next' });
    await quiet();
    const next = { access_token: 'next', refresh_token: 'next' };
    expect([await onDisk(), here.store.get(), there.store.get()], `moment ${moment}`).toEqual([next, next, next]);
  }
});

test('D53 what two tabs write at the same time is all kept', async () => {
  const { here, there, quiet, onDisk } = await twoTabs('late');
  await Promise.all([here.store.set({ redirect_url: '/courses/7' }), there.store.set({ languageId: 2 })]);
  await quiet();
  for (const session of [await onDisk(), here.store.get(), there.store.get()])
    expect(session).toMatchObject({ access_token: 'access-1', redirect_url: '/courses/7', languageId: 2 });
});

test('SES-11 tokens that wait for their turn to be written are dropped by a log-out in another tab', async () => {
  const { here, there, quiet, onDisk } = await twoTabs('at once');
  const busy = there.store.reread();
  const write = there.store.set({ access_token: 'of the old session', refresh_token: 'of the old session' });
  await Promise.all([busy, write, here.store.clear()]);
  await quiet();
  expect([await onDisk(), here.store.get(), there.store.get()]).toEqual([{}, {}, {}]);
});

/** A tab that sees what others write only after their message came, as another process of the browser may. */
function seeingLate(device: MemoryDevice): MemoryDevice & { see: () => void } {
  const { storage } = device;
  if (!storage) throw new Error('a device in memory keeps things');
  const before = storage.getItem('common');
  let hasSeen = false;
  return {
    ...device,
    storage: { ...storage, getItem: (name) => (hasSeen || name !== 'common' ? storage.getItem(name) : before) },
    see: () => void (hasSeen = true),
  };
}

test('SES-01 SES-11 a log-in in another tab stands here although its writing is seen later, and falls when it is never seen', async () => {
  for (const isSeen of [true, false]) {
    const [disk, server] = [memoryDisk(), memoryServer()];
    const here = await aTab({ server, device: memoryDevice({ disk }), session: {} });
    const device = seeingLate(memoryDevice({ disk }));
    const there = await aTab({ server, device, session: {} });
    const next = { access_token: 'next', refresh_token: 'next' };
    await here.store.set(next);
    await settled();
    expect(there.store.get(), 'as soon as it is told').toEqual(next);
    if (isSeen) device.see();
    for (let waited = 0; waited < 6; waited += 1) await device.pass(1_000);
    expect(there.store.get()).toEqual(isSeen ? next : {});
  }
});
