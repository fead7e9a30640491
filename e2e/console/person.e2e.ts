import { expect, test } from '../support/fixtures.ts';
import { aPerson } from '../support/people.ts';
import { anOrder, aReward } from '../support/rewards.ts';
import { aSale } from '../support/sales.ts';

test('ADM-02 staff open a person from the list, and read their points, sales, orders and what was changed on them', async ({
  page,
  shop,
  seller,
  signInAs,
}) => {
  await aSale(shop, seller, { invoiceNumber: '800.200' });
  await anOrder(shop, seller, await aReward(shop, { title: 'Fone Pulse', price: 100 }));
  await signInAs(await aPerson({ roles: ['client_administrator'], fullName: 'Lúcia Prado' }, { by: shop.admin }), {
    to: '/console/people',
  });
  await page.getByRole('searchbox').fill(seller.fullName);
  await expect(page).toHaveURL(/search=/);
  await page.getByRole('link', { name: seller.fullName }).first().click();
  await page.getByRole('button', { name: 'Bloquear no programa', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Bloquear/ })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Ver página' }).click();

  await expect(page.getByRole('heading', { name: seller.fullName, level: 1 })).toBeVisible();
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(part('Pontos').getByText('Para usar')).toBeVisible();
  await expect(part('Extrato').getByRole('listitem').first()).toContainText('Fone Pulse');
  await expect(part('Vendas').getByRole('link', { name: 'Nota 800.200' })).toBeVisible();
  await expect(part('Pedidos').getByRole('listitem')).toContainText('Espera aprovação');
  await expect(part('Histórico').getByRole('listitem').first()).toContainText('Lúcia Prado bloqueou no programa');
  await part('Vendas').getByRole('link', { name: 'Nota 800.200' }).click();
  await expect(page).toHaveURL(/\/sales\?/);
});
