import { aManager } from '../support/review-queue.ts';
import { expect, test } from '../support/fixtures.ts';
import { aSale } from '../support/sales.ts';

test('ADM-10 an administrator begins at the overview and comes from a number to its rows', async ({ page, shop, seller, signInAs }) => {
  await aSale(shop, seller, { invoiceNumber: '771' });
  await signInAs(await aManager(shop), { to: '/console/' });
  await expect(page).toHaveURL(/\/console\/overview$/);
  const waiting = page.getByRole('region', { name: 'Esperam decisão' });
  await expect(waiting.getByRole('link', { name: /^Vendas/ })).toContainText('1');
  await expect(page.getByRole('region', { name: 'Pontos devidos' })).toContainText('Em auditoria');
  await page.getByText('28 dias').click();
  await expect(page).toHaveURL(/days=28/);
  await waiting.getByRole('link', { name: /^Vendas/ }).click();
  await expect(page).toHaveURL(/\/console\/sales/);
  await expect(page.getByText(seller.fullName).first()).toBeVisible();
});
