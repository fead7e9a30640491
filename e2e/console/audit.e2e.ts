import { getSaleToAudit } from '@vitrine/contract/sales';
import { callAs, type Who } from '../support/api.ts';
import { aColleague, act, leaveFor, openInQueue, theirPage } from '../support/review-queue.ts';
import { expect, test } from '../support/fixtures.ts';
import { aSale, decide } from '../support/sales.ts';

const stateOf = async (auditor: Who, saleId: string) => (await callAs(auditor, getSaleToAudit, { params: { saleId } })).sale.state;
const approve = { key: 'a', name: /^A?\s*Aprovar \+/ };

test('ADM-05 SAL-06 D37 a sale is kept from a second auditor, approved, undone and approved again', async ({
  page,
  browser,
  guard,
  isMobile,
  shop,
  seller,
  auditor,
  signInAs,
}) => {
  test.slow(); // two people, and what each sees of the other
  const { id: saleId } = await aSale(shop, seller, { invoiceNumber: '700.100' });
  await signInAs(auditor, { to: '/console/sales' });
  await openInQueue(page, seller.fullName);

  // The photo and the facts, both in sight, whatever the screen.
  const photo = page.getByRole('img', { name: 'Foto da nota 700.100' });
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  await expect(photo).toBeInViewport();
  await expect(page.getByText('Número digitado')).toBeInViewport();
  await expect(page.getByRole('button', approve)).toBeInViewport();
  await page.getByRole('button', { name: 'Aproximar' }).click();
  await page.getByRole('button', { name: 'Girar' }).click();
  await expect(photo).toHaveAttribute('style', /rotate\(90deg\) scale\(1\.5\)/);
  await expect(page.getByText('Reservada para você')).toBeAttached();

  const theirs = await theirPage(await aColleague(shop), { browser, guard, from: page, signInAs });
  await theirs.goto(new URL(`/console/sales?open=${saleId}`, page.url()).href);
  await expect(theirs.getByText('Rita Alves está auditando esta venda')).toBeVisible();
  await expect(theirs.getByRole('button', approve)).toHaveCount(0);

  const snackbar = page.getByText(`Aprovar a nota 700.100 · ${seller.fullName}`);
  await act(page, { ...approve, isMobile });
  await expect(snackbar).toBeVisible();
  await expect(page.getByText('Enviada em 10 segundos. Sair da página envia agora.')).toBeVisible();
  expect(await stateOf(auditor, saleId)).toBe('under_audit');
  await act(page, { key: 'u', name: 'Desfazer', isMobile });
  await expect(snackbar).toBeHidden();
  await expect(photo).toBeVisible();
  await act(page, { ...approve, isMobile });
  await expect(snackbar).toBeVisible();
  await leaveFor(page, 'Auditoria');
  await expect.poll(() => stateOf(auditor, saleId)).toBe('approved');

  await theirs.reload();
  await expect(theirs.getByText(/^Rita Alves aprovou em /)).toBeVisible();
  await expect(theirs.getByRole('button', approve)).toHaveCount(0);
});

test('ADM-05 D40 a decision is sent once, though its tab is closed within the ten seconds', async ({
  page,
  isMobile,
  shop,
  seller,
  auditor,
  signInAs,
}) => {
  const { id: saleId, version } = await aSale(shop, seller, { invoiceNumber: '700.200' });
  await signInAs(auditor, { to: `/console/sales?open=${saleId}` });
  await act(page, { ...approve, isMobile });
  await expect(page.getByText(`Aprovar a nota 700.200 · ${seller.fullName}`)).toBeVisible();
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => stateOf(auditor, saleId)).toBe('approved');
  const { sale } = await callAs(auditor, getSaleToAudit, { params: { saleId } });
  expect(sale.version).toBe(version + 1);
});

test('ADM-05 SAL-06 several sales are refused with one reason; a colleague was faster with one, and that is told', async ({
  page,
  isMobile,
  guard,
  shop,
  seller,
  auditor,
  signInAs,
}) => {
  guard.expectNetworkLine(/status of 409/);
  const sales = await Promise.all(['700.301', '700.302', '700.303'].map((invoiceNumber) => aSale(shop, seller, { invoiceNumber })));
  await page.clock.install();
  await signInAs(auditor, { to: '/console/sales' });
  for (const { invoiceNumber } of sales)
    await page.getByRole('checkbox', { name: `Selecionar a nota ${invoiceNumber} de ${seller.fullName}` }).check();
  await act(page, { key: 'd', name: 'Decidir a seleção', isMobile });
  await expect(page.getByRole('heading', { name: '3 vendas na seleção' })).toBeVisible();
  await expect(page.getByText('Recusar: 360 voltam de 1 pessoa.')).toBeVisible();
  const refuse = { key: 'r', name: 'Recusar 3' };
  await act(page, { ...refuse, isMobile });
  await expect(page.getByText('Escolha o motivo antes de recusar.')).toBeVisible();
  await page.getByRole('radio', { name: 'Nota repetida' }).check();
  await act(page, { ...refuse, isMobile });
  await expect(page.getByText('Recusar 3 vendas')).toBeVisible();
  const faster = sales[1];
  if (!faster) throw new Error('three sales were reported');
  await decide(await aColleague(shop), faster);

  await page.clock.fastForward(11_000); // ten seconds in which it can be undone
  await expect(page.getByText('2 de 3 decisões gravadas')).toBeVisible();
  await page.getByRole('link', { name: `${faster.invoiceNumber} · ${seller.fullName}` }).click();
  await expect(page.getByText(/^Bruna Prado aprovou em /)).toBeVisible();
  expect(await Promise.all(sales.map(({ id }) => stateOf(auditor, id)))).toEqual(['reproved', 'approved', 'reproved']);
});
