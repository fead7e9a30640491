import * as wire from '@vitrine/contract/learning';
import { expect, vi } from 'vitest';
import { test } from '../../testing.ts';
import { aCourse } from '../catalog/testing.ts';
import { aPerson } from '../identity/testing.ts';
import { reportLearning } from './report-learning.ts';
import { reportsTogether } from './reports-together.ts';
import { aClassroom, enrolIn, pages, report, seen, watched } from './testing.ts';

test('PLY-02 PLY-03 PLY-14 what two devices saw is added, once each, in any order', async ({ house }) => {
  const { learner, courseId, pdf, video } = await aClassroom(house);
  await enrolIn(house, learner, courseId);
  const events = [
    seen(house, { courseId, activityId: video }, watched([60, 95]), { device_id: 'a-tablet-at-home', seq: 9 }),
    seen(house, { courseId, activityId: pdf }, pages(3)),
    seen(house, { courseId, activityId: video }, watched([0, 30], [20, 62])),
    seen(house, { courseId, activityId: pdf }, pages(1, 2)),
  ];
  const halves = await Promise.all([report(house, learner, events.slice(0, 2)), report(house, learner, events.slice(2))]);
  expect(halves.flatMap(({ body }) => body.kept).sort()).toEqual(events.map(({ event_id }) => event_id).sort());
  const again = await report(house, learner, events);
  expect(again.body.kept).toHaveLength(4);
  expect(again.body.activities).toEqual(
    expect.arrayContaining([
      { activityId: pdf, state: 'completed', progress: 100 },
      { activityId: video, state: 'completed', progress: 100 },
    ]),
  );
  const kept = await house.db.read().selectFrom('learning.event').select('event_id').where('tenant_id', '=', learner.tenantId).execute();
  expect(kept).toHaveLength(4);
});

test('PLY-03 a film that was jumped through is not complete', async ({ house }) => {
  const { learner, courseId, video } = await aClassroom(house);
  await enrolIn(house, learner, courseId);
  const answered = await report(house, learner, [seen(house, { courseId, activityId: video }, watched([0, 5], [90, 100]))]);
  expect(answered.body.activities).toEqual([{ activityId: video, state: 'in_progress', progress: expect.any(Number) }]);
});

test('PLY-14 an event that can never count is named, and the others are kept', async ({ house }) => {
  const { learner, courseId, pdf } = await aClassroom(house);
  await enrolIn(house, learner, courseId);
  const good = seen(house, { courseId, activityId: pdf }, pages(1));
  const noCourse = seen(house, { courseId: house.platform.newId(), activityId: pdf }, pages(1));
  const noActivity = seen(house, { courseId, activityId: house.platform.newId() }, pages(1));
  const { body } = await report(house, learner, [noCourse, good, noActivity]);
  expect(body.kept).toEqual([good.event_id]);
  expect(body.refused).toEqual(
    expect.arrayContaining([
      { event_id: noCourse.event_id, refusal: 'not_enrolled' },
      { event_id: noActivity.event_id, refusal: 'not_found' },
    ]),
  );
});

test('PLY-14 D03 an event that two devices send at once counts once', async ({ house }) => {
  const { author, learner, courseId, pdf } = await aClassroom(house);
  await enrolIn(house, learner, courseId);
  const event = seen(house, { courseId, activityId: pdf }, pages(1));
  const answers = await Promise.all([1, 2, 3, 4].map(() => report(house, learner, [event, event])));
  expect(answers.map(({ body }) => body.kept)).toEqual(Array(4).fill([event.event_id]));
  expect(answers.map(({ body }) => body.activities[0]?.progress)).toEqual([33, 33, 33, 33]);

  // One id under two courses at once is one event, whichever comes first.
  const second = await aCourse(house.platform, author.actor);
  await enrolIn(house, learner, second.id);
  const both = seen(house, { courseId, activityId: pdf }, pages(2));
  const [place] = second.activities;
  const twins = [both, { ...both, courseId: second.id, activityId: place?.id ?? '' }];
  const statuses = await Promise.all(twins.map(async (twin) => (await report(house, learner, [twin])).status));
  expect(statuses).toEqual([200, 200]);
  const rows = await house.db.read().selectFrom('learning.event').select('event_id').where('tenant_id', '=', learner.tenantId).execute();
  expect(rows).toHaveLength(2);
});

