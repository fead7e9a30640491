import { approveOrder, deliverOrder, shipOrder } from '@vitrine/contract/rewards';
import type { Page } from '@playwright/test';
import { callAs } from '../support/api.ts';
import { expect, test } from '../support/fixtures.ts';
import { anOrder, aReward } from '../support/rewards.ts';
import { aSale, decide } from '../support/sales.ts';
import { aSeller } from '../support/shop.ts';

const state = (page: Page, word: string) => page.getByRole('main').getByText(word, { exact: true }).filter({ visible: true }).first();
const history = (page: Page) => page.getByRole('region', { name: 'Histórico' }).getByRole('listitem');

test('ORD-01 an order waits for the audit, is approved, shipped and delivered, and its history tells each step', async ({
  page,
  shop,
  seller,
  auditor,
  signInAs,
}) => {
  const sale = await aSale(shop, seller, { invoiceNumber: '10' });
  const order = await anOrder(shop, seller, await aReward(shop, { title: 'Fone Pulse', price: 100 }));
  await signInAs(seller, { to: '/orders' });
  await expect(page.getByText('1 pedido', { exact: true })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Fone Pulse/ })
    .click();
  await expect(page.getByText('A aprovação aguarda a auditoria das vendas que pagam este prêmio.')).toBeVisible();
  await expect(history(page)).toHaveCount(1);

  // Not before the audit, whoever asks (D20).
  const params = { orderId: order.id };
  await expect(callAs(auditor, approveOrder, { params, body: { version: order.version } })).rejects.toThrow('points_not_audited');
  await decide(auditor, sale);
  await page.reload();
  await expect(page.getByText('Os pontos deste pedido já estão confirmados. Falta a aprovação do programa.')).toBeVisible();
  const approved = await callAs(auditor, approveOrder, { params, body: { version: order.version } });
  await page.reload();
  await expect(state(page, 'Aprovado')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancelar pedido' })).toHaveCount(0);
  const shipped = await callAs(auditor, shipOrder, { params, body: { version: approved.order.version, tracking: 'BR123' } });
  await page.reload();
  await expect(page.getByText('A caminho.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Dados do pedido' })).toContainText('BR123');
  await callAs(auditor, deliverOrder, { params, body: { version: shipped.order.version } });
  await page.reload();
  await expect(page.getByText('Entregue. Aproveite.')).toBeVisible();
  await expect(history(page).locator('b')).toHaveText(['Entregue', 'Enviado', 'Aprovado', 'Pedido feito']);
  await expect(history(page).first()).toContainText('por Rita Alves');
  await page.goto('/orders');
  await page.getByRole('button', { name: 'Entregue' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: /Fone Pulse/ })).toBeVisible();
  await page.getByRole('button', { name: 'Recusado' }).click();
  await expect(page.getByText('Nenhum pedido assim')).toBeVisible();
});

test('RWD-05 a code comes with the approval, to whoever ordered it alone; when none is left the store says so', async ({
  page,
  browser,
  shop,
  seller,
  auditor,
  signInAs,
}) => {
  const rewardId = await aReward(shop, { title: 'Vale de aplicativos', price: 100, codes: ['VALE-7788'] });
  await decide(auditor, await aSale(shop, seller, { invoiceNumber: '20' }));
  const order = await anOrder(shop, seller, rewardId);
  await signInAs(seller, { to: `/orders/${order.id}` });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('VALE-7788')).toHaveCount(0);
  await callAs(auditor, approveOrder, { params: { orderId: order.id }, body: { version: order.version } });
  await page.reload();
  await expect(page.getByRole('region', { name: 'Seu código' })).toContainText('VALE-7788');

  const colleague = await aSeller(shop);
  await decide(auditor, await aSale(shop, colleague, { invoiceNumber: '21' }));
  const theirs = await (await browser.newContext({ locale: 'pt-BR' })).newPage();
  await theirs.goto(page.url());
  await signInAs(colleague, { page: theirs });
  await theirs.goto(new URL(`/reward-store/details/${rewardId}`, page.url()).href);
  await expect(theirs.getByText('Não há códigos disponíveis. Volte depois ou escolha outro prêmio.').first()).toBeVisible();
});
