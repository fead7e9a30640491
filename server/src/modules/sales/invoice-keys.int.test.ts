import { readFile } from 'node:fs/promises';
import { reportSale } from '@vitrine/contract/sales';
import { expect } from 'vitest';
import { test } from '../../testing.ts';
import { aSale, aSaleReport, aShopFloor } from './testing.ts';

test('SAL-03 D25 numbers that were stored with their slash are known without it; of several that are one the first keeps the number, all stay', async ({
  house,
}) => {
  const floor = await aShopFloor(house);
  /** As these were stored before: with the slash, and leading zeros behind it. */
  const stored = ['7/7001', '70/02', '7002', '700/2', '/0', '/07003', 'A/1'];
  const ids: string[] = [];
  for (const invoice_key of stored) {
    const { id } = await aSale(house.platform, floor.seller.actor, floor.sold());
    ids.push(id);
    await house.db
      .write()
      .updateTable('sales.sale')
      .set({ invoice_key })
      .where('tenant_id', '=', floor.seller.tenantId)
      .where('id', '=', id)
      .execute();
    house.clock.shift(1_000);
  }
  const elsewhere = await aSale(house.platform, floor.colleague.actor, { ...floor.sold(), invoiceNumber: 'A1' });
  const migration = await readFile(new URL('../../../migrations/202611232200_sales_invoice_keys.sql', import.meta.url), 'utf8');
  const keys = async () => {
    const rows = await house.db
      .read()
      .selectFrom('sales.sale')
      .select(['id', 'invoice_key', 'state'])
      .where('id', 'in', ids)
      .where('tenant_id', '=', floor.seller.tenantId)
      .execute();
    return ids.map((id) => rows.find((row) => row.id === id)?.invoice_key);
  };
  for (let turn = 0; turn < 2; turn += 1) {
    await house.db.pool.query(migration);
    expect(await keys()).toEqual(['77001', '70/02', '7002', '700/2', '/0', '7003', 'A1']);
  }
  expect(
    await house.db
      .read()
      .selectFrom('sales.sale')
      .select('invoice_key')
      .where('id', '=', elsewhere.id)
      .where('tenant_id', '=', floor.seller.tenantId)
      .executeTakeFirst(),
  ).toEqual({ invoice_key: 'A1' });
  const again = await house.call(floor.seller, reportSale, { body: await aSaleReport(house, floor, { invoiceNumber: '70/02' }) });
  expect(again.body.fields).toEqual({ invoiceNumber: 'invoice_already_sent' });
});
