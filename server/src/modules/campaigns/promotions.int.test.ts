import {
  createPromotion,
  endPromotion,
  getPromotion,
  getPromotionRule,
  listPromotions,
  listPromotionsToManage,
  removePromotion,
  savePromotion,
  savePromotionRule,
  type PromotionForm,
} from '@vitrine/contract/campaigns';
import { addDays, dayIn } from '@vitrine/domain/kernel';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aPerson } from '../identity/testing.ts';
import { priceLines } from './index.ts';
import { aBrand, aCampaign, aProduct, aPromotion, aPromotionForm, aStore, type BuiltCampaign } from './testing.ts';

const aManager = (house: House) => aPerson(house.platform, { birthday: '1990-05-20', roles: ['program_administrator'] });
const todayOf = (house: House) => dayIn('America/Sao_Paulo', house.clock.now());

async function aFloor(house: House) {
  const manager = await aManager(house);
  const campaign = await aCampaign(house.platform, manager.actor);
  const today = todayOf(house);
  const at = { params: { campaignId: campaign.campaignId } };
  const form = (given: Partial<PromotionForm> = {}) => aPromotionForm(house.platform, given);
  const later = (given: Partial<PromotionForm> = {}) => form({ beginsOn: addDays(today, 2), endsOn: addDays(today, 4), ...given });
  return { manager, campaign, today, at, form, later };
}
const priced = async (
  house: House,
  { campaignId, sku, storeId, retailerId }: BuiltCampaign,
  day: string,
  actor: Parameters<typeof priceLines>[2],
) => {
  const ask = { campaignId, lines: [{ sku, quantity: 3 }], at: { day, store: { id: storeId, retailerId } } };
  return (await house.db.transaction((tx) => priceLines(house.platform, tx, actor, ask))).lines[0]?.earned;
};

test('CMP-06 a promotion is made, changed before it begins, seen by members with what it holds for, and multiplies what is sold on its days', async ({
  house,
}) => {
  const { manager, campaign, today, at, later } = await aFloor(house);
  const made = await house.call(manager, createPromotion, { ...at, body: later({ times: '1.5' }) });
  const one = { params: { ...at.params, promotionId: made.body.id } };
  const opened = (await house.call(manager, getPromotion, one)).body;
  expect(opened).toMatchObject({ version: 1, state: 'scheduled', can: { save: true, end: false, remove: true } });
  const promotion = later({ times: '2', skus: [campaign.sku.toLowerCase()], storeIds: [campaign.storeId] });
  const saved = await house.call(manager, savePromotion, { ...one, body: { version: 1, promotion } });
  expect([saved.status, saved.body.version, saved.body.promotion.skus]).toEqual([200, 2, [campaign.sku]]);

  const learner = await aPerson(house.platform, { tenantId: manager.actor.tenantId });
  const { cap, items } = (await house.call(learner, listPromotions, at)).body;
  expect([cap, items]).toMatchObject([
    '2',
    [{ id: made.body.id, state: 'scheduled', times: '2', what: ['Geladeira de ensaio'], skus: [campaign.sku] }],
  ]);

  const day = promotion.beginsOn;
  expect(await priced(house, campaign, today, manager.actor)).toMatchObject({ points: 450, experience: 90 });
  expect(await priced(house, { ...campaign, storeId: made.body.id }, day, manager.actor)).toMatchObject({ points: 450 });
  expect(await priced(house, campaign, day, manager.actor)).toMatchObject({
    points: 900,
    experience: 90,
    why: {
      points: { multiplier: { numerator: 2, denominator: 1 }, promotionIds: [made.body.id], promotionNames: ['Semana em dobro'] },
      experience: { promotionIds: [] },
    },
  });
  const { rows } = await house.db.pool.query<{ what: string }>(`select what from platform.audit_entry where subject_id = $1 order by id`, [
    made.body.id,
  ]);
  expect(rows.map(({ what }) => what)).toEqual(['promotion.created', 'promotion.saved']);
});

