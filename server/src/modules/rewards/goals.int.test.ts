import { listNotices } from '@vitrine/contract/notices';
import * as wire from '@vitrine/contract/rewards';
import { addDays, dayIn } from '@vitrine/domain/kernel';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { anActivity } from '../activities/testing.ts';
import { aCampaign, aPromotion } from '../campaigns/testing.ts';
import { aCourse } from '../catalog/testing.ts';
import type { BuiltPerson } from '../identity/testing.ts';
import { finishedTrainings } from '../learning/index.ts';
import { anEnrolment } from '../learning/testing.ts';
import { aCredit, anExplanation, noOrders, takeSaleBack } from '../ledger/testing.ts';
import { rewardsRecords } from './personal-records.ts';
import { tellOfGoals } from './tell-of-goals.ts';
import { aCategory, aReward, aSeller, aShop, findViolations, somePoints, type Shop } from './testing.ts';

type Wish = { rewardId: string; campaignId: string };
const choose = ({ call }: House, person: BuiltPerson, body: Wish) => call(person, wire.chooseGoal, { body });
const goalOf = async ({ call }: House, person: BuiltPerson) => (await call(person, wire.getGoal, {})).body.goal;
const today = ({ platform }: House) => dayIn('America/Sao_Paulo', platform.clock.now());
const tellAll = ({ platform }: House) => tellOfGoals({ ...platform, finishedTrainings });

/** Sales of one unit each, one a day until today, of the campaign's own product. */
async function soldADay(
  house: House,
  { campaign }: Pick<Shop, 'campaign'>,
  seller: BuiltPerson,
  { days, points }: { days: number; points: number },
) {
  const { platform } = house;
  const sales = [];
  for (let ago = days - 1; ago >= 0; ago -= 1)
    sales.push(
      await aCredit(platform, seller, {
        campaignId: campaign.campaignId,
        amount: points,
        effectiveOn: addDays(today(house), -ago),
        explanation: anExplanation(platform, points, { product: { sku: campaign.sku, name: 'Geladeira de ensaio' } }),
      }),
    );
  return sales;
}

test('RWD-01 a member saves for a reward: what is missing, a plan of what they sell, and the day at their own pace', async ({ house }) => {
  const shop = await aShop(house);
  const { campaignId, campaign, administrator } = shop;
  const seller = await aSeller(house, shop);
  const { rewardId } = await aReward(house.platform, administrator.actor, { price: 3_000, stock: 4 });
  expect(await goalOf(house, seller)).toBeNull();
  const [first] = await soldADay(house, shop, seller, { days: 7, points: 150 });

  const chosen = await choose(house, seller, { rewardId, campaignId });
  expect(chosen.status).toBe(200);
  expect(chosen.body.goal).toMatchObject({
    reward: { id: rewardId, missing: 1_950, campaign: { available: 1_050, underAudit: 1_050 } },
    refusal: null,
    isReached: false,
    plan: {
      steps: [{ kind: 'sale', title: 'Geladeira de ensaio', points: 150, quantity: 13, until: null, promotion: null }],
      total: 1_950,
      short: 0,
      reachesOn: addDays(today(house), 12), // one a day, the first of them today
      atPaceOn: addDays(today(house), 13),
      isInTime: true,
      soldAWeek: 7,
      paceDays: 7,
    },
  });
  expect(await goalOf(house, seller)).toEqual(chosen.body.goal);

  await aPromotion(house.platform, administrator.actor, { campaignId });
  const promoted = (await goalOf(house, seller))?.plan;
  expect(promoted?.steps).toMatchObject([{ points: 300, quantity: 7, until: addDays(today(house), 6), promotion: 'Semana em dobro' }]);
  expect([promoted?.total, promoted?.reachesOn]).toEqual([2_100, addDays(today(house), 6)]);

  await takeSaleBack(house.platform, seller, { saleId: first?.saleId ?? '', putOrdersOnHold: noOrders });
  const slower = await goalOf(house, seller);
  expect([slower?.reward.missing, slower?.plan?.soldAWeek]).toEqual([2_100, 6]); // what was taken back was no sale
  expect(campaign.campaignId).toBe(campaignId);
});

