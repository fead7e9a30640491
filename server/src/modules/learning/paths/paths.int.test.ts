import { retireCourse } from '@vitrine/contract/catalog';
import { setGroupMembers } from '@vitrine/contract/identity';
import * as wire from '@vitrine/contract/learning';
import { listNotices } from '@vitrine/contract/notices';
import { addDays, dayIn } from '@vitrine/domain/kernel';
import { expect } from 'vitest';
import { test, type House } from '../../../testing.ts';
import { aGroup, aPerson, type BuiltPerson } from '../../identity/testing.ts';
import { learnActivity } from '../testing.ts';
import { aShortCourse, aTrailWithPeople, finishStep } from '../trails/testing.ts';
import { applyRules } from './apply-rules.ts';
import { endPaths } from './end-paths.ts';
import { listDueTrainings } from './list-due.ts';
import { remindDue } from './remind-due.ts';

async function aStage(house: House) {
  const stage = await aTrailWithPeople(house);
  const groupId = await aGroup(house.platform, { tenantId: stage.tenantId });
  const put = (memberIds: string[], isIn = true) =>
    house.call(stage.author, setGroupMembers, {
      params: { groupId },
      body: { add: isIn ? memberIds : [], remove: isIn ? [] : memberIds },
    });
  const course = { subject: 'course' as const, subjectId: stage.first };
  const trail = { subject: 'trail' as const, subjectId: stage.trailId };
  const today = dayIn('America/Sao_Paulo', house.clock.now());
  return { ...stage, groupId, put, course, trail, today };
}
const isIn = async (house: House, who: BuiltPerson, courseId: string) =>
  (await house.call(who, wire.getCourse, { params: { courseId } })).body.can.open;
const rule = (
  house: House,
  author: BuiltPerson,
  params: { subject: 'course' | 'trail'; subjectId: string },
  groupId: string,
  dueDays: number | null = null,
) => house.call(author, wire.createEnrolmentRule, { params, body: { groupId, dueDays } });
const listed = async (house: House, author: BuiltPerson, params: { subject: 'course' | 'trail'; subjectId: string }) =>
  (await house.call(author, wire.listEnrolments, { params, query: {} })).body.items;
const told = async (house: House, who: BuiltPerson) =>
  (await house.call(who, listNotices, {})).body.items.map(({ kind, facts }) => [kind, facts['stage'] ?? null]);

test('CRS-02 a rule puts a group into a course, those who come later too, and takes out who goes; each way in is kept apart', async ({
  house,
}) => {
  const { author, learner, tenantId, groupId, put, course, first } = await aStage(house);
  const other = await aPerson(house.platform, { tenantId });
  await put([learner.memberId]);
  expect((await rule(house, author, course, groupId, 10)).body).toMatchObject({ groupId, members: 1, dueDays: 10 });
  expect(await isIn(house, learner, first)).toBe(true);
  expect(await told(house, learner)).toEqual([['training_assigned', null]]);
  expect((await rule(house, author, course, groupId)).body.fields).toEqual({ groupId: 'rule_exists' });

  await put([other.memberId]); // comes later
  expect(await isIn(house, other, first)).toBe(false);
  await Promise.all([applyRules(house.platform), applyRules(house.platform)]);
  expect(await isIn(house, other, first)).toBe(true);

  // Put there by hand besides: the rule may end, and they stay.
  const body = { memberIds: [learner.memberId], dueOn: null };
  expect((await house.call(author, wire.enrolMembers, { params: course, body })).body.enrolled).toEqual([learner.memberId]);
  expect((await house.call(author, wire.enrolMembers, { params: course, body })).body).toMatchObject({
    enrolled: [],
    already: [learner.memberId],
  });
  await learnActivity(house.platform, other.actor, { courseId: first, order: 1 });
  await put([learner.memberId, other.memberId], false);
  await applyRules(house.platform);
  expect([await isIn(house, learner, first), await isIn(house, other, first)]).toEqual([true, false]);
  const [row] = await listed(house, author, course);
  expect(row).toMatchObject({ memberId: learner.memberId, paths: [{ kind: 'administrator' }] });

  // Whoever comes back is where they were.
  await put([other.memberId]);
  await applyRules(house.platform);
  const back = await house.call(other, wire.getCourse, { params: { courseId: first } });
  expect(back.body).toMatchObject({ state: 'finished', progress: 100, can: { open: true } });

  const params = { pathId: row?.paths[0]?.id ?? '' };
  expect((await house.call(author, wire.endEnrolmentPath, { params })).status).toBe(200);
  expect((await house.call(author, wire.endEnrolmentPath, { params })).body.refusal).toBe('path_ended');
  expect(await isIn(house, learner, first)).toBe(false);
  const ruleId = (await house.call(author, wire.listEnrolmentRules, { params: course })).body.items[0]?.id ?? '';
  expect((await house.call(author, wire.endEnrolmentRule, { params: { ruleId } })).status).toBe(200);
  expect((await house.call(author, wire.endEnrolmentRule, { params: { ruleId } })).body.refusal).toBe('path_ended');
  expect(await isIn(house, other, first)).toBe(false);
});

