import { listAuditLog } from '@vitrine/contract/kernel';
import * as wire from '@vitrine/contract/sales';
import { expect } from 'vitest';
import { test, type House } from '../../../testing.ts';
import { aStore } from '../../campaigns/testing.ts';
import { aSpreadsheet } from '../../people/import/testing.ts';
import { aPerson, type BuiltPerson } from '../../identity/testing.ts';
import { approveSale } from '../decide-sale.ts';
import { aSale, aShopFloor, pointsOf, violations, type ShopFloor } from '../testing.ts';

const heading = 'Vendedor;Loja;Número da nota;Data da venda;SKU;Quantidade';
async function anOffice(house: House) {
  const floor = await aShopFloor(house);
  const manager = await aPerson(house.platform, {
    tenantId: floor.auditor.tenantId,
    roles: ['program_administrator'],
    fullName: 'Gestora',
  });
  const { rows } = await house.db.pool.query<{ email: string }>('select email from identity.person where id = any($1) order by full_name', [
    [floor.seller.personId, floor.colleague.personId],
  ]);
  return { ...floor, manager, colleagueMail: rows[0]?.email ?? '', mail: rows[1]?.email ?? '' };
}
async function rehearsed(house: House, { manager, campaignId }: { manager: BuiltPerson } & Pick<ShopFloor, 'campaignId'>, lines: string[]) {
  const fileId = await aSpreadsheet(house, manager, { name: 'vendas.csv', content: [heading, ...lines].join('\n') });
  const { body } = await house.call(manager, wire.beginSalesImport, { body: { campaignId, fileId } });
  await house.drain();
  return body.id;
}
const stand = async (house: House, manager: BuiltPerson, importId: string) =>
  (await house.call(manager, wire.getSalesImport, { params: { importId } })).body;
const linesOf = async (house: House, manager: BuiltPerson, importId: string) =>
  (await house.call(manager, wire.listSalesImportLines, { params: { importId }, query: { verdict: 'bad' } })).body.items;
async function steered(house: House, manager: BuiltPerson, importId: string, act: 'apply' | 'undo') {
  await house.call(manager, wire.steerSalesImport, { params: { importId, act } });
  await house.drain();
  return stand(house, manager, importId);
}

test('SAL-01 ADM-02 sales from a spreadsheet: tried in a dry run without a credit, applied as two sales of three lines, taken back to the point', async ({
  house,
}) => {
  const office = await anOffice(house);
  const { seller, colleague, manager, today, fridge, notebook } = office;
  const importId = await rehearsed(house, office, [
    `${office.mail};Horizonte Tatuapé;00-77;${today};${fridge};2`,
    `${office.mail};Horizonte Tatuapé;77;${today};${notebook};1`,
    `${office.colleagueMail};Horizonte Tatuapé;78;${today.split('-').toReversed().join('/')};${fridge};1`,
  ]);
  expect(await stand(house, manager, importId)).toMatchObject({
    state: 'rehearsed',
    problem: null,
    lines: { read: 3, good: 3, bad: 0 },
    sales: { good: 2, applied: 0 },
    can: { apply: true, undo: false },
  });
  expect((await pointsOf(house, seller, office)).points.available).toBe(0);

  expect(await steered(house, manager, importId, 'apply')).toMatchObject({ state: 'applied', sales: { applied: 2 } });
  expect((await pointsOf(house, seller, office)).points.available).toBe(320);
  const mine = (await house.call(seller, wire.listSales, { query: {} })).body.items;
  expect(mine).toMatchObject([{ invoiceNumber: '00-77', state: 'under_audit', lines: 2, points: 320 }]);
  const audited = await house.call(office.auditor, wire.getSaleToAudit, { params: { saleId: mine[0]?.id ?? '' } });
  expect(audited.body.flags).toEqual(expect.arrayContaining(['imported', 'no_photo']));

  // The same spreadsheet once more: every line is known, nothing is paid twice.
  const again = await rehearsed(house, office, [`${office.mail};Horizonte Tatuapé;77;${today};${fridge};2`]);
  expect(await linesOf(house, manager, again)).toMatchObject([
    { line: 2, refusal: 'invoice_already_sent', field: 'invoiceNumber', value: '77' },
  ]);

  const [theirs] = (await house.call(colleague, wire.listSales, { query: {} })).body.items;
  await approveSale(house.platform, office.auditor.actor, { saleId: theirs?.id ?? '', version: 1 });
  expect(await steered(house, manager, importId, 'undo')).toMatchObject({ state: 'undone', sales: { undone: 1, kept: 1 } });
  expect((await pointsOf(house, seller, office)).points.available).toBe(0);
  expect((await pointsOf(house, colleague, office)).points.available).toBe(120);
  expect((await house.call(seller, wire.listSales, { query: {} })).body.items).toMatchObject([
    { state: 'reproved', decision: { reason: 'import_undone', isCorrectable: false } },
  ]);
  expect((await aSale(house.platform, seller.actor, { ...office.sold(), invoiceNumber: '77' })).points).toBe(120);
  expect(await violations(house, office)).toEqual([]);
  const told = (
    await house.call(await aPerson(house.platform, { tenantId: manager.tenantId, roles: ['client_administrator'] }), listAuditLog, {
      query: { subject: 'sales_import', subjectId: importId },
    })
  ).body.items;
  expect(told.map(({ what }) => what)).toEqual(['sales_import.undone', 'sales_import.applied']);
});

