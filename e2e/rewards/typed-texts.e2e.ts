import { expect, test } from '../support/fixtures.ts';
import { aReward } from '../support/rewards.ts';
import { aSale } from '../support/sales.ts';

const house = '🏠';

test('VAL-06 an address of 257 signs is told so at its field and stays; one of 256 emoji goes through', async ({
  page,
  shop,
  seller,
  signInAs,
}) => {
  const rewardId = await aReward(shop, { title: 'Fone Pulse', price: 50 });
  await aSale(shop, seller, { invoiceNumber: '1' });
  await signInAs(seller, { to: `/reward-store/details/${rewardId}` });
  await page.getByRole('button', { name: 'Resgatar por 50 pontos' }).filter({ visible: true }).click();
  const address = page.getByRole('dialog').getByRole('textbox', { name: 'Endereço de entrega' });
  const confirm = page.getByRole('dialog').getByRole('button', { name: /^Confirmar/ });
  for (const [typed, words] of [
    ['', /Escreva o endereço de entrega\.$/],
    [house.repeat(257), /Seu texto tem mais que 256 caracteres\.$/],
    [`${'x'.repeat(256)}${house}`, /Seu texto tem mais que 256 caracteres\.$/],
  ] as const) {
    await address.fill(typed);
    await confirm.click();
    await expect(address).toHaveAccessibleDescription(words);
    await expect(address).toHaveAttribute('aria-invalid', 'true');
    await expect(address).toHaveValue(typed);
  }
  await address.fill(house.repeat(256)); // each of them is two in a script, and one to whoever types
  await expect(address).not.toHaveAttribute('aria-invalid');
  await confirm.click();
  await expect(page.getByRole('heading', { name: /Pedido/ }).first()).toBeVisible();
  await page.goto('/orders');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Fone Pulse/ })
    .click();
  await expect(page.getByRole('region', { name: 'Dados do pedido' })).toContainText(house.repeat(256));
});

test('VAL-12 a percent sign in a search is no sign to search for, and a title keeps its own', async ({ page, shop, seller, signInAs }) => {
  await aReward(shop, { title: 'Vale 50% Brisa', price: 20 });
  await aReward(shop, { title: 'Vale 500 Onda', price: 30 });
  await signInAs(seller, { to: '/reward-store' });
  const titles = page.getByRole('main').getByRole('heading', { level: 2, name: /^Vale / });
  const search = page.getByRole('searchbox', { name: 'Buscar prêmio' });
  await expect(titles).toHaveCount(2);
  await search.fill('bri%sa');
  await expect(titles).toHaveText(['Vale 50% Brisa']);
  await search.fill('v%onda'); // the sign stands for nothing: this is the word "vonda"
  await expect(page.getByRole('link', { name: 'Ver todos os prêmios' })).toBeVisible();
  await expect(titles).toHaveCount(0);
  await search.fill('%on%da%');
  await expect(titles).toHaveText(['Vale 500 Onda']);
  await page.goto('/reward-store?search=%25'); // nothing is left to search for
  await expect(titles).toHaveCount(2);
});
