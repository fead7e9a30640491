import { checkIn } from '@vitrine/contract/events';
import { dayIn, timeIn } from '@vitrine/domain/kernel';
import { callAs } from '../support/api.ts';
import { raiseLevel } from '../support/campaign-rooms.ts';
import { expect, test } from '../support/fixtures.ts';
import { aManager } from '../support/review-queue.ts';
import { zone } from '../support/shop.ts';

test('EVT-01 EVT-02 ADM-04 an organizer writes an event, publishes it, shows its code at the door, and sees who arrives', async ({
  page,
  shop,
  seller,
  auditor,
  signInAs,
}) => {
  const manager = await aManager(shop);
  await raiseLevel(shop, { seller, auditor, manager });
  const begins = new Date(Date.now() + 10 * 60_000).toISOString();
  await signInAs(manager, { to: '/console/events?open=new' });
  const form = page.getByRole('form', { name: 'Novo evento' });
  await form.getByLabel('Nome').fill('Noite da Geladeira');
  await form.getByLabel('Dia', { exact: true }).fill(dayIn(zone, begins));
  await form.getByLabel('Começa às').fill(timeIn(zone, begins));
  await form.getByLabel('Termina às').fill(timeIn(zone, new Date(Date.parse(begins) + 3_600_000).toISOString()));
  await form.getByLabel('Fuso horário').selectOption(zone);
  await form.getByLabel('Lugar').fill('Loja Horizonte');
  await page.getByRole('button', { name: 'Novo evento' }).click();
  await expect(page.getByText('Evento criado.')).toBeVisible();
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await page.getByRole('link', { name: 'Abrir a tela da porta' }).click();

  const stage = page.getByRole('region', { name: 'Código para o telão' });
  await expect(stage.getByRole('img', { name: 'QR code do check-in' })).toBeVisible();
  const shown = stage.getByText(/^\d{3} \d{3}$/);
  const code = (await shown.textContent()) ?? '';
  const [, eventId = ''] = /events\/([^/]+)\/door/.exec(page.url()) ?? [];
  const arrivals = page.getByRole('region', { name: 'Chegadas' });
  await expect(arrivals.getByText('Ninguém chegou ainda. Mostre o telão.')).toBeVisible();
  await callAs(seller, checkIn, { params: { eventId }, body: { way: 'digits', code, scannedAt: new Date().toISOString() } });
  await expect(arrivals.getByText(seller.fullName)).toBeVisible();
  await expect(arrivals.getByRole('tab', { name: 'Chegaram 1' })).toBeVisible();

  await arrivals.getByRole('button', { name: 'Trocar código' }).click();
  await expect(shown).not.toHaveText(code);
});
