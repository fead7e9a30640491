import {
  copyCampaign,
  getBudget,
  getCampaignToManage,
  getPointsTableToManage,
  listCampaignStores,
  listPromotionsToManage,
  saveBudget,
} from '@vitrine/contract/campaigns';
import { getCampaignLevels } from '@vitrine/contract/levels';
import { listNotices } from '@vitrine/contract/notices';
import { reportSale } from '@vitrine/contract/sales';
import { addDays, dayIn } from '@vitrine/domain/kernel';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aPerson, type BuiltPerson } from '../identity/testing.ts';
import { ledgerInvariants } from '../ledger/index.ts';
import { noOrders, takeSaleBack } from '../ledger/testing.ts';
import { someMinimums } from '../levels/testing.ts';
import { aSaleForm } from '../sales/testing.ts';
import { aCampaign, aPromotion, aRegistration, tellOfBudgets, tellOfPromotions, type BuiltCampaign } from '../campaigns/testing.ts';

const anAdministrator = (house: House) => aPerson(house.platform, { roles: ['program_administrator'] });
const holds = async (house: House) => {
  for (const { id, find } of ledgerInvariants) expect([id, await find(house.db.write())]).toEqual([id, []]);
};

async function sell(house: House, seller: BuiltPerson, { campaignId, storeId, sku }: BuiltCampaign) {
  const saleDate = dayIn('America/Sao_Paulo', house.platform.clock.now());
  const form = await aSaleForm(house.platform, seller.actor, { storeId, saleDate, lines: [{ sku, quantity: 1 }] });
  return house.call(seller, reportSale, { body: { campaignId, writtenAt: null, ...form } });
}

async function aProgram(house: House) {
  const admin = await anAdministrator(house);
  const campaign = await aCampaign(house.platform, admin.actor);
  const sellers = await Promise.all(
    Array.from({ length: 6 }, () =>
      aPerson(house.platform, { tenantId: admin.tenantId, birthday: '1990-05-20', programRole: 'salesperson' }),
    ),
  );
  for (const seller of sellers) await aRegistration(house.platform, seller.actor, campaign);
  return { admin, campaign, sellers, at: { params: { campaignId: campaign.campaignId } } };
}

test('ADM-04 of many sales at once only those are credited that the budget covers; it never passes by one point', async ({ house }) => {
  const { admin, campaign, sellers, at } = await aProgram(house);
  expect((await house.call(admin, saveBudget, { ...at, body: { cap: 620 } })).body).toMatchObject({ cap: 620, spent: 0 });
  const sold = await Promise.all(sellers.map((seller) => sell(house, seller, campaign)));
  // 150 points each: four of six.
  expect(sold.filter(({ status }) => status === 200)).toHaveLength(4);
  expect(sold.filter(({ body }) => 'refusal' in body && body.refusal === 'budget_spent')).toHaveLength(2);
  const { body } = await house.call(admin, getBudget, at);
  expect(body).toMatchObject({ cap: 620, spent: 600, underAudit: 600 });
  expect(body.days.reduce((sum, { spent }) => sum + spent, 0)).toBe(600);
  await holds(house);

  // What is taken back may be earned again, a cap below what was given is refused, a raised one gives on.
  const first = sold.find(({ status }) => status === 200)?.body;
  if (!first) throw new Error('somebody was credited');
  await takeSaleBack(house.platform, admin, { saleId: first.id, putOrdersOnHold: noOrders });
  expect((await house.call(admin, getBudget, at)).body.spent).toBe(450);
  const low = await house.call(admin, saveBudget, { ...at, body: { cap: 449 } });
  expect([low.status, low.body.fields]).toEqual([422, { cap: 'budget_below_spent' }]);
  const [seller] = sellers;
  if (!seller) throw new Error('there are sellers');
  expect((await sell(house, seller, campaign)).status).toBe(200);
  await holds(house);
});

test('ADM-04 a budget that is set while sales arrive has counted each of them, or refuses it', async ({ house }) => {
  const { admin, campaign, sellers, at } = await aProgram(house);
  const each = () => sellers.map((seller) => sell(house, seller, campaign));
  await Promise.all([...each(), house.call(admin, saveBudget, { ...at, body: { cap: 5_000 } }), ...each()]);
  const { body } = await house.call(admin, getBudget, at);
  expect(body.spent).toBe(12 * 150);
  await holds(house);
  await house.call(admin, saveBudget, { ...at, body: { cap: null } });
  expect((await house.call(admin, getBudget, at)).body).toMatchObject({ cap: null, spent: 0, days: [] });
  const stranger = await anAdministrator(house);
  expect((await house.call(stranger, getBudget, at)).status).toBe(404);
  expect((await house.call(stranger, saveBudget, { ...at, body: { cap: 1 } })).status).toBe(404);
});

