import { clientId, json, memoryDevice, memoryDisk, personId, settled } from '@vitrine/client/testing';
import { expect, test } from 'vitest';
import { isAnyWaiting, keptItems, type Item } from './items.ts';
import { aLearningServer, anOutbox, event } from './testing.ts';
import { upgradeEntry, upgradeKeyed } from './upgrade.ts';

const forms = '/api/v1/forms';
const moves = '/api/v1/moves';
const form = (id: string) => ({ id, body: { word: id } });
const move = (run: string, seq: number) => ({ id: `${run}/${seq}`, body: { run, seq } });

test('D40 a device that dies between the answer and the writing down sends the same once more, with the same key', async () => {
  const { server } = aLearningServer();
  server.on(forms, () => json({ taken: true }));
  const before = await anOutbox({ server });
  // What it would still write is lost.
  server.on(forms, () => {
    before.device.kept.set = () => new Promise(() => undefined);
    return json({ taken: true });
  });
  await before.outbox.add('form', form('one'));
  await settled();
  before.outbox.close();
  before.disk.locks.clear();
  server.on(forms, () => json({ taken: true }));
  const after = await anOutbox({ server, disk: before.disk });
  expect(server.askedAt(forms).map(({ headers }) => headers.get('idempotency-key'))).toEqual(['one', 'one']);
  expect(after.outbox.state()).toMatchObject({ pending: 0, isSaved: true });
});

test('D03 a refused form stays with what the server said of it, is told in every tab, and is never sent again by itself', async () => {
  const { server } = aLearningServer();
  server.on(forms, () => json({ refusal: 'invalid_request', fields: { word: 'too_long' }, requestId: 'r' }, 422));
  const { outbox, device, disk } = await anOutbox({ server });
  const other = await anOutbox({ server, disk, session: {} });
  await outbox.add('form', form('one'));
  await settled();
  await device.pass(120_000);
  device.goOnline(true);
  await settled();
  expect(server.askedAt(forms)).toHaveLength(1);
  const refused = [{ id: 'one', stage: 'refused', refusal: { code: 'invalid_request', fields: { word: 'too_long' } } }];
  expect(outbox.items('form')).toMatchObject(refused);
  expect(other.outbox.items('form')).toMatchObject(refused);
  expect(outbox.state()).toMatchObject({ pending: 0, refused: [{ id: 'one', refusal: 'invalid_request' }] });
  await outbox.discard('one');
  expect(outbox.items('form')).toEqual([]);
});

test('PLY-14 one that never gets through, whatever it is, holds up no other', async () => {
  const { server } = aLearningServer();
  server.on(forms, ({ body }) => {
    if (body.includes('poison')) throw new TypeError('this one always breaks the line');
    return json({ taken: true });
  });
  const { outbox, device } = await anOutbox({ server });
  await outbox.add('form', form('poison'));
  await outbox.add('form', form('two'));
  await outbox.add('form', form('three'));
  await settled();
  for (let turn = 0; turn < 4; turn += 1) await device.pass(60_000);
  expect(outbox.items('form')).toMatchObject([{ id: 'poison', stage: 'waiting' }]);
});

test('PLY-14 moves of one run keep their order when one of them fails, and another run goes on', async () => {
  const { server } = aLearningServer();
  const seen: string[] = [];
  let isFailing = true;
  server.on(moves, ({ body }) => {
    const { moves: made }: { moves: { run: string; seq: number }[] } = JSON.parse(body);
    if (isFailing && made.some(({ run }) => run === 'one')) return json({ refusal: 'unexpected', requestId: 'r' }, 500);
    seen.push(...made.map(({ run, seq }) => `${run}/${seq}`));
    return json({});
  });
  server.cut();
  const { outbox } = await anOutbox({ server });
  for (const made of [move('one', 1), move('two', 1), move('one', 2), move('two', 2)]) await outbox.add('move', made);
  await settled();
  server.mend();
  await outbox.drain();
  expect(seen).toEqual(['two/1', 'two/2']);
  isFailing = false;
  await outbox.add('move', move('one', 3));
  await outbox.drain();
  expect(seen).toEqual(['two/1', 'two/2', 'one/1', 'one/2', 'one/3']);
});

