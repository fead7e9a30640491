import { renewLink } from '@vitrine/contract/kernel';
import { listNotices } from '@vitrine/contract/notices';
import * as wire from '@vitrine/contract/sales';
import { dayIn } from '@vitrine/domain/kernel';
import { expect } from 'vitest';
import type { Refusal } from '../../platform/http/index.ts';
import { test, type House } from '../../testing.ts';
import { aDocument } from '../activities/testing.ts';
import { aPerson, type BuiltPerson } from '../identity/testing.ts';
import { reportSale } from './report-sale.ts';
import { anInvoicePhoto, aSale, aSaleReport, aShopFloor, daysFrom, pointsOf, type ShopFloor } from './testing.ts';

const report = (house: House, seller: BuiltPerson, body: wire.SaleReport, headers?: Record<string, string>) =>
  house.call(seller, wire.reportSale, { body }, headers);

test('SAL-01 SAL-02 SAL-05 a sale is credited at once, points and experience, and says that it is under audit', async ({ house }) => {
  const floor = await aShopFloor(house);
  const body = await aSaleReport(house, floor, {
    lines: [
      { sku: floor.fridge, quantity: 2 },
      { sku: floor.notebook.toLowerCase(), quantity: 1 },
    ],
  });
  const sent = await report(house, floor.seller, body);
  expect(sent).toMatchObject({
    status: 200,
    body: {
      state: 'under_audit',
      version: 1,
      revision: 1,
      points: 320,
      experience: 32,
      store: { id: floor.storeId, timeZone: 'America/Sao_Paulo' },
      lines: [
        { sku: floor.fridge, quantity: 2, points: 240, experience: 24, explanation: { base: 120, quantity: 2 } },
        { sku: floor.notebook, quantity: 1, points: 80, experience: 8 },
      ],
      decision: null,
      can: { revise: false },
    },
  });
  expect(await pointsOf(house, floor.seller, floor)).toMatchObject({
    points: { available: 320, underAudit: 320 },
    experience: { available: 32, underAudit: 32 },
  });

  const mine = await house.call(floor.seller, wire.listSales, { query: { campaignId: floor.campaignId } });
  expect(mine.body.items).toMatchObject([
    { id: sent.body.id, state: 'under_audit', lines: 2, points: 320, storeName: 'Horizonte Tatuapé' },
  ]);
  expect((await house.call(floor.seller, wire.getSale, { params: { saleId: sent.body.id } })).body).toEqual({
    ...sent.body,
    photo: expect.anything(),
  });
});

