import { retireCourse } from '@vitrine/contract/catalog';
import { getMe, setGroupMembers } from '@vitrine/contract/identity';
import { changeEnrolmentRule, createEnrolmentRule, endEnrolmentRule, listEnrolmentRules } from '@vitrine/contract/learning';
import type { FirstWay } from '@vitrine/domain/learning';
import { expect } from 'vitest';
import { test, type House } from '../../../testing.ts';
import { aGroup, aPerson, type BuiltPerson } from '../../identity/testing.ts';
import { learnActivity } from '../testing.ts';
import { aTrailWithPeople, finishStep } from '../trails/testing.ts';

/** A client with two courses, a trail of both, and a group that a learner is in; `putFirst` lets its people be in one of them before the portal. */
async function aStage(house: House) {
  const stage = await aTrailWithPeople(house);
  const groupOf = async (person: BuiltPerson) => {
    const groupId = await aGroup(house.platform, { tenantId: stage.tenantId });
    await house.call(stage.author, setGroupMembers, { params: { groupId }, body: { add: [person.memberId], remove: [] } });
    return groupId;
  };
  const putFirst = async (subject: 'course' | 'trail', subjectId: string, comesFirst: FirstWay | null, dueDays: number | null = null) =>
    house.call(stage.author, createEnrolmentRule, {
      params: { subject, subjectId },
      body: { groupId: await groupOf(stage.learner), dueDays, comesFirst },
    });
  return { ...stage, putFirst };
}
const first = async (house: House, who: BuiltPerson) => {
  const { gates, mandatory, has_close_banner_drills } = (await house.call(who, getMe, {})).body;
  return [gates, mandatory.training?.address ?? null, has_close_banner_drills];
};
const nothing = [[], null, true];

test('SES-19 a rule puts a course before the portal, to be put off or not, until it is done; others and colleagues are asked for nothing', async ({
  house,
}) => {
  const { learner, author, tenantId, first: one, second: two, putFirst } = await aStage(house);
  const colleague = await aPerson(house.platform, { tenantId });
  await putFirst('course', one, null);
  expect(await first(house, learner)).toEqual(nothing);

  await putFirst('course', one, 'may_wait', 3);
  expect(await first(house, learner)).toEqual([['mandatory_drills'], `/online-courses/${one}`, true]);
  await putFirst('course', two, 'must', 30);
  expect(await first(house, learner)).toEqual([['mandatory_drills'], `/online-courses/${two}`, false]); // what cannot wait, though its day is later
  expect(await first(house, colleague)).toEqual(nothing);
  const { body } = await house.call(author, listEnrolmentRules, { params: { subject: 'course', subjectId: two } });
  expect(body.items.map(({ comesFirst }) => comesFirst)).toEqual(['must']);

  await learnActivity(house.platform, learner.actor, { courseId: two, order: 1 });
  expect(await first(house, learner)).toEqual([['mandatory_drills'], `/online-courses/${one}`, true]);
  await learnActivity(house.platform, learner.actor, { courseId: one, order: 1 });
  expect(await first(house, learner)).toEqual(nothing);
});

test('SES-19 a rule that stands is changed in place: people stay in, the trail says so, and of two at once the second is told', async ({
  house,
}) => {
  const { learner, author, tenantId, first: one, putFirst } = await aStage(house);
  const { id: ruleId, version } = (await putFirst('course', one, null)).body;
  expect(await first(house, learner)).toEqual(nothing);
  const change = (who: BuiltPerson, comesFirst: FirstWay | null, seen: number) =>
    house.call(who, changeEnrolmentRule, { params: { ruleId }, body: { version: seen, comesFirst } });
  const answered = await Promise.all([change(author, 'must', version), change(author, 'may_wait', version)]);
  expect(answered.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(answered.find(({ status }) => status === 409)?.body.refusal).toBe('changed_meanwhile');
  const again = await change(author, 'must', version + 1);
  expect(again.body).toMatchObject({ comesFirst: 'must', members: 1 });
  expect(await first(house, learner)).toEqual([['mandatory_drills'], `/online-courses/${one}`, false]);
  const told = await house.db.pool.query(
    "select after->>'comesFirst' as after from platform.audit_entry where tenant_id = $1 and what = 'course.rule_changed' order by at desc limit 1",
    [tenantId],
  );
  expect(told.rows).toHaveLength(1);

  const stranger = await aPerson(house.platform, { roles: ['client_administrator'] });
  expect((await change(stranger, null, again.body.version)).status).toBe(404);
  await house.call(author, endEnrolmentRule, { params: { ruleId } });
  expect((await change(author, null, again.body.version)).body.refusal).toBe('path_ended');
});

test('SES-19 a trail comes first until its last step; nobody is held by what a test has ended, or by what was retired', async ({
  house,
}) => {
  const { learner, author, first: one, second: two, trailId, putFirst } = await aStage(house);
  await putFirst('trail', trailId, 'must');
  const held = [['mandatory_drills'], `/trails/${trailId}`, false];
  expect(await first(house, learner)).toEqual(held);
  await finishStep(house.platform, learner.actor, { trailId, courseId: one });
  expect(await first(house, learner)).toEqual(held);

  const endedAs = (state: string) =>
    house.db
      .write()
      .updateTable('learning.enrolment')
      .set({ state })
      .where('tenant_id', '=', learner.tenantId)
      .where('member_id', '=', learner.memberId)
      .where('course_id', '=', two)
      .execute();
  await putFirst('course', two, 'must');
  for (const state of ['reproved', 'blocked']) {
    await endedAs(state);
    expect(await first(house, learner)).toEqual(nothing);
  }
  await endedAs('enrolled');
  expect((await first(house, learner))[0]).toEqual(['mandatory_drills']);
  await finishStep(house.platform, learner.actor, { trailId, courseId: two });
  expect(await first(house, learner)).toEqual(nothing);

  const { first: retired, ...other } = await aStage(house);
  await other.putFirst('course', retired, 'must');
  expect((await first(house, other.learner))[0]).toEqual(['mandatory_drills']);
  await house.call(other.author, retireCourse, { params: { courseId: retired } });
  expect(await first(house, other.learner)).toEqual(nothing);
  expect(author.tenantId).not.toBe(other.author.tenantId);
});
