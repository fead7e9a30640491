import { listOrders, getRewardToManage } from '@vitrine/contract/rewards';
import type { Page } from '@playwright/test';
import { callAs, origin } from '../support/api.ts';
import { expect, test } from '../support/fixtures.ts';
import { aCategory, aReward } from '../support/rewards.ts';
import { aSale } from '../support/sales.ts';
import { aCampaign, aSeller, day, takePart } from '../support/shop.ts';

const detail = (rewardId: string) => `/reward-store/details/${rewardId}`;
/** Styles show one of the two: in the dock of a phone, or beside the picture on a desktop. */
const redeem = (page: Page, points: string) =>
  page.getByRole('button', { name: `Resgatar por ${points} pontos` }).filter({ visible: true });

test('RWD-01 the store is searched, narrowed by department and category, and ordered by points; a reward tells its details', async ({
  page,
  shop,
  seller,
  signInAs,
}) => {
  const audio = await aCategory(shop, { name: 'Áudio', department: 'Eletrônicos' });
  const kitchen = await aCategory(shop, { name: 'Cozinha', department: 'Casa' });
  await aReward(shop, { title: 'Fone Pulse', price: 90, categoryId: audio });
  await aReward(shop, { title: 'Caixa Onda', price: 300, categoryId: audio });
  await aReward(shop, { title: 'Cafeteira Brisa', price: 110, categoryId: kitchen });
  await aSale(shop, seller, { invoiceNumber: '1' });
  await signInAs(seller, { to: '/reward-store' });
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(page.getByText('3 prêmios')).toBeVisible();
  await expect(page.getByText('faltam 180 pontos')).toBeVisible();

  await page.getByRole('combobox', { name: 'Ordem' }).selectOption('Mais pontos');
  await expect(titles).toHaveText(['Caixa Onda', 'Cafeteira Brisa', 'Fone Pulse']);
  await page.getByRole('combobox', { name: 'Ordem' }).selectOption('Menos pontos');
  await expect(titles).toHaveText(['Fone Pulse', 'Cafeteira Brisa', 'Caixa Onda']);
  await page.getByRole('button', { name: 'Eletrônicos' }).click();
  await page.getByRole('button', { name: 'Áudio' }).click();
  await expect(titles).toHaveText(['Fone Pulse', 'Caixa Onda']);
  await page.getByRole('button', { name: 'Só o que já posso' }).click();
  await expect(titles).toHaveText(['Fone Pulse']);
  await page.goto('/reward-store');
  await page.getByRole('searchbox', { name: 'Buscar prêmio' }).fill('brisa');
  await expect(titles).toHaveText(['Cafeteira Brisa']);
  await page.reload(); // what was asked for stands in the address
  await expect(titles).toHaveText(['Cafeteira Brisa']);
  await page.getByRole('searchbox', { name: 'Buscar prêmio' }).fill('nada disso');
  await page.getByRole('link', { name: 'Ver todos os prêmios' }).click();
  await expect(page.getByText('3 prêmios')).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Cafeteira Brisa' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cafeteira Brisa' })).toBeVisible();
  await expect(page.getByText('Até 30 horas de bateria.')).toBeVisible();
  for (const fact of ['Chega na sua casa em até 20 dias úteis', '5 unidades em estoque', 'Cozinha'])
    await expect(page.getByRole('main')).toContainText(fact);
});

test('RWD-02 RWD-03 ERR-06 of two people who want the last unit one has it, and the other is told so where they asked', async ({
  page,
  browser,
  guard,
  shop,
  signInAs,
}) => {
  guard.expectNetworkLine(/status of 409/);
  const rewardId = await aReward(shop, { title: 'Último fone', price: 100, stock: 1 });
  const other = await (await browser.newContext()).newPage();
  guard.watch(other.context());
  const pages = [page, other];
  const sellers = [await aSeller(shop), await aSeller(shop)];
  for (const [place, seller] of sellers.entries()) {
    const theirs = pages[place] ?? page;
    await aSale(shop, seller, { invoiceNumber: `9${place}` });
    await theirs.goto(`${origin}/`);
    await signInAs(seller, { page: theirs });
    await theirs.goto(origin + detail(rewardId));
    await redeem(theirs, '100').click();
    await theirs.getByRole('dialog').getByRole('textbox', { name: 'Endereço de entrega' }).fill('Rua das Flores, 10');
  }
  await Promise.all(pages.map((theirs) => theirs.getByRole('dialog').getByRole('button', { name: 'Confirmar por 100 pontos' }).click()));

  const had = (theirs: Page) => theirs.getByRole('heading', { name: 'Pedido recebido' });
  const told = (theirs: Page) => theirs.getByRole('dialog').getByText('Esgotado. Volte depois ou escolha outro prêmio.');
  for (const theirs of pages) await expect(had(theirs).or(told(theirs))).toBeVisible();
  const ends = await Promise.all(pages.map(async (theirs) => [await had(theirs).count(), await told(theirs).count()].join()));
  expect(ends.toSorted()).toEqual(['0,1', '1,0']);
  const loser = pages[ends.indexOf('0,1')] ?? page;
  await expect(loser.getByRole('textbox', { name: 'Endereço de entrega' })).toHaveValue('Rua das Flores, 10');
  const orders = await Promise.all(sellers.map((seller) => callAs(seller, listOrders, { query: {} })));
  expect(orders.reduce((sum, { count }) => sum + count, 0)).toBe(1);
  expect((await callAs(shop.admin, getRewardToManage, { params: { rewardId } })).stock).toBe(0);
});

test('CMP-08 whoever takes part in two running campaigns chooses whose points the store spends, and it stays so on every device', async ({
  page,
  shop,
  seller,
  signInAs,
}) => {
  const name = { 'pt-BR': 'Temporada de Inverno', 'en-US': 'Winter season' };
  const campaignId = await aCampaign(shop, { name, beginsOn: day(3), endsOn: day(-30) });
  await takePart({ ...shop, campaignId }, seller);
  await aReward(shop, { title: 'Fone Pulse', price: 90 });
  await aSale(shop, seller, { invoiceNumber: '1' });
  await signInAs(seller, { to: '/reward-store' });
  const choice = page.getByRole('combobox', { name: 'Campanha que paga' });
  const wallet = page.getByRole('region', { name: 'Seus pontos' });
  await choice.selectOption('Temporada de Inverno · 0 pontos');
  await expect(wallet).toContainText('0pontos para usar');
  await expect(page.getByText('faltam 90 pontos')).toBeVisible();
  await choice.selectOption(`${shop.campaign} · 120 pontos`);
  await expect(wallet).toContainText('120pontos para usar');
  await expect(page.getByText('faltam 90 pontos')).toHaveCount(0);
  await page.reload();
  await expect(choice).toHaveValue(shop.campaignId);
  await page.getByRole('main').getByRole('link', { name: 'Fone Pulse' }).click();
  await redeem(page, '90').click();
  await expect(page.getByRole('dialog')).toContainText(shop.campaign);
});