test('CMP-06 CMP-05 what has begun is fixed: it is neither changed nor taken away, and ends with today at the earliest', async ({
  house,
}) => {
  const { manager, today, at, form, later } = await aFloor(house);
  const running = await house.call(manager, createPromotion, { ...at, body: form() });
  const one = { params: { ...at.params, promotionId: running.body.id } };
  expect((await house.call(manager, getPromotion, one)).body).toMatchObject({
    state: 'running',
    can: { save: false, end: true, remove: false },
  });
  const save = await house.call(manager, savePromotion, { ...one, body: { version: 1, promotion: later() } });
  const remove = await house.call(manager, removePromotion, one);
  expect([save.status, save.body.refusal, remove.status, remove.body.refusal]).toEqual([409, 'promotion_begun', 409, 'promotion_begun']);
  const stale = await house.call(manager, endPromotion, { ...one, body: { version: 7 } });
  expect([stale.status, stale.body.refusal]).toEqual([409, 'changed_meanwhile']);
  const ended = await house.call(manager, endPromotion, { ...one, body: { version: 1 } });
  expect([ended.status, ended.body.promotion.endsOn, ended.body.can.end]).toEqual([200, today, false]);
  expect((await house.call(manager, endPromotion, { ...one, body: { version: 2 } })).body.refusal).toBe('promotion_over');

  const coming = { params: { ...at.params, promotionId: (await house.call(manager, createPromotion, { ...at, body: later() })).body.id } };
  expect((await house.call(manager, endPromotion, { ...coming, body: { version: 1 } })).body.refusal).toBe('promotion_not_begun');
  expect((await house.call(manager, removePromotion, coming)).status).toBe(200);
  expect((await house.call(manager, getPromotion, coming)).status).toBe(404);
});

test('CMP-06 a promotion that a sale was priced by is kept by the database, whoever writes', async ({ house }) => {
  const { manager, campaign, today } = await aFloor(house);
  const id = await aPromotion(house.platform, manager.actor, { campaignId: campaign.campaignId });
  await priced(house, campaign, today, manager.actor);
  for (const attack of [
    `update campaigns.promotion set times = '1.5' where id = '${id}'`,
    `update campaigns.promotion set skus = '{X}' where id = '${id}'`,
    `update campaigns.promotion set begins_on = begins_on - 1 where id = '${id}'`,
    `update campaigns.promotion set ends_on = ends_on + 1 where id = '${id}'`,
    `update campaigns.promotion set frozen_at = null where id = '${id}'`,
    `delete from campaigns.promotion where id = '${id}'`,
  ])
    await expect(house.db.pool.query(attack), attack).rejects.toMatchObject({ code: '23001' });
  await house.db.pool.query(`update campaigns.promotion set ends_on = ends_on - 1 where id = '${id}'`);
});

test('CMP-06 every wrong field is named: no name, days of the past or outside the campaign, things that nobody knows', async ({
  house,
}) => {
  const { manager, campaign, today, at, form } = await aFloor(house);
  const other = await aManager(house);
  const [theirBrand, theirStore] = [await aBrand(house.platform, other.actor), await aStore(house.platform, other.actor)];
  const refused = async (given: Partial<PromotionForm>) =>
    (await house.call(manager, createPromotion, { ...at, body: form(given) })).body.fields;
  expect(await refused({ name: {}, beginsOn: addDays(today, -1) })).toEqual({ name: 'title_required', beginsOn: 'promotion_in_past' });
  expect(await refused({ endsOn: addDays(today, 61) })).toEqual({ endsOn: 'outside_campaign' });
  expect(await refused({ beginsOn: addDays(today, 61), endsOn: addDays(today, 61) })).toEqual({ beginsOn: 'outside_campaign' });
  expect(await refused({ beginsOn: addDays(today, 2), endsOn: today })).toEqual({ endsOn: 'ends_before_begin' });
  expect(
    await refused({
      brandIds: [campaign.brandId, theirBrand],
      skus: ['NOBODY-1'],
      retailerIds: [theirStore.retailerId],
      storeIds: [theirStore.storeId],
    }),
  ).toEqual({
    'brandIds.1': 'brand_unknown',
    'skus.0': 'sku_unknown',
    'retailerIds.0': 'retailer_unknown',
    'storeIds.0': 'store_unknown',
  });
  expect((await house.call(other, createPromotion, { ...at, body: form() })).status).toBe(404);
  expect((await house.call(other, listPromotionsToManage, at)).status).toBe(404);
});