test('RWD-01 whoever sold nothing yet is promised no day, and whom the campaign ends before is told what it would take', async ({
  house,
}) => {
  const shop = await aShop(house, { endsOn: addDays(today(house), 6) });
  const { campaignId, administrator } = shop;
  const { rewardId } = await aReward(house.platform, administrator.actor, { price: 2_100 });
  const fresh = await aSeller(house, shop);
  expect((await choose(house, fresh, { rewardId, campaignId })).body.goal.plan).toMatchObject({
    steps: [{ points: 150, quantity: 14 }],
    reachesOn: null,
    atPaceOn: null,
    soldAWeek: 0,
  });
  const seller = await aSeller(house, shop);
  await soldADay(house, shop, seller, { days: 1, points: 150 });
  expect((await choose(house, seller, { rewardId, campaignId })).body.goal.plan).toMatchObject({
    steps: [{ quantity: 13 }],
    isInTime: false,
    neededAWeek: 13,
    soldAWeek: 1,
  });
});

test('RWD-02 a training that the reward asks for stands in the plan with what is done of it', async ({ house }) => {
  const shop = await aShop(house);
  const { campaignId, administrator } = shop;
  const seller = await aSeller(house, shop, { points: 500 });
  const course = await aCourse(house.platform, administrator.actor, { activities: [anActivity('html'), anActivity('html')] });
  const { rewardId } = await aReward(house.platform, administrator.actor, { price: 100, requiredCourseIds: [course.id] });
  const { goal } = (await choose(house, seller, { rewardId, campaignId })).body;
  expect(goal).toMatchObject({
    isReached: false,
    refusal: null,
    trainings: [{ kind: 'course', id: course.id, isDone: false, progress: 0 }],
  });
  expect(goal.plan).toMatchObject({ steps: [], total: 0, short: 0 });
  await anEnrolment(house.platform, seller.actor, { courseId: course.id });
  await house.db.pool.query('update learning.enrolment set progress = 60 where tenant_id = $1 and member_id = $2', [
    seller.tenantId,
    seller.memberId,
  ]);
  expect((await goalOf(house, seller))?.trainings).toMatchObject([{ progress: 60 }]);
});

test('RWD-02 what no plan leads over is refused: retired, sold out, unknown, of another client, and a campaign that is not theirs', async ({
  house,
}) => {
  const shop = await aShop(house);
  const { seller, campaignId, administrator } = shop;
  const { actor } = administrator;
  const other = await aShop(house);
  const { rewardId: foreign } = await aReward(house.platform, other.administrator.actor, {});
  const { rewardId } = await aReward(house.platform, actor, {});
  const { rewardId: none } = await aReward(house.platform, actor, { stock: 0 });
  const { rewardId: noCodes } = await aReward(house.platform, actor, { delivery: 'code', stock: 0 });
  const { rewardId: draft } = await aReward(house.platform, actor, { isPublished: false });
  const { rewardId: retired } = await aReward(house.platform, actor, {});
  await house.call(administrator, wire.retireReward, { params: { rewardId: retired }, body: { version: 2 } });
  const elsewhere = await aCampaign(house.platform, actor);
  const ended = await aCampaign(house.platform, actor, { beginsOn: addDays(today(house), -20), endsOn: addDays(today(house), -5) });
  const answerTo = async (ask: Wish, person = seller) => {
    const { status, body } = await choose(house, person, ask);
    return [status, body.refusal];
  };
  expect(await answerTo({ rewardId: foreign, campaignId })).toEqual([404, 'not_found']);
  expect(await answerTo({ rewardId: draft, campaignId })).toEqual([404, 'not_found']);
  expect(await answerTo({ rewardId, campaignId: other.campaignId })).toEqual([422, 'invalid_request']);
  expect(await answerTo({ rewardId: none, campaignId })).toEqual([409, 'out_of_stock']);
  expect(await answerTo({ rewardId: noCodes, campaignId })).toEqual([409, 'no_codes_left']);
  expect(await answerTo({ rewardId: retired, campaignId })).toEqual([409, 'reward_retired']);
  expect(await answerTo({ rewardId, campaignId: elsewhere.campaignId })).toEqual([409, 'not_registered']);
  expect((await answerTo({ rewardId, campaignId: ended.campaignId }))[0]).toBe(409);
  const full = await aCategory(house.platform, actor, { maximum: 1 });
  const { rewardId: cheap } = await aReward(house.platform, actor, { categoryId: full, price: 10 });
  await somePoints(house.platform, seller, { campaignId, amount: 10 });
  await house.call(seller, wire.redeemReward, { params: { rewardId: cheap }, body: { campaignId, deliverTo: '' } });
  expect(await answerTo({ rewardId: cheap, campaignId })).toEqual([409, 'category_maximum']);
  expect(await goalOf(house, seller)).toBeNull(); // nothing that was refused is kept
});