test('SAL-01 SAL-03 SAL-04 CMP-07 VAL-06 VAL-14 each wrong thing is refused at its field, and nothing is credited', async ({ house }) => {
  const floor = await aShopFloor(house);
  const elsewhere = await aShopFloor(house);
  const good = await aSaleReport(house, floor);
  const document = await aDocument(house.platform, floor.seller);
  const strangersPhoto = await anInvoicePhoto(house.platform, floor.colleague);
  const line = { sku: floor.fridge, quantity: 1 };
  const cases: [wrong: Partial<wire.SaleReport>, field: string, code: string][] = [
    [{ saleDate: daysFrom(floor.today, -16) }, 'saleDate', 'sale_too_old'],
    [{ saleDate: daysFrom(floor.today, 1) }, 'saleDate', 'sale_in_future'],
    [{ saleDate: '2026-02-30' }, 'saleDate', 'invalid_date'],
    [{ storeId: floor.otherStoreId }, 'storeId', 'store_not_participating'],
    [{ storeId: elsewhere.storeId }, 'storeId', 'store_not_participating'],
    [{ invoiceNumber: ' 0.0-0 ' }, 'invoiceNumber', 'invoice_number_invalid'],
    [{ invoiceNumber: '482🧾' }, 'invoiceNumber', 'invoice_number_invalid'],
    [{ invoiceNumber: ' ' }, 'invoiceNumber', 'required'],
    [{ photoFileId: null }, 'photoFileId', 'photo_required'],
    [{ photoFileId: document }, 'photoFileId', 'file_type_refused'],
    [{ photoFileId: strangersPhoto }, 'photoFileId', 'file_missing'],
    [{ photoFileId: house.platform.newId() }, 'photoFileId', 'file_missing'],
    [{ observation: 'é'.repeat(257) }, 'observation', 'too_long'],
    [{ lines: [] }, 'lines', 'too_few'],
    [{ lines: [{ ...line, quantity: 0 }] }, 'lines.0.quantity', 'number_too_small'],
    [{ lines: [line, { sku: floor.notebook, quantity: -3 }] }, 'lines.1.quantity', 'number_too_small'],
    [{ lines: [{ ...line, quantity: 1_000 }] }, 'lines.0.quantity', 'number_too_big'],
    [{ lines: [{ ...line, quantity: 1.5 }] }, 'lines.0.quantity', 'invalid'],
    [{ lines: [line, { sku: 'NUNCA-VISTO', quantity: 1 }] }, 'lines.1.sku', 'sku_unknown'],
    [{ lines: [line, { ...line, quantity: 2 }] }, 'lines.1.sku', 'product_repeated'],
    [{ lines: [{ sku: floor.cable, quantity: 1 }] }, 'lines.0.sku', 'product_earns_nothing'],
  ];
  for (const [wrong, field, code] of cases) {
    const refused = await report(house, floor.seller, { ...good, ...wrong });
    expect([field, refused.status, refused.body.fields]).toEqual([field, 422, { [field]: code }]);
  }
  const extra = { ...good, points: 9_999, status: 'approved', tenant_id: floor.seller.tenantId, lines: [{ ...line, points: 9_999 }] };
  expect(await report(house, floor.seller, extra)).toMatchObject({
    status: 422,
    body: { fields: { points: 'unknown_field', status: 'unknown_field', tenant_id: 'unknown_field', 'lines.0.points': 'unknown_field' } },
  });
  expect(await pointsOf(house, floor.seller, floor)).toMatchObject({ points: { available: 0, underAudit: 0 } });

  const { status, body } = await report(house, floor.seller, {
    ...good,
    saleDate: daysFrom(floor.today, -15),
    observation: '🧾'.repeat(256),
  });
  expect([status, body.observation]).toEqual([200, '🧾'.repeat(256)]);
});

test('SAL-04 a sale outside the campaign, and any sale after its end, is refused at its field', async ({ house }) => {
  const floor = await aShopFloor(house, { begins: -3, ends: 2 });
  const good = await aSaleReport(house, floor);
  expect((await report(house, floor.seller, { ...good, saleDate: daysFrom(floor.today, -4) })).body.fields).toEqual({
    saleDate: 'sale_outside_campaign',
  });
  const over = await aShopFloor(house, { begins: -20, ends: -1 });
  const late = await aSaleReport(house, over, { saleDate: daysFrom(over.today, -2) });
  expect(await report(house, over.seller, late)).toMatchObject({
    status: 422,
    body: { refusal: 'campaign_closed', fields: { campaignId: 'campaign_closed' } },
  });
  const early = await aShopFloor(house, { begins: 1, ends: 20 });
  expect((await report(house, early.seller, await aSaleReport(house, early))).body.fields).toEqual({ campaignId: 'campaign_closed' });
});

test('SAL-04 D22 the store’s midnight decides, whatever day the server has', async ({ house }) => {
  for (const timeZone of ['America/Santiago', 'America/Toronto']) {
    const floor = await aShopFloor(house, { timeZone });
    const { seller, today } = floor;
    const report = async (saleDate: string) =>
      reportSale(house.platform, seller.actor, await aSaleReport(house, floor, { saleDate })).then(
        () => 'taken',
        ({ fields }: Refusal) => fields?.['saleDate'],
      );
    const dayThere = () => dayIn(timeZone, house.clock.now());
    const isToday = (milliseconds: number) => dayIn(timeZone, house.clock.in(milliseconds)) === today;
    let last = 0;
    for (let step = 86_400_000; step >= 1; step = Math.floor(step / 2)) if (isToday(last + step)) last += step;
    // A second before the store's midnight, by the clock of its own zone; then a second after.
    house.clock.shift(last - 30_000);
    expect([dayThere(), await report(daysFrom(today, -15)), await report(daysFrom(today, 1))]).toEqual([today, 'taken', 'sale_in_future']);
    house.clock.shift(60_000);
    expect([dayThere(), await report(daysFrom(today, -15)), await report(daysFrom(today, 1))]).toEqual([
      daysFrom(today, 1),
      'sale_too_old',
      'taken',
    ]);
    house.clock.shift(-last - 30_000);
  }
});

