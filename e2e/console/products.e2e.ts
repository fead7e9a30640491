import { aMark } from '../support/api.ts';
import { aManager } from '../support/review-queue.ts';
import { expect, test } from '../support/fixtures.ts';
import { aSpreadsheet } from '../support/uploads.ts';

test('ADM-04 a sheet of products names brands; a line with a brand that nobody knows stays out, with its reason', async ({
  page,
  shop,
  signInAs,
}) => {
  const sku = `NB-${aMark()}`;
  await signInAs(await aManager(shop), { to: '/console/products?open=import' });
  const lines = ['Código (SKU);Nome;Tipo;Marca', `${sku};Notebook Prata;Notebook;lumina`, `${sku}-X;Notebook Ouro;Notebook;Boreal`];
  await page.getByLabel('Escolher arquivo').setInputFiles(aSpreadsheet('produtos.csv', lines));
  await expect(page.getByText('Nada foi gravado ainda. Confira e confirme.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Boreal/ })).toContainText('Este nome não está na lista.');
  await page.getByRole('button', { name: 'Importar 1' }).click();
  await expect(page.getByRole('heading', { name: 'Importação feita' })).toBeVisible();
  await page.goto(`/console/products?search=${sku}`);
  const row = page.getByRole('row').filter({ hasText: sku });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Lumina');
});