test('RWD-01 the same choice again changes nothing, another takes its place, two at once leave one, and giving up twice is once', async ({
  house,
}) => {
  const shop = await aShop(house);
  const { seller, campaignId, administrator } = shop;
  const [one, two] = [
    await aReward(house.platform, administrator.actor, { price: 200 }),
    await aReward(house.platform, administrator.actor, { price: 300 }),
  ];
  const first = (await choose(house, seller, { rewardId: one.rewardId, campaignId })).body.goal;
  expect((await choose(house, seller, { rewardId: one.rewardId, campaignId })).body.goal.chosenAt).toBe(first.chosenAt);
  const changed = (await choose(house, seller, { rewardId: two.rewardId, campaignId })).body.goal;
  expect([changed.reward.id, changed.chosenAt > first.chosenAt]).toEqual([two.rewardId, true]);

  const both = await Promise.all([one, two].map(({ rewardId }) => choose(house, seller, { rewardId, campaignId })));
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const { rows } = await house.db.pool.query('select reward_id from rewards.goal where tenant_id = $1 and member_id = $2', [
    seller.tenantId,
    seller.memberId,
  ]);
  expect(rows).toHaveLength(1);

  for (const _ of [1, 2]) expect((await house.call(seller, wire.leaveGoal, {})).status).toBe(200);
  expect(await goalOf(house, seller)).toBeNull();
});

test('RWD-01 a goal that sells out or leaves the store says so, and lives again with new stock; whoever orders it has none any more', async ({
  house,
}) => {
  const shop = await aShop(house);
  const { seller, colleague, campaignId, administrator } = shop;
  const { rewardId } = await aReward(house.platform, administrator.actor, { price: 100, stock: 1 });
  await choose(house, seller, { rewardId, campaignId });
  for (const person of [seller, colleague]) await somePoints(house.platform, person, { campaignId, amount: 100 });
  await house.call(colleague, wire.redeemReward, { params: { rewardId }, body: { campaignId, deliverTo: '' } });
  expect(await goalOf(house, seller)).toMatchObject({ refusal: 'out_of_stock', isReached: false, plan: null });
  await house.call(administrator, wire.moveStock, { params: { rewardId }, body: { kind: 'received', units: 3, note: '' } });
  expect(await goalOf(house, seller)).toMatchObject({ refusal: null, isReached: true, plan: null });

  await house.call(seller, wire.redeemReward, { params: { rewardId }, body: { campaignId, deliverTo: '' } });
  expect(await goalOf(house, seller)).toBeNull();
  await choose(house, colleague, { rewardId, campaignId });
  await house.call(administrator, wire.retireReward, { params: { rewardId }, body: { version: 2 } });
  expect(await goalOf(house, colleague)).toMatchObject({ refusal: 'reward_retired', plan: null });
  expect(await findViolations(house, shop)).toEqual([]);
});

test('NOT-01 whoever reached their goal is told once, when the points are there and nothing else is in the way', async ({ house }) => {
  const shop = await aShop(house);
  const { seller, colleague, campaignId, administrator } = shop;
  const course = await aCourse(house.platform, administrator.actor, { activities: [anActivity('html')] });
  const { rewardId } = await aReward(house.platform, administrator.actor, { price: 200 });
  const { rewardId: learned } = await aReward(house.platform, administrator.actor, { price: 200, requiredCourseIds: [course.id] });
  await choose(house, seller, { rewardId, campaignId });
  await choose(house, colleague, { rewardId: learned, campaignId });
  await somePoints(house.platform, seller, { campaignId, amount: 150 });
  await somePoints(house.platform, colleague, { campaignId, amount: 200 }); // enough points, a course to go
  const told = async (person: BuiltPerson) =>
    (await house.call(person, listNotices, { query: {} })).body.items
      .filter(({ kind }) => kind === 'goal_reached')
      .map(({ facts }) => facts);
  await tellAll(house);
  expect(await told(seller)).toEqual([]);
  await somePoints(house.platform, seller, { campaignId, amount: 50 });
  await Promise.all([tellAll(house), tellAll(house)]);
  await tellAll(house);
  expect(await told(seller)).toEqual([{ rewardId, title: 'Fone Pulse', points: 200 }]);
  expect(await told(colleague)).toEqual([]);
});

test('PRO-03 who leaves takes their goal along', async ({ house }) => {
  const shop = await aShop(house);
  const { seller, campaignId, administrator } = shop;
  const { rewardId } = await aReward(house.platform, administrator.actor, {});
  await choose(house, seller, { rewardId, campaignId });
  await rewardsRecords(house.platform).erase({ ...seller.actor, pseudonym: '#00000000' });
  const { rows } = await house.db.pool.query('select 1 from rewards.goal where tenant_id = $1', [seller.tenantId]);
  expect(rows).toEqual([]);
});
