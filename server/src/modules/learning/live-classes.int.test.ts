import { addActivity, getCourseDraft } from '@vitrine/contract/catalog';
import * as classes from '@vitrine/contract/classes';
import * as wire from '@vitrine/contract/learning';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { anActivity } from '../activities/testing.ts';
import { aCourse } from '../catalog/testing.ts';
import { aClass, asOf, subscribe } from '../classes/testing.ts';
import { aPerson } from '../identity/testing.ts';
import { reconcile } from './index.ts';
import { aClassroom, device, enrolIn, pages, report, seen } from './testing.ts';

/** A classroom whose course is taught live, with its learner in the class. */
async function aLiveClass(house: House) {
  const room = await aClassroom(house);
  const { author, learner, courseId } = room;
  const instructor = await aPerson(house.platform, { tenantId: author.tenantId, roles: ['instructor'] });
  const live = await aClass(house.platform, author.actor, {
    courseId,
    kind: 'live_class',
    instructorId: instructor.memberId,
    encounters: [{ meetingUrl: 'https://meet.example.com/a' }],
  });
  await enrolIn(house, learner, courseId);
  await subscribe(house.platform, learner.actor, { classId: live.id, waits: false });
  const move = (activityId: string, isOpen: boolean, revision: number, by = instructor) =>
    house.call(by, classes.moveOpening, { params: { classId: live.id, activityId }, body: { isOpen, revision } });
  const open = (hierarchy_order: number, by = learner) => house.call(by, wire.openActivity, { params: { courseId, hierarchy_order } });
  const states = async () =>
    (await house.call(learner, wire.getCourse, { params: { courseId } })).body.activitiesMenu.map(({ live_class }) => live_class);
  return { ...room, instructor, classId: live.id, move, open, states };
}

test('LIV-02 LIV-03 an activity answers nobody of the class before the instructor opened it, whichever way it is asked for; to everybody else the course is as ever', async ({
  house,
}) => {
  const { author, learner, courseId, pdf, exam, move, open, states } = await aLiveClass(house);
  const params = (hierarchy_order: number) => ({ params: { courseId, hierarchy_order } });
  const refusals = [
    await open(1),
    await house.call(learner, wire.getDownload, params(1)),
    await house.call(learner, wire.startAttempt, { ...params(3), body: { device } }),
    await house.call(learner, wire.takeLease, { ...params(3), body: { device } }),
  ];
  expect(refusals.map(({ status, body }) => [status, body])).toMatchObject(
    Array.from({ length: 4 }, () => [409, { refusal: 'live_class_closed' }]),
  );
  const early = seen(house, { courseId, activityId: pdf }, pages(1, 2, 3));
  expect((await report(house, learner, [early])).body.refused).toEqual([{ event_id: early.event_id, refusal: 'live_class_closed' }]);
  expect(await states()).toEqual(['live_class_closed', 'live_class_closed', 'live_class_closed']);

  expect((await move(pdf, true, 0)).body.items).toMatchObject([{ state: 'live_class_opened', revision: 1 }, {}, {}]);
  expect((await open(1)).body.activity).toMatchObject({ isLocked: false, live_class: 'live_class_opened' });
  expect((await open(3)).body.refusal).toBe('live_class_closed');
  await move(exam, true, 0);
  expect((await house.call(learner, wire.startAttempt, { ...params(3), body: { device } })).status).toBe(200);
  expect(await states()).toEqual(['live_class_opened', 'live_class_closed', 'live_class_opened']);

  const other = await aPerson(house.platform, { tenantId: author.tenantId });
  await enrolIn(house, other, courseId);
  expect((await open(2, other)).body.activity).toMatchObject({ isLocked: false, live_class: null });
});

