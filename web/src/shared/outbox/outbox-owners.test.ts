import { expect, test } from 'vitest';
import { aLearningServer, anOutbox, event, id, sendersBy } from './testing.ts';
import { aTab, clientId, memoryDevice, personId, settled } from '@vitrine/client/testing';
import { openOutbox } from './outbox.ts';

test('PLY-14 two tabs send each event once, and both say when it is saved', async () => {
  const { server, sent } = aLearningServer();
  server.cut();
  const one = await anOutbox({ server });
  const other = await anOutbox({ server, disk: one.disk, session: {} });
  await Promise.all([one.outbox.addEvent(event(1)), other.outbox.addEvent(event(2))]);
  await settled();
  expect([one.outbox.state().pending, other.outbox.state().pending]).toEqual([2, 2]);
  server.mend();
  await one.outbox.drain();
  await settled();
  expect(sent.toSorted((a, b) => a - b)).toEqual([1, 2]);
  expect([one.outbox.state().isSaved, other.outbox.state().isSaved]).toEqual([true, true]);
});

test('PLY-14 D54 nothing is sent for another person or in another client; it waits until they are back', async () => {
  const { server, sent } = aLearningServer();
  server.cut();
  const { outbox, store, disk } = await anOutbox({ server });
  await outbox.addEvent(event(1));
  await settled();
  server.mend();
  await store.set({ personId: id(2) });
  await outbox.drain();
  const theirs = await aTab({ server, device: memoryDevice({ disk }), session: {} });
  openOutbox({ lane: 'outbox', personId: id(2), senders: sendersBy(theirs.configuration) }, theirs.configuration);
  await settled();
  await store.set({ personId, id_user_client_selected: id(3) });
  await outbox.drain();
  expect([sent, outbox.state().isSaved]).toEqual([[], true]);
  await store.set({ id_user_client_selected: clientId });
  await settled();
  expect(sent).toEqual([1]);
});

test('PLY-14 SES-11 after log-out nothing is asked, and what waits stays', async () => {
  const { server, sent } = aLearningServer();
  server.cut();
  const { outbox, store, timesEnded } = await anOutbox({ server });
  await outbox.addEvent(event(1));
  await settled();
  server.mend();
  const session = store.get();
  await store.clear();
  await outbox.addEvent(event(2));
  await outbox.drain();
  expect([sent, timesEnded()]).toEqual([[], 0]);
  await store.set(session);
  await settled();
  expect(sent).toEqual([1, 2]);
});
