import { exportReport, getReport, getReportChoices, type Report } from '@vitrine/contract/reports';
import { approveOrder, redeemReward } from '@vitrine/contract/rewards';
import { approveSale } from '@vitrine/contract/sales';
import { addDays, dayIn } from '@vitrine/domain/kernel';
import { reportKinds, type ReportKind } from '@vitrine/domain/reports';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aRetailer, aStore } from '../campaigns/testing.ts';
import { aCourse } from '../catalog/testing.ts';
import { aPerson, someLabels, type BuiltPerson } from '../identity/testing.ts';
import { anEnrolment } from '../learning/testing.ts';
import { aReward } from '../rewards/testing.ts';
import { aSale, aShopFloor, decided } from '../sales/testing.ts';

const totalsOf = ({ totals }: Report) => Object.fromEntries(totals.map(({ key, value }) => [key, value]));
const reading =
  (house: House, who: BuiltPerson) =>
  async (kind: ReportKind, query: Record<string, string | number> = {}): Promise<Report> =>
    (await house.call(who, getReport, { query: { kind, ...query } })).body;

test('ADM-08 sales of a period and a chain: rows by the invoice’s date, their totals, and the same rows as an export that the audit log knows', async ({
  house,
}) => {
  const floor = await aShopFloor(house);
  const { platform } = house;
  const manager = await aPerson(platform, { tenantId: floor.auditor.tenantId, roles: ['program_administrator'] });
  const read = reading(house, manager);
  const first = await aSale(platform, floor.seller.actor, floor.sold());
  await aSale(platform, floor.seller.actor, floor.sold());
  await house.call(floor.auditor, approveSale, { params: { saleId: first.id }, body: { version: first.version } });

  const seen = await read('sales');
  expect(seen.items).toHaveLength(2);
  expect(totalsOf(seen)).toEqual({ sales: 2, approved: 1, underAudit: 1, reproved: 0, points: 240 });
  expect(seen.columns.map(({ key }) => key)).toEqual(Object.keys(seen.items[0]?.cells ?? {}));
  expect(seen.items.at(-1)?.cells).toMatchObject({
    invoiceNumber: first.invoiceNumber,
    soldOn: first.saleDate,
    points: 120,
    state: 'Aprovada',
    products: 1,
  });

  const page = await read('sales', { limit: 1 });
  const rest = await read('sales', { limit: 1, after: page.next ?? '' });
  expect([page.items[0]?.id, rest.items[0]?.id, rest.next]).toEqual([seen.items[0]?.id, seen.items[1]?.id, null]);
  expect(totalsOf(page)).toEqual(totalsOf(seen));

  const other = await aRetailer(platform, manager.actor);
  const { retailerId } = first.store;
  expect((await read('sales', { retailerId })).items).toHaveLength(2);
  expect(totalsOf(await read('sales', { retailerId: other }))).toMatchObject({ sales: 0, points: 0 });
  expect((await read('sales', { storeId: first.store.id, campaignId: first.campaignId })).items).toHaveLength(2);
  const before = addDays(first.saleDate, -1);
  expect((await read('sales', { from: addDays(before, -30), to: before })).items).toEqual([]);

  const sheet = await house.call(manager, exportReport, { query: { kind: 'sales', retailerId, format: 'csv' } });
  const lines = String(sheet.body).trim().split(/\r?\n/);
  expect([sheet.status, lines.length]).toEqual([200, 3]);
  expect(lines[0]).toContain('Número da nota');
  for (const { cells } of seen.items) expect(lines.some((line) => line.includes(String(cells['invoiceNumber'])))).toBe(true);
  const { rows } = await house.db.pool.query<{ after: Record<string, unknown> }>(
    `select after from platform.audit_entry where tenant_id = $1 and what = 'list.exported'`,
    [manager.tenantId],
  );
  expect(rows).toMatchObject([{ after: { list: 'report_sales', rows: 2, isWhole: true, retailerId } }]);
});

