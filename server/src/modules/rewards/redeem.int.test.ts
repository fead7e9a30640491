import { getStatementEntry, listStatement } from '@vitrine/contract/ledger';
import * as wire from '@vitrine/contract/rewards';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { anActivity } from '../activities/testing.ts';
import { aCourse } from '../catalog/testing.ts';
import { aPerson, type BuiltPerson } from '../identity/testing.ts';
import { anEnrolment, passTest } from '../learning/testing.ts';
import { aTest } from '../assessment/testing.ts';
import { balances } from '../ledger/index.ts';
import { redeemReward } from './redeem-reward.ts';
import { aCategory, aReward, aSeller, aShop, findViolations, somePoints, type Shop } from './testing.ts';

type Ask = { rewardId: string; campaignId: string; deliverTo?: string };
const redeem = (
  { call }: House,
  person: BuiltPerson,
  { rewardId, campaignId, deliverTo = '' }: Ask,
  headers: Record<string, string> = {},
) => call(person, wire.redeemReward, { params: { rewardId }, body: { campaignId, deliverTo } }, headers);
const pageOf = async ({ call }: House, person: BuiltPerson, { rewardId, campaignId }: Ask) =>
  (await call(person, wire.getReward, { params: { rewardId }, query: { campaignId } })).body;
const pointsOf = async ({ platform }: House, { tenantId, memberId }: BuiltPerson, { campaignId }: { campaignId: string }) =>
  (await balances(platform.db.write(), { tenantId, memberId }, { memberId, campaignId })).points;
const stockOf = async ({ call }: House, { administrator }: Shop, rewardId: string) =>
  (await call(administrator, wire.getRewardToManage, { params: { rewardId } })).body.stock;

test('RWD-02 RWD-03 ORD-01 PTS-01 a redemption holds the points at once, takes one unit, and awaits approval', async ({ house }) => {
  const shop = await aShop(house);
  const { seller, campaignId } = shop;
  await somePoints(house.platform, seller, { campaignId, amount: 350 });
  const { rewardId, categoryId } = await aReward(house.platform, shop.administrator.actor, { price: 300, stock: 4, delivery: 'home' });

  const before = await pageOf(house, seller, { rewardId, campaignId });
  expect([before.can.redeem, before.obstacles, before.availableAfter, before.missing]).toEqual([true, [], 50, 0]);

  const placed = await redeem(house, seller, { rewardId, campaignId, deliverTo: 'Rua das Laranjeiras, 120' });
  expect(placed.status).toBe(200);
  expect(placed.body).toMatchObject({
    state: 'awaiting_approval',
    version: 1,
    points: 300,
    awaitsAudit: true,
    deliverTo: 'Rua das Laranjeiras, 120',
    reward: { id: rewardId, title: 'Fone Pulse' },
    category: { id: categoryId },
    can: { cancel: true, resume: false },
    history: [{ event: 'placed', by: null }],
  });
  expect(placed.body.number).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
  expect(await pointsOf(house, seller, { campaignId })).toMatchObject({ available: 50, held: 300, underAudit: 350 });
  expect(await stockOf(house, shop, rewardId)).toBe(3);
  const mine = await house.call(seller, wire.listOrders, { query: {} });
  expect([mine.body.count, mine.body.items.map(({ id }) => id)]).toEqual([1, [placed.body.id]]);
  expect(await findViolations(house, shop)).toEqual([]);
});

test('PTS-02 RWD-03 the statement names the reward of an order, in the person’s language, and the points that came back', async ({
  house,
}) => {
  const shop = await aShop(house);
  const { seller, campaignId, administrator } = shop;
  await somePoints(house.platform, seller, { campaignId, amount: 350 });
  const { rewardId } = await aReward(house.platform, administrator.actor, { price: 300 });
  const order = (await redeem(house, seller, { rewardId, campaignId })).body;
  await house.call(seller, wire.cancelOrder, { params: { orderId: order.id }, body: { version: order.version } });

  const { items } = (await house.call(seller, listStatement, { query: { campaignId } })).body;
  expect(items.map(({ code, title }) => [code, title])).toEqual([
    ['release', 'Fone Pulse'],
    ['hold', 'Fone Pulse'],
    ['credit', expect.any(String)],
  ]);
  const why = await house.call(seller, getStatementEntry, { params: { entryId: String(items[1]?.id) } });
  expect(why.body).toMatchObject({ title: 'Fone Pulse', state: 'returned', reason: { kind: 'order', id: order.id } });
});

