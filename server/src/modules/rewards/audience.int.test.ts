import { getSiteLists } from '@vitrine/contract/identity';
import { listAuditLog } from '@vitrine/contract/kernel';
import { addFavourite } from '@vitrine/contract/marks';
import * as wire from '@vitrine/contract/rewards';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aRegistration } from '../campaigns/testing.ts';
import { aPerson, giveTag, someLabels, type BuiltPerson } from '../identity/testing.ts';
import { findRewards } from './find-rewards.ts';
import { rewardsOfBlocks } from './index.ts';
import { anOrder, aReward, aShop, somePoints } from './testing.ts';

type Audience = Record<'groupIds' | 'areaIds' | 'tagIds', string[]>;
const nobody: Audience = { groupIds: [], areaIds: [], tagIds: [] };

/** A store with one reward that staff limits, and members inside and outside of a group, an area and a tag. */
async function aStage(house: House) {
  const { administrator, tenantId, campaignId, campaign, seller: plain } = await aShop(house);
  const labels = await someLabels(house.platform, {
    tenantId,
    areas: { chile: { name: { 'pt-BR': 'Chile' }, countries: ['CL'] } },
    groups: { team: { 'pt-BR': 'Time' } },
    groupLabel: { 'pt-BR': 'Rótulo' },
    tags: { star: { 'pt-BR': 'Estrela' } },
  });
  const [areaId = '', groupId = '', tagId = ''] = [labels.areas.get('chile'), labels.groups.get('team'), labels.tags.get('star')];
  const { rewardId, categoryId } = await aReward(house.platform, administrator.actor, { title: { 'pt-BR': 'Patinete' } });
  const params = { rewardId };
  const limit = async (audience: Partial<Audience>) => {
    const { version } = (await house.call(administrator, wire.getRewardToManage, { params })).body;
    return house.call(administrator, wire.saveReward, { params, body: { version, reward: { ...nobody, ...audience } } });
  };
  const inGroup = await aPerson(house.platform, { tenantId, groupIds: [groupId], programRole: 'salesperson', birthday: '1990-05-20' });
  const inChile = await aPerson(house.platform, { tenantId, country: 'CL' });
  const tagged = await aPerson(house.platform, { tenantId });
  await giveTag(house.platform, { tenantId, memberId: tagged.memberId, tagId });
  await aRegistration(house.platform, inGroup.actor, campaign);
  for (const person of [inGroup, plain]) await somePoints(house.platform, person, { campaignId, amount: 500 });
  return { administrator, tenantId, campaignId, rewardId, categoryId, areaId, groupId, tagId, limit, inGroup, inChile, tagged, plain };
}

/** Whether somebody meets the reward, which each way to it answers alike. */
async function sees(house: House, person: BuiltPerson, { rewardId, categoryId }: { rewardId: string; categoryId: string }) {
  const { body } = await house.call(person, wire.listRewards, { query: {} });
  const isListed = body.items.some(({ id }) => id === rewardId);
  const page = await house.call(person, wire.getReward, { params: { rewardId }, query: {} });
  const found = await findRewards(house.platform, person.actor, { words: 'patinete', limit: 5, isForgiving: false });
  const lists = (await house.call(person, wire.getRewardLists, {})).body;
  const site = (await house.call(person, getSiteLists, {})).body;
  const cards = await rewardsOfBlocks(house.platform, person.actor, { ids: [rewardId] });
  const favourite = await house.call(person, addFavourite, { params: { subject: 'reward', subjectId: rewardId } });
  expect([
    body.count,
    page.status,
    found.hits.some(({ id }) => id === rewardId),
    lists.categories.some(({ id }) => id === categoryId),
    site.reward_categories.some(({ id }) => id === categoryId),
    cards.length,
    favourite.status,
  ]).toEqual(isListed ? [1, 200, true, true, true, 1, 200] : [0, 404, false, false, false, 0, 404]);
  return isListed;
}

test('CLI-09 RWD-01 a reward limited to groups, areas and tags is in the store of those whom it is for; to others it is not there by any way', async ({
  house,
}) => {
  const stage = await aStage(house);
  const { limit, groupId, areaId, tagId } = stage;
  const whoSees = async () => {
    const answers: boolean[] = [];
    for (const person of [stage.inGroup, stage.inChile, stage.tagged, stage.plain]) answers.push(await sees(house, person, stage));
    return answers;
  };
  expect(await whoSees()).toEqual([true, true, true, true]);
  expect((await limit({ groupIds: [groupId] })).body.reward).toMatchObject({ ...nobody, groupIds: [groupId] });
  expect(await whoSees()).toEqual([true, false, false, false]);
  await limit({ areaIds: [areaId] });
  expect(await whoSees()).toEqual([false, true, false, false]);
  await limit({ tagIds: [tagId] });
  expect(await whoSees()).toEqual([false, false, true, false]);
  await limit({ groupIds: [groupId], areaIds: [areaId] });
  expect(await whoSees()).toEqual([false, false, false, false]);
  const cards = await rewardsOfBlocks(house.platform, stage.administrator.actor, { forStaff: { words: 'patinete' } });
  expect(cards.map(({ id }) => id)).toEqual([stage.rewardId]); // whoever writes a page chooses among all
});