test('PLY-14 D04 time on two devices is the union of their stretches, and none of the future', async ({ house }) => {
  const { learner, courseId, pdf } = await aClassroom(house);
  await enrolIn(house, learner, courseId);
  const now = Date.parse(house.clock.now());
  const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
  const spent = (from: number, to: number) => seen(house, { courseId, activityId: pdf }, { kind: 'opened' }, { spent: [at(from), at(to)] });
  await report(house, learner, [spent(-30, -20), spent(60, 70)]);
  await report(house, learner, [spent(-25, -10), spent(-30, -20), spent(-3_000, -1)]);
  const row = await house.db
    .read()
    .selectFrom('learning.progress')
    .select('spent')
    .where('tenant_id', '=', learner.tenantId)
    .where('activity_id', '=', pdf)
    .executeTakeFirstOrThrow();
  expect(row.spent).toEqual([[now - 30 * 60_000, now - 10 * 60_000]]);
});

test('PLY-14 D04 an old event that arrives late takes nothing away', async ({ house }) => {
  const { learner, courseId, pdf } = await aClassroom(house);
  await enrolIn(house, learner, courseId);
  await report(house, learner, [seen(house, { courseId, activityId: pdf }, pages(1, 2, 3))]);
  const yesterday = new Date(Date.parse(house.clock.now()) - 86_400_000).toISOString();
  await report(house, learner, [seen(house, { courseId, activityId: pdf }, pages(1), { client_time: yesterday })]);
  const { body } = await house.call(learner, wire.openActivity, { params: { courseId, hierarchy_order: 1 } });
  expect(body.activity).toMatchObject({ state: 'completed', progress: 100 });
  expect(body.content).toMatchObject({ kind: 'pdf', lastPage: 3 });
});

test('PLY-14 more than a hundred events, or none, is refused whole', async ({ house }) => {
  const { learner, courseId, pdf } = await aClassroom(house);
  const many = Array.from({ length: 101 }, () => seen(house, { courseId, activityId: pdf }, { kind: 'opened' }));
  for (const events of [many, []]) expect((await report(house, learner, events)).status).toBe(422);
});

test('CLI-08 nobody reports into another client’s course, nor into a colleague’s', async ({ house }) => {
  const { learner, courseId, pdf } = await aClassroom(house);
  await enrolIn(house, learner, courseId);
  const elsewhere = await aClassroom(house);
  const event = seen(house, { courseId, activityId: pdf }, pages(1, 2, 3));
  const answered = await report(house, elsewhere.learner, [event]);
  expect(answered.body).toMatchObject({ kept: [], refused: [{ event_id: event.event_id, refusal: 'not_enrolled' }] });
  expect((await house.call(learner, wire.getCourse, { params: { courseId } })).body.progress).toBe(0);
});

test('PLY-14 D03 reports that come together are kept together, each for its member; one that cannot be kept hinders no other', async ({
  house,
}) => {
  const { author, learner, courseId, pdf } = await aClassroom(house);
  const others = await Promise.all([1, 2, 3, 4, 5, 6].map(() => aPerson(house.platform, { tenantId: author.tenantId })));
  const all = [learner, ...others];
  for (const one of all.slice(0, -1)) await enrolIn(house, one, courseId);
  const transactions = vi.spyOn(house.db, 'transaction');
  const keep = reportsTogether({ ...house.platform, outsideSessions: () => Promise.resolve([]) });
  const told = (read: number) => ({ events: [seen(house, { courseId, activityId: pdf }, pages(...[1, 2, 3].slice(0, read)))] });
  // Whose id is none is a fault of the database, as any fault would be that one report alone has.
  const [broken, ...answers] = await Promise.allSettled([
    keep({ ...learner.actor, memberId: 'no id' }, told(1)),
    ...all.map(({ actor }, at) => keep(actor, told(1 + (at % 3)))),
    keep({ ...learner.actor, memberId: 'no id' }, told(1)),
  ]);
  const last = answers.pop();
  expect([broken?.status, last?.status]).toEqual(['rejected', 'rejected']);
  expect(
    answers.map((one) => (one.status === 'fulfilled' ? (one.value.activities[0]?.progress ?? one.value.refused[0]?.refusal) : one.reason)),
  ).toEqual([...all.slice(0, -1).map((_, at) => [33, 66, 100][at % 3]), 'not_enrolled']);
  // The first went at once and alone; the seven behind it and the broken one in one that failed, then each by itself.
  expect(transactions).toHaveBeenCalledTimes(1 + 1 + 8);
  transactions.mockRestore();
  const { rows } = await house.db.pool.query<{ events: number }>(
    'select count(*)::int as events from learning.event where tenant_id = $1 group by member_id',
    [author.tenantId],
  );
  expect(rows.map(({ events }) => events)).toEqual(all.slice(0, -1).map(() => 1));
});