test('CRS-02 TRL-01 a trail’s rule brings its courses, and out of the trail they go, but not those that somebody chose', async ({
  house,
}) => {
  const { author, learner, groupId, put, trail, trailId, first, second } = await aStage(house);
  await house.call(learner, wire.enrol, { params: { courseId: second } });
  await put([learner.memberId]);
  await rule(house, author, trail, groupId);
  await finishStep(house.platform, learner.actor, { trailId, courseId: first });
  const params = { trailId, courseId: second };
  expect((await house.call(learner, wire.openTrailCourse, { params })).status).toBe(200);
  expect(await listed(house, author, trail)).toMatchObject([{ progress: 50, paths: [{ kind: 'rule', source: 'Equipe' }] }]);
  await put([learner.memberId], false);
  await applyRules(house.platform);
  expect(await listed(house, author, trail)).toEqual([]);
  expect([await isIn(house, learner, first), await isIn(house, learner, second)]).toEqual([false, true]);
});

test('CRS-02 whoever has not finished what comes before is named, and a rule waits for them', async ({ house }) => {
  const { author, learner, tenantId, groupId, put, first } = await aStage(house);
  const later = await aShortCourse(house.platform, author, 'Avançado', { prerequisiteCourseId: first });
  const params = { subject: 'course' as const, subjectId: later };
  const ready = await aPerson(house.platform, { tenantId });
  await house.call(ready, wire.enrol, { params: { courseId: first } });
  await learnActivity(house.platform, ready.actor, { courseId: first, order: 1 });
  const memberIds = [learner.memberId, ready.memberId];
  const { body } = await house.call(author, wire.enrolMembers, { params, body: { memberIds, dueOn: null } });
  expect(body).toMatchObject({ enrolled: [ready.memberId], refused: [{ memberId: learner.memberId, refusal: 'prerequisite_missing' }] });

  await put([learner.memberId]);
  expect((await rule(house, author, params, groupId)).body.members).toBe(0);
  await house.call(learner, wire.enrol, { params: { courseId: first } });
  await learnActivity(house.platform, learner.actor, { courseId: first, order: 1 });
  await applyRules(house.platform);
  expect(await isIn(house, learner, later)).toBe(true);
});

