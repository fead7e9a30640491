import * as wire from '@vitrine/contract/learning';
import { notesMost } from '@vitrine/domain/learning';
import { expect } from 'vitest';
import { test, type House } from '../../../testing.ts';
import { aCourse } from '../../catalog/testing.ts';
import { aPerson, type BuiltPerson } from '../../identity/testing.ts';
import { learningRecords } from '../personal-records.ts';
import { aClassroom, device, enrolIn, type Classroom } from '../testing.ts';

const desktop = 'a-desktop-in-an-office';
async function aNotedRoom(house: House) {
  const room = await aClassroom(house);
  await enrolIn(house, room.learner, room.courseId);
  return room;
}
const bodyOf = (house: House, room: Classroom, more: Partial<wire.NoteBody> = {}): wire.NoteBody => ({
  courseId: room.courseId,
  activityId: room.video,
  second: 83,
  text: 'Perguntar da garantia',
  device,
  revision: 1,
  base: 0,
  copyId: house.platform.newId(),
  ...more,
});
const write = (house: House, who: BuiltPerson, noteId: string, body: wire.NoteBody) =>
  house.call(who, wire.saveNote, { params: { noteId }, body });
const notesOf = async (house: House, who: BuiltPerson, courseId: string) =>
  (await house.call(who, wire.listNotes, { params: { courseId } })).body.items;

test('a member writes a note to a second of a film, changes it, takes it away and takes that back', async ({ house }) => {
  const room = await aNotedRoom(house);
  const { learner, courseId } = room;
  const noteId = house.platform.newId();
  const first = bodyOf(house, room);
  for (const kept of ['create', 'known']) expect((await write(house, learner, noteId, first)).body.kept).toBe(kept);
  expect(await notesOf(house, learner, courseId)).toMatchObject([
    { id: noteId, activityId: room.video, second: 83, text: 'Perguntar da garantia', version: 1 },
  ]);
  await write(house, learner, noteId, bodyOf(house, room, { text: 'Garantia: 10 anos', revision: 2, base: 1 }));
  expect((await write(house, learner, noteId, first)).body.kept).toBe('known');
  expect(await notesOf(house, learner, courseId)).toMatchObject([{ text: 'Garantia: 10 anos', version: 2 }]);
  await write(house, learner, noteId, bodyOf(house, room, { text: '', revision: 3, base: 2 }));
  expect(await notesOf(house, learner, courseId)).toEqual([]);
  await write(house, learner, noteId, bodyOf(house, room, { text: 'Garantia: 10 anos', revision: 4, base: 2 }));
  expect(await notesOf(house, learner, courseId)).toMatchObject([{ id: noteId, text: 'Garantia: 10 anos' }]);
});

test('D04 words that two devices wrote without each other both stay, however often they are sent', async ({ house }) => {
  const room = await aNotedRoom(house);
  const { learner, courseId } = room;
  const noteId = house.platform.newId();
  await write(house, learner, noteId, bodyOf(house, room));
  const later = bodyOf(house, room, { text: 'Vi no balcão', device: desktop, base: 1 });
  const blind = bodyOf(house, room, { text: 'Vi em casa', device: 'a-tablet-at-home', base: 1 });
  expect((await write(house, learner, noteId, later)).body.kept).toBe('change');
  const answers = await Promise.all([1, 2].map(() => write(house, learner, noteId, blind)));
  expect(answers.map(({ body }) => body.kept).toSorted()).toEqual(['copy', 'known']);
  expect((await notesOf(house, learner, courseId)).map(({ text }) => text).toSorted()).toEqual(['Vi em casa', 'Vi no balcão']);
});

test('a note is refused to whoever is not in the course, for an activity of another one, and beyond what a course holds', async ({
  house,
}) => {
  const room = await aClassroom(house);
  const { learner, author, courseId } = room;
  const at = house.platform.newId();
  expect((await write(house, learner, at, bodyOf(house, room))).body.refusal).toBe('not_enrolled');
  await enrolIn(house, learner, courseId);
  const other = await aCourse(house.platform, author.actor);
  const strange = await write(house, learner, at, bodyOf(house, room, { activityId: other.activities[0]?.id ?? '' }));
  expect([strange.status, strange.body.refusal]).toEqual([404, 'not_found']);
  const long = await write(house, learner, at, bodyOf(house, room, { text: 'a'.repeat(2_001) }));
  expect([long.status, long.body.fields]).toEqual([422, { text: 'text_too_long' }]);

  const row = { tenant_id: learner.tenantId, member_id: learner.memberId, course_id: courseId, activity_id: room.pdf };
  const now = house.clock.now();
  const facts = { text: 'x', version: 1, last_device: device, devices: '{}', written_at: now, changed_at: now };
  const full = Array.from({ length: notesMost }, () => ({ ...row, ...facts, id: house.platform.newId() }));
  await house.db.write().insertInto('learning.note').values(full).execute();
  expect((await write(house, learner, at, bodyOf(house, room))).body.refusal).toBe('too_many_notes');
});

test('CLI-08 nobody else reads, changes or learns of a note: no colleague, no staff, no other client, nobody who looks as the member', async ({
  house,
}) => {
  const room = await aNotedRoom(house);
  const noteId = house.platform.newId();
  await write(house, room.learner, noteId, bodyOf(house, room));
  const colleague = await aPerson(house.platform, { tenantId: room.learner.tenantId });
  await enrolIn(house, colleague, room.courseId);
  for (const who of [colleague, room.author]) {
    expect(await notesOf(house, who, room.courseId)).toEqual([]);
    const changed = await write(house, who, noteId, bodyOf(house, room, { text: 'Outra', device: desktop, revision: 9, base: 9 }));
    expect([changed.status, changed.body.refusal]).toEqual([404, 'not_found']);
  }
  expect(await notesOf(house, await aPerson(house.platform), room.courseId)).toEqual([]);
  expect(await notesOf(house, room.learner, room.courseId)).toMatchObject([{ text: 'Perguntar da garantia' }]);
  expect(wire.listNotes.visitors).toBe(false);
});

test('PRO-03 PRO-05 a person’s notes are among what is told to them, and go with their records', async ({ house }) => {
  const room = await aNotedRoom(house);
  const { learner, courseId } = room;
  await write(house, learner, house.platform.newId(), bodyOf(house, room));
  const records = learningRecords(house.platform);
  expect(await records.tell(learner)['learning.note']?.limit(5).offset(0).execute()).toMatchObject([
    { text: 'Perguntar da garantia', second: 83 },
  ]);
  await records.erase({ ...learner, pseudonym: 'x' });
  expect(await notesOf(house, learner, courseId)).toEqual([]);
});
