import { approveLevel, listLevelRequests } from '@vitrine/contract/levels';
import { callAs } from '../support/api.ts';
import { someLevels } from '../support/campaign-rooms.ts';
import { aManager } from '../support/review-queue.ts';
import { expect, test } from '../support/fixtures.ts';
import { aReward } from '../support/rewards.ts';
import { aSale, decide } from '../support/sales.ts';

test('RWD-04 the store tells points, level and level points; a reward of a higher level says so, and is there once the level is approved', async ({
  page,
  shop,
  seller,
  auditor,
  signInAs,
}) => {
  await someLevels(shop);
  await aReward(shop, { title: 'TV Horizonte', price: 200, delivery: 'store', requiredRank: '2' });
  const sales = [await aSale(shop, seller, { invoiceNumber: '901' }), await aSale(shop, seller, { invoiceNumber: '902' })];
  await signInAs(seller, { to: '/reward-store' });
  await expect(page.getByRole('link', { name: /Meu nível Júnior, 24 XP/ })).toBeVisible();
  await expect(page.getByText('Pede nível')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'TV Horizonte' }).click();
  const missing = page.getByRole('region', { name: 'O que falta para pedir' });
  await expect(missing).toContainText('Este prêmio é para o nível Intermediário ou acima.');
  const redeem = page.getByRole('button', { name: 'Resgatar por 200 pontos' }).filter({ visible: true });
  await expect(redeem).toBeDisabled();
  await missing.getByRole('link', { name: 'Ver meu nível' }).click();
  await expect(page).toHaveURL(/\/level$/);

  for (const sale of sales) await decide(auditor, sale);
  const manager = await aManager(shop);
  const [request] = (await callAs(manager, listLevelRequests, { query: {} })).items;
  await callAs(manager, approveLevel, { params: { requestId: request?.id ?? '' }, body: { version: request?.version ?? 0 } });

  await page.goto('/reward-store');
  await expect(page.getByRole('link', { name: /Meu nível Intermediário, 24 XP/ })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'TV Horizonte' }).click();
  await redeem.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar por 200 pontos' }).click();
  await expect(page.getByRole('heading', { name: 'Pedido recebido' })).toBeVisible();
});
