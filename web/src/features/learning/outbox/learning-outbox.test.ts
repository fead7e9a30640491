import { aTab, memoryDevice, memoryDisk, memoryServer, personId, clientId, settled } from '@vitrine/client/testing';
import { expect, test } from 'vitest';
import { openOutbox } from '../../../shared/outbox/outbox.ts';
import { upgradeEntry } from '../../../shared/outbox/upgrade.ts';
import type { KeptNote } from './kinds.ts';
import { learningSenders, type LearningCalls } from './learning-outbox.ts';

const note = (revision: number, text: string): KeptNote => ({
  noteId: 'note-60',
  courseId: 'course-10',
  activityId: 'activity-20',
  second: 3,
  text,
  device: 'device-one',
  revision,
  base: 0,
  copyId: `copy-${revision}`,
});

/** An outbox of learning whose server takes all, once it is there. */
async function aLearner(disk = memoryDisk()) {
  const { configuration } = await aTab({ server: memoryServer(), device: memoryDevice({ disk }) });
  const sent: [string, unknown][] = [];
  const server = { isThere: false };
  const take = (kind: string) => async (body: unknown) => {
    if (!server.isThere) throw new TypeError('fetch failed');
    sent.push([kind, body]);
  };
  const calls: LearningCalls = {
    sendEvents: async (events) => {
      await take('events')(events);
      return { kept: events.map(({ event_id }) => event_id), refused: [] };
    },
    sendAnswer: take('answer'),
    sendMoves: take('moves'),
    sendNote: take('note'),
    sendLease: take('lease'),
  };
  const outbox = openOutbox(
    { lane: 'outbox', personId, senders: learningSenders(calls), before: { place: 'outbox', upgrade: upgradeEntry } },
    configuration,
  );
  await settled();
  return { outbox, sent, server, disk };
}

test('PLY-14 a note that is changed without a network goes once, as it was written last, and is told of until then', async () => {
  const { outbox, sent, server } = await aLearner();
  await outbox.add('note', { id: 'note-60/1', body: note(1, 'Frio') });
  await outbox.add('note', { id: 'note-60/2', body: note(2, 'Calor') });
  await settled();
  const waiting = await outbox.read<KeptNote>('note');
  expect([outbox.state().pending, waiting.map(({ body }) => body.text)]).toEqual([1, ['Calor']]);
  server.isThere = true;
  await outbox.drain();
  expect(sent).toEqual([['note', note(2, 'Calor')]]);
  expect(await outbox.read('note')).toEqual([]);
});

/** What the release before kept, word by word; it never changes. */
const kept = [
  { id: 'e1', personId, clientId, kind: 'event', event: { event_id: 'e1', seq: 1 } },
  {
    id: 'attempt/question/2',
    personId,
    clientId,
    kind: 'answer',
    answer: { attemptId: 'attempt', questionId: 'question', device: 'd', options: ['a'], revision: 2 },
  },
  {
    id: 'run/1',
    personId,
    clientId,
    kind: 'move',
    move: { runId: 'run', where: { courseId: 'c', hierarchy_order: 1 }, device: 'd', seq: 1, item: 'i', answer: 'a', spentMs: 9 },
  },
  { id: 'note-60/1', personId, clientId, kind: 'note', note: note(1, 'Frio') },
  { id: 'e2', personId: 'another', clientId, kind: 'event', event: { event_id: 'e2', seq: 2 } },
];

test('PLY-14 D03 what a device holds from the release before goes all with this one, and nothing of another person', async () => {
  const disk = memoryDisk();
  disk.kept.set('outbox', structuredClone(kept));
  const { outbox, sent, server } = await aLearner(disk);
  expect(outbox.state().pending).toBe(4);
  await outbox.add('note', { id: 'note-60/2', body: note(2, 'Calor') });
  server.isThere = true;
  await outbox.drain();
  expect(Object.fromEntries(sent)).toMatchObject({
    events: [{ event_id: 'e1', seq: 1 }],
    answer: { attemptId: 'attempt', questionId: 'question', revision: 2 },
    moves: [{ runId: 'run', seq: 1, item: 'i' }],
    note: { text: 'Calor' },
  });
  expect(sent).toHaveLength(4);
  expect(disk.kept.get('outbox')).toEqual([]);
  expect(disk.kept.get('waiting/outbox')).toMatchObject({ version: 1, items: [{ id: 'e2', personId: 'another' }] });
});

test('OFF-04 a test that was handed in without a network waits whole, survives a restart, and goes once; added twice it is one', async () => {
  const before = await aLearner();
  const lease = { leaseId: 'lease-60', device: 'device-one', answers: [] };
  await before.outbox.add('lease', { id: 'lease-60/1', body: lease });
  await before.outbox.add('lease', { id: 'lease-60/1', body: lease });
  await settled();
  expect([before.outbox.state().pending, before.sent]).toEqual([1, []]);
  before.outbox.close();
  const after = await aLearner(before.disk);
  after.server.isThere = true;
  await after.outbox.drain();
  await after.outbox.drain();
  expect(after.sent).toEqual([['lease', lease]]);
  expect(after.outbox.state()).toMatchObject({ pending: 0, isSaved: true });
});
