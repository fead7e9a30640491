import { setPersonStatus, setProgramStatus } from '@vitrine/contract/identity';
import { callAs } from '../support/api.ts';
import { expect, test } from '../support/fixtures.ts';
import { aSale, decide } from '../support/sales.ts';
import { aSeller } from '../support/shop.ts';

test('SAL-06 D24 a sale that was refused for something that can be mended is mended by its seller, sent again, and approved', async ({
  page,
  shop,
  seller,
  auditor,
  signInAs,
}) => {
  const sale = await aSale(shop, seller, { invoiceNumber: '482915' });
  await decide(auditor, sale, { reason: 'number_differs', note: 'Na foto é 482916' });
  await signInAs(seller, { to: '/sales' });
  const row = page.getByRole('list', { name: 'Minhas vendas' }).getByRole('listitem');
  await expect(row).toContainText('Recusada');
  await expect(row).toContainText('O número não é o da nota. “Na foto é 482916”');
  await expect(row).toContainText('Dá para corrigir');
  await row.getByRole('link', { name: 'Nota 482915' }).click();
  await expect(page.getByText('Corrija e envie de novo: vale a data do primeiro envio.')).toBeVisible();
  await page.getByRole('link', { name: 'Corrigir e enviar de novo' }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Corrigir venda' })).toBeVisible();
  await expect(page.getByLabel('Número da nota')).toHaveValue('482915');
  await page.getByLabel('Número da nota').fill('482916');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('button', { name: 'Enviar venda' }).click();
  await expect(page.getByRole('heading', { name: 'Venda enviada de novo' })).toBeVisible();
  await page.getByRole('link', { name: 'Ver a venda' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nota 482916' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Envios anteriores' })).toContainText('Envio 1: nota 482915');

  await decide(auditor, sale);
  await page.reload();
  await expect(page.getByText('A auditoria conferiu a nota. Os pontos são seus.')).toBeVisible();
  await page.goto('/my-points');
  await expect(page.getByRole('region', { name: 'Saldo' }).getByRole('img', { name: '120 confirmados' })).toBeVisible();
});

test('SAL-08 CMP-02 who is not registered is told so before anything is typed, and shown the way', async ({ page, shop, signInAs }) => {
  await signInAs(await aSeller(shop, { isRegistered: false }), { to: '/insert-sales' });
  await expect(page.getByText('Falta sua inscrição')).toBeVisible();
  await page.getByRole('link', { name: 'Inscrever-me' }).click();
  await expect(page).toHaveURL(`/campaigns/${shop.campaignId}/registration`);
});

test('CMP-09 somebody who is blocked while they write a sale loses the program at once, and reads why at the log-in', async ({
  page,
  guard,
  shop,
  seller,
  signInAs,
}) => {
  guard.expectNetworkLine(/status of (400|401|403)/);
  await signInAs(seller, { to: '/sales' });
  await expect(page.getByText('Nenhuma venda ainda')).toBeVisible();

  await callAs(shop.admin, setPersonStatus, { params: { memberId: seller.memberId }, body: { status: 'blocked' } });
  await page.goto('/my-points');
  await page.getByRole('textbox').first().fill(seller.userName);
  await page.locator('input[name=password]').fill(seller.password);
  await page.locator('[type=submit]').click();

  await expect(page.getByText('Usuário bloqueado')).toBeVisible();
});

test('CMP-09 D69 somebody who is blocked in the program reads so on each of its screens, and goes on learning', async ({
  page,
  guard,
  shop,
  seller,
  signInAs,
}) => {
  guard.expectNetworkLine(/status of 409/);
  await callAs(shop.admin, setProgramStatus, { params: { memberId: seller.memberId }, body: { status: 'blocked' } });
  await signInAs(seller);
  for (const address of [
    '/campaigns',
    '/my-points',
    '/points-table',
    '/reward-store',
    '/orders',
    '/insert-sales',
    '/sales',
    '/upload-photos',
    '/level',
  ]) {
    await page.goto(address);
    await expect(page.getByText('Usuário bloqueado').first(), address).toBeVisible();
  }
  await page.goto('/online-courses');
  await expect(page.getByText('Nenhum curso ainda')).toBeVisible();
});
