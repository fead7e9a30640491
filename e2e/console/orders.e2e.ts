import { getOrder, getOrderToDecide, refuseOrder } from '@vitrine/contract/rewards';
import { callAs, type Who } from '../support/api.ts';
import { aColleague, act, leaveFor, openInQueue, theirPage } from '../support/desk.ts';
import { expect, test } from '../support/fixtures.ts';
import { anOrder, aReward } from '../support/rewards.ts';
import { aSale, decide } from '../support/sales.ts';

const stateOf = async (auditor: Who, orderId: string) => (await callAs(auditor, getOrderToDecide, { params: { orderId } })).order.state;
const approve = { key: 'a', name: /^A?\s*Aprovar −/ };
const answered = { timeout: 30_000 }; // ten seconds in which it can be undone

test('ORD-01 D20 before the audit an order needs a reason and a second person; then it is shipped and delivered', async ({
  page,
  browser,
  guard,
  shop,
  seller,
  auditor,
  signInAs,
  checkAccessible,
}) => {
  test.slow(); // two people and four steps
  await aSale(shop, seller, { invoiceNumber: '800.100' });
  const { id: orderId } = await anOrder(shop, seller, await aReward(shop, { title: 'Fone Pulse', price: 100 }));
  await signInAs(auditor);
  await page.goto('/console/orders');
  await openInQueue(page, seller.fullName);
  await expect(page.getByText(/^0 de 100 pontos já foram auditados/)).toBeVisible();
  await expect(page.getByRole('button', approve)).toHaveCount(0);
  await checkAccessible(page);
  await page.getByRole('button', { name: 'Propor exceção' }).click();
  const dialog = page.getByRole('dialog', { name: 'Aprovar antes da auditoria?' });
  await dialog.getByRole('textbox').fill('Formatura no sábado');
  await dialog.getByRole('button', { name: 'Propor exceção' }).click();
  await expect(page.getByText(/Falta uma segunda pessoa aprovar/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Aprovar como segunda pessoa' })).toHaveCount(0);

  const theirs = await theirPage(await aColleague(shop), { browser, guard, from: page, signInAs });
  await theirs.goto(new URL(`/console/orders?open=${orderId}`, page.url()).href);
  await expect(theirs.getByText('Rita Alves propôs uma exceção')).toBeVisible();
  await theirs.getByRole('button', { name: 'Aprovar como segunda pessoa' }).click();
  await expect(theirs.getByText(/^Aprovar por exceção o pedido /)).toBeVisible();
  await checkAccessible(theirs);
  await leaveFor(theirs, 'Auditoria');
  await expect.poll(() => stateOf(auditor, orderId)).toBe('approved');

  await page.goto(`/console/orders?state=approved&open=${orderId}`);
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  const parcel = page.getByRole('dialog', { name: 'Enviar este pedido?' });
  await parcel.getByRole('textbox').fill('BR123456789');
  await parcel.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText(/^Enviar o pedido /)).toBeVisible();
  await leaveFor(page, 'Auditoria');
  await expect.poll(() => stateOf(auditor, orderId)).toBe('shipped');
  await page.goto(`/console/orders?state=shipped&open=${orderId}`);
  await page.getByRole('button', { name: /Marcar entregue/ }).click();
  await leaveFor(page, 'Auditoria');
  await expect.poll(() => stateOf(auditor, orderId)).toBe('delivered');
  const told = await callAs(seller, getOrder, { params: { orderId } });
  expect(told).toMatchObject({ state: 'delivered', tracking: 'BR123456789' });
});

test('ORD-01 ADM-05 on audited points one person approves; a colleague who was faster is told of', async ({
  page,
  isMobile,
  guard,
  shop,
  seller,
  auditor,
  signInAs,
}) => {
  guard.expectNetworkLine(/status of 409/);
  await decide(auditor, await aSale(shop, seller, { invoiceNumber: '800.200' }));
  const { id: orderId } = await anOrder(shop, seller, await aReward(shop, { title: 'Caneca', price: 50 }));
  const { id: other } = await anOrder(shop, seller, await aReward(shop, { title: 'Mochila', price: 60 }));
  await signInAs(auditor);
  await page.goto(`/console/orders?open=${orderId}`);
  await act(page, { ...approve, isMobile });
  await expect(page.getByText(/^Aprovar o pedido /)).toBeVisible();
  await act(page, { key: 'u', name: 'Desfazer', isMobile });
  await expect(page.getByRole('heading', { level: 1, name: 'Caneca' })).toBeVisible();
  await act(page, { ...approve, isMobile });
  await expect(page.getByRole('heading', { level: 1, name: 'Mochila' })).toBeVisible(); // the next one
  await leaveFor(page, 'Auditoria');
  await expect.poll(() => stateOf(auditor, orderId)).toBe('approved');

  await page.goto(`/console/orders?open=${other}`);
  await act(page, { ...approve, isMobile });
  await expect(page.getByText(/^Aprovar o pedido /)).toBeVisible();
  const { order } = await callAs(auditor, getOrderToDecide, { params: { orderId: other } });
  const body = { version: order.version, reason: 'reward_unavailable' as const, note: '' };
  await callAs(await aColleague(shop), refuseOrder, { params: { orderId: other }, body });
  await expect(page.getByText('Sua decisão não foi gravada')).toBeVisible(answered);
  await page.getByRole('link', { name: `${order.number} · ${seller.fullName}` }).click();
  await expect(page.getByText('Outra pessoa decidiu antes. Agora: Recusado.')).toBeVisible();
});

test('ORD-01 D20 an order on hold says which refused sale put it there, and what it lacks', async ({
  page,
  shop,
  seller,
  auditor,
  signInAs,
  checkAccessible,
}) => {
  const sale = await aSale(shop, seller, { invoiceNumber: '800.300' });
  const { id: orderId } = await anOrder(shop, seller, await aReward(shop, { price: 100 }));
  await decide(auditor, sale, { reason: 'product_differs', note: 'A nota é de uma batedeira' });
  await signInAs(auditor);
  await page.goto('/console/orders?state=on_hold');
  await openInQueue(page, seller.fullName);
  await expect(page.getByText(/^Em espera desde .*: uma venda foi recusada$/)).toBeVisible();
  await expect(page.getByText('“A nota é de uma batedeira”', { exact: true })).toBeVisible();
  await expect(page.getByText('Faltam 100 dos 100 pontos. Novas vendas completam.')).toBeVisible();
  await checkAccessible(page);
  expect(new URL(page.url()).searchParams.get('open')).toBe(orderId);
  await page.getByRole('link', { name: 'Abrir a venda recusada' }).click();
  await expect(page.getByRole('img', { name: 'Foto da nota 800.300' })).toBeVisible();
  await expect(page.getByText(/^Rita Alves recusou em /)).toBeVisible();
});
