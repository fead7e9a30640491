import { addFavourite } from '@vitrine/contract/marks';
import { listAuditLog, renewLink } from '@vitrine/contract/kernel';
import * as wire from '@vitrine/contract/rewards';
import sharp from 'sharp';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { getSiteLists } from '@vitrine/contract/identity';
import { aCampaign, aRegistration } from '../campaigns/testing.ts';
import { aPerson, type BuiltPerson } from '../identity/testing.ts';
import { chooseRewardCampaign } from './choose-reward-campaign.ts';
import { payableCampaigns, payingCampaign } from './paying-campaign.ts';
import { aCategory, aDepartment, anOrder, aReward, aRewardForm, aShop, findViolations, somePoints } from './testing.ts';

const titled = (title: string) => ({ title: { 'pt-BR': title } });
const titlesOf = async ({ call }: House, person: BuiltPerson, query: object) =>
  (await call(person, wire.listRewards, { query })).body.items.map(({ title }) => title);

test('RWD-01 the store is searched without accents, filtered, sorted and paged', async ({ house }) => {
  const shop = await aShop(house);
  const { administrator, seller, campaignId } = shop;
  const departmentId = await aDepartment(house.platform, administrator.actor);
  const categoryId = await aCategory(house.platform, administrator.actor, { departmentId });
  const build = (title: string, price: number, more: object = {}) =>
    aReward(house.platform, administrator.actor, { ...titled(title), price, ...more });
  const { rewardId: fryer } = await build('Fritadeira', 300, { categoryId });
  await build('Caneca térmica', 50, { categoryId });
  const { rewardId: fone } = await build('Fone', 100);
  await build('Televisão', 900, { stock: 0 });
  await build('Rascunho', 10, { isPublished: false });
  await somePoints(house.platform, seller, { campaignId, amount: 400 });
  await anOrder(house.platform, seller.actor, { rewardId: fone, campaignId });

  expect(await titlesOf(house, seller, { sort: 'price_low' })).toEqual(['Caneca térmica', 'Fone', 'Fritadeira', 'Televisão']);
  expect(await titlesOf(house, seller, { sort: 'price_high' })).toEqual(['Televisão', 'Fritadeira', 'Fone', 'Caneca térmica']);
  expect((await titlesOf(house, seller, {}))[0]).toBe('Fone');
  expect((await titlesOf(house, seller, { sort: 'newest' }))[0]).toBe('Televisão');
  expect(await titlesOf(house, seller, { search: 'TERMICA' })).toEqual(['Caneca térmica']);
  expect(await titlesOf(house, seller, { search: 'térmi%ca' })).toEqual(['Caneca térmica']); // no percent sign is searched for, and none matches (VAL-12)
  expect(await titlesOf(house, seller, { search: 't_rmica' })).toEqual([]);
  expect(await titlesOf(house, seller, { categoryId, sort: 'price_low' })).toEqual(['Caneca térmica', 'Fritadeira']);
  expect(await titlesOf(house, seller, { departmentId, sort: 'price_high' })).toEqual(['Fritadeira', 'Caneca térmica']);
  expect(await titlesOf(house, seller, { isAffordable: 'true', sort: 'price_low' })).toEqual(['Caneca térmica', 'Fone', 'Fritadeira']);

  await house.call(seller, addFavourite, { params: { subject: 'reward', subjectId: fryer } });
  expect(await titlesOf(house, seller, { isFavourite: 'true' })).toEqual(['Fritadeira']);

  const first = (await house.call(seller, wire.listRewards, { query: { sort: 'price_low', limit: 3 } })).body;
  expect([first.count, first.campaign]).toMatchObject([4, { id: campaignId, available: 300, underAudit: 400 }]);
  expect(await titlesOf(house, seller, { sort: 'price_low', limit: 3, after: first.next ?? '' })).toEqual(['Televisão']);
  expect(first.items.map(({ refusal, missing }) => [refusal, missing])).toEqual([
    [null, 0],
    [null, 0],
    [null, 0],
  ]);

  const strange = await house.call(seller, wire.listRewards, { query: { sort: 'newest', after: first.next ?? '' } });
  expect([strange.status, strange.body.fields]).toEqual([422, { after: 'invalid' }]);
  for (const sort of ['popularity', 'newest', 'price_high'] as const) {
    const seen: string[] = [];
    for (let after: string | null | undefined; after !== null;) {
      const page = (await house.call(seller, wire.listRewards, { query: { sort, limit: 1, ...(after ? { after } : {}) } })).body;
      seen.push(...page.items.map(({ title }) => title));
      after = page.next;
    }
    expect([sort, seen.toSorted()]).toEqual([sort, ['Caneca térmica', 'Fone', 'Fritadeira', 'Televisão']]);
  }
});

