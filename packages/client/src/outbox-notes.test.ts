import { expect, test } from 'vitest';
import { aLearningServer, anOutbox, id } from './memory-learning.ts';
import { json } from './memory-server.ts';
import { settled } from './memory-device.ts';

const note = (revision: number, text: string) => ({
  noteId: id(60),
  courseId: id(10),
  activityId: id(20),
  second: 3,
  text,
  device: 'device-one',
  revision,
  base: 0,
  copyId: id(70 + revision),
});

test('PLY-14 a note that is changed without a network goes once, as it was written last, and is told of until then', async () => {
  const { server } = aLearningServer();
  const sent: unknown[] = [];
  server.on(`/api/v1/notes/${id(60)}`, ({ body }) => {
    sent.push(JSON.parse(body));
    return json({ kept: 'create' });
  });
  server.cut();
  const { outbox } = await anOutbox({ server });
  await outbox.addNote(note(1, 'Frio'));
  await outbox.addNote(note(2, 'Calor'));
  await settled();
  expect([outbox.state().pending, (await outbox.waitingNotes()).map(({ text }) => text)]).toEqual([1, ['Calor']]);
  server.mend();
  await outbox.drain();
  await settled();
  expect(sent).toMatchObject([{ text: 'Calor', revision: 2 }]);
  expect(await outbox.waitingNotes()).toEqual([]);
});