test('SAL-08 who may not report reads why, before and after filling in the form', async ({ house }) => {
  const floor = await aShopFloor(house);
  const stranger = await aPerson(house.platform, { tenantId: floor.seller.tenantId, programRole: 'salesperson' });
  const cashier = await aPerson(house.platform, { tenantId: floor.seller.tenantId, programRole: 'cashier' });
  const setStatus = (status: string) =>
    house.db
      .write()
      .updateTable('identity.member')
      .set({ status })
      .where('tenant_id', '=', floor.seller.tenantId)
      .where('id', '=', floor.seller.memberId)
      .execute();
  const refusalOf = async (person: BuiltPerson) => {
    const sent = await report(house, person, await aSaleReport(house, { ...floor, seller: person }));
    const eligibility = await house.call(person, wire.getSaleEligibility, { query: { campaignId: floor.campaignId } });
    expect(eligibility.body.refusal).toBe(sent.body.refusal ?? null);
    return [sent.status, sent.body.refusal, eligibility.status === 200 ? eligibility.body.can.report : undefined];
  };
  expect(await refusalOf(stranger)).toEqual([409, 'not_registered', false]);
  expect(await refusalOf(cashier)).toEqual([409, 'role_cannot_report', false]);
  await setStatus('blocked');
  expect(await refusalOf(floor.seller)).toEqual([409, 'member_blocked', undefined]);
  await setStatus('awaiting_approval');
  expect(await refusalOf(floor.seller)).toEqual([409, 'member_not_approved', false]);
  await setStatus('approved');
  expect(await refusalOf(floor.seller)).toEqual([200, undefined, true]);
});

test('SAL-03 ERR-06 D25 the same invoice number is refused however it is written, also when it is sent twice at once', async ({
  house,
}) => {
  const floor = await aShopFloor(house);
  const bodies = await Promise.all(
    ['0482.915', '482 915', '482-915', ' 482915'].map((invoiceNumber) => aSaleReport(house, floor, { invoiceNumber })),
  );
  const answers = await Promise.all(bodies.map((body) => report(house, floor.seller, body)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422, 422]);
  for (const { body } of answers.filter(({ status }) => status === 422))
    expect(body.fields).toEqual({ invoiceNumber: 'invoice_already_sent' });
  expect(await pointsOf(house, floor.seller, floor)).toMatchObject({ points: { available: 120 } });
});

test('SAL-03 D25 an invoice is paid once, with whatever marks and in whatever letters its number is sent', async ({ house }) => {
  const floor = await aShopFloor(house);
  const numbers = [
    'NF482915',
    'NF/482915',
    'nf 482/915',
    '/NF482915',
    'NF482915/',
    'NF//4829-15',
    'ＮＦ４８２／９１５',
    '00/NF482915',
    '𝐍𝐅482915',
  ];
  const answers = [];
  for (const invoiceNumber of numbers) answers.push(await report(house, floor.seller, await aSaleReport(house, floor, { invoiceNumber })));
  expect(answers.map(({ status }) => status)).toEqual(numbers.map((_, at) => (at === 0 ? 200 : 422)));
  expect(answers.at(-1)?.body.fields).toEqual({ invoiceNumber: 'invoice_already_sent' });
  expect(await pointsOf(house, floor.seller, floor)).toMatchObject({ points: { available: 120 } });
});

