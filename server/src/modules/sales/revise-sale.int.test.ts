import * as wire from '@vitrine/contract/sales';
import { auditReasons, isCorrectable } from '@vitrine/domain/sales';
import { expect } from 'vitest';
import type { Refusal } from '../../platform/http/index.ts';
import { test } from '../../testing.ts';
import { reviseSale } from './revise-sale.ts';
import { aSale, aSaleForm, aSaleReport, aShopFloor, daysFrom, decided, pointsOf, violations } from './testing.ts';

test('D24 a refused sale comes back mended, is credited anew and audited anew; its window is that of the first sending', async ({
  house,
}) => {
  const floor = await aShopFloor(house);
  const sale = await aSale(house.platform, floor.seller.actor, floor.sold());
  await decided(house.platform, floor.auditor.actor, { sale, reason: 'number_differs' });
  const { campaignId: _, ...sold } = floor.sold({ sku: floor.notebook });
  const form = await aSaleForm(house.platform, floor.seller, { ...sold, invoiceNumber: '900-1' });
  const params = { saleId: sale.id };
  // By the use-case: the log-in of this seller has ended in twenty days.
  const revise = (version = 2, change: Partial<wire.SaleForm> = {}) =>
    reviseSale(house.platform, floor.seller.actor, { saleId: sale.id, version, sale: { ...form, ...change } }).then(
      (body) => ({ status: 200, body, refusal: undefined, fields: undefined }),
      ({ status, code, fields }: Refusal) => ({ status, body: undefined, refusal: code, fields }),
    );
  house.clock.shift(20 * 86_400_000);
  expect((await revise(1)).refusal).toBe('changed_meanwhile');
  expect((await revise(2, { saleDate: daysFrom(floor.today, -16) })).fields).toEqual({ saleDate: 'sale_too_old' });
  const answers = await Promise.all([revise(), revise()]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const again = answers.find(({ status }) => status === 200);
  expect(again?.body).toMatchObject({
    id: sale.id,
    state: 'under_audit',
    version: 3,
    revision: 2,
    invoiceNumber: '900-1',
    points: 80,
    reportedAt: sale.reportedAt,
    history: [{ revision: 1, points: 120, decision: { reason: 'number_differs' } }],
  });
  expect(await pointsOf(house, floor.seller, floor)).toMatchObject({ points: { available: 80, underAudit: 80 } });
  // The wrong number is free again, the right one is not.
  house.clock.shift(-20 * 86_400_000);
  const taken = await house.call(floor.seller, wire.reportSale, { body: await aSaleReport(house, floor, { invoiceNumber: '9001' }) });
  expect(taken.body.fields).toEqual({ invoiceNumber: 'invoice_already_sent' });
  expect((await house.call(floor.auditor, wire.getSaleToAudit, { params })).body.flags).toEqual(['revised']);
  // Whoever still looks at what was sent first decides nothing.
  expect(await house.call(floor.auditor, wire.approveSale, { params, body: { version: 1 } })).toMatchObject({
    status: 409,
    body: { refusal: 'changed_meanwhile' },
  });

  await decided(house.platform, floor.auditor.actor, { sale: { id: sale.id, version: 3 }, reason: 'photo_unreadable' });
  const revisions = await house.db
    .read()
    .selectFrom('sales.revision')
    .where('tenant_id', '=', floor.auditor.tenantId)
    .where('sale_id', '=', sale.id)
    .orderBy('number')
    .select(['number', 'decision', 'reason'])
    .execute();
  expect(revisions, 'a later decision leaves the earlier one as it was').toEqual([
    { number: 1, decision: 'refused', reason: 'number_differs' },
    { number: 2, decision: 'refused', reason: 'photo_unreadable' },
  ]);
  expect(await pointsOf(house, floor.seller, floor)).toMatchObject({ points: { available: 0, underAudit: 0 } });
  expect(await violations(house, floor)).toEqual([]);
});

test('D24 a revision cannot take the number of another sale, and never follows fraud or a decision that stands', async ({ house }) => {
  const floor = await aShopFloor(house);
  const other = await aSale(house.platform, floor.seller.actor, floor.sold());
  const sale = await aSale(house.platform, floor.seller.actor, floor.sold());
  const { campaignId: _, ...sold } = floor.sold();
  const form = await aSaleForm(house.platform, floor.seller, { ...sold, invoiceNumber: other.invoiceNumber });
  const revise = (saleId: string, version: number) =>
    house.call(floor.seller, wire.reviseSale, { params: { saleId }, body: { version, sale: form } });
  expect((await revise(sale.id, 1)).body.refusal).toBe('sale_not_reproved');
  await decided(house.platform, floor.auditor.actor, { sale, reason: 'number_differs' });
  expect((await revise(sale.id, 2)).body.fields).toEqual({ invoiceNumber: 'invoice_already_sent' });
  for (const reason of auditReasons.filter((one) => !isCorrectable(one))) {
    const fraud = await aSale(house.platform, floor.seller.actor, floor.sold());
    await decided(house.platform, floor.auditor.actor, { sale: fraud, reason });
    expect((await revise(fraud.id, 2)).body.refusal).toBe('reason_not_correctable');
  }
  expect(await violations(house, floor)).toEqual([]);
});
