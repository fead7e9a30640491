import * as wire from '@vitrine/contract/rewards';
import * as learning from '@vitrine/contract/learning';
import { expect } from 'vitest';
import { test } from '../../testing.ts';
import { anActivity } from '../activities/testing.ts';
import { aTest } from '../assessment/testing.ts';
import { aCourse } from '../catalog/testing.ts';
import { anEnrolment, passTest } from '../learning/testing.ts';
import { aTrail } from '../trails/testing.ts';
import { aReward, aRewardForm, aShop, somePoints } from './testing.ts';

test('RWD-02 of several courses and trails a reward asks for all: the refusal names what is missing, and the order keeps what was done', async ({
  house,
}) => {
  const { seller, campaignId, administrator } = await aShop(house);
  const { platform } = house;
  await somePoints(platform, seller, { campaignId, amount: 500 });
  const quiz = aTest({ questions: 3 });
  const course = (title: string) =>
    aCourse(platform, administrator.actor, {
      course: { title: { 'pt-BR': title } },
      activities: [anActivity('conventional_test', { content: { test: quiz } })],
    });
  const [first, second, third] = [await course('Frio'), await course('Calor'), await course('Som')];
  const trail = await aTrail(platform, administrator.actor, { trail: { title: { 'pt-BR': 'Especialista' } }, courses: [third.id] });
  const { rewardId } = await aReward(platform, administrator.actor, {
    requiredCourseIds: [second.id, first.id, second.id],
    requiredTrailIds: [trail.id],
  });
  const redeem = () => house.call(seller, wire.redeemReward, { params: { rewardId }, body: { campaignId, deliverTo: '' } });
  const page = async () => (await house.call(seller, wire.getReward, { params: { rewardId }, query: { campaignId } })).body;
  const learn = async (courseId: string) => {
    await anEnrolment(platform, seller.actor, { courseId });
    await passTest(platform, seller.actor, { courseId, order: 1, questions: quiz.questions });
  };
  const missing = async () => {
    const { status, body } = await redeem();
    expect([status, body.refusal]).toEqual([409, 'training_missing']);
    return Object.keys(body.fields ?? {});
  };

  expect((await page()).trainings).toEqual([
    { kind: 'course', id: second.id, title: 'Calor', isDone: false },
    { kind: 'course', id: first.id, title: 'Frio', isDone: false },
    { kind: 'trail', id: trail.id, title: 'Especialista', isDone: false },
  ]);
  await learn(second.id);
  expect(await missing()).toEqual([`trainings.${first.id}`, `trainings.${trail.id}`]);
  await learn(first.id);
  expect(await missing()).toEqual([`trainings.${trail.id}`]);
  const { items } = (await house.call(seller, wire.listRewards, { query: { campaignId } })).body;
  expect(items.find(({ id }) => id === rewardId)?.refusal).toBe('training_missing');

  await house.call(seller, learning.enrolInTrail, { params: { trailId: trail.id } });
  await learn(third.id);
  await expect.poll(async () => (await page()).obstacles).toEqual([]);
  const placed = await redeem();
  expect(placed.body.trainings.map(({ kind, title }) => [kind, title])).toEqual([
    ['course', 'Calor'],
    ['course', 'Frio'],
    ['trail', 'Especialista'],
  ]);
  for (const { finishedAt } of placed.body.trainings) expect(finishedAt).toMatch(/^\d{4}-/);
  // A server of the version before finds the first course in its own columns.
  const stored = await house.db
    .read()
    .selectFrom('rewards.order')
    .select(['training', 'trainings'])
    .where('tenant_id', '=', seller.tenantId)
    .where('id', '=', placed.body.id)
    .executeTakeFirstOrThrow();
  expect(stored.training).toMatchObject({ courseId: second.id, title: 'Calor' });
});

test('RWD-02 ADM-04 a saved reward asks for what its form says, and the history keeps both sides; another client’s trainings are refused', async ({
  house,
}) => {
  const { administrator } = await aShop(house);
  const stranger = await aShop(house);
  const { platform } = house;
  const [mine, other] = [await aCourse(platform, administrator.actor), await aCourse(platform, administrator.actor)];
  const theirs = await aCourse(platform, stranger.administrator.actor);
  const theirTrail = await aTrail(platform, stranger.administrator.actor, { courses: [theirs.id] });
  const { rewardId, categoryId } = await aReward(platform, administrator.actor, { requiredCourseIds: [mine.id] });
  const params = { rewardId };
  const { version } = (await house.call(administrator, wire.getRewardToManage, { params })).body;
  const save = (part: object) =>
    house.call(administrator, wire.saveReward, { params, body: { version, reward: aRewardForm({ categoryId, ...part }) } });
  expect(await save({ requiredCourseIds: [mine.id, theirs.id], requiredTrailIds: [theirTrail.id] })).toMatchObject({
    status: 422,
    body: { fields: { 'reward.requiredCourseIds': 'course_unknown', 'reward.requiredTrailIds': 'trail_unknown' } },
  });
  expect((await save({ requiredCourseIds: [other.id, mine.id] })).body.reward.requiredCourseIds).toEqual([other.id, mine.id]);
  const told = await house.db
    .read()
    .selectFrom('platform.audit_entry')
    .select(['before', 'after'])
    .where('tenant_id', '=', administrator.tenantId)
    .where('subject_id', '=', rewardId)
    .where('what', '=', 'reward.saved')
    .executeTakeFirstOrThrow();
  expect(told).toMatchObject({ before: { requiredCourseIds: [mine.id] }, after: { requiredCourseIds: [other.id, mine.id] } });
  const { body } = await house.call(administrator, wire.saveReward, {
    params,
    body: { version: version + 1, reward: aRewardForm({ categoryId }) },
  });
  expect(body.reward).toMatchObject({ requiredCourseIds: [], requiredTrailIds: [] });
});