test('ADM-08 progress and points by person, course, group and area; each report answers its columns and totals', async ({ house }) => {
  const floor = await aShopFloor(house);
  const { platform } = house;
  const { tenantId } = floor.auditor;
  const manager = await aPerson(platform, { tenantId, roles: ['client_administrator'] });
  const read = reading(house, manager);
  const { id: courseId } = await aCourse(platform, manager.actor);
  const { id: otherId } = await aCourse(platform, manager.actor);
  await anEnrolment(platform, floor.seller.actor, { courseId });
  await aSale(platform, floor.seller.actor, floor.sold());

  const progress = await read('progress', { courseId });
  expect(progress.items[0]?.cells).toMatchObject({ course: 'Frio Inverse', progress: 0 });
  expect(totalsOf(progress)).toMatchObject({ enrolments: 1, people: 1, finished: 0, average: 0 });
  expect(totalsOf(await read('progress', { courseId: otherId }))).toMatchObject({ enrolments: 0, average: null });
  const points = await read('points');
  expect([points.items[0]?.cells['movement'], totalsOf(points)]).toMatchObject([
    'Crédito',
    { movements: 1, credited: 120, debited: 0, people: 1 },
  ]);

  const { groups, areas } = await someLabels(platform, {
    tenantId,
    areas: { here: { name: { 'pt-BR': 'Brasil' }, countries: ['BR'] }, there: { name: { 'pt-BR': 'Chile' }, countries: ['CL'] } },
    groups: { north: { 'pt-BR': 'Norte' } },
    groupLabel: { 'pt-BR': 'Equipes' },
    tags: { new: { 'pt-BR': 'Nova gente' } },
  });
  const within = async (area: string) => (await read('points', { areaId: areas.get(area) ?? '' })).items.length;
  expect([await within('here'), await within('there')]).toEqual([1, 0]);
  const groupId = groups.get('north') ?? '';
  expect((await read('points', { groupId })).items).toEqual([]);
  await house.db.pool.query('insert into identity.member_in_group (tenant_id, member_id, group_id) values ($1, $2, $3)', [
    tenantId,
    floor.seller.memberId,
    groupId,
  ]);
  expect((await read('points', { groupId })).items).toHaveLength(1);

  for (const kind of reportKinds) {
    const report = await read(kind);
    expect([report.kind, report.columns.length > 3, report.totals.length > 2], kind).toEqual([kind, true, true]);
    expect(report.columns.every(({ key, title }) => title !== key) && report.totals.every(({ key, title }) => title !== key), kind).toBe(
      true,
    );
  }
  const choices = (await house.call(manager, getReportChoices, {})).body;
  expect([choices.reports.map(({ kind }) => kind), choices.groups]).toEqual([[...reportKinds], [{ id: groupId, name: 'Norte' }]]);
  expect(choices.courses.map(({ id }) => id)).toEqual(expect.arrayContaining([courseId, otherId]));
});

test('ADM-08 a filter that a report has not, days that end before they begin, another client’s ids and whoever may not read', async ({
  house,
}) => {
  const floor = await aShopFloor(house);
  const { platform } = house;
  await aSale(platform, floor.seller.actor, floor.sold());
  const manager = await aPerson(platform, { tenantId: floor.auditor.tenantId, roles: ['program_administrator'] });
  const other = await aPerson(platform, { roles: ['client_administrator'] });
  const { storeId } = await aStore(platform, other.actor);
  const today = dayIn('America/Sao_Paulo', house.clock.now());
  const ask = async (kind: ReportKind, query: Record<string, string>, who = manager) =>
    house.call(who, getReport, { query: { kind, ...query } });
  expect((await ask('points', { storeId })).body.fields).toEqual({ storeId: 'filter_not_taken' });
  expect((await ask('sales', { from: today, to: addDays(today, -1) })).body.fields).toEqual({ to: 'ends_before_begin' });
  expect((await house.call(manager, exportReport, { query: { kind: 'points', storeId } })).status).toBe(422);
  expect((await ask('sales', { storeId })).body.items).toEqual([]);
  expect((await ask('sales', {}, other)).body.items).toEqual([]);
  expect((await ask('sales', {}, await aPerson(platform))).status).toBe(404);
});

