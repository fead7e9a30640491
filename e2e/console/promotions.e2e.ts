import { aManager, theirPage } from '../support/review-queue.ts';
import { expect, test } from '../support/fixtures.ts';
import { addProduct, beginReport, send, writeNumber } from '../support/report.ts';
import { aSeller, aShop, day } from '../support/shop.ts';

test('CMP-06 a manager doubles a product for some days; a seller sees it before the sale and in the points after it, until it is ended', async ({
  page,
  browser,
  guard,
  signInAs,
}) => {
  test.slow(); // two people on two devices
  guard.expectNetworkLine(/status of 422/); // a promotion of yesterday
  const shop = await aShop();
  const seller = await aSeller(shop);
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(seller, { to: `/campaigns/${shop.campaignId}` });
  await expect(page.getByRole('region', { name: 'Tabela de pontos' })).toContainText('+120');
  await expect(page.getByText('Promoção em andamento')).toHaveCount(0);

  const desktop = await theirPage(await aManager(shop), { browser, guard, from: page, signInAs });
  await desktop.goto(new URL(`/console/campaigns/${shop.campaignId}/promotions?open=new`, page.url()).href);
  const form = desktop.getByRole('form', { name: 'Nova promoção' });
  await form.getByLabel('Nome').fill('Geladeira em dobro');
  await form.getByLabel('Primeiro dia').fill(day(1));
  await form.getByLabel('Último dia').fill(day(-3));
  await form.getByRole('checkbox', { name: /Geladeira Inverse/ }).check();
  await desktop.getByRole('button', { name: 'Nova promoção' }).click();
  await expect(form.getByText('Uma promoção começa hoje ou depois.')).toBeVisible();
  await form.getByLabel('Primeiro dia').fill(day());
  await desktop.getByRole('button', { name: 'Nova promoção' }).click();
  await expect(desktop.getByText('Promoção criada.')).toBeVisible();
  await expect(desktop.getByText('Já começou: não muda mais.')).toBeVisible();
  await expect(desktop.getByRole('region', { name: 'Promoções no tempo da campanha' })).toContainText('Geladeira em dobro');

  await page.reload();
  await expect(page.getByRole('region', { name: 'Promoção Geladeira em dobro' })).toContainText('2×');
  await expect(page.getByRole('region', { name: 'Tabela de pontos' })).toContainText('120 × 2 até');
  await expect(page.getByRole('region', { name: 'Tabela de pontos' })).toContainText('+240');

  await beginReport(page);
  await writeNumber(page, 'P-2040');
  await addProduct(page, 'Geladeira Inverse');
  await addProduct(page, 'Micro-ondas Vapor');
  await expect(page.getByLabel('Total: 285 pontos')).toBeVisible();
  await expect(page.getByText('promoção 2× incluída')).toBeVisible();
  await send(page);
  await page.getByRole('link', { name: 'Ver a venda' }).click();
  const lines = page.getByRole('region', { name: 'Produtos' }).getByRole('listitem');
  await expect(lines.first()).toContainText('promoção Geladeira em dobro, 2×');
  await expect(lines.first()).toContainText('+240');
  await expect(lines.last()).toContainText('+45');

  await desktop.getByRole('button', { name: 'Encerrar hoje' }).click();
  await desktop.getByRole('dialog', { name: 'Encerrar a promoção hoje?' }).getByRole('button', { name: 'Encerrar hoje' }).click();
  await expect(desktop.getByText('A promoção termina hoje.')).toBeVisible();
  await expect(desktop.getByRole('button', { name: 'Encerrar hoje' })).toHaveCount(0);
  await page.goto(`/campaigns/${shop.campaignId}`);
  await expect(page.getByRole('region', { name: 'Promoção Geladeira em dobro' })).toContainText('2×'); // today still counts
});