test('SAL-03 D40 a sale sent again with its key is the same sale; with another body it is refused', async ({ house }) => {
  const floor = await aShopFloor(house);
  const body = await aSaleReport(house, floor);
  const key = { 'idempotency-key': `sale-${house.platform.newId()}` };
  const [first, again] = [await report(house, floor.seller, body, key), await report(house, floor.seller, body, key)];
  expect([again.status, again.body]).toEqual([200, first.body]);
  expect((await report(house, floor.seller, { ...body, observation: 'outra' }, key)).body.refusal).toBe('key_reused');
  expect(await pointsOf(house, floor.seller, floor)).toMatchObject({ points: { available: 120 } });
});

test('SAL-01 one photo proves one sale, also of two that are sent at once', async ({ house }) => {
  const floor = await aShopFloor(house);
  const photoFileId = await anInvoicePhoto(house.platform, floor.seller);
  const bodies = await Promise.all([0, 1].map(() => aSaleReport(house, floor, { photoFileId })));
  const answers = await Promise.all(bodies.map((body) => report(house, floor.seller, body)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  expect(answers.find(({ status }) => status === 422)?.body.fields).toEqual({ photoFileId: 'photo_already_used' });
});

test('SAL-01 D70 where the store allows no phones no photo is asked, and the sale is audited first', async ({ house }) => {
  const floor = await aShopFloor(house);
  const before = await aSale(house.platform, floor.seller.actor, floor.sold());
  const quiet = await report(house, floor.seller, await aSaleReport(house, floor, { storeId: floor.quietStoreId, photoFileId: null }));
  expect(quiet).toMatchObject({ status: 200, body: { photo: null } });
  const queue = await house.call(floor.auditor, wire.listSalesToAudit, { query: { campaignId: floor.campaignId } });
  expect(queue.body.items.map(({ id }) => id)).toEqual([quiet.body.id, before.id]);
  expect(queue.body.items[0]?.flags).toContain('no_photo');
});

test('SAL-01 the photo opens for its seller and for auditors, for nobody else', async ({ house }) => {
  const floor = await aShopFloor(house);
  const sale = await aSale(house.platform, floor.seller.actor, floor.sold());
  const open = async (person: BuiltPerson) => (await house.call(person, renewLink, { body: { fileId: sale.photo?.fileId ?? '' } })).status;
  expect([await open(floor.seller), await open(floor.auditor), await open(floor.colleague)]).toEqual([200, 200, 404]);
});

test('CLI-08 nobody reads or revises the sale of somebody else', async ({ house }) => {
  const floor = await aShopFloor(house);
  const elsewhere: ShopFloor = await aShopFloor(house);
  const sale = await aSale(house.platform, floor.seller.actor, floor.sold());
  const params = { saleId: sale.id };
  const { campaignId: _, writtenAt: __, ...form } = await aSaleReport(house, floor);
  for (const person of [floor.colleague, elsewhere.seller]) {
    expect((await house.call(person, wire.getSale, { params })).status).toBe(404);
    expect((await house.call(person, wire.reviseSale, { params, body: { version: 1, sale: form } })).status).toBe(404);
  }
  for (const person of [floor.seller, elsewhere.auditor]) {
    expect((await house.call(person, wire.getSaleToAudit, { params })).status).toBe(404);
    expect((await house.call(person, wire.approveSale, { params, body: { version: 1 } })).status).toBe(404);
    expect((await house.call(person, wire.refuseSale, { params, body: { version: 1, reason: 'forged', note: '' } })).status).toBe(404);
    expect((await house.call(person, wire.claimSale, { params, body: { version: 1 } })).status).toBe(404);
    expect((await house.call(person, wire.releaseSale, { params })).status).toBe(404);
  }
  expect((await report(house, elsewhere.seller, { ...(await aSaleReport(house, elsewhere)), campaignId: floor.campaignId })).status).toBe(
    404,
  );
  expect((await house.call(floor.seller, listNotices, { query: {} })).body.items).toEqual([]);
});
