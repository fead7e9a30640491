/** A person's page in the console: each room's part of it, for those who may see that room, within their client (ADM-02). */
import * as campaigns from '@vitrine/contract/campaigns';
import * as identity from '@vitrine/contract/identity';
import * as peopleWire from '@vitrine/contract/people';
import { listAuditLog } from '@vitrine/contract/kernel';
import * as learning from '@vitrine/contract/learning';
import * as ledger from '@vitrine/contract/ledger';
import * as photos from '@vitrine/contract/photos';
import * as rewards from '@vitrine/contract/rewards';
import * as sales from '@vitrine/contract/sales';
import { expect } from 'vitest';
import { aPerson, giveTag, someLabels } from '../modules/identity/testing.ts';
import { aClassroom, enrolIn, takeTest } from '../modules/learning/testing.ts';
import { aReward, aShop, anOrder, somePoints } from '../modules/rewards/testing.ts';
import { aPhotoType, aSentPhoto } from '../modules/photos/testing.ts';
import { aSale, aShopFloor, decided } from '../modules/sales/testing.ts';
import { test } from '../testing.ts';

const parts = [
  peopleWire.getPersonAbout,
  ledger.getPersonPoints,
  ledger.listPersonStatement,
  campaigns.listPersonCampaigns,
  sales.listPersonSales,
  sales.getPersonSalesWeeks,
  photos.listPersonPhotos,
  rewards.listPersonOrders,
  learning.getPersonLearning,
] as const;

test('ADM-02 ERR-04 CLI-08 each part of a person’s page asks for its own permission, and is not there for another client’s person', async ({
  house,
}) => {
  const administrator = await aPerson(house.platform, { roles: ['client_administrator'] });
  const { tenantId } = administrator;
  const member = await aPerson(house.platform, { tenantId });
  const instructor = await aPerson(house.platform, { tenantId, roles: ['instructor'] });
  const stranger = await aPerson(house.platform, { roles: ['client_administrator'] });
  const asked = async (person: typeof member, { memberId }: { memberId: string }) => {
    const answered: Record<string, number> = {};
    for (const part of parts)
      answered[part.path.split('/').at(-1) ?? ''] = (await house.call(person, part, { params: { memberId } })).status;
    return answered;
  };
  const all = (status: number) => ({
    about: status,
    points: status,
    statement: status,
    campaigns: status,
    sales: status,
    weeks: status,
    photos: status,
    orders: status,
    learning: status,
  });
  expect(await asked(administrator, member)).toEqual(all(200));
  expect(await asked(stranger, member)).toEqual(all(404));
  expect(await asked(member, member)).toEqual(all(404));
  expect(await asked(instructor, member)).toEqual({ ...all(404), learning: 200 });
});

test('ADM-02 the points of a person: balance, earned and spent in the campaign they look at, the statement by page, and their stores', async ({
  house,
}) => {
  const shop = await aShop(house);
  const { administrator, auditor, seller, campaignId } = shop;
  await somePoints(house.platform, seller, { campaignId, amount: 250, isAudited: true });
  const { rewardId } = await aReward(house.platform, administrator.actor, { price: 100, stock: 5 });
  const [bought, waiting] = [
    await anOrder(house.platform, seller.actor, { rewardId, campaignId }),
    await anOrder(house.platform, seller.actor, { rewardId, campaignId }),
  ];
  expect((await house.call(auditor, rewards.approveOrder, { params: { orderId: bought.id }, body: { version: 1 } })).status).toBe(200);
  const params = { memberId: seller.memberId };

  const { body: points } = await house.call(auditor, ledger.getPersonPoints, { params });
  expect(points).toMatchObject({
    campaign: { id: campaignId },
    spent: 100,
    points: { available: 50, held: 100, credited: 250, expiring: 50 },
  });
  const first = await house.call(auditor, ledger.listPersonStatement, { params, query: { limit: 2 } });
  expect(first.body.items.map(({ amount, balanceAfter }) => [amount, balanceAfter])).toEqual([
    [-100, 50],
    [-100, 150],
  ]);
  const rest = await house.call(auditor, ledger.listPersonStatement, { params, query: { limit: 2, after: first.body.next ?? '' } });
  expect([rest.body.items.map(({ amount }) => amount), rest.body.next]).toEqual([[250], null]);

  const orders = await house.call(auditor, rewards.listPersonOrders, { params, query: { limit: 1 } });
  expect([orders.body.count, orders.body.items.map(({ id }) => id)]).toEqual([2, [waiting.id]]);
  const { body: taken } = await house.call(auditor, campaigns.listPersonCampaigns, { params });
  expect(taken.items).toMatchObject([{ id: campaignId, state: 'running', isCurrent: true, stores: [{ id: shop.campaign.storeId }] }]);
  const nobody = { memberId: administrator.memberId };
  expect((await house.call(auditor, ledger.getPersonPoints, { params: nobody })).body).toMatchObject({ campaign: null, spent: 0 });
  const other = { params, query: { campaignId: house.platform.newId() } };
  expect((await house.call(auditor, ledger.getPersonPoints, other)).status).toBe(404);
});

test('ADM-02 the sales of a person are theirs alone, newest first, as they stand', async ({ house }) => {
  const floor = await aShopFloor(house);
  const { seller, colleague, auditor } = floor;
  const own = [await aSale(house.platform, seller.actor, floor.sold()), await aSale(house.platform, seller.actor, floor.sold())];
  await aSale(house.platform, colleague.actor, floor.sold());
  const { body } = await house.call(auditor, sales.listPersonSales, { params: { memberId: seller.memberId } });
  expect(body.items.map(({ id, state, points }) => [id, state, points])).toEqual(
    own.toReversed().map(({ id }) => [id, 'under_audit', 120]),
  );
});

