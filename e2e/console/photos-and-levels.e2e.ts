import { getPhotoToAudit } from '@vitrine/contract/photos';
import { callAs } from '../support/api.ts';
import { aPhotoType, aSentPhoto, myLevel, someLevels } from '../support/campaign-rooms.ts';
import { aManager, act, leaveFor, openInQueue, theirPage } from '../support/review-queue.ts';
import { expect, test } from '../support/fixtures.ts';
import { aSale, decide } from '../support/sales.ts';

test('PHO-01 PHO-03 LVL-03 ADM-05 an auditor decides photos by keys, and the program administrator approves a level', async ({
  page,
  browser,
  guard,
  isMobile,
  shop,
  seller,
  auditor,
  signInAs,
}) => {
  test.slow(); // two people on two desktops
  const window = await aSentPhoto(shop, seller, await aPhotoType(shop, 'Vitrine'));
  const kitchen = await aSentPhoto(shop, seller, await aPhotoType(shop, 'Cozinha', 1));
  await someLevels(shop);
  const sales = [await aSale(shop, seller, { invoiceNumber: '802.100' }), await aSale(shop, seller, { invoiceNumber: '802.200' })];
  const stateOf = async (photoId: string) => (await callAs(auditor, getPhotoToAudit, { params: { photoId } })).state;

  await signInAs(auditor, { to: '/console/photos' });
  await openInQueue(page, /Vitrine/);
  await expect(page.getByRole('img', { name: 'Vitrine em Horizonte Tatuapé' })).toBeVisible();
  await act(page, { key: 'a', name: /^A?\s*Aprovar, \+100/, isMobile });
  await expect(page.getByText('Vitrine · Horizonte Tatuapé será aprovada')).toBeVisible();
  await act(page, { key: 'u', name: 'Desfazer', isMobile });
  await act(page, { key: 'a', name: /^A?\s*Aprovar, \+100/, isMobile });
  await expect(page.getByRole('img', { name: 'Cozinha em Horizonte Tatuapé' })).toBeVisible();
  await page.getByRole('radio', { name: /Escura ou tremida/ }).check({ force: true });
  await act(page, { key: 'r', name: /^R?\s*Recusar$/, isMobile });
  await leaveFor(page, 'Auditoria');
  await expect.poll(() => stateOf(window.id)).toBe('approved');
  await expect.poll(() => stateOf(kitchen.id)).toBe('reproved');

  const theirs = await theirPage(await aManager(shop), { browser, guard, from: page, signInAs });
  await theirs.goto(new URL('/console/level-requests', page.url()).href);
  await openInQueue(theirs, seller.fullName);
  await expect(theirs.getByText('Ainda não pode ser aprovado')).toBeVisible();
  for (const sale of sales) await decide(auditor, sale);
  await theirs.reload();
  await act(theirs, { key: 'a', name: /^A?\s*Aprovar Intermediário/, isMobile });
  await leaveFor(theirs, 'Campanhas');
  await expect.poll(async () => (await myLevel(seller)).rank).toBe(2);
});
