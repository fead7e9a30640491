import { getGoal, getRewardToManage, retireReward } from '@vitrine/contract/rewards';
import { callAs } from '../support/api.ts';
import { expect, test } from '../support/fixtures.ts';
import { aReward } from '../support/rewards.ts';
import { aSale } from '../support/sales.ts';

const detail = (rewardId: string) => `/reward-store/details/${rewardId}`;

test('RWD-01 a salesperson saves for a reward: the plan with its day, the home, the sale that brings it nearer, the order; and a goal that leaves the store says so', async ({
  page,
  shop,
  seller,
  signInAs,
  checkAccessible,
}) => {
  const fryer = await aReward(shop, { title: 'Fritadeira Ar', price: 300, scene: 'fryer' });
  const phone = await aReward(shop, { title: 'Fone Pulse', price: 5_000 });
  await aSale(shop, seller, { invoiceNumber: '1' }); // 120 points
  await signInAs(seller, { to: detail(phone) });
  await page.getByRole('button', { name: 'Fazer deste prêmio minha meta' }).click();
  const own = page.getByRole('region', { name: 'Sua meta', exact: true });
  await expect(own).toContainText('4.880 pontos faltam');

  await page.goto(detail(fryer));
  await page.getByRole('button', { name: 'Trocar minha meta por este prêmio' }).click();
  await expect(own).toContainText('180 pontos faltam');
  await expect(own.getByRole('heading', { name: /^Dá para chegar até/ })).toBeVisible();
  await expect(own).toContainText('5 em estoque; a meta não reserva');
  await checkAccessible(page);

  await page.goto('/home');
  await expect(own.getByRole('link', { name: 'Fritadeira Ar' })).toBeVisible();
  await expect(own).toContainText('faltam 180 pontos');

  await aSale(shop, seller, { invoiceNumber: '2' });
  await aSale(shop, seller, { invoiceNumber: '3' });
  await page.goto(detail(fryer));
  await expect(own.getByRole('heading', { name: 'Você chegou à sua meta' })).toBeVisible();
  await page.getByRole('button', { name: 'Resgatar por 300 pontos' }).filter({ visible: true }).click();
  await page.getByRole('dialog').getByLabel('Endereço de entrega').fill('Rua das Laranjeiras, 120, Recife, 50000-000');
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar por 300 pontos' }).click();
  await expect(page.getByRole('heading', { name: 'Pedido recebido' })).toBeVisible();
  expect((await callAs(seller, getGoal, {})).goal).toBeNull();

  await page.goto(detail(phone));
  await page.getByRole('button', { name: 'Fazer deste prêmio minha meta' }).click();
  await expect(own).toContainText('pontos faltam');
  const { version } = await callAs(shop.admin, getRewardToManage, { params: { rewardId: phone } });
  await callAs(shop.admin, retireReward, { params: { rewardId: phone }, body: { version } });
  await page.reload();
  await expect(own.getByRole('heading', { name: 'Esta meta parou' })).toBeVisible();
  await expect(own).toContainText('Este prêmio saiu da loja.');
  await own.getByRole('button', { name: 'Desistir da meta' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Desistir' }).click();
  await expect(own).toBeHidden();
});