test('RWD-02 ERR-06 points short is refused, and says how many are missing', async ({ house }) => {
  const shop = await aShop(house);
  const { seller, campaignId } = shop;
  const { rewardId } = await aReward(house.platform, shop.administrator.actor, { price: 300 });
  const poor = await redeem(house, seller, { rewardId, campaignId });
  expect([poor.status, poor.body.refusal]).toEqual([409, 'points_short']);
  await somePoints(house.platform, seller, { campaignId, amount: 299 });
  expect(await pageOf(house, seller, { rewardId, campaignId })).toMatchObject({
    missing: 1,
    obstacles: ['points_short'],
    availableAfter: null,
  });
  expect((await redeem(house, seller, { rewardId, campaignId })).body.refusal).toBe('points_short');
  expect(await stockOf(house, shop, rewardId)).toBe(10);
  expect(await findViolations(house, shop)).toEqual([]);
});

test('RWD-02 out of stock is refused, and takes no points', async ({ house }) => {
  const shop = await aShop(house);
  const { seller, campaignId } = shop;
  await somePoints(house.platform, seller, { campaignId, amount: 500 });
  const { rewardId } = await aReward(house.platform, shop.administrator.actor, { stock: 0 });
  const refused = await redeem(house, seller, { rewardId, campaignId });
  expect([refused.status, refused.body.refusal]).toEqual([409, 'out_of_stock']);
  expect(await pointsOf(house, seller, { campaignId })).toMatchObject({ available: 500, held: 0 });
});

test('RWD-02 the maximum of a category counts all of its rewards, and frees a place when an order is cancelled', async ({ house }) => {
  const shop = await aShop(house);
  const { seller, campaignId } = shop;
  await somePoints(house.platform, seller, { campaignId, amount: 1_000 });
  const categoryId = await aCategory(house.platform, shop.administrator.actor, { maximum: 2 });
  const rewards = [];
  for (const price of [100, 110, 120])
    rewards.push((await aReward(house.platform, shop.administrator.actor, { categoryId, price })).rewardId);
  const [first = '', second = '', third = ''] = rewards;
  const order = await redeem(house, seller, { rewardId: first, campaignId });
  expect((await redeem(house, seller, { rewardId: second, campaignId })).status).toBe(200);
  const refused = await redeem(house, seller, { rewardId: third, campaignId });
  expect([refused.status, refused.body.refusal]).toEqual([409, 'category_maximum']);
  expect((await pageOf(house, seller, { rewardId: third, campaignId })).categoryUse).toEqual({ used: 2, maximum: 2 });
  await house.call(seller, wire.cancelOrder, { params: { orderId: order.body.id }, body: { version: 1 } });
  expect((await redeem(house, seller, { rewardId: third, campaignId })).status).toBe(200);
  expect(await findViolations(house, shop)).toEqual([]);
});

test('RWD-02 a maximum that is lowered takes nothing, and holds from the next redemption on', async ({ house }) => {
  const shop = await aShop(house);
  const { seller, campaignId, administrator } = shop;
  await somePoints(house.platform, seller, { campaignId, amount: 1_000 });
  const { rewardId, categoryId } = await aReward(house.platform, administrator.actor);
  for (const _ of [1, 2]) expect((await redeem(house, seller, { rewardId, campaignId })).status).toBe(200);
  const { category, version } = (await house.call(administrator, wire.getCategory, { params: { categoryId } })).body;
  await house.call(administrator, wire.saveCategory, { params: { categoryId }, body: { version, category: { ...category, maximum: 1 } } });
  expect((await redeem(house, seller, { rewardId, campaignId })).body.refusal).toBe('category_maximum');
  expect(await findViolations(house, shop)).toEqual([]);
});

