import { listDecisions } from '@vitrine/contract/audit';
import { callAs } from '../support/api.ts';
import { aPhotoType, aSentPhoto } from '../support/campaign-rooms.ts';
import { act, leaveFor, openInQueue } from '../support/review-queue.ts';
import { expect, test } from '../support/fixtures.ts';
import { aSale } from '../support/sales.ts';

test('ADM-05 PHO-01 SAL-06 an auditor’s hour: from one place to the riskiest sale and on to the photos, and each decision stands there with a name', async ({
  page,
  isMobile,
  shop,
  seller,
  auditor,
  signInAs,
}) => {
  await aSale(shop, seller, { invoiceNumber: '901.100' });
  await aSentPhoto(shop, seller, await aPhotoType(shop, 'Vitrine'));
  await signInAs(auditor, { to: '/console/audit' });
  const queues = page.getByRole('list', { name: 'Filas' });
  await expect(queues.getByRole('link', { name: /^Vendas/ })).toContainText('1');
  await queues.getByRole('link', { name: /^Vendas/ }).click();
  await openInQueue(page, seller.fullName);
  await expect(page.getByText('Reservada para você')).toBeAttached();
  await act(page, { key: 'a', name: /^A?\s*Aprovar \+/, isMobile });
  await expect(page.getByText(`Aprovar a nota 901.100 · ${seller.fullName}`)).toBeVisible();

  await page.getByRole('navigation', { name: 'Filas' }).getByRole('link', { name: 'Fotos 1' }).click();
  await openInQueue(page, /Vitrine/);
  await expect(page.getByRole('img', { name: 'Vitrine em Horizonte Tatuapé' })).toBeVisible();
  await act(page, { key: 'a', name: /^A?\s*Aprovar, \+100/, isMobile });
  await leaveFor(page, 'Auditoria');

  await expect.poll(async () => (await callAs(auditor, listDecisions, { query: { show: 'mine' } })).items.length).toBe(2);
  await page.reload();
  const decisions = page.getByRole('list', { name: 'Quem decidiu o quê' });
  await expect(decisions.getByRole('link', { name: 'Nota 901.100' })).toBeVisible();
  await expect(decisions.getByRole('link', { name: 'Foto: Vitrine' })).toBeVisible();
  await expect(decisions.getByText(auditor.fullName).first()).toBeVisible();
  await expect(page.getByText('2 decisões suas hoje')).toBeVisible();
});