test('PLY-14 D03 who waits for something that is held elsewhere holds up nobody else of the client; control: in one line after another everybody waits', async ({
  house,
}) => {
  const { author, learner, courseId, pdf } = await aClassroom(house);
  const other = await aPerson(house.platform, { tenantId: author.tenantId });
  for (const one of [learner, other]) await enrolIn(house, one, courseId);
  const parts = { ...house.platform, outsideSessions: () => Promise.resolve([]) };
  const told = () => ({ events: [seen(house, { courseId, activityId: pdf }, pages(1))] });
  const keep = reportsTogether(parts);
  let line: Promise<unknown> = Promise.resolve();
  const oneAfterAnother = (...[actor, ask]: Parameters<typeof keep>) => {
    const mine = line.then(async () => (await reportLearning(parts, actor.tenantId, [{ actor, ...ask }]))[0]);
    line = mine;
    return mine;
  };

  /** Whether the other member is answered while the learner's place in the course is held. */
  const isAnswered = async (way: (...asked: Parameters<typeof keep>) => Promise<unknown>) => {
    const holder = await house.db.pool.connect();
    try {
      await holder.query('begin');
      await holder.query('select from learning.enrolment where tenant_id = $1 and member_id = $2 for update', [
        learner.tenantId,
        learner.memberId,
      ]);
      const held = way(learner.actor, told());
      const free = way(other.actor, told());
      const answered = await Promise.race([free.then(() => true), new Promise<boolean>((resolve) => setTimeout(resolve, 1_000, false))]);
      await holder.query('rollback');
      await Promise.all([held, free]);
      return answered;
    } finally {
      holder.release();
    }
  };
  expect([await isAnswered(keep), await isAnswered(oneAfterAnother)]).toEqual([true, false]);
});

test('PLY-14 D03 a report that waits behind one is kept though the transaction around that one is taken back; control: kept inside of it, it is lost', async ({
  house,
}) => {
  const { author, learner, courseId, pdf } = await aClassroom(house);
  const other = await aPerson(house.platform, { tenantId: author.tenantId });
  for (const one of [learner, other]) await enrolIn(house, one, courseId);
  const parts = { ...house.platform, outsideSessions: () => Promise.resolve([]) };
  const keep = reportsTogether(parts);
  const inside = (...[actor, ask]: Parameters<typeof keep>) =>
    reportLearning(parts, actor.tenantId, [{ actor, ...ask }]).then(([report]) => report);

  /** How many events of both are there, after the first stood in a transaction that failed. */
  const keptBehind = async (way: (...asked: Parameters<typeof keep>) => Promise<unknown>) => {
    const events = [learner, other].map(() => [seen(house, { courseId, activityId: pdf }, pages(1))]);
    const failed = house.platform.db.transaction(async () => {
      await Promise.all([learner, other].map((one, at) => way(one.actor, { events: events[at] ?? [] })));
      throw new Error('taken back');
    });
    await expect(failed).rejects.toThrow('taken back');
    const ids = events.flat().map(({ event_id }) => event_id);
    const { rows } = await house.db.pool.query('select from learning.event where event_id = any($1)', [ids]);
    return rows.length;
  };
  expect([await keptBehind(keep), await keptBehind(inside)]).toEqual([2, 0]);
});
