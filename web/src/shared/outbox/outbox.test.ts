import { expect, test } from 'vitest';
import { aLearningServer, anOutbox, event, path } from './testing.ts';
import { json, settled } from '@vitrine/client/testing';

test('PLY-14 D03 what was done without a network lies on the device, survives a restart, and goes once and in order', async () => {
  const { server, sent, batches } = aLearningServer();
  server.cut();
  const before = await anOutbox({ server });
  for (let seq = 1; seq <= 250; seq += 1) await before.outbox.addEvent(event(seq));
  expect(before.outbox.state()).toMatchObject({ pending: 250, isSaved: false });
  await settled();
  before.outbox.close();
  server.mend();
  const after = await anOutbox({ server, disk: before.disk });
  await after.outbox.drain();
  await after.outbox.drain();
  expect(sent).toEqual(Array.from({ length: 250 }, (_, index) => index + 1));
  expect(batches).toEqual([100, 100, 50]);
  expect(after.outbox.state()).toMatchObject({ pending: 0, isSaved: true });
  expect(await (await anOutbox({ server, disk: before.disk })).outbox.drain()).toBeUndefined();
  expect(sent).toHaveLength(250);
});

test('PLY-14 a lost answer is no acknowledgement: the same event is sent again, and nothing after it was acknowledged', async () => {
  const { server, sent } = aLearningServer();
  let isAnswerLost = true;
  const losing: typeof fetch = async (...args) => {
    const answered = await server.fetch(...args);
    if (isAnswerLost) throw new TypeError('lost on the way back');
    return answered;
  };
  const { outbox, device } = await anOutbox({ server: { ...server, fetch: losing } });
  await outbox.addEvent(event(1));
  await settled();
  expect([sent, outbox.state().isSaved]).toEqual([[1], false]);
  isAnswerLost = false;
  await device.pass(2_000);
  expect([sent, outbox.state().isSaved]).toEqual([[1, 1], true]);
  await device.pass(120_000);
  expect(sent).toEqual([1, 1]);
});

test('PLY-14 it tries again later and later, by chance, as late as the server asks, and at once when the network is back', async () => {
  const { server, sent } = aLearningServer();
  server.cut();
  const { outbox, device } = await anOutbox({ server });
  device.waits.length = 0;
  await outbox.addEvent(event(1));
  for (const seconds of [2, 4, 8, 16, 32, 60, 60]) await device.pass(seconds * 1_000);
  expect(device.waits).toEqual([2, 4, 8, 16, 32, 60, 60, 60].map((seconds) => seconds * 1_000));
  server.mend();
  device.goOnline(true);
  await settled();
  expect(sent).toEqual([1]);
  server.on(path, () => json({ refusal: 'too_many_requests', requestId: 'r' }, 429, { 'retry-after': '90' }));
  await outbox.addEvent(event(2));
  await settled();
  const tries = server.askedAt(path).length;
  device.goOnline(true);
  await outbox.addEvent(event(3));
  await device.pass(89_000);
  expect(server.askedAt(path)).toHaveLength(tries);
  aLearningServer(server);
  await device.pass(1_000);
  await device.pass(60_000);
  expect(outbox.state().isSaved).toBe(true);
});

test('PLY-14 what fails once more when the network is back is tried again soon, however long the network was gone', async () => {
  const { server, sent } = aLearningServer();
  server.cut();
  const { outbox, device } = await anOutbox({ server });
  await outbox.addEvent(event(1));
  for (const seconds of [2, 4, 8, 16, 32, 60]) await device.pass(seconds * 1_000);
  device.waits.length = 0;
  device.goOnline(true);
  await settled();
  expect(device.waits).toEqual([2_000]);
  server.mend();
  await device.pass(2_000);
  expect([sent, outbox.state().isSaved]).toEqual([[1], true]);
});

test('PLY-14 much that is done without a network makes no pause longer: it reaches the server soon after, though no browser says that the network is back', async () => {
  const { server, sent } = aLearningServer();
  server.cut();
  const { outbox, device } = await anOutbox({ server });
  for (let nth = 1; nth <= 8; nth += 1) {
    await outbox.addEvent(event(nth));
    await settled();
  }
  server.mend();
  await device.pass(2_000);
  expect([sent, outbox.state().isSaved]).toEqual([[1, 2, 3, 4, 5, 6, 7, 8], true]);
});

test('PLY-14 what is added just after the last look is sent too', async () => {
  const { server, sent } = aLearningServer();
  const { outbox, device } = await anOutbox({ server });
  const { lock } = device;
  let isAdded = false;
  const addAtTheEnd = async () => {
    if (isAdded) return;
    isAdded = true;
    await outbox.addEvent(event(1));
  };
  device.lock = (name, work) =>
    lock(name, async () => {
      const done = await work();
      if (name === 'vitrine-outbox-send') await addAtTheEnd();
      return done;
    });
  await outbox.drain();
  expect([isAdded, sent, outbox.state().isSaved]).toEqual([true, [1], true]);
});

test('PLY-14 what is added while the last request is under way is not left behind', async () => {
  const { server, sent } = aLearningServer();
  const { outbox } = await anOutbox({ server });
  await Promise.all(
    Array.from({ length: 30 }, async (_, index) => {
      for (let turn = 0; turn < index; turn += 1) await Promise.resolve();
      await outbox.addEvent(event(index + 1));
    }),
  );
  await settled();
  expect(outbox.state()).toMatchObject({ pending: 0, isSaved: true });
  expect(sent.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
});
