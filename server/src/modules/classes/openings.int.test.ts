import * as wire from '@vitrine/contract/classes';
import { listAuditLog } from '@vitrine/contract/kernel';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { anActivity } from '../activities/testing.ts';
import { aCourse } from '../catalog/testing.ts';
import { aPerson } from '../identity/testing.ts';
import { followLiveClasses } from './follow-live-classes.ts';
import { aClass, subscribe, type moveOpening } from './testing.ts';

async function aLiveClass(house: House) {
  const staff = await aPerson(house.platform, { roles: ['client_administrator'] });
  const instructor = await aPerson(house.platform, { tenantId: staff.tenantId, roles: ['instructor'] });
  const { id: courseId, activities } = await aCourse(house.platform, staff.actor, {
    activities: [anActivity('html'), anActivity('live_class'), anActivity('html')],
  });
  const live = (wish: Partial<Parameters<typeof aClass>[2]> = {}) =>
    aClass(house.platform, staff.actor, { courseId, kind: 'live_class', instructorId: instructor.memberId, ...wish });
  const { id: classId } = await live();
  const [first = '', , second = ''] = activities.map(({ id }) => id);
  const move = (body: { isOpen: boolean; revision: number }, { by = instructor, activityId = first, to = classId } = {}) =>
    house.call(by, wire.moveOpening, { params: { classId: to, activityId }, body });
  return { staff, instructor, courseId, classId, live, first, second, move };
}

test('LIV-02 an instructor opens activities one by one and takes them back; it is told to the audit log, and refused where it cannot be', async ({
  house,
}) => {
  const { staff, instructor, courseId, classId, live, first, second, move } = await aLiveClass(house);
  const params = { classId };
  const list = async () => (await house.call(instructor, wire.listOpenings, { params })).body;
  expect(await list()).toMatchObject({
    canMove: true,
    items: [first, second].map((activityId) => ({ activityId, state: 'live_class_closed', revision: 0, movedBy: null })),
  });
  expect((await move({ isOpen: true, revision: 0 })).body.items[0]).toMatchObject({
    state: 'live_class_opened',
    revision: 1,
    movedBy: instructor.actor.fullName,
  });
  expect((await move({ isOpen: true, revision: 0 })).body.items[0], 'it is so already').toMatchObject({ revision: 1 });
  expect((await move({ isOpen: false, revision: 1 })).body.items[0]).toMatchObject({ state: 'live_class_closed', revision: 2 });
  expect((await move({ isOpen: true, revision: 1 })).body.refusal).toBe('changed_meanwhile');
  const { items } = (await house.call(staff, listAuditLog, { query: { subject: 'class', subjectId: classId } })).body;
  expect(items.map(({ what }) => what).slice(0, 2)).toEqual(['class.activity_closed', 'class.activity_opened']);

  const other = await aPerson(house.platform, { tenantId: staff.tenantId, roles: ['instructor'] });
  expect((await move({ isOpen: true, revision: 2 }, { by: other })).status).toBe(404);
  expect((await move({ isOpen: true, revision: 2 }, { activityId: classId })).status).toBe(404);
  const onSite = await live({ kind: 'presential' });
  expect((await move({ isOpen: true, revision: 0 }, { to: onSite.id })).body.refusal).toBe('act_not_now');
  const canceled = await live({ name: 'Cancelada' });
  await house.call(staff, wire.cancelClass, { params: { classId: canceled.id }, body: { version: canceled.version, reason: 'Chuva' } });
  expect((await move({ isOpen: true, revision: 0 }, { to: canceled.id })).body.refusal).toBe('class_canceled');

  const learner = await aPerson(house.platform, { tenantId: staff.tenantId });
  const mine = () => house.call(learner, wire.listClassActivities, { params });
  expect((await mine()).body.refusal).toBe('not_subscribed');
  await subscribe(house.platform, learner.actor, { classId, waits: false });
  await move({ isOpen: true, revision: 0 }, { activityId: second });
  expect((await mine()).body.items.map(({ state }) => state)).toEqual(['live_class_closed', 'live_class_opened']);
  expect(courseId).toBeDefined();
});

