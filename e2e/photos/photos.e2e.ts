import { approvePhoto, listPhotosToAudit } from '@vitrine/contract/photos';
import type { Page } from '@playwright/test';
import { callAs } from '../support/api.ts';
import { aPhotoType, aSentPhoto, someLevels } from '../support/campaign-rooms.ts';
import { expect, test } from '../support/fixtures.ts';
import { aSale } from '../support/sales.ts';
import { aSeller } from '../support/shop.ts';
import { aPicture } from '../support/uploads.ts';

const card = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });

/** Chooses a picture from the device's files, looks at it, and sends it. */
async function takePhoto(page: Page, type: string): Promise<void> {
  await card(page, type)
    .getByRole('button', { name: `Fotografar ${type}` })
    .click();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Escolher da galeria' }).click();
  await (await choosing).setFiles({ name: 'vitrine.png', mimeType: 'image/png', buffer: Buffer.from(aPicture()) });
  await expect(page.getByRole('dialog').getByRole('img', { name: `Foto: ${type}` })).toBeVisible();
  await page.getByRole('button', { name: 'Enviar foto' }).click();
}

test('PHO-01 PHO-02 PHO-03 LVL-01 LVL-02 ERR-06 a seller photographs the store, meets a colleague’s photo, and sees points and level grow', async ({
  page,
  guard,
  shop,
  seller,
  auditor,
  signInAs,
}) => {
  test.slow(); // a day of a seller, with what others do meanwhile
  guard.expectNetworkLine(/status of 422/); // the colleague was faster
  await aPhotoType(shop, 'Vitrine');
  const kitchen = await aPhotoType(shop, 'Cozinha', 1);
  await someLevels(shop);
  await signInAs(seller, { to: '/upload-photos' });
  await expect(card(page, 'Vitrine')).toContainText('Falta.');
  await takePhoto(page, 'Vitrine');
  await expect(card(page, 'Vitrine')).toContainText('Em auditoria, +100');

  // A colleague was faster with the other display: this device hears it from the server, and says so.
  const colleague = await aSeller(shop);
  await aSentPhoto(shop, colleague, kitchen);
  await takePhoto(page, 'Cozinha');
  await expect(card(page, 'Cozinha').getByRole('alert')).toContainText('já foi enviada nesta semana');
  await card(page, 'Cozinha').getByRole('button', { name: 'Descartar' }).click();
  await expect(card(page, 'Cozinha')).toContainText('Em auditoria, +100');

  const { items } = await callAs(auditor, listPhotosToAudit, { query: {} });
  const own = items.find(({ sender }) => sender.name === seller.fullName);
  await callAs(auditor, approvePhoto, { params: { photoId: own?.id ?? '' }, body: { version: own?.version ?? 1 } });
  await page.reload();
  await expect(card(page, 'Vitrine')).toContainText('Aprovada, +100');

  await aSale(shop, seller, { invoiceNumber: '801.100' });
  await page.goto('/level');
  await expect(page.getByRole('heading', { name: 'Faltam 12 XP' })).toBeVisible();
  await aSale(shop, seller, { invoiceNumber: '801.200' });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Intermediário em análise' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Seu pedido' })).toContainText('0 de 2 notas conferidas');
  await page.goto('/inbox');
  await expect(page.getByText('Você chegou ao mínimo do nível Intermediário').first()).toBeVisible();
});
