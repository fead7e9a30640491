import { createStore, setCampaignStores } from '@vitrine/contract/campaigns';
import { callAs } from '../support/api.ts';
import { expect, test } from '../support/fixtures.ts';
import { beginReport } from '../support/report.ts';
import { aSeller, aShop, zone } from '../support/shop.ts';

test('SAL-07 a seller finds any store by the digits of its tax id, by its name and by its city, and sells there', async ({
  page,
  signInAs,
}) => {
  const shop = await aShop();
  const place = { country: 'BR', state: 'MG', city: 'Belo Horizonte', timeZone: zone, takesPhotos: null, isActive: true };
  const store = { retailerId: shop.retailer.id, name: 'Horizonte Savassi', taxId: '41.287.137/0001-56', ...place };
  const { id } = await callAs(shop.admin, createStore, { body: store });
  await callAs(shop.admin, setCampaignStores, {
    params: { campaignId: shop.campaignId },
    body: { add: [id], remove: [], addTaxIds: [] },
  });
  await signInAs(await aSeller(shop));
  await beginReport(page);
  await page.getByRole('button', { name: 'Outra loja' }).click();
  const search = page.getByRole('searchbox', { name: 'Nome da loja ou CNPJ' });
  const found = page.getByRole('radio', { name: /Horizonte Savassi/ });
  for (const typed of ['41287137000156', '41.287.137/0001-56', '41287', 'savassi', 'belo horizonte']) {
    await search.fill(typed);
    await expect(found).toBeVisible();
  }
  await search.fill('99287137');
  await expect(page.getByText('Nenhuma loja assim. Confira o nome ou os números.')).toBeVisible();
  await expect(found).toHaveCount(0);
  await search.fill('41287137');
  await found.check({ force: true });
  await expect(page.getByRole('searchbox', { name: 'Nome da loja ou CNPJ' })).toHaveCount(0);
  await expect(found).toBeChecked();
});
