import * as wire from '@vitrine/contract/classes';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { anActivity } from '../activities/testing.ts';
import { aCourse } from '../catalog/testing.ts';
import { aPerson, type BuiltPerson } from '../identity/testing.ts';
import { followLiveClasses } from './follow-live-classes.ts';
import { aClass, subscribe } from './testing.ts';

/** A live class of two activities with people in it; `start` puts its encounter under way. */
async function aLiveClass(house: House, people = 1) {
  const staff = await aPerson(house.platform, { roles: ['client_administrator'] });
  const instructor = await aPerson(house.platform, { tenantId: staff.tenantId, roles: ['instructor'] });
  const { id: courseId, activities } = await aCourse(house.platform, staff.actor, {
    activities: [anActivity('html'), anActivity('html')],
  });
  const { id: classId, encounters } = await aClass(house.platform, staff.actor, {
    courseId,
    kind: 'live_class',
    instructorId: instructor.memberId,
    encounters: [{ meetingUrl: 'https://meet.example.com/a' }],
  });
  const learners = await Promise.all(Array.from({ length: people }, () => aPerson(house.platform, { tenantId: staff.tenantId })));
  for (const one of learners) await subscribe(house.platform, one.actor, { classId, waits: false });
  const encounterId = encounters[0]?.id ?? '';
  const steer = (act: 'start' | 'end') => house.call(instructor, wire.steerEncounter, { params: { encounterId }, body: { act } });
  const watch = (by = instructor, query: { activityId?: string } = {}) => house.call(by, wire.watchClass, { params: { classId }, query });
  const open = (activityId: string) =>
    house.call(instructor, wire.moveOpening, { params: { classId, activityId }, body: { isOpen: true, revision: 0 } });
  return { staff, instructor, classId, activityIds: activities.map(({ id }) => id), learners, steer, watch, open };
}

/** What the stream of an open app does when it beats. */
const beat = (house: House, { actor }: BuiltPerson, more: object = {}) => followLiveClasses(house.platform, { ...actor, ...more }).look();

test('LIV-02 who teaches sees who of the class has the app open, who had, and who never came; a visit and a stranger are nobody', async ({
  house,
}) => {
  const { staff, learners, steer, watch } = await aLiveClass(house, 4);
  const [here, gone, never, visited] = learners;
  if (!here || !gone || !never || !visited) throw new Error('four people');
  const stranger = await aPerson(house.platform, { tenantId: staff.tenantId });
  const seen = async () => {
    const { isUnderWay, people } = (await watch()).body;
    return { isUnderWay, ...Object.fromEntries(people.map(({ memberId, sighting }) => [memberId, sighting])) };
  };
  await beat(house, here);
  expect(await seen(), 'an open app before the class says nothing').toEqual({
    isUnderWay: false,
    ...Object.fromEntries(learners.map(({ memberId }) => [memberId, 'never'])),
  });

  await steer('start');
  await beat(house, here);
  await beat(house, gone);
  await beat(house, stranger);
  await beat(house, visited, { visitor: { personId: staff.personId, fullName: 'Rita' } });
  house.clock.shift(120_000);
  await beat(house, here);
  expect(await seen()).toEqual({
    isUnderWay: true,
    [here.memberId]: 'here',
    [gone.memberId]: 'gone',
    [never.memberId]: 'never',
    [visited.memberId]: 'never',
  });
  await steer('end');
  expect(await seen()).toMatchObject({ isUnderWay: false, [here.memberId]: 'never' });
});

test('LIV-02 an open app is noted twice a minute, not at each look', async ({ house }) => {
  const { learners, steer, watch } = await aLiveClass(house);
  const [learner] = learners;
  if (!learner) throw new Error('one person');
  await steer('start');
  const seenAt = async () => (await watch()).body.people[0]?.seenAt;
  await beat(house, learner);
  const first = await seenAt();
  house.clock.shift(20_000);
  await beat(house, learner);
  expect(await seenAt()).toBe(first);
  house.clock.shift(20_000);
  await beat(house, learner);
  expect(await seenAt()).not.toBe(first);
});

test('LIV-02 the activity that is watched is the one that was opened last, or the one that is asked for; what is none of the class is not found, and nobody else watches', async ({
  house,
}) => {
  const { staff, classId, activityIds, learners, watch, open } = await aLiveClass(house);
  const [first = '', second = ''] = activityIds;
  expect((await watch()).body).toMatchObject({ activityId: null, questions: [] });
  await open(second);
  house.clock.shift(1_000);
  await open(first);
  expect((await watch()).body.activityId).toBe(first);
  expect((await watch(staff, { activityId: second })).body.activityId).toBe(second);
  expect((await watch(staff, { activityId: classId })).status).toBe(404);
  const other = await aPerson(house.platform, { tenantId: staff.tenantId, roles: ['instructor'] });
  const outside = await aPerson(house.platform, { roles: ['client_administrator'] });
  const [learner] = learners;
  expect((await watch(other)).status, 'an instructor of another class').toBe(404);
  expect((await watch(outside)).status, 'another client').toBe(404);
  expect((await watch(learner)).status, 'a learner').toBe(404);
});