test('LIV-02 who teaches sees how many of the class are done with an activity and how many are at it; nobody else of the course counts', async ({
  house,
}) => {
  const { author, instructor, learner, courseId, classId, pdf, video, move } = await aLiveClass(house);
  const [idle, outside] = [
    await aPerson(house.platform, { tenantId: author.tenantId }),
    await aPerson(house.platform, { tenantId: author.tenantId }),
  ];
  await subscribe(house.platform, idle.actor, { classId, waits: false });
  await enrolIn(house, outside, courseId);
  await move(pdf, true, 0);
  await move(video, true, 0);
  await report(house, learner, [seen(house, { courseId, activityId: pdf }, pages(1, 2, 3))]);
  await report(house, learner, [seen(house, { courseId, activityId: video }, { kind: 'watched', ranges: [[0, 50]], positionSeconds: 50 })]);
  await report(house, outside, [seen(house, { courseId, activityId: pdf }, pages(1, 2, 3))]);
  const { body } = await house.call(instructor, classes.listOpenings, { params: { classId } });
  expect(body.people).toBe(2);
  expect(body.items.map(({ done, begun }) => [done, begun])).toEqual([
    [1, 0],
    [0, 1],
    [0, 0],
  ]);
});

test('LIV-03 who is in a live class reads how far they are with each step, since when it is open, and of the others how many are at it', async ({
  house,
}) => {
  const { author, learner, courseId, classId, pdf, video, move } = await aLiveClass(house);
  const idle = await aPerson(house.platform, { tenantId: author.tenantId });
  await subscribe(house.platform, idle.actor, { classId, waits: false });
  await move(pdf, true, 0);
  await move(video, true, 0);
  await report(house, learner, [seen(house, { courseId, activityId: pdf }, pages(1, 2, 3))]);
  await report(house, learner, [seen(house, { courseId, activityId: video }, { kind: 'watched', ranges: [[0, 50]], positionSeconds: 50 })]);
  await move(video, false, 1);
  const of = async (person: typeof learner) => (await house.call(person, classes.listClassActivities, { params: { classId } })).body;
  const { items, people } = await of(learner);
  expect(people).toBe(2);
  expect(items.map(({ mine, at }) => [mine, at])).toEqual([
    ['done', 1],
    ['begun', 1],
    ['none', 0],
  ]);
  expect(items.map(({ openedAt }) => openedAt !== null)).toEqual([true, false, false]);
  expect((await of(idle)).items.map(({ mine, at }) => [mine, at])).toEqual([
    ['none', 1],
    ['none', 1],
    ['none', 0],
  ]);
});

test('LIV-02 what is taken back stays with who did it: late reports count, what is complete opens still, and a running attempt ends a minute later unless it was opened again', async ({
  house,
}) => {
  const { learner, courseId, pdf, video, exam, move, open } = await aLiveClass(house);
  await move(pdf, true, 0);
  await move(video, true, 0);
  await move(exam, true, 0);
  const where = { params: { courseId, hierarchy_order: 3 } };
  const { body: attempt } = await house.call(learner, wire.startAttempt, { ...where, body: { device } });
  await report(house, learner, [seen(house, { courseId, activityId: pdf }, pages(1, 2, 3))]);
  for (const activityId of [pdf, video, exam]) await move(activityId, false, 1);

  expect((await open(1)).body.activity).toMatchObject({ state: 'completed', isLocked: false });
  expect((await open(2)).body.refusal).toBe('live_class_closed');
  const late = seen(house, { courseId, activityId: video }, { kind: 'watched', ranges: [[0, 50]], positionSeconds: 50 });
  expect((await report(house, learner, [late])).body).toMatchObject({
    refused: [],
    activities: [{ activityId: video, state: 'in_progress' }],
  });

  const isRunning = async () =>
    (
      await house.db
        .read()
        .selectFrom('assessment.attempt')
        .select('state')
        .where('tenant_id', '=', learner.tenantId)
        .where('id', '=', attempt.id)
        .executeTakeFirstOrThrow()
    ).state === 'running';
  await move(exam, true, 2);
  await house.drain();
  house.clock.shift(60_001);
  await house.drain();
  expect(await isRunning(), 'it was opened again').toBe(true);
  await move(exam, false, 3);
  await house.drain();
  expect(await isRunning(), 'answers are on their way').toBe(true);
  house.clock.shift(60_001);
  await house.drain();
  expect(await isRunning()).toBe(false);
  const done = await house.call(learner, wire.finishAttempt, { params: { ...where.params, attemptId: attempt.id }, body: { device } });
  expect([done.status, done.body.attempt.result?.isPassed]).toEqual([200, false]);
});