test('D03 a thing is asked for by itself: it is sent at once, or waits, and whoever asked hears which', async () => {
  const { server } = aLearningServer();
  server.on(forms, () => json({ word: 'taken' }));
  server.cut();
  const { outbox, device } = await anOutbox({ server });
  await outbox.add('form', { ...form('one'), stage: 'writing' });
  await settled();
  expect([outbox.state().pending, server.askedAt(forms).length]).toEqual([0, 0]);
  await outbox.change('form', 'one', (item) => ({ ...item, stage: 'waiting' }));
  expect(await outbox.send('one')).toMatchObject({ kind: 'later' });
  server.mend();
  expect(await outbox.send('one')).toEqual({ kind: 'sent', answer: { word: 'taken' } });
  await device.pass(120_000);
  expect(server.askedAt(forms)).toHaveLength(2);
});

test('D03 what lies in a form that this release does not know stays as it is', async () => {
  const disk = memoryDisk();
  const later = { version: 2, items: [{ future: true }] };
  disk.kept.set('waiting/outbox', later);
  const { outbox } = await anOutbox({ disk });
  await expect(outbox.addEvent(event(1))).rejects.toThrow('later release');
  expect(disk.kept.get('waiting/outbox')).toEqual(later);
});

/** Lists of releases before, as devices hold them; they never change. */
const owner = { personId, clientId };
const heard = { id: 'h1', ...owner, kind: 'event', event: { event_id: 'h1', episodeId: 'e' } };
const sale = { key: 's1', ...owner, stage: 'refused', draft: { lines: [] }, writtenAt: null, refusal: { code: 'no', fields: { a: 'b' } } };
const photo = { key: 'p1', ...owner, stage: 'waiting', typeId: 't', upload: undefined, fileId: 'f', refusal: null };
const refusedPhoto = { key: 'p2', ...owner, stage: 'refused', typeId: 't', refusal: 'week_taken' };
test.each<[string, typeof upgradeEntry, unknown[], Partial<Item>[]]>([
  ['podcasts', upgradeEntry, [heard], [{ id: 'h1', kind: 'event', stage: 'waiting', body: heard.event, ...owner }]],
  [
    'sales',
    upgradeKeyed('sale'),
    [sale],
    [{ id: 's1', kind: 'sale', stage: 'refused', body: { draft: { lines: [] }, writtenAt: null }, refusal: sale.refusal, ...owner }],
  ],
  [
    'photos',
    upgradeKeyed('photo'),
    [photo, refusedPhoto],
    [
      { id: 'p1', kind: 'photo', stage: 'waiting', body: { typeId: 't', fileId: 'f' }, refusal: null },
      { id: 'p2', kind: 'photo', stage: 'refused', body: { typeId: 't' }, refusal: { code: 'week_taken', fields: {} } },
    ],
  ],
])('D03 what waits at the place of a release before (%s) is read, and moved with the first change', async (lane, upgrade, old, items) => {
  const disk = memoryDisk();
  const device = memoryDevice({ disk });
  const unreadable = { from: 'nobody' };
  disk.kept.set(lane, [...old, unreadable]);
  expect(await isAnyWaiting(device, lane)).toBe(true);
  const kept = keptItems(device, lane, { place: lane, upgrade });
  expect(await kept.read()).toMatchObject(items);
  await kept.change((all) => all);
  expect([disk.kept.get(lane), await kept.read()]).toMatchObject([[unreadable], items]);
  // A tab that still runs the release before goes on adding: nothing of it is lost, and nothing is there twice.
  disk.kept.set(lane, [...old, unreadable]);
  expect(await kept.read()).toHaveLength(old.length);
});

test('D03 nothing waits on a device that never kept anything', async () => {
  expect(await isAnyWaiting(memoryDevice(), 'sales')).toBe(false);
});