test('CMP-06 two stackable promotions add up to the cap of their campaign, which is fixed once it has begun', async ({ house }) => {
  const { manager, today, at } = await aFloor(house);
  const { sku } = await aProduct(house.platform, manager.actor);
  const rules = [{ scope: 'sku' as const, value: sku, points: 101, experience: 10 }];
  const begins = { beginsOn: addDays(today, 1), endsOn: addDays(today, 40), rules };
  const campaign = { ...(await aCampaign(house.platform, manager.actor, begins)), sku };
  const here = { params: { campaignId: campaign.campaignId } };
  const rule = (await house.call(manager, getPromotionRule, here)).body;
  expect(rule).toMatchObject({ cap: '2', can: { save: true, create: true } });
  const saved = await house.call(manager, savePromotionRule, { ...here, body: { version: rule.version, cap: '3' } });
  expect([saved.status, saved.body.cap]).toEqual([200, '3']);
  expect((await house.call(manager, savePromotionRule, { ...here, body: { version: rule.version, cap: '2' } })).body.refusal).toBe(
    'changed_meanwhile',
  );
  for (const times of ['1.5', '2'] as const)
    await aPromotion(house.platform, manager.actor, {
      ...here.params,
      times,
      isStackable: true,
      beginsOn: begins.beginsOn,
      endsOn: begins.beginsOn,
    });
  // 101 × 3 × 2.5 = 757.5, rounded half up once.
  expect(await priced(house, campaign, begins.beginsOn, manager.actor)).toMatchObject({ points: 758, experience: 30 });

  const fixed = (await house.call(manager, getPromotionRule, at)).body;
  expect(fixed.can.save).toBe(false);
  const refused = await house.call(manager, savePromotionRule, { ...at, body: { version: fixed.version, cap: '3' } });
  expect([refused.status, refused.body.refusal]).toEqual([409, 'rules_frozen']);
});

test('CMP-06 a repeated request makes one promotion; the list is filtered and paged; two at once: one changes it, the other is told', async ({
  house,
}) => {
  const { manager, at, form, later } = await aFloor(house);
  const key = { 'idempotency-key': house.platform.newId() };
  const once = () => house.call(manager, createPromotion, { ...at, body: later() }, key);
  const [first, again] = [await once(), await once()];
  expect(again.body.id).toBe(first.body.id);
  await house.call(manager, createPromotion, { ...at, body: form({ name: { 'pt-BR': 'Tudo em dobro' } }) });
  const list = async (query: Record<string, string>) => (await house.call(manager, listPromotionsToManage, { ...at, query })).body;
  expect((await list({})).items.map(({ state }) => state)).toEqual(['scheduled', 'running']);
  expect((await list({ state: 'running' })).items).toMatchObject([{ name: 'Tudo em dobro', what: '', where: '' }]);
  expect((await list({ search: 'semana' })).items).toHaveLength(1);
  const page = await list({ limit: '1' });
  expect((await list({ limit: '1', after: page.next ?? '' })).items).toMatchObject([{ state: 'running' }]);

  const one = { params: { ...at.params, promotionId: first.body.id } };
  const save = (times: '1.5' | '2') => house.call(manager, savePromotion, { ...one, body: { version: 1, promotion: later({ times }) } });
  const both = await Promise.all([save('1.5'), save('2')]);
  expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
});
