import { getOrder, getOrderToDecide } from '@vitrine/contract/rewards';
import { callAs, type Who } from '../support/api.ts';
import { aColleague, leaveFor, openInQueue, theirPage } from '../support/review-queue.ts';
import { expect, test } from '../support/fixtures.ts';
import { anOrder, aReward } from '../support/rewards.ts';
import { aSale } from '../support/sales.ts';

const stateOf = async (auditor: Who, orderId: string) => (await callAs(auditor, getOrderToDecide, { params: { orderId } })).order.state;
const approve = { key: 'a', name: /^A?\s*Aprovar −/ };

test('ORD-01 D20 before the audit an order needs a reason and a second person; then it is shipped and delivered', async ({
  page,
  browser,
  guard,
  shop,
  seller,
  auditor,
  signInAs,
}) => {
  test.slow(); // two people and four steps
  await aSale(shop, seller, { invoiceNumber: '800.100' });
  const { id: orderId } = await anOrder(shop, seller, await aReward(shop, { title: 'Fone Pulse', price: 100 }));
  await signInAs(auditor, { to: '/console/orders' });
  await openInQueue(page, seller.fullName);
  await expect(page.getByText(/^0 de 100 pontos já foram auditados/)).toBeVisible();
  await expect(page.getByRole('button', approve)).toHaveCount(0);
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