test('RWD-01 lists name what has something in the store, in the reader’s language', async ({ house }) => {
  const { administrator, seller } = await aShop(house);
  const departmentId = await aDepartment(house.platform, administrator.actor, { name: { 'pt-BR': 'Casa', 'en-US': 'Home' } });
  const categoryId = await aCategory(house.platform, administrator.actor, {
    name: { 'pt-BR': 'Cozinha', 'en-US': 'Kitchen' },
    departmentId,
  });
  await aCategory(house.platform, administrator.actor, { departmentId });
  await aReward(house.platform, administrator.actor, { categoryId });
  const lists = (await house.call(seller, wire.getRewardLists, {})).body;
  expect(lists).toEqual({
    departments: [{ id: departmentId, name: 'Casa' }],
    categories: [{ id: categoryId, name: 'Cozinha', departmentId, rewards: 1 }],
  });
});

test('ADM-04 ADM-09 RWD-03 stock grows by receipts, is corrected with a word, and never falls below zero', async ({ house }) => {
  const shop = await aShop(house);
  const { administrator, seller, campaignId } = shop;
  const { rewardId } = await aReward(house.platform, administrator.actor, { stock: 3 });
  await somePoints(house.platform, seller, { campaignId, amount: 100 });
  await anOrder(house.platform, seller.actor, { rewardId, campaignId });
  const move = (body: { kind: 'received' | 'adjusted'; units: number; note: string }) =>
    house.call(administrator, wire.moveStock, { params: { rewardId }, body });
  expect((await move({ kind: 'received', units: -1, note: '' })).body.fields).toEqual({ units: 'number_too_small' });
  expect((await move({ kind: 'adjusted', units: -1, note: '' })).body.fields).toEqual({ note: 'stock_note_required' });
  const tooMuch = await move({ kind: 'adjusted', units: -3, note: 'Contagem' });
  expect([tooMuch.status, tooMuch.body.fields]).toEqual([422, { units: 'stock_below_zero' }]);
  expect((await move({ kind: 'adjusted', units: -2, note: 'Caixa molhada' })).body).toMatchObject({ stock: 0, orders: 1 });
  expect((await move({ kind: 'received', units: 5, note: '' })).body.stock).toBe(5);
  const book = (await house.call(administrator, wire.listStockMovements, { params: { rewardId }, query: {} })).body;
  expect(book).toMatchObject({ received: 8, adjusted: -2, ordered: 1, stock: 5 });
  expect(book.items.map(({ kind, units, by }) => [kind, units, by])).toEqual([
    ['received', 5, 'Administradora de Ensaio'],
    ['adjusted', -2, 'Administradora de Ensaio'],
    ['received', 3, 'Administradora de Ensaio'],
  ]);
  expect(await findViolations(house, shop)).toEqual([]);
  const trail = (await house.call(administrator, listAuditLog, { query: { subject: 'reward', subjectId: rewardId } })).body.items;
  expect(trail.filter(({ what }) => what.startsWith('stock.')).map(({ what, after }) => [what, after])).toEqual([
    ['stock.received', { units: 5, note: '' }],
    ['stock.adjusted', { units: -2, note: 'Caixa molhada' }],
    ['stock.received', { units: 3, note: '' }],
  ]);
});

test('ADM-04 RWD-03 corrections and redemptions at once add up', async ({ house }) => {
  const shop = await aShop(house);
  const { administrator, campaignId, seller } = shop;
  const { rewardId } = await aReward(house.platform, administrator.actor, { stock: 6, price: 10 });
  await somePoints(house.platform, seller, { campaignId, amount: 1_000 });
  await Promise.allSettled([
    ...Array.from({ length: 6 }, () => anOrder(house.platform, seller.actor, { rewardId, campaignId })),
    ...Array.from({ length: 6 }, () =>
      house.call(administrator, wire.moveStock, { params: { rewardId }, body: { kind: 'adjusted', units: -1, note: 'Contagem' } }),
    ),
  ]);
  expect((await house.call(administrator, wire.getRewardToManage, { params: { rewardId } })).body.stock).toBe(0);
  expect(await findViolations(house, shop)).toEqual([]);
});

