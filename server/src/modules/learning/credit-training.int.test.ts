import { getCourse } from '@vitrine/contract/learning';
import { getPoints, listStatement } from '@vitrine/contract/ledger';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aPerson, type BuiltPerson } from '../identity/testing.ts';
import { aTrail } from '../trails/testing.ts';
import { reopenTraining } from './reopen-training.ts';
import { aShortCourse, enrolInTrail, finishStep } from './trails/testing.ts';

const training = async (house: House, by: BuiltPerson) => (await house.call(by, getPoints, { query: {} })).body.training.available;

test('TRF-01 a course and its trail each credit their training points on completion, once a run, with what was completed as the reason', async ({
  house,
}) => {
  const { platform } = house;
  const author = await aPerson(platform, { roles: ['client_administrator'] });
  const learner = await aPerson(platform, { tenantId: author.tenantId });
  const courseId = await aShortCourse(platform, author, 'Inverse na loja', { trainingPoints: 80 });
  const { id: trailId } = await aTrail(platform, author.actor, { courses: [courseId], trail: { trainingPoints: 150 } });
  await enrolInTrail(platform, learner.actor, { trailId });
  expect(await training(house, learner)).toBe(0);
  expect((await house.call(learner, getCourse, { params: { courseId } })).body.trainingPoints).toBe(80);
  await finishStep(platform, learner.actor, { trailId, courseId });
  await finishStep(platform, learner.actor, { trailId, courseId });
  expect(await training(house, learner)).toBe(230);
  const { items } = (await house.call(learner, listStatement, { query: { currency: 'training' } })).body;
  expect(items.map(({ amount, reason }) => [amount, reason.kind]).toSorted(([one], [other]) => Number(other) - Number(one))).toEqual([
    [150, 'trail'],
    [80, 'course'],
  ]);
  expect(items.every(({ title }) => title !== null)).toBe(true);

  await platform.db.transaction((tx) => reopenTraining(platform, tx, learner.actor, { trailId }));
  expect(await training(house, learner)).toBe(230);
  await finishStep(platform, learner.actor, { trailId, courseId });
  expect(await training(house, learner)).toBe(460);
});

test('TRF-01 a course without points credits nothing, nor does one that somebody who was blocked completes', async ({ house }) => {
  const { platform } = house;
  const author = await aPerson(platform, { roles: ['client_administrator'] });
  const learner = await aPerson(platform, { tenantId: author.tenantId });
  const blocked = await aPerson(platform, { tenantId: author.tenantId });
  const courses = [
    await aShortCourse(platform, author, 'Sem pontos'),
    await aShortCourse(platform, author, 'Com pontos', { trainingPoints: 80 }),
  ];
  const { id: trailId } = await aTrail(platform, author.actor, { courses });
  for (const who of [learner, blocked]) await enrolInTrail(platform, who.actor, { trailId });
  await finishStep(platform, learner.actor, { trailId, courseId: courses[0] ?? '' });
  expect(await training(house, learner)).toBe(0);
  await house.db
    .write()
    .updateTable('identity.member')
    .set({ status: 'blocked' })
    .where('tenant_id', '=', blocked.tenantId)
    .where('id', '=', blocked.memberId)
    .execute();
  const told = await house.call(blocked, getCourse, { params: { courseId: courses[1] ?? '' } });
  expect(told.body.trainingPoints).toBe(0); // nothing is promised that is not credited
  await finishStep(platform, blocked.actor, { trailId, courseId: courses[1] ?? '' });
  const { rows } = await house.db.pool.query('select 1 from ledger.account where tenant_id = $1 and member_id = $2', [
    blocked.tenantId,
    blocked.memberId,
  ]);
  expect(rows).toEqual([]);
});