test('CRS-02 a day is reminded of a week before, a day before and after it, each once, until the thing is done, left or retired', async ({
  house,
}) => {
  const { author, learner, tenantId, course, trail, trailId, first, second, today } = await aStage(house);
  const [done, left] = [await aPerson(house.platform, { tenantId }), await aPerson(house.platform, { tenantId })];
  const assign = (who: BuiltPerson, params: typeof course | typeof trail, dueOn: string) =>
    house.call(author, wire.enrolMembers, { params, body: { memberIds: [who.memberId], dueOn } });
  for (const who of [learner, done, left]) await assign(who, course, addDays(today, 7));
  await assign(learner, trail, addDays(today, 30));
  expect((await house.call(learner, wire.getTrail, { params: { trailId } })).body.dueOn).toBe(addDays(today, 30));
  await learnActivity(house.platform, done.actor, { courseId: first, order: 1 });
  const [row] = (await listed(house, author, course)).filter(({ memberId }) => memberId === left.memberId);
  await house.call(author, wire.endEnrolmentPath, { params: { pathId: row?.paths[0]?.id ?? '' } });

  await assign(learner, { subject: 'course', subjectId: second }, addDays(today, 3));
  await house.call(author, retireCourse, { params: { courseId: second } });
  expect((await assign(learner, trail, addDays(today, -1))).body.fields).toEqual({ dueOn: 'day_passed' });

  const reminders = async (who: BuiltPerson) => {
    const rows = await house.db
      .read()
      .selectFrom('notices.notice')
      .select('facts')
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', who.memberId)
      .where('kind', '=', 'training_due')
      .orderBy('position')
      .execute();
    return rows.map(({ facts }) => JSON.parse(JSON.stringify(facts)).stage);
  };
  for (const _again of [1, 2]) await remindDue(house.platform);
  expect([await reminders(learner), await reminders(done), await reminders(left)]).toEqual([['week_before'], [], []]);
  for (const days of [6, 2]) {
    house.clock.shift(days * 86_400_000);
    await remindDue(house.platform);
  }
  expect(await reminders(learner)).toEqual(['week_before', 'day_before', 'overdue']);
});

test('EXP-01 CRS-02 what has to be done by a day is told with the days that are left, the nearest first, until it is done, left or retired', async ({
  house,
}) => {
  const { author, learner, course, trail, trailId, first, second, today } = await aStage(house);
  const due = async () =>
    (await house.call(learner, wire.listDueTrainings, {})).body.items.map(({ subject, id, daysLeft }) => [subject, id, daysLeft]);
  const assign = (params: typeof course | typeof trail, days: number) =>
    house.call(author, wire.enrolMembers, { params, body: { memberIds: [learner.memberId], dueOn: addDays(today, days) } });
  expect(await due()).toEqual([]);
  await assign(trail, 9);
  await assign(course, 3);
  await assign({ subject: 'course', subjectId: second }, 90);
  expect(await due()).toEqual([
    ['course', first, 3],
    ['trail', trailId, 9],
  ]);
  await finishStep(house.platform, learner.actor, { trailId, courseId: first });
  expect(await due()).toEqual([['trail', trailId, 9]]);
  house.clock.shift(3 * 86_400_000);
  expect(await listDueTrainings(house.platform, learner.actor)).toMatchObject({ items: [{ id: trailId, daysLeft: 6, progress: 50 }] });
  const path = await house.db
    .read()
    .selectFrom('learning.path')
    .select('id')
    .where('tenant_id', '=', learner.tenantId)
    .where('subject_id', '=', trailId)
    .executeTakeFirstOrThrow();
  await house.db.transaction((tx) =>
    endPaths(house.platform, tx, learner.actor, [{ id: path.id, memberId: learner.memberId, subject: 'trail', subjectId: trailId }]),
  );
  expect(await listDueTrainings(house.platform, learner.actor)).toEqual({ items: [] });
});

test('CRS-02 nobody is put into what is on no catalog, nor members, groups and things of another client', async ({ house }) => {
  const { author, learner, groupId, course, trail } = await aStage(house);
  const theirs = await aStage(house);
  const assign = (params: typeof course | typeof trail, memberIds: string[]) =>
    house.call(author, wire.enrolMembers, { params, body: { memberIds, dueOn: null } });
  expect((await assign(course, [learner.memberId, theirs.learner.memberId])).body.fields).toEqual({ memberIds: 'invalid_choice' });
  expect((await assign(theirs.course, [learner.memberId])).status).toBe(404);
  expect((await rule(house, author, course, theirs.groupId)).body.fields).toEqual({ groupId: 'invalid_choice' });
  expect((await rule(house, author, theirs.trail, groupId)).status).toBe(404);
  await house.call(author, retireCourse, { params: { courseId: course.subjectId } });
  expect((await assign(course, [learner.memberId])).body.refusal).toBe('subject_not_published');
  expect((await house.call(learner, wire.listEnrolments, { params: course, query: {} })).status).toBe(404);
});