test('ADM-02 the sales of a person by week, the last one under way: what became of them, and the products of those that were not refused', async ({
  house,
}) => {
  const floor = await aShopFloor(house);
  const { seller, colleague, auditor } = floor;
  const weeksOf = async ({ memberId }: { memberId: string }) => {
    const reader = await aPerson(house.platform, { tenantId: auditor.tenantId, roles: ['auditor'] }); // an earlier session may be over
    return (await house.call(reader, sales.getPersonSalesWeeks, { params: { memberId } })).body;
  };
  await decided(house.platform, auditor.actor, { sale: await aSale(house.platform, seller.actor, floor.sold()) });
  await decided(house.platform, auditor.actor, {
    sale: await aSale(house.platform, seller.actor, floor.sold()),
    reason: 'forged',
    note: 'Não é nota.',
  });
  await aSale(house.platform, seller.actor, floor.sold());
  await aSale(house.platform, colleague.actor, floor.sold());
  const { weeks, ...sums } = await weeksOf(seller);
  expect(sums).toEqual({ invoices: 3, reproved: 1, products: 2 });
  expect(weeks).toHaveLength(8);
  expect(weeks.at(-1)).toMatchObject({ approved: 1, underAudit: 1, reproved: 1 });
  expect(new Date(`${weeks[0]?.from}T00:00:00Z`).getUTCDay()).toBe(0);
  house.clock.shift(14 * 86_400_000);
  const later = (await weeksOf(seller)).weeks;
  expect(later.map(({ approved }) => approved)).toEqual([0, 0, 0, 0, 0, 1, 0, 0]);
  house.clock.shift(42 * 86_400_000);
  expect((await weeksOf(seller)).invoices).toBe(0);
});

test('ADM-02 the photos of a person are theirs alone, newest first, page by page, with a picture that the reader may open', async ({
  house,
}) => {
  const floor = await aShopFloor(house);
  const { seller, colleague, auditor, campaignId, storeId } = floor;
  const author = await aPerson(house.platform, { tenantId: auditor.tenantId, roles: ['client_administrator'] });
  const typeIds = [];
  for (const name of ['Fachada', 'Vitrine', 'Gôndola'])
    typeIds.push(await aPhotoType(house.platform, author.actor, { campaignId, name: { 'pt-BR': name } }));
  const [facade = '', display = '', shelf = ''] = typeIds;
  await aSentPhoto(house.platform, seller.actor, { campaignId, storeId, typeId: facade });
  house.clock.shift(1_000);
  await aSentPhoto(house.platform, seller.actor, { campaignId, storeId, typeId: display });
  await aSentPhoto(house.platform, colleague.actor, { campaignId, storeId, typeId: shelf });
  const page = (query: { limit: number; after?: string }) =>
    house.call(auditor, photos.listPersonPhotos, { params: { memberId: seller.memberId }, query });
  const first = (await page({ limit: 1 })).body;
  expect(first.items).toMatchObject([{ typeName: 'Vitrine', state: 'awaiting', url: expect.any(String) }]);
  const second = (await page({ limit: 1, after: first.next ?? '' })).body;
  expect(second).toMatchObject({ items: [{ typeName: 'Fachada' }], next: null });
});

test('ADM-02 what a person learns: courses with progress, tests with state and best score; what they belong to, and what was changed on them', async ({
  house,
}) => {
  const room = await aClassroom(house, { rules: { minimumScore: 50 } });
  const { author, learner, courseId, exam } = room;
  await enrolIn(house, learner, courseId);
  await takeTest(house, room, { isRight: true });
  const params = { memberId: learner.memberId };
  const { body } = await house.call(author, learning.getPersonLearning, { params });
  expect(body).toMatchObject({
    courses: [{ id: courseId, state: 'in_progress', finishedAt: null }],
    trails: [],
    tests: [{ id: exam, kind: 'conventional_test', state: 'approved', attempts: 1, bestScore: 100 }],
  });

  const administrator = await aPerson(house.platform, {
    tenantId: author.tenantId,
    roles: ['client_administrator'],
    fullName: 'Lúcia Bittencourt',
  });
  const labels = await someLabels(house.platform, {
    tenantId: author.tenantId,
    areas: { south: { name: { 'pt-BR': 'Brasil Sul' }, countries: ['BR'] }, far: { name: { 'pt-BR': 'Canadá' }, countries: ['CA'] } },
    groups: { team: { 'pt-BR': 'Equipe' } },
    groupLabel: { 'pt-BR': 'Loja' },
    tags: { new: { 'pt-BR': 'Novata' } },
  });
  await giveTag(house.platform, { tenantId: author.tenantId, memberId: learner.memberId, tagId: labels.tags.get('new') ?? '' });
  const { body: about } = await house.call(administrator, peopleWire.getPersonAbout, { params });
  expect([about.areas, about.tags, about.groups].map((list) => list.map(({ name }) => name))).toEqual([['Brasil Sul'], ['Novata'], []]);
  await house.call(administrator, identity.setProgramStatus, { params, body: { status: 'blocked' } });
  const trail = await house.call(administrator, listAuditLog, { query: { subject: 'person', subjectId: learner.memberId } });
  expect(trail.body.items).toMatchObject([{ who: 'Lúcia Bittencourt', subjectId: learner.memberId }]);
});