test('CMP-06 members are told once that a promotion begins, and staff that a budget nears its end', async ({ house }) => {
  const { admin, campaign, sellers, at } = await aProgram(house);
  const { campaignId } = campaign;
  await aPromotion(house.platform, admin.actor, { campaignId });
  const day = (days: number) => dayIn('America/Sao_Paulo', house.platform.clock.in(days * 86_400_000));
  await aPromotion(house.platform, admin.actor, { campaignId, name: { 'pt-BR': 'Ainda não' }, beginsOn: day(3), endsOn: day(4) });
  await house.call(admin, saveBudget, { ...at, body: { cap: 370 } });
  const [seller] = sellers;
  if (!seller) throw new Error('there are sellers');
  await sell(house, seller, campaign);
  for (let again = 0; again < 2; again += 1) {
    await tellOfPromotions(house.platform);
    await tellOfBudgets(house.platform);
  }
  const notified = async (person: typeof seller, kind: string) =>
    (await house.call(person, listNotices, { query: { limit: 50 } })).body.items
      .filter((one) => one.kind === kind)
      .map(({ facts }) => facts['title']);
  expect(await notified(seller, 'promotion_begun')).toEqual(['Semana em dobro · 2×']);
  expect(await notified(admin, 'budget_near')).toEqual(['Campanha de ensaio · 80%']);
  expect(await notified(seller, 'budget_near')).toEqual([]);
});

test('ADM-04 CMP-04 a copy has the points, stores, promotions, levels and budget of the last campaign under its own days', async ({
  house,
}) => {
  const { admin, campaign, at } = await aProgram(house);
  const { campaignId } = campaign;
  await aPromotion(house.platform, admin.actor, { campaignId });
  await someMinimums(house.platform, admin.actor, { campaignId });
  await house.call(admin, saveBudget, { ...at, body: { cap: 9_000 } });
  const from = (await house.call(admin, getCampaignToManage, at)).body.campaign;
  const beginsOn = addDays(from.beginsOn, 91);
  const form = { name: { 'pt-BR': 'Próxima' }, beginsOn, endsOn: addDays(beginsOn, 74) };
  const key = { 'idempotency-key': house.platform.newId() };
  const made = (await house.call(admin, copyCampaign, { ...at, body: form }, key)).body;
  expect((await house.call(admin, copyCampaign, { ...at, body: form }, key)).body).toEqual(made);
  const copy = { params: { campaignId: made.id } };
  const read = (await house.call(admin, getCampaignToManage, copy)).body;
  expect(read).toMatchObject({
    state: 'draft',
    stores: 1,
    rules: 1,
    members: 0,
    missing: [],
    campaign: { ...from, ...form },
    can: { publish: true },
  });
  const rows = async (where: typeof copy) =>
    (await house.call(admin, getPointsTableToManage, where)).body.rows.map(({ id: _, ...row }) => row);
  expect(await rows(copy)).toEqual(await rows(at));
  expect((await house.call(admin, listCampaignStores, { ...copy, query: { limit: 10, isParticipating: 'true' } })).body.items).toHaveLength(
    1,
  );
  const [promotion] = (await house.call(admin, listPromotionsToManage, { ...copy, query: { limit: 10 } })).body.items;
  expect(promotion).toMatchObject({ name: 'Semana em dobro', beginsOn: addDays(beginsOn, 10), endsOn: addDays(beginsOn, 16) });
  expect((await house.call(admin, getCampaignLevels, copy)).body.minimums).toEqual({ intermediate: 400, highest: 1_250 });
  expect((await house.call(admin, getBudget, copy)).body).toMatchObject({ cap: 9_000, spent: 0 });
  const late = await house.call(admin, copyCampaign, { ...at, body: { ...form, endsOn: addDays(beginsOn, -1) } });
  expect([late.status, late.body.fields]).toEqual([422, { endsOn: 'ends_before_begin' }]);
  expect((await house.call(await anAdministrator(house), copyCampaign, { ...at, body: form })).status).toBe(404);
});