test('ADM-08 points earned, taken back, spent and owed tie to the ledger: opening and movements give the closing, and that is what accounts hold', async ({
  house,
}) => {
  const floor = await aShopFloor(house);
  const { platform } = house;
  const manager = await aPerson(platform, { tenantId: floor.auditor.tenantId, roles: ['client_administrator'] });
  const read = reading(house, manager);
  const ago = 2 * 86_400_000;
  const saleDate = addDays(floor.today, -2);
  house.clock.shift(-ago);
  const first = await aSale(platform, floor.seller.actor, { ...floor.sold({ quantity: 3 }), saleDate });
  const second = await aSale(platform, floor.colleague.actor, { ...floor.sold(), saleDate });
  await decided(platform, floor.auditor.actor, { sale: first });
  await decided(platform, floor.auditor.actor, { sale: second, reason: 'forged' });
  house.clock.shift(ago);
  const { rewardId } = await aReward(platform, manager.actor, { price: 100 });
  const { body: order } = await house.call(floor.seller, redeemReward, {
    params: { rewardId },
    body: { campaignId: floor.campaignId, deliverTo: 'Rua das Flores, 10' },
  });
  await house.call(manager, approveOrder, { params: { orderId: order.id }, body: { version: order.version } });

  const { rows } = await house.db.pool.query<{ held: string }>(
    `select sum(credited - debited) as held from ledger.account where tenant_id = $1 and currency = 'points' and member_id is not null`,
    [manager.tenantId],
  );
  const today = dayIn('America/Sao_Paulo', house.clock.now());
  const whole = totalsOf(await read('points_owed', { from: addDays(today, -30), to: today }));
  expect(whole).toMatchObject({ opening: 0, earned: 480, takenBack: 120, spent: 100, expired: 0, closing: 260 });
  expect(whole['closing']).toBe(Number(rows[0]?.held));
  // In two parts: what the first one ends with is what the second one begins with.
  const before = totalsOf(await read('points_owed', { from: addDays(today, -30), to: addDays(today, -1) }));
  const after = totalsOf(await read('points_owed', { from: today, to: today }));
  expect([before['closing'], after['opening'], after['spent'], after['closing']]).toEqual([360, 360, 100, 260]);
  for (const one of [whole, before, after])
    expect(Number(one['opening']) + Number(one['earned']) - Number(one['takenBack']) - Number(one['spent']) - Number(one['expired'])).toBe(
      one['closing'],
    );
});

test('ADM-08 RNK-01 the ranking of a period: who earned most, what was undone left out, the same points on one place; its rows leave as an export', async ({
  house,
}) => {
  const floor = await aShopFloor(house);
  const { platform } = house;
  const { tenantId } = floor.auditor;
  const manager = await aPerson(platform, { tenantId, roles: ['client_administrator'] });
  const read = reading(house, manager);
  for (const [who, quantity] of [
    [floor.seller, 2],
    [floor.colleague, 1],
  ] as const)
    await decided(platform, floor.auditor.actor, { sale: await aSale(platform, who.actor, floor.sold({ quantity })) });
  const again = await aSale(platform, floor.colleague.actor, floor.sold());
  const ranked = (report: Report) => report.items.map(({ cells }) => [cells['place'], cells['person'], cells['points']]);
  const [first, second] = ['Vendedora de Ensaio', 'Jonas Prado'];
  const tied = await read('ranking');
  expect(new Set(ranked(tied))).toEqual(
    new Set([
      [1, first, 240],
      [1, second, 240],
    ]),
  );
  await decided(platform, floor.auditor.actor, { sale: again, reason: 'forged' });
  const seen = await read('ranking', { campaignId: floor.campaignId });
  expect(ranked(seen)).toEqual([
    [1, first, 240],
    [2, second, 120],
  ]);
  expect(totalsOf(seen)).toEqual({ people: 2, points: 360, average: 180 });
  const page = await read('ranking', { limit: 1 });
  expect(ranked(await read('ranking', { limit: 1, after: page.next ?? '' }))).toEqual([[2, second, 120]]);
  const stranger = await aPerson(platform, { roles: ['client_administrator'] });
  expect((await reading(house, stranger)('ranking')).items).toEqual([]);
  const sheet = await house.call(manager, exportReport, { query: { kind: 'ranking', format: 'csv' } });
  expect(String(sheet.body).split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFLugar;Pessoa;Rede;Loja;Pontos',
    expect.stringMatching(`^1;${first};.*;240$`),
  ]);
});