test('RWD-02 required training is asked for, and kept on the order as it was done', async ({ house }) => {
  const shop = await aShop(house);
  const { seller, campaignId, administrator } = shop;
  await somePoints(house.platform, seller, { campaignId, amount: 500 });
  const quiz = aTest({ questions: 3 });
  const course = await aCourse(house.platform, administrator.actor, {
    activities: [anActivity('conventional_test', { content: { test: quiz } })],
  });
  const { rewardId } = await aReward(house.platform, administrator.actor, { requiredCourseIds: [course.id] });
  const refused = await redeem(house, seller, { rewardId, campaignId });
  expect([refused.status, refused.body.refusal]).toEqual([409, 'training_missing']);
  expect((await pageOf(house, seller, { rewardId, campaignId })).trainings).toEqual([
    { kind: 'course', id: course.id, title: 'Frio Inverse', isDone: false },
  ]);
  await anEnrolment(house.platform, seller.actor, { courseId: course.id });
  await passTest(house.platform, seller.actor, { courseId: course.id, order: 1, questions: quiz.questions });
  const placed = await redeem(house, seller, { rewardId, campaignId });
  expect(placed.body.trainings).toMatchObject([{ kind: 'course', id: course.id, title: 'Frio Inverse' }]);
});

test('RWD-02 D38 whoever is not registered, not approved or blocked meanwhile redeems nothing', async ({ house }) => {
  const shop = await aShop(house);
  const { seller, campaignId, administrator, tenantId } = shop;
  await somePoints(house.platform, seller, { campaignId, amount: 500 });
  const { rewardId } = await aReward(house.platform, administrator.actor);
  const stranger = await aPerson(house.platform, { tenantId });
  expect((await redeem(house, stranger, { rewardId, campaignId })).body.refusal).toBe('not_registered');
  const page = await house.call(stranger, wire.getReward, { params: { rewardId } });
  expect([page.body.campaign, page.body.refusal]).toEqual([null, 'not_registered']);
  await house.db.pool.query(`update identity.member set status = 'awaiting_approval' where id = $1`, [seller.memberId]);
  const ask = { rewardId, campaignId, deliverTo: '' };
  const parts = { ...house.platform, finishedTrainings: async () => new Map<string, string>() };
  await expect(redeemReward(parts, seller.actor, ask)).rejects.toMatchObject({ code: 'member_not_approved' });
  await house.db.pool.query(`update identity.member set status = 'blocked' where id = $1`, [seller.memberId]);
  await expect(redeemReward(parts, seller.actor, ask)).rejects.toMatchObject({ code: 'member_blocked' });
  expect(await stockOf(house, shop, rewardId)).toBe(10);
});

test('RWD-02 a retired reward says so, a draft is not there; an address is asked for where it is delivered to one', async ({ house }) => {
  const shop = await aShop(house);
  const { seller, campaignId, administrator } = shop;
  await somePoints(house.platform, seller, { campaignId, amount: 500 });
  const { rewardId: draft } = await aReward(house.platform, administrator.actor, { isPublished: false });
  expect((await redeem(house, seller, { rewardId: draft, campaignId })).status).toBe(404);
  const { rewardId } = await aReward(house.platform, administrator.actor, { delivery: 'home' });
  const nowhere = await redeem(house, seller, { rewardId, campaignId });
  expect([nowhere.status, nowhere.body.fields]).toEqual([422, { deliverTo: 'address_required' }]);
  const { version } = (await house.call(administrator, wire.getRewardToManage, { params: { rewardId } })).body;
  await house.call(administrator, wire.retireReward, { params: { rewardId }, body: { version } });
  const gone = await redeem(house, seller, { rewardId, campaignId, deliverTo: 'Rua A' });
  expect([gone.status, gone.body.refusal]).toEqual([409, 'reward_retired']);
});

test('RWD-02 a campaign that is over, another one and none are told apart', async ({ house }) => {
  const shop = await aShop(house);
  const { seller, campaignId, administrator } = shop;
  await somePoints(house.platform, seller, { campaignId, amount: 500 });
  const { rewardId } = await aReward(house.platform, administrator.actor);
  const unknown = await redeem(house, seller, { rewardId, campaignId: house.platform.newId() });
  expect([unknown.status, unknown.body.fields]).toEqual([422, { campaignId: 'invalid_choice' }]);
  house.clock.shift(90 * 86_400_000);
  const late = redeemReward({ ...house.platform, finishedTrainings: async () => new Map() }, seller.actor, {
    rewardId,
    campaignId,
    deliverTo: '',
  });
  await expect(late).rejects.toMatchObject({ code: 'campaign_closed' });
  house.clock.shift(-90 * 86_400_000);
});

