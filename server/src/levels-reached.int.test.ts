import * as wire from '@vitrine/contract/levels';
import { listNotices } from '@vitrine/contract/notices';
import { getReward, listRewards, redeemReward } from '@vitrine/contract/rewards';
import { reportSale } from '@vitrine/contract/sales';
import { permissionsOf, roles } from '@vitrine/domain/identity';
import { expect } from 'vitest';
import { test, type House } from './testing.ts';
import { aPerson, type BuiltPerson } from './modules/identity/testing.ts';
import { aReward } from './modules/rewards/testing.ts';
import { aSale, aSaleReport, aShopFloor, decided } from './modules/sales/testing.ts';
import { rankOfMember } from './modules/levels/index.ts';
import { openRequestOf, settleCampaign, settleCampaigns, someMinimums } from './modules/levels/testing.ts';

/** A shop floor whose campaign asks 24 for the intermediate level (two fridges) and 48 for the highest. */
async function aLevelFloor(house: House, wish: Parameters<typeof aShopFloor>[1] = {}) {
  const floor = await aShopFloor(house, wish);
  const administrator = await aPerson(house.platform, {
    tenantId: floor.seller.tenantId,
    roles: ['program_administrator'],
    fullName: 'Gestora de Ensaio',
  });
  await someMinimums(house.platform, administrator.actor, { campaignId: floor.campaignId, intermediate: 24, highest: 48 });
  const sell = (quantity = 1) => aSale(house.platform, floor.seller.actor, floor.sold({ quantity }));
  const audit = (sale: Awaited<ReturnType<typeof sell>>, reason?: 'forged') =>
    decided(house.platform, floor.auditor.actor, { sale, ...(reason ? { reason } : {}) });
  return { ...floor, administrator, sell, audit };
}
const mine = async (house: House, person: BuiltPerson) => (await house.call(person, wire.getMyLevel, { query: {} })).body;
const approve = (house: House, person: BuiltPerson, requestId: string, version = 1) =>
  house.call(person, wire.approveLevel, { params: { requestId }, body: { version } });
const refuse = (
  house: House,
  person: BuiltPerson,
  requestId: string,
  given: Partial<{ version: number; reason: 'invoices_refused' | 'other'; note: string }> = {},
) => house.call(person, wire.refuseLevel, { params: { requestId }, body: { version: 1, reason: 'invoices_refused', note: '', ...given } });

test('LVL-01 LVL-02 progress is shown, and reaching the minimum tells the member and opens one request', async ({ house }) => {
  const floor = await aLevelFloor(house);
  await floor.sell();
  expect(await mine(house, floor.seller)).toMatchObject({
    rank: 1,
    experience: 12,
    underAudit: 12,
    next: { rank: 2, name: 'Intermediário', minimum: 24, missing: 12 },
    request: null,
    levels: [{ name: 'Júnior', minimum: null }, { minimum: 24 }, { minimum: 48 }],
    sources: [{ experience: 12 }, { experience: 8 }],
  });
  await floor.sell();
  const reached = await mine(house, floor.seller);
  expect(reached).toMatchObject({ rank: 1, next: { missing: 0 }, request: { rank: 2, state: 'open' }, invoices: { total: 2, open: 2 } });
  await floor.sell();
  const queue = (await house.call(floor.administrator, wire.listLevelRequests, { query: {} })).body;
  expect(queue).toMatchObject({
    items: [{ id: reached.request?.id, rank: 2, experience: 24 }],
    counts: { all: 1, intermediate: 1, highest: 0 },
  });
  const notices = (await house.call(floor.seller, listNotices, { query: {} })).body.items.filter(({ kind }) => kind === 'level_requested');
  expect(notices).toMatchObject([{ facts: { title: 'Intermediário', experience: 24 } }]);
});

test('LVL-02 of twenty sales that reach the minimum at once one opens the request', async ({ house }) => {
  const floor = await aLevelFloor(house);
  const reports = await Promise.all(Array.from({ length: 20 }, () => aSaleReport(house, floor)));
  const report = (body: (typeof reports)[number]) => house.call(floor.seller, reportSale, { body });
  const answers = await Promise.all(reports.map(report));
  // They wait for each other, some longer than a connection is waited for on a slow machine: those ask again.
  const again = await Promise.all(reports.filter((_, at) => answers[at]?.status !== 200).map(report));
  expect([...answers, ...again].filter(({ status }) => status === 200)).toHaveLength(reports.length);
  const { items } = (await house.call(floor.administrator, wire.listLevelRequests, { query: {} })).body;
  expect(items).toHaveLength(1);
  const told = (await house.call(floor.seller, listNotices, { query: { limit: 100 } })).body.items.filter(
    ({ kind }) => kind === 'level_requested',
  );
  expect(told).toHaveLength(1);
});

