import { getNoticePreferences, saveNoticePreferences } from '@vitrine/contract/notices';
import { approvePhoto, listPhotosToAudit } from '@vitrine/contract/photos';
import { z } from 'zod';
import { callAs, origin } from '../support/api.ts';
import { chromiumFlags, findChromium } from '../support/browser.ts';
import { aPhotoType } from '../support/campaign-rooms.ts';
import { expect, test } from '../support/fixtures.ts';
import { appOrigin, holdPhone } from '../support/phone.ts';

const Sent = z.array(
  z.looseObject({ token: z.string(), notification: z.object({ body: z.string() }), data: z.record(z.string(), z.string()) }),
);
/** What Firebase was asked to bring to this phone. */
async function sentTo(token: string) {
  const peer = new URL(origin);
  const answered = await fetch(`http://127.0.0.1:${Number(peer.port) + 3}/sent`);
  return Sent.parse(await answered.json()).filter((message) => message.token === token);
}

// Before there is a site, the app speaks as the phone does. Its server is on this very machine, which a page of another origin has to be allowed to reach; a phone's WebView asks nobody.
test.use({
  locale: 'pt-BR',
  launchOptions: { executablePath: findChromium(), args: [...chromiumFlags, '--disable-features=LocalNetworkAccessChecks'] },
});

test('MOB-01 a seller opens the app, chooses their portal, photographs the store with the phone’s camera, and is told of the decision', async ({
  page,
  guard,
  shop,
  seller,
  auditor,
  logInAs,
  checkAccessible,
}) => {
  test.slow(); // the whole app, first in a portal that it does not know
  guard.expectNetworkLine(/ERR_NAME_NOT_RESOLVED|ERR_CONNECTION|ERR_INTERNET|Failed to load|status of 401/);
  const phone = await holdPhone(page);
  phone.token = `fcm:${seller.memberId}`;
  await aPhotoType(shop, 'Vitrine');
  const { version, preferences } = await callAs(seller, getNoticePreferences);
  await callAs(seller, saveNoticePreferences, { body: { version, preferences: { ...preferences, quiet: null } } }); // at night a push waits for the morning

  // The app belongs to no portal yet. What was typed stays until it is one.
  await page.goto(appOrigin);
  const address = page.getByRole('textbox', { name: 'Endereço do portal' });
  await address.fill('nada');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('alert')).toHaveText('Escreva um endereço, como portal.exemplo.com.br.');
  await expect(address).toHaveValue('nada');
  await checkAccessible(page);
  if (process.env.SHOTS) await page.screenshot({ path: '/tmp/mobile-portal.png' });
  await address.fill(origin);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('button', { name: 'Trocar de portal' })).toBeVisible();
  await logInAs(seller);

  // The phone is told on a tap alone.
  expect(phone.asked).not.toContain('PushNotifications.requestPermissions');
  await page.goto(`${appOrigin}/inbox`);
  const invitation = page.getByRole('region', { name: 'Avisos neste celular' });
  if (process.env.SHOTS) await page.screenshot({ path: '/tmp/mobile-inbox.png' });
  await invitation.getByRole('button', { name: 'Avisar neste celular' }).click();
  await expect(invitation).toBeHidden();
  expect(phone.asked).toContain('PushNotifications.requestPermissions');

  // The system's camera, and not the page's.
  await page.goto(`${appOrigin}/upload-photos`);
  const card = page.getByRole('listitem', { name: 'Vitrine', exact: true });
  await card.getByRole('button', { name: 'Fotografar Vitrine' }).click();
  await page.getByRole('button', { name: 'Abrir a câmera' }).click();
  await expect(page.getByRole('dialog').getByRole('img', { name: 'Foto: Vitrine' })).toBeVisible();
  await page.getByRole('button', { name: 'Enviar foto' }).click();
  await expect(card).toContainText('Em auditoria, +100');
  expect(phone.asked).toContain('Camera.takePhoto');

  // What lies in the phone's keychain brings the session back where the system took the page's storage.
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${appOrigin}/inbox`);
  await expect(page.getByRole('heading', { level: 1, name: 'Avisos' })).toBeVisible();

  // The auditor decides; the phone is told, and the notice leads to its screen.
  const { items } = await callAs(auditor, listPhotosToAudit, { query: {} });
  const own = items.find(({ sender }) => sender.name === seller.fullName);
  await callAs(auditor, approvePhoto, { params: { photoId: own?.id ?? '' }, body: { version: own?.version ?? 1 } });
  await expect
    .poll(async () => (await sentTo(phone.token)).map(({ notification }) => notification.body))
    .toEqual(['Foto aprovada: Vitrine · Horizonte Tatuapé']);
  const [told] = await sentTo(phone.token);
  await phone.emit('PushNotifications', 'pushNotificationActionPerformed', {
    actionId: 'tap',
    notification: { id: '1', data: told?.data },
  });
  await expect(page).toHaveURL(`${appOrigin}/upload-photos`);
  await expect(card).toContainText('Aprovada, +100');

  // Back is the phone's own button; at a log-out the phone forgets its name and its keychain the tokens.
  await phone.emit('App', 'backButton', { canGoBack: true });
  await expect(page).toHaveURL(`${appOrigin}/inbox`);
  await page.goto(`${appOrigin}/logout`);
  await expect(page.getByRole('button', { name: 'Trocar de portal' })).toBeVisible();
  await expect.poll(() => phone.asked).toContain('PushNotifications.unregister');
  expect([...phone.keychain.keys()].filter((key) => key.endsWith('tokens'))).toEqual([]);
});
