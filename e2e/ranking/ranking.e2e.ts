import { expect, test } from '../support/fixtures.ts';
import { aSale, decide } from '../support/sales.ts';
import { aSeller, products } from '../support/shop.ts';

test('RNK-01 CLI-04 a seller sells and an auditor decides, and the ranking moves on a screen that stays open', async ({
  page,
  shop,
  seller,
  auditor,
  signInAs,
  checkAccessible,
}) => {
  const rival = await aSeller(shop);
  const theirs = await aSale(shop, rival, { invoiceNumber: '7001' });
  await signInAs(seller, { to: '/ranking' });
  await expect(page.getByRole('heading', { level: 1, name: 'Ranking' })).toBeVisible();
  await expect(page.getByText('Você ainda não pontuou aqui.')).toBeVisible();
  const rows = page.getByRole('list', { name: 'Classificação' }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await expect(page.getByText('ao vivo', { exact: true })).toBeVisible();

  const mine = await aSale(shop, seller, { invoiceNumber: '7012', lines: [{ sku: products.microwave.sku, quantity: 2 }] });
  const own = page.getByRole('region', { name: 'Seu lugar' });
  await expect(own).toContainText('2º');
  await expect(own).toContainText('faltam 30 pontos para o 1º');
  await expect(rows).toHaveCount(2);
  await checkAccessible(page);

  await decide(auditor, mine);
  await decide(auditor, theirs, { reason: 'forged', note: 'A loja não reconhece a nota.' });
  await expect(own).toContainText('1º');
  await expect(own).toContainText('Ninguém está à sua frente.');
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('Você');

  await page.getByRole('button', { name: shop.stores.own.name }).click();
  await expect(rows).toHaveCount(1);
  await page.getByText('XP', { exact: true }).click();
  await expect(own).toContainText('10');
});