test('LIV-02 whoever leaves the class, or whose class is canceled, learns as before', async ({ house }) => {
  const { author, learner, classId, states } = await aLiveClass(house);
  const open = [null, null, null];
  await house.call(learner, classes.leaveClass, { params: { classId } });
  expect(await states()).toEqual(open);
  await subscribe(house.platform, learner.actor, { classId, waits: false });
  expect(await states()).not.toEqual(open);
  const { version } = (await house.call(author, classes.getClassToManage, { params: { classId } })).body;
  await house.call(author, classes.cancelClass, { params: { classId }, body: { version, reason: 'Falta de público' } });
  expect(await states()).toEqual(open);
});

const kinds = { live_class: 'live_class', webinar: 'webinar', presential_event: 'presential' } as const;

test.for(['live_class', 'webinar', 'presential_event'] as const)(
  'PLY-13 %s is complete by the verdict of a class that it stands for; the course moves by it, once, and puts in whoever was approved',
  async (kind, { house }) => {
    const author = await aPerson(house.platform, { roles: ['client_administrator'] });
    const [there, absent, guest] = await Promise.all([1, 2, 3].map(() => aPerson(house.platform, { tenantId: author.tenantId })));
    if (!there || !absent || !guest) throw new Error('three people');
    const { id: courseId } = await aCourse(house.platform, author.actor, { activities: [anActivity(kind)] });
    const past = { courseId, kind: kinds[kind], encounters: [{ day: '2021-03-01', meetingUrl: 'https://meet.example.com/a' }] };
    const held = await aClass(house.platform, author.actor, past);
    const earlier = asOf(house.platform, '2021-01-01T00:00:00.000Z');
    for (const { actor } of [there, absent, guest]) await subscribe(earlier, actor, { classId: held.id, waits: false });
    for (const person of [there, absent]) await enrolIn(house, person, courseId);
    const page = (person: typeof there) => house.call(person, wire.openActivity, { params: { courseId, hierarchy_order: 1 } });
    expect((await page(there)).body).toMatchObject({ content: { kind, classIds: [], verdict: null }, activity: { live_class: null } });

    const params = { encounterId: held.encounters[0]?.id ?? '' };
    for (const [{ memberId }, presence] of [
      [there, 'present'],
      [absent, 'absent'],
      [guest, 'present'],
    ] as const)
      await house.call(author, classes.markPresence, { params, body: { memberId, version: 0, presence } });
    await house.call(author, classes.issueResults, { params: { classId: held.id }, body: { version: held.version } });
    await house.drain();
    await house.drain();
    expect((await page(there)).body).toMatchObject({
      activity: { state: 'completed' },
      content: { verdict: 'approved' },
      courseState: 'finished',
      courseProgress: 100,
    });
    expect((await page(absent)).body).toMatchObject({
      activity: { state: 'in_progress' },
      content: { verdict: 'not_approved' },
      courseProgress: 0,
    });
    expect((await page(guest)).body).toMatchObject({ courseState: 'finished' });
    expect((await reconcile(house.platform, { tenantId: author.tenantId, since: null })).differences).toEqual([]);
  },
);

test('PLY-13 an activity names classes of its own course and kind alone, and another class of the course moves nothing', async ({
  house,
}) => {
  const author = await aPerson(house.platform, { roles: ['client_administrator'] });
  const { id: courseId } = await aCourse(house.platform, author.actor, { activities: [anActivity('webinar')] });
  const { id: otherCourseId } = await aCourse(house.platform, author.actor);
  const own = await aClass(house.platform, author.actor, { courseId, kind: 'webinar' });
  const others = [
    await aClass(house.platform, author.actor, { courseId, kind: 'presential' }),
    await aClass(house.platform, author.actor, { courseId: otherCourseId, kind: 'webinar' }),
  ];
  const add = async (classIds: string[]) => {
    const { version } = (await house.call(author, getCourseDraft, { params: { courseId } })).body;
    return house.call(author, addActivity, {
      params: { courseId },
      body: { version, activity: anActivity('webinar', { content: { classIds } }) },
    });
  };
  for (const { id } of others) expect((await add([own.id, id])).body.fields).toEqual({ 'activity.content.classIds': 'class_unknown' });
  expect((await add([own.id])).status).toBe(200);
});