test('CLI-09 RWD-02 whom a reward is not for cannot redeem it by its id; an order that was placed goes on, and a wish and a goal are hidden until it is for them again', async ({
  house,
}) => {
  const { limit, groupId, rewardId, campaignId, inGroup, plain } = await aStage(house);
  const redeem = (person: BuiltPerson) =>
    house.call(person, wire.redeemReward, { params: { rewardId }, body: { campaignId, deliverTo: '' } });
  const wishes = async () => (await house.call(plain, wire.listRewards, { query: { isFavourite: 'true' } })).body.items.length;
  const order = await anOrder(house.platform, plain.actor, { rewardId, campaignId });
  await house.call(plain, addFavourite, { params: { subject: 'reward', subjectId: rewardId } });
  const goal = async () => (await house.call(plain, wire.getGoal, {})).body.goal?.reward.id;
  const choose = () => house.call(plain, wire.chooseGoal, { body: { rewardId, campaignId } });
  expect([(await choose()).status, await goal()]).toEqual([200, rewardId]);
  await limit({ groupIds: [groupId] });
  expect([(await choose()).status, await goal()]).toEqual([404, undefined]);
  expect([(await redeem(inGroup)).status, (await redeem(plain)).status]).toEqual([200, 404]);
  expect((await house.call(plain, wire.listOrders, { query: {} })).body.items.map(({ id }) => id)).toEqual([order.id]);
  expect((await house.call(plain, wire.getOrder, { params: { orderId: order.id } })).status).toBe(200);
  expect(await wishes()).toBe(0);
  await limit({});
  expect([await wishes(), await goal()]).toEqual([1, rewardId]);
});

test('CLI-09 RWD-01 ORD-01 the page of a reward that is not for them any more opens for whoever ordered it, and redeems nothing; to others, and to another client, it is not there', async ({
  house,
}) => {
  const { limit, groupId, rewardId, categoryId, campaignId, plain, inGroup, inChile } = await aStage(house);
  const page = (person: BuiltPerson) => house.call(person, wire.getReward, { params: { rewardId }, query: {} });
  const stranger = await aPerson(house.platform);
  const order = await anOrder(house.platform, plain.actor, { rewardId, campaignId });
  expect((await page(plain)).body).toMatchObject({ obstacles: [], can: { redeem: true } });
  await limit({ groupIds: [groupId] });
  const shown = await page(plain);
  expect(shown.body).toMatchObject({
    id: rewardId,
    obstacles: ['reward_not_offered'],
    refusal: 'reward_not_offered',
    can: { redeem: false },
  });
  const redeem = await house.call(plain, wire.redeemReward, { params: { rewardId }, body: { campaignId, deliverTo: '' } });
  expect(redeem.status).toBe(404);
  // Only its page: the store, the search, blocks, lists and favourites know nothing of it.
  expect((await house.call(plain, wire.listRewards, { query: {} })).body.items).toEqual([]);
  expect((await house.call(plain, wire.getRewardLists, {})).body.categories.map(({ id }) => id)).not.toContain(categoryId);
  expect(await rewardsOfBlocks(house.platform, plain.actor, { ids: [rewardId] })).toEqual([]);
  expect((await house.call(plain, addFavourite, { params: { subject: 'reward', subjectId: rewardId } })).status).toBe(404);
  expect([(await page(inGroup)).status, (await page(inChile)).status, (await page(stranger)).status]).toEqual([200, 404, 404]);
  expect((await house.call(plain, wire.cancelOrder, { params: { orderId: order.id }, body: { version: order.version } })).status).toBe(200);
  expect((await page(plain)).status, 'its order stays, and leads here').toBe(200);
});

test('CLI-09 ADM-04 the audience of a reward takes what is the client’s own alone, and the audit log says who narrowed it', async ({
  house,
}) => {
  const { administrator, limit, groupId, rewardId } = await aStage(house);
  const stranger = await aPerson(house.platform);
  const labels = await someLabels(house.platform, {
    tenantId: stranger.tenantId,
    areas: { peru: { name: { 'pt-BR': 'Peru' }, countries: ['PE'] } },
    groups: { others: { 'pt-BR': 'Outros' } },
    groupLabel: { 'pt-BR': 'Rótulo' },
    tags: { moon: { 'pt-BR': 'Lua' } },
  });
  const strange = {
    groupIds: [labels.groups.get('others') ?? ''],
    areaIds: [labels.areas.get('peru') ?? ''],
    tagIds: [labels.tags.get('moon') ?? ''],
  };
  const refused = await limit(strange);
  expect([refused.status, refused.body.fields]).toEqual([
    422,
    { 'reward.groupIds': 'invalid_choice', 'reward.areaIds': 'invalid_choice', 'reward.tagIds': 'invalid_choice' },
  ]);
  expect((await limit({ groupIds: [groupId] })).status).toBe(200);
  const trail = (await house.call(administrator, listAuditLog, { query: { subject: 'reward', subjectId: rewardId } })).body.items;
  const saved = trail.find(({ what }) => what === 'reward.saved');
  expect([saved?.before, saved?.after]).toMatchObject([{ groupIds: [] }, { groupIds: [groupId] }]);
});