test('ADM-04 VAL-14 a reward is refused at its fields; rich text is cleaned; a stale save is told', async ({ house }) => {
  const { administrator } = await aShop(house);
  const strange = aRewardForm({
    categoryId: house.platform.newId(),
    requiredCourseIds: [house.platform.newId()],
    requiredTrailIds: [house.platform.newId()],
    imageFileId: house.platform.newId(),
  });
  const refused = await house.call(administrator, wire.createReward, { body: strange });
  expect([refused.status, refused.body.fields]).toEqual([
    422,
    {
      categoryId: 'category_unknown',
      requiredCourseIds: 'course_unknown',
      requiredTrailIds: 'trail_unknown',
      imageFileId: 'file_missing',
    },
  ]);
  const categoryId = await aCategory(house.platform, administrator.actor);
  const form = aRewardForm({ categoryId, title: {}, description: { 'pt-BR': '<p onclick="x()">Bom</p><script>1</script>' } });
  const { id: rewardId } = (await house.call(administrator, wire.createReward, { body: form })).body;
  const params = { rewardId };
  const publish = (version: number) => house.call(administrator, wire.publishReward, { params, body: { version } });
  expect((await publish(1)).body.fields).toEqual({ title: 'title_required' });
  const reward = { ...form, title: { 'pt-BR': 'Mochila' } };
  const save = (version: number, given: object = {}) =>
    house.call(administrator, wire.saveReward, { params, body: { version, reward: { ...reward, ...given } } });
  expect((await save(1)).body).toMatchObject({ version: 2, reward: { description: { 'pt-BR': '<p>Bom</p>' } } });
  expect((await save(1)).body.refusal).toBe('changed_meanwhile');
  expect((await save(2, { price: 0 })).body.fields).toEqual({ 'reward.price': 'number_too_small' });
  expect((await save(2, { stock: 99 })).body.fields).toEqual({ 'reward.stock': 'unknown_field' });
  expect((await publish(2)).body).toMatchObject({ state: 'published', can: { publish: false, retire: true } });
  expect((await publish(3)).body.refusal).toBe('reward_already_published');
  expect((await save(3, { title: {} })).body.fields).toEqual({ 'reward.title': 'title_required' });
  expect((await house.call(administrator, wire.listRewardsToManage, { query: { search: 'mochila' } })).body.items).toMatchObject([
    { id: rewardId, state: 'published', stock: 0, orders: 0 },
  ]);
});

test('ADM-04 CLI-08 a picture is the writer’s own upload, stays when somebody else saves, and is seen by members once it is in the store', async ({
  house,
}) => {
  const { administrator, auditor, seller, tenantId } = await aShop(house);
  const other = await aPerson(house.platform, { tenantId, roles: ['program_administrator'] });
  const { siteId, personId } = administrator.actor;
  const content = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#0b5fff' } })
    .png()
    .toBuffer();
  const upload = { siteId, tenantId, personId, purpose: 'image', name: 'fone.png', content, isPublic: false };
  const { id: imageFileId } = await house.platform.storage.put(upload);
  const categoryId = await aCategory(house.platform, administrator.actor);
  const reward = aRewardForm({ categoryId, imageFileId });
  const stolen = await house.call(other, wire.createReward, { body: reward });
  expect(stolen.body.fields).toEqual({ imageFileId: 'file_missing' });
  const { id: rewardId } = (await house.call(administrator, wire.createReward, { body: reward })).body;
  const params = { rewardId };
  const renew = (person: BuiltPerson) => house.call(person, renewLink, { body: { fileId: imageFileId } });
  expect((await renew(seller)).status).toBe(404);
  expect((await renew(auditor)).status).toBe(200);
  const saved = await house.call(other, wire.saveReward, { params, body: { version: 1, reward } });
  expect(saved.body).toMatchObject({ version: 2, image: { id: imageFileId } });
  await house.call(administrator, wire.publishReward, { params, body: { version: 2 } });
  const page = (await house.call(seller, wire.getReward, { params, query: {} })).body;
  expect((await house.app.inject({ url: page.image ?? '', headers: { host: seller.host } })).statusCode).toBe(200);
  expect((await renew(seller)).status).toBe(200);
});