test('ADM-08 sales by area, chain, store and product, and the funnel: each row and its plot lead to the rows behind the number', async ({
  house,
}) => {
  const floor = await aShopFloor(house);
  const { platform } = house;
  const manager = await aPerson(platform, { tenantId: floor.auditor.tenantId, roles: ['client_administrator'] });
  const read = reading(house, manager);
  const sale = await aSale(platform, floor.seller.actor, {
    ...floor.sold(),
    lines: [
      { sku: floor.fridge, quantity: 2 },
      { sku: floor.notebook, quantity: 1 },
    ],
  });
  await decided(platform, floor.auditor.actor, { sale });
  await aSale(platform, floor.colleague.actor, { ...floor.sold(), photoFileId: null, storeId: floor.quietStoreId });

  const stores = await read('sales_by_store');
  expect(stores.items.map(({ cells }) => cells)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'Horizonte Tatuapé', sales: 1, approved: 1, products: 3, points: 320, sellers: 1 }),
      expect.objectContaining({ name: 'Horizonte Quieta', sales: 1, underAudit: 1, points: 120 }),
    ]),
  );
  const behind = stores.plot?.points.find(({ label }) => label === 'Horizonte Tatuapé')?.filter;
  expect(behind).toEqual({ kind: 'sales', key: 'storeId', value: floor.storeId });
  expect((await read('sales', { storeId: floor.storeId })).items).toHaveLength(1);
  expect((await read('sales_by_retailer')).items).toMatchObject([{ cells: { sales: 2, points: 440, sellers: 2 } }]);
  const products = await read('sales_by_product');
  expect(products.items).toMatchObject([{ cells: { sales: 2, products: 3 } }, { cells: { sales: 1, products: 1 } }]);
  expect(totalsOf(products)).toMatchObject({ sales: 2, products: 4, points: 440, sellers: 2 });
  const page = await read('sales_by_product', { limit: 1 });
  const rest = await read('sales_by_product', { limit: 1, after: page.next ?? '' });
  expect([page.items[0]?.id, rest.items[0]?.id, rest.next]).toEqual([products.items[0]?.id, products.items[1]?.id, null]);
  expect((await read('sales_by_area')).items).toMatchObject([{ cells: { name: '–', sales: 2 } }]);

  const days = await read('sales');
  expect(days.plot).toMatchObject({ shape: 'days', of: 'sales' });
  expect(days.plot?.points.reduce((sum, { value }) => sum + value, 0)).toBe(2);
  const funnel = await read('funnel');
  expect(totalsOf(funnel)).toEqual({ joined: 2, approved: 2, registered: 2, sold: 2, sold_approved: 1, redeemed: 0 });
  expect(funnel.plot?.points.map(({ value }) => value)).toEqual([2, 2, 2, 2, 1, 0]);
});

test('ADM-08 the rows of each report come without what is summed over all of them, and both parts together are the whole', async ({
  house,
}) => {
  const floor = await aShopFloor(house);
  const manager = await aPerson(house.platform, {
    tenantId: floor.auditor.tenantId,
    roles: ['program_administrator', 'client_administrator'],
  });
  await aSale(house.platform, floor.seller.actor, floor.sold());
  const read = reading(house, manager);
  for (const kind of reportKinds) {
    const [whole, rows, sums] = [await read(kind), await read(kind, { only: 'rows' }), await read(kind, { only: 'totals' })];
    expect({ ...rows, totals: sums.totals, plot: sums.plot }).toEqual(whole);
    expect([rows.totals, rows.plot, sums.items, sums.next]).toEqual([[], null, [], null]);
  }
});