/** As somebody would write it who looks first and writes what they saw. */
async function naive(
  house: House,
  tenantId: string,
  { classId, activityId, isOpen, revision }: Parameters<typeof moveOpening>[2],
  looked: () => Promise<void>,
) {
  const row = await house.db
    .write()
    .selectFrom('classes.opening')
    .select('revision')
    .where('tenant_id', '=', tenantId)
    .where('class_id', '=', classId)
    .where('activity_id', '=', activityId)
    .executeTakeFirstOrThrow();
  await looked();
  if (row.revision !== revision) return 'refused';
  await house.db
    .write()
    .updateTable('classes.opening')
    .set({ is_open: isOpen, revision: revision + 1 })
    .where('tenant_id', '=', tenantId)
    .where('class_id', '=', classId)
    .where('activity_id', '=', activityId)
    .execute();
  return 'moved';
}

test('LIV-02 of two instructors at once one moves an activity, and the other is told; a double that looks first lets both', async ({
  house,
}) => {
  const { staff, instructor, classId, first, move } = await aLiveClass(house);
  await move({ isOpen: true, revision: 0 });
  const one = { classId, activityId: first };
  const both = await Promise.all([
    move({ isOpen: false, revision: 1 }),
    move({ isOpen: false, revision: 1 }, { by: staff }),
    move({ isOpen: true, revision: 0 }, { by: staff }),
  ]);
  expect(both.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(2);
  const { items } = (await house.call(instructor, wire.listOpenings, { params: { classId } })).body;
  expect(items[0], 'it moved once').toMatchObject({ revision: 2, state: 'live_class_closed' });

  let here = 0;
  const { promise: all, resolve } = Promise.withResolvers<void>();
  const looked = () => {
    here += 1;
    if (here === 2) resolve();
    return all;
  };
  const doubles = [true, true].map((isOpen) => naive(house, staff.tenantId, { ...one, isOpen, revision: 2 }, looked));
  expect(await Promise.all(doubles)).toEqual(['moved', 'moved']);
});

test('LIV-02 an open screen hears of the classes that its person is in, by ids alone and without a statement; what nobody heard is found by the next look', async ({
  house,
}) => {
  const { staff, courseId, classId, first, move } = await aLiveClass(house);
  const [learner, stranger] = await Promise.all([1, 2].map(() => aPerson(house.platform, { tenantId: staff.tenantId })));
  if (!learner || !stranger) throw new Error('two people');
  const follower = followLiveClasses(house.platform, learner.actor);
  expect(await follower.look()).toEqual([]);
  const news = (event: string, ids: Record<string, string>) => ({ id: 'n', event, tenantId: staff.tenantId, ids });
  const opened = news('classes.activity_opened', { classId, courseId, activityId: first });
  expect(follower.concerns(opened), 'not in it yet').toBe(false);
  await subscribe(house.platform, learner.actor, { classId, waits: false });
  expect(follower.concerns(news('classes.part_moved', { classId, memberId: stranger.memberId }))).toBe(false);
  expect(follower.concerns(news('classes.part_moved', { classId, memberId: learner.memberId }))).toBe(true);
  expect(await follower.look()).toEqual([]);

  await move({ isOpen: true, revision: 0 });
  expect(follower.concerns({ ...opened, tenantId: first })).toBe(false);
  expect(follower.concerns(opened)).toBe(true);
  const told = [{ event: 'live_class', data: { classId, courseId } }];
  expect(await follower.look()).toEqual(told);
  expect(await follower.look(), 'told once').toEqual([]);
  await move({ isOpen: false, revision: 1 });
  expect(await follower.look(), 'nobody heard').toEqual(told);
});
