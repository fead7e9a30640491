import { getPoints } from '@vitrine/contract/ledger';
import { callAs } from '../support/api.ts';
import { expect, test } from '../support/fixtures.ts';
import { anOrder, aReward } from '../support/rewards.ts';
import { aSale, decide } from '../support/sales.ts';
import { products } from '../support/shop.ts';

test('PTS-01 PTS-02 PTS-04 each movement stands in the statement with the balance after it, opens to why, and adds up to the balance', async ({
  page,
  shop,
  seller,
  auditor,
  signInAs,
}) => {
  const first = await aSale(shop, seller, { invoiceNumber: '20', lines: [{ sku: products.fridge.sku, quantity: 2 }] });
  await decide(auditor, first);
  const second = await aSale(shop, seller, { invoiceNumber: '21', lines: [{ sku: products.microwave.sku, quantity: 1 }] });
  await anOrder(shop, seller, await aReward(shop, { price: 100 }));
  await signInAs(seller, { to: '/my-points' });
  const balance = page.getByRole('region', { name: 'Saldo' });
  await expect(balance.getByText('185', { exact: true }).first()).toBeVisible();
  await expect(balance.getByRole('link', { name: /^Em auditoria/ })).toContainText('45');
  await expect(balance.getByRole('link', { name: /^Reservados/ })).toContainText('100');
  await expect(balance.getByRole('link', { name: /^Vencem em 20 dias/ })).toContainText(shop.campaign);
  await expect(balance.getByRole('link', { name: /^Experiência/ })).toContainText('29');

  const rows = page.getByRole('region', { name: 'Extrato' }).getByRole('button', { expanded: false }).filter({ hasText: 'saldo' });
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toContainText(/Fone Pulse.*reservado até a aprovação.*−100.*saldo 185/s);
  await expect(rows.nth(1)).toContainText(/Micro-ondas Vapor.*em auditoria.*\+45.*saldo 285/s);
  await expect(rows.nth(2)).toContainText(/Geladeira Inverse.*confirmado.*\+240.*saldo 240/s);

  await page.getByRole('button', { name: /^Geladeira Inverse/ }).click();
  await expect(page.getByText('tabela de pontos v1, código GEL-480: 120 × 2')).toBeVisible();
  await expect(page.getByText(/^Confirmado por Rita Alves em /)).toBeVisible();
  await page.getByRole('link', { name: 'Ver a venda' }).click();
  await expect(page).toHaveURL(`/sales/${first.id}`);

  // What an auditor takes back is a movement of its own: nothing of what was is changed.
  await decide(auditor, second, { reason: 'photo_unreadable' });
  await page.goto('/my-points');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(0)).toContainText(/Venda recusada.*Micro-ondas Vapor.*−45.*saldo 140/s);
  await expect(rows.nth(2)).toContainText(/Micro-ondas Vapor.*retirado depois.*\+45.*saldo 285/s);
  await rows.nth(0).click();
  await expect(page.getByText(/^Retirado por Rita Alves em /)).toBeVisible();
  await page.getByRole('button', { name: 'Retirados' }).click();
  await expect(page.getByRole('button', { name: /^Geladeira Inverse/ })).toHaveCount(0);
  await page.goto('/my-points?currency=experience#statement');
  await expect(page.getByRole('button', { name: /^Geladeira Inverse.*\+24/ })).toBeVisible();
  const { points } = await callAs(seller, getPoints, { query: { campaignId: shop.campaignId } });
  expect(points).toMatchObject({ available: 240 - 100, underAudit: 0, held: 100, owed: 0 });
});