test('VAL-14 points, status and tenant in the body are refused by name', async ({ house }) => {
  const shop = await aShop(house);
  const { seller, campaignId } = shop;
  const { rewardId } = await aReward(house.platform, shop.administrator.actor);
  const body = { campaignId, deliverTo: '', points: 1, state: 'approved', tenant_id: shop.tenantId };
  const refused = await house.call(seller, wire.redeemReward, { params: { rewardId }, body });
  expect([refused.status, refused.body.fields]).toEqual([
    422,
    { points: 'unknown_field', state: 'unknown_field', tenant_id: 'unknown_field' },
  ]);
});

test('CLI-08 another client’s reward and campaign are not there', async ({ house }) => {
  const shop = await aShop(house);
  const other = await aShop(house);
  await somePoints(house.platform, shop.seller, { campaignId: shop.campaignId, amount: 500 });
  const { rewardId } = await aReward(house.platform, other.administrator.actor);
  const { rewardId: own } = await aReward(house.platform, shop.administrator.actor);
  expect((await redeem(house, shop.seller, { rewardId, campaignId: shop.campaignId })).status).toBe(404);
  expect((await redeem(house, shop.seller, { rewardId: own, campaignId: other.campaignId })).status).toBe(422);
});

test('RWD-03 D40 a redemption that is sent again is one', async ({ house }) => {
  const shop = await aShop(house);
  const { seller, campaignId } = shop;
  await somePoints(house.platform, seller, { campaignId, amount: 500 });
  const { rewardId } = await aReward(house.platform, shop.administrator.actor);
  const headers = { 'idempotency-key': house.platform.newId() };
  const first = await redeem(house, seller, { rewardId, campaignId }, headers);
  const again = await redeem(house, seller, { rewardId, campaignId }, headers);
  expect([first.status, again.status, again.body.id]).toEqual([200, 200, first.body.id]);
  expect(await pointsOf(house, seller, { campaignId })).toMatchObject({ available: 400, held: 100 });
  expect(await stockOf(house, shop, rewardId)).toBe(9);
});

test('RWD-03 of ten people who ask at once for the last three, three get one', async ({ house }) => {
  const shop = await aShop(house);
  const { campaignId } = shop;
  const { rewardId } = await aReward(house.platform, shop.administrator.actor, { stock: 3 });
  const people = [];
  for (let i = 0; i < 10; i += 1) people.push(await aSeller(house, shop, { points: 100 }));
  const answers = await Promise.all(people.map((person) => redeem(house, person, { rewardId, campaignId })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(answers.filter(({ body }) => body.refusal === 'out_of_stock')).toHaveLength(7);
  expect(await stockOf(house, shop, rewardId)).toBe(0);
  expect(await findViolations(house, shop)).toEqual([]);
});

test('RWD-03 of twelve redemptions at once by one member, the balance pays for two', async ({ house }) => {
  const shop = await aShop(house);
  const { campaignId } = shop;
  const seller = await aSeller(house, shop, { points: 250 });
  const { rewardId } = await aReward(house.platform, shop.administrator.actor, { stock: 50 });
  const answers = await Promise.all(Array.from({ length: 12 }, () => redeem(house, seller, { rewardId, campaignId })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(answers.filter(({ body }) => body.refusal === 'points_short')).toHaveLength(10);
  expect(await pointsOf(house, seller, { campaignId })).toMatchObject({ available: 50, held: 200 });
  expect(await findViolations(house, shop)).toEqual([]);
});

test('RWD-03 of twelve redemptions at once by one member, the category takes two', async ({ house }) => {
  const shop = await aShop(house);
  const { campaignId } = shop;
  const seller = await aSeller(house, shop, { points: 5_000 });
  const categoryId = await aCategory(house.platform, shop.administrator.actor, { maximum: 2 });
  const { rewardId } = await aReward(house.platform, shop.administrator.actor, { stock: 50, categoryId });
  const answers = await Promise.all(Array.from({ length: 12 }, () => redeem(house, seller, { rewardId, campaignId })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(answers.filter(({ body }) => body.refusal === 'category_maximum')).toHaveLength(10);
  expect(await stockOf(house, shop, rewardId)).toBe(48);
  expect(await findViolations(house, shop)).toEqual([]);
});