test('ADM-04 names of departments and categories are there once; two at once make one', async ({ house }) => {
  const { administrator } = await aShop(house);
  const create = (name: string) => house.call(administrator, wire.createDepartment, { body: { name: { 'pt-BR': name } } });
  const both = await Promise.all([create('Eletrônicos'), create('ELETRONICOS')]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  expect((await create('Eletronicos')).body.fields).toEqual({ name: 'name_taken' });
  expect((await house.call(administrator, wire.createDepartment, { body: { name: {} } })).body.fields).toEqual({ name: 'name_required' });
  const lonely = { name: { 'pt-BR': 'Áudio' }, departmentId: house.platform.newId(), maximum: null };
  expect((await house.call(administrator, wire.createCategory, { body: lonely })).body.fields).toEqual({
    departmentId: 'department_unknown',
  });
  const [department] = (await house.call(administrator, wire.listDepartments, { query: {} })).body.items;
  const departmentId = department?.id ?? '';
  const { id: categoryId } = (await house.call(administrator, wire.createCategory, { body: { ...lonely, departmentId } })).body;
  const save = (version: number, maximum: number | null) =>
    house.call(administrator, wire.saveCategory, {
      params: { categoryId },
      body: { version, category: { ...lonely, departmentId, maximum } },
    });
  expect((await save(1, 3)).body).toMatchObject({ version: 2, category: { maximum: 3 } });
  expect((await save(1, 4)).body.refusal).toBe('changed_meanwhile');
  expect((await save(2, 0)).body.fields).toEqual({ 'category.maximum': 'number_too_small' });
  expect((await house.call(administrator, wire.listCategories, { query: { departmentId } })).body.items).toMatchObject([
    { id: categoryId, name: 'Áudio', maximum: 3, rewards: 0 },
  ]);
  const saved = await house.call(administrator, wire.saveDepartment, {
    params: { departmentId },
    body: { version: 1, department: { name: { 'pt-BR': 'Casa' } } },
  });
  expect(saved.body).toMatchObject({ version: 2, department: { name: { 'pt-BR': 'Casa' } } });
});

test('CLI-06 a seller keeps nothing of the store, an auditor only looks', async ({ house }) => {
  const { administrator, auditor, seller } = await aShop(house);
  const categoryId = await aCategory(house.platform, administrator.actor);
  const body = aRewardForm({ categoryId });
  for (const person of [seller, auditor]) expect((await house.call(person, wire.createReward, { body })).status).toBe(404);
  expect((await house.call(seller, wire.listRewardsToManage, { query: {} })).status).toBe(404);
  expect((await house.call(auditor, wire.listRewardsToManage, { query: {} })).status).toBe(200);
});

test('CMP-08 the store spends the points of the running campaign that the member chose, and of no other', async ({ house }) => {
  const { administrator, seller, colleague, campaignId } = await aShop(house);
  const other = await aCampaign(house.platform, administrator.actor);
  const strange = await aCampaign(house.platform, administrator.actor);
  await aRegistration(house.platform, seller.actor, other);
  await somePoints(house.platform, seller, { campaignId, amount: 70 });
  await somePoints(house.platform, seller, { campaignId: other.campaignId, amount: 400 });
  const store = async (person = seller) => (await house.call(person, wire.listRewards, {})).body;
  const choose = (id: string, person = seller) => house.call(person, wire.chooseRewardCampaign, { body: { user_reward_campaign: id } });
  const payable = (await store()).payable.map(({ id, available }) => [id, available]);
  expect(Object.fromEntries(payable)).toEqual({ [campaignId]: 70, [other.campaignId]: 400 });
  for (const [id, available] of [
    [campaignId, 70],
    [other.campaignId, 400],
    [other.campaignId, 400],
  ] as const) {
    expect((await choose(id)).status).toBe(200);
    expect((await store()).campaign).toMatchObject({ id, available });
  }
  expect((await choose(strange.campaignId)).body.refusal).toBe('not_registered');
  expect((await choose(house.platform.newId())).status).toBe(404);
  const stranger = await aPerson(house.platform);
  expect((await choose(campaignId, stranger)).status).toBe(404);
  expect((await store(colleague)).payable.map(({ id }) => id)).toEqual([campaignId]);

  // Over, it neither pays nor can be chosen.
  house.clock.shift(90 * 86_400_000);
  const db = house.db.write();
  expect((await payingCampaign(house.platform, db, seller.actor, {}))?.isSpendable).toBe(false);
  expect(await payableCampaigns(house.platform, db, seller.actor)).toEqual([]);
  const late = chooseRewardCampaign(house.platform, seller.actor, { user_reward_campaign: other.campaignId });
  await expect(late).rejects.toMatchObject({ code: 'campaign_closed' });
  house.clock.shift(-90 * 86_400_000);
});

test('LST-01 departments, categories and levels of the store are among the site’s lists, while the client has a store', async ({
  house,
}) => {
  const { administrator, seller, tenantId } = await aShop(house);
  const departmentId = await aDepartment(house.platform, administrator.actor, { name: { 'pt-BR': 'Casa' } });
  const categoryId = await aCategory(house.platform, administrator.actor, { departmentId, name: { 'pt-BR': 'Cozinha' } });
  await aReward(house.platform, administrator.actor, { categoryId });
  const lists = async () => (await house.call(seller, getSiteLists, {})).body;
  expect(await lists()).toMatchObject({
    reward_departments: [{ id: departmentId, name: 'Casa' }],
    reward_categories: [{ id: categoryId, name: 'Cozinha', departmentId }],
    reward_levels: [{ id: 1 }, { id: 2 }, { id: 3 }],
  });
  await house.db.write().updateTable('tenancy.tenant').set({ modules: [] }).where('id', '=', tenantId).execute();
  expect(await lists()).toMatchObject({ reward_departments: [], reward_categories: [], reward_levels: [] });
});