test('SAL-01 SAL-04 CMP-07 each bad line is named at its field, foreign stores among them, and the good ones still come in', async ({
  house,
}) => {
  const office = await anOffice(house);
  const { manager, today, fridge, mail } = office;
  const elsewhere = await aPerson(house.platform, { roles: ['client_administrator'] });
  await aStore(house.platform, elsewhere.actor, { name: 'Loja de Outro Cliente' });
  const importId = await rehearsed(house, office, [
    `${mail};Loja de Outro Cliente;1;${today};${fridge};1`,
    `${mail};Horizonte Fora;2;${today};${fridge};1`,
    `ninguem@exemplo.test;Horizonte Tatuapé;3;${today};${fridge};1`,
    `${mail};Horizonte Tatuapé;4;ontem;${fridge};1`,
    `${mail};Horizonte Tatuapé;5;2020-01-01;${fridge};1`,
    `${mail};Horizonte Tatuapé;6;${today};NADA-1;1`,
    `${mail};Horizonte Tatuapé;7;${today};${fridge};0`,
    `${mail};Horizonte Tatuapé;8;${today};=SOMA(A1);1`,
    `${mail};Horizonte Tatuapé;9;${today};${fridge};1`,
    `${mail};Horizonte Quieta;9;${today};${fridge};1`,
    `${mail};Horizonte Tatuapé;10;${today};${fridge};1`,
  ]);
  expect((await linesOf(house, manager, importId)).map(({ line, field, refusal }) => [line, field, refusal])).toEqual([
    [2, 'store', 'store_unknown'],
    [3, 'store', 'store_not_participating'],
    [4, 'seller', 'seller_unknown'],
    [5, 'saleDate', 'cell_unreadable'],
    [6, 'saleDate', 'sale_outside_campaign'],
    [7, 'sku', 'sku_unknown'],
    [8, 'quantity', 'quantity_wrong'],
    [9, 'sku', 'formula_refused'],
    [10, null, 'other_line_bad'],
    [11, 'store', 'differs_in_sale'],
  ]);
  expect(await steered(house, manager, importId, 'apply')).toMatchObject({ state: 'applied', sales: { applied: 1 } });
});

test('SAL-01 a spreadsheet without its columns, and one of somebody else, are refused; auditors and other clients find no import', async ({
  house,
}) => {
  const office = await anOffice(house);
  const { manager, campaignId, auditor } = office;
  const fileId = await aSpreadsheet(house, manager, { name: 'vendas.csv', content: 'Loja;Cor\nA;B\n' });
  const begin = (who: BuiltPerson, body = { campaignId, fileId }) => house.call(who, wire.beginSalesImport, { body });
  const other = await aPerson(house.platform, { tenantId: manager.tenantId, roles: ['program_administrator'] });
  expect((await begin(other)).body).toMatchObject({ refusal: 'file_missing' });
  expect((await begin(auditor)).status).toBe(404);
  const { id: importId } = (await begin(manager)).body;
  await house.drain();
  expect(await stand(house, manager, importId)).toMatchObject({
    state: 'failed',
    problem: { refusal: 'columns_missing', missing: ['seller', 'invoiceNumber', 'saleDate', 'sku'] },
    can: { apply: false },
  });
  const early = await house.call(manager, wire.steerSalesImport, { params: { importId, act: 'apply' } });
  expect(early).toMatchObject({ status: 409, body: { refusal: 'import_not_ready' } });
  const stranger = await aPerson(house.platform, { roles: ['program_administrator'] });
  expect((await house.call(stranger, wire.getSalesImport, { params: { importId } })).status).toBe(404);
  expect((await house.call(stranger, wire.steerSalesImport, { params: { importId, act: 'cancel' } })).status).toBe(404);
});
