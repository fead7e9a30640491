import { aManager, theirPage } from '../support/review-queue.ts';
import { expect, test } from '../support/fixtures.ts';
import { aReward } from '../support/rewards.ts';

test('ADM-04 RWD-01 stock that arrives in the console can be redeemed at once in the store', async ({
  page,
  browser,
  guard,
  shop,
  seller,
  signInAs,
}) => {
  const rewardId = await aReward(shop, { title: 'Fone Pulse', stock: 0 });
  await signInAs(seller, { to: `/reward-store/details/${rewardId}` });
  await expect(page.getByRole('heading', { level: 1, name: 'Fone Pulse' })).toBeVisible();
  await expect(page.getByText('Esgotado').filter({ visible: true }).first()).toBeVisible();

  const desktop = await theirPage(await aManager(shop), { browser, guard, from: page, signInAs });
  await desktop.goto(new URL(`/console/rewards?open=${rewardId}`, page.url()).href);
  await desktop.getByRole('button', { name: 'Mudar o estoque' }).click();
  const form = desktop.getByRole('form', { name: 'Mudar o estoque' });
  await form.getByLabel('Unidades').fill('3');
  await form.getByRole('button', { name: 'Gravar' }).click();
  await expect(desktop.getByText('Estoque atualizado.')).toBeVisible();

  await page.reload();
  await expect(page.getByText('3 unidades em estoque').filter({ visible: true }).first()).toBeVisible();
});