test('LVL-03 a level is approved on audited invoices only, applies at once, and asks for the next one', async ({ house }) => {
  const floor = await aLevelFloor(house);
  const sales = [await floor.sell(), await floor.sell(), await floor.sell(2)];
  const request = await openRequestOf(house.platform, floor.seller.actor, floor.seller);
  const id = request?.id ?? '';
  expect((await approve(house, floor.administrator, id)).body).toMatchObject({ refusal: 'invoices_open' });
  for (const sale of sales) await floor.audit(sale);
  const seen = (await house.call(floor.administrator, wire.getLevelRequest, { params: { requestId: id } })).body;
  expect(seen).toMatchObject({
    audited: 48,
    underAudit: 0,
    minimum: 24,
    invoices: { total: 3, approved: 3 },
    obstacle: null,
    can: { approve: true, refuse: true },
  });
  const answers = await Promise.all([approve(house, floor.administrator, id), approve(house, floor.administrator, id)]);
  expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409]);
  expect(await mine(house, floor.seller)).toMatchObject({ rank: 2, next: { rank: 3 }, request: { rank: 3, state: 'open' } });
  const kinds = (await house.call(floor.seller, listNotices, { query: {} })).body.items.map(({ kind }) => kind);
  expect(kinds.slice(0, 2)).toEqual(['level_requested', 'level_approved']);
  expect((await refuse(house, floor.administrator, id)).body).toMatchObject({ refusal: 'level_already_approved' });
});

test('LVL-03 a level is refused with a reason; more experience opens another request', async ({ house }) => {
  const floor = await aLevelFloor(house);
  const [kept, forged] = [await floor.sell(), await floor.sell()];
  const request = await openRequestOf(house.platform, floor.seller.actor, floor.seller);
  const id = request?.id ?? '';
  await floor.audit(kept);
  await floor.audit(forged, 'forged');
  expect((await approve(house, floor.administrator, id)).body).toMatchObject({ refusal: 'experience_short' });
  expect((await refuse(house, floor.administrator, id, { reason: 'other' })).body).toMatchObject({ refusal: 'note_required' });
  expect((await refuse(house, floor.administrator, id, { version: 2 })).body).toMatchObject({ refusal: 'changed_meanwhile' });
  expect((await refuse(house, floor.administrator, id, { note: 'Veja as notas.' })).body).toMatchObject({
    state: 'refused',
    reason: 'invoices_refused',
  });
  expect(await mine(house, floor.seller)).toMatchObject({
    rank: 1,
    request: { state: 'refused', reason: 'invoices_refused', note: 'Veja as notas.' },
  });
  await floor.sell();
  expect(await mine(house, floor.seller)).toMatchObject({ rank: 1, request: { state: 'open', rank: 2 } });
});

test('LVL-03 D74 auditors and members decide no level, and nobody their own', async ({ house }) => {
  const floor = await aLevelFloor(house, { sellerRoles: ['program_administrator'] });
  await floor.sell(2);
  const request = await openRequestOf(house.platform, floor.seller.actor, floor.seller);
  expect((await approve(house, floor.auditor, request?.id ?? '')).status).toBe(404);
  expect((await approve(house, floor.seller, request?.id ?? '')).body).toMatchObject({ refusal: 'own_level' });
  const decide = roles.filter((role) => permissionsOf([role]).includes('levels.decide'));
  expect(decide).toEqual(['program_administrator', 'client_administrator', 'superuser']);
});

test('LVL-04 D26 the end of a campaign keeps the level with the minimum and takes one without, once, and late audits give it back', async ({
  house,
}) => {
  const floor = await aLevelFloor(house);
  const sales = [await floor.sell(), await floor.sell()];
  const stay = async (person: BuiltPerson, rank: number) =>
    house.db.pool.query('insert into levels.standing (tenant_id, member_id, rank, since) values ($1, $2, $3, now())', [
      person.tenantId,
      person.memberId,
      rank,
    ]);
  await stay(floor.seller, 2);
  await stay(floor.colleague, 3);
  await settleCampaigns(house.platform);
  const levelNow = () =>
    Promise.all([floor.seller, floor.colleague].map(({ actor, memberId }) => rankOfMember(house.platform.db.write(), actor, { memberId })));
  expect(await levelNow()).toEqual([2, 3]);
  house.clock.shift(30 * 86_400_000);
  await settleCampaigns(house.platform);
  await settleCampaign(house.platform, { tenantId: floor.seller.tenantId, campaignId: floor.campaignId });
  expect(await levelNow()).toEqual([1, 2]);
  for (const sale of sales) await floor.audit(sale);
  expect(await levelNow()).toEqual([2, 2]);
  house.clock.shift(-30 * 86_400_000);
  const [notice] = (await house.call(floor.colleague, listNotices, { query: {} })).body.items;
  expect(notice).toMatchObject({ kind: 'level_changed', facts: { title: 'Intermediário' } });
});

