import { readFile } from 'node:fs/promises';
import { createRetailer } from '@vitrine/contract/campaigns';
import { callAs } from '../support/api.ts';
import { aManager } from '../support/review-queue.ts';
import { expect, test } from '../support/fixtures.ts';
import { aSale, decide } from '../support/sales.ts';
import { aSeller, anAuditor, aShop, day } from '../support/shop.ts';
import { rowsOf } from '../support/workbook.ts';

test('ADM-08 a manager narrows the sales to a period and a chain, sees totals and rows, and takes the same rows out as a workbook, at once and by a job', async ({
  page,
  signInAs,
}) => {
  const shop = await aShop();
  const seller = await aSeller(shop, { fullName: 'Camila Rocha' });
  await callAs(shop.admin, createRetailer, { body: { name: 'Boreal', takesPhotos: true } });
  const approved = await aSale(shop, seller, { invoiceNumber: '4401' });
  await decide(await anAuditor(shop), approved);
  await aSale(shop, seller, { invoiceNumber: '4402' });
  await aSale(shop, seller, { invoiceNumber: '4403', saleDate: day(9) });

  await signInAs(await aManager(shop), { to: '/console/reports' });
  await page
    .getByRole('list', { name: 'Relatórios' })
    .getByRole('link', { name: /^Vendas(?! por)/ })
    .click();
  const totals = page.getByLabel('Totais');
  await expect(totals).toContainText('Vendas3');
  await expect(totals).toContainText('Pontos dados360');

  const chain = page.getByLabel('Rede', { exact: true });
  await chain.selectOption('Boreal');
  await expect(page.getByText('Nenhuma linha neste período')).toBeVisible();
  await chain.selectOption(shop.retailer.name);
  await page.getByLabel('De', { exact: true }).fill(day(3));
  await expect(totals).toContainText('Vendas2');
  await expect(totals).toContainText('Aprovadas1');
  await expect(totals).toContainText('Em auditoria1');
  const rows = page.getByRole('table', { name: 'Linhas de Vendas' }).getByRole('row');
  await expect(rows).toHaveCount(3);
  await expect(rows.filter({ hasText: '4401' })).toContainText('Aprovada');
  await expect(rows.filter({ hasText: '4402' })).toContainText('Camila Rocha');
  await expect(rows.filter({ hasText: '4403' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Exportar' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Planilha do Excel (XLSX)' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('report_sales.xlsx');
  const [head = '', ...lines] = await rowsOf(await readFile(await file.path()));
  expect(head).toContain('Número da nota');
  expect(lines).toHaveLength(2);
  for (const number of ['4401', '4402']) expect(lines.some((line) => line.includes(number) && line.includes('Camila Rocha'))).toBe(true);

  await page.getByLabel('Comparar com o período anterior').click();
  await expect(totals).toContainText('antes: ');
  await page.getByRole('button', { name: 'Guardar filtros' }).click();
  await page.getByRole('dialog').getByLabel('Nome').fill('Três dias da rede');
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar filtros' }).click();
  await expect(page.getByLabel('Filtros guardados')).toHaveText(/Três dias da rede/);

  await page.getByRole('button', { name: 'Preparar arquivo' }).click();
  await expect(page).toHaveURL(/\/console\/reports\/files$/);
  await expect(page.getByRole('link', { name: 'Baixar' })).toBeVisible();

  await page.goto('/console/audit-log?subject=list');
  await expect(page.getByRole('listitem').filter({ hasText: 'Relatório: Vendas' })).toHaveCount(2);
});