test('LVL-04 D26 a settlement that was killed between its steps is taken up again, and takes nobody a second rank', async ({ house }) => {
  const floor = await aLevelFloor(house);
  const { tenantId } = floor.seller;
  for (const person of [floor.seller, floor.colleague])
    await house.db.pool.query('insert into levels.standing (tenant_id, member_id, rank, since) values ($1, $2, 3, now())', [
      tenantId,
      person.memberId,
    ]);
  house.clock.shift(30 * 86_400_000);
  const ended = { tenantId, campaignId: floor.campaignId };
  let steps = 0;
  // Dies behind the members, before the campaign is told to be settled: the worst place, for it is looked at again.
  const dying: typeof house.platform.db = Object.assign(Object.create(house.platform.db), {
    transaction: (work: Parameters<typeof house.platform.db.transaction>[0]) => {
      steps += 1;
      if (steps === 2) throw new Error('killed');
      return house.platform.db.transaction(work);
    },
  });
  await expect(settleCampaign({ ...house.platform, db: dying }, ended)).rejects.toThrow('killed');
  await settleCampaigns(house.platform);
  await settleCampaign(house.platform, ended);
  const ranks = await Promise.all(
    [floor.seller, floor.colleague].map(({ actor, memberId }) => rankOfMember(house.platform.db.write(), actor, { memberId })),
  );
  expect(ranks).toEqual([2, 2]);
  house.clock.shift(-30 * 86_400_000);
});

test('RWD-04 the store tells level and level points, and a reward of a higher level is refused', async ({ house }) => {
  const floor = await aLevelFloor(house);
  const sale = await floor.sell(2);
  await floor.audit(sale);
  const keeper = await aPerson(house.platform, { tenantId: floor.seller.tenantId, roles: ['client_administrator'] });
  const { rewardId } = await aReward(house.platform, keeper.actor, { price: 100, requiredRank: '2' });
  const store = (await house.call(floor.seller, listRewards, { query: {} })).body;
  expect(store).toMatchObject({
    level: { rank: 1, name: 'Júnior', experience: 24 },
    campaign: { available: 240 },
    items: [{ requiredLevel: { rank: 2, name: 'Intermediário' }, refusal: 'level_required', category: {}, department: {} }],
  });
  const redeem = () =>
    house.call(floor.seller, redeemReward, {
      params: { rewardId },
      body: { campaignId: floor.campaignId, deliverTo: 'Rua das Flores, 10' },
    });
  expect(await redeem()).toMatchObject({ status: 409, body: { refusal: 'level_required' } });
  const request = await openRequestOf(house.platform, floor.seller.actor, floor.seller);
  await approve(house, floor.administrator, request?.id ?? '');
  expect((await house.call(floor.seller, getReward, { params: { rewardId }, query: {} })).body).toMatchObject({
    obstacles: [],
    level: { rank: 2 },
  });
  expect((await redeem()).status).toBe(200);
});

test('LVL-01 LVL-02 the console names the levels in each language, and fixes the minimums once the campaign began', async ({ house }) => {
  const floor = await aLevelFloor(house);
  const { administrator } = floor;
  const form = {
    name: { 'pt-BR': 'Creator', 'en-US': 'Creator' },
    summary: {},
    benefits: { 'pt-BR': 'TVs na loja\nQuatro prêmios por categoria' },
  };
  const save = (version: number, level: wire.LevelForm) =>
    house.call(administrator, wire.saveLevel, { params: { rank: 2 }, body: { version, level } });
  expect((await save(0, { ...form, name: {} })).body).toMatchObject({ fields: { 'level.name': 'name_required' } });
  expect((await save(0, form)).body).toMatchObject({ rank: 2, version: 1, shown: 'Creator' });
  expect((await save(0, form)).body).toMatchObject({ refusal: 'changed_meanwhile' });
  expect((await mine(house, floor.seller)).levels[1]).toMatchObject({
    name: 'Creator',
    benefits: ['TVs na loja', 'Quatro prêmios por categoria'],
  });
  const params = { campaignId: floor.campaignId };
  const set = (version: number, intermediate: number, highest: number) =>
    house.call(administrator, wire.saveCampaignLevels, { params, body: { version, minimums: { intermediate, highest } } });
  expect((await set(1, 50, 50)).body).toMatchObject({ fields: { 'minimums.highest': 'highest_too_low' } });
  expect((await set(1, 30, 60)).body).toMatchObject({ refusal: 'minimums_fixed' });
  expect((await set(7, 30, 60)).body).toMatchObject({ refusal: 'changed_meanwhile' });
  expect((await house.call(administrator, wire.getCampaignLevels, { params })).body).toMatchObject({
    version: 1,
    minimums: { intermediate: 24, highest: 48 },
    names: { intermediate: 'Creator' },
    can: { save: false },
  });
});
