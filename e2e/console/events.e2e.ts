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

test('VAL-13 EVT-01 an organizer makes an event come again on Tuesdays and Thursdays, sees the dates first, publishes all of them and calls the later ones off', async ({
  page,
  shop,
  signInAs,
}) => {
  const manager = await aManager(shop);
  await signInAs(manager, { to: '/console/events?open=new' });
  const form = page.getByRole('form', { name: 'Novo evento' });
  await form.getByLabel('Nome').fill('Clube da câmera');
  await form.getByLabel('Dia', { exact: true }).fill('2037-03-31'); // a Tuesday
  await form.getByLabel('Começa às').fill('19:00');
  await form.getByLabel('Termina às').fill('20:30');
  await form.getByLabel('Fuso horário').selectOption('America/Santiago');
  await form.getByLabel('Lugar').fill('Loja Horizonte');
  await page.getByRole('button', { name: 'Novo evento' }).click();
  await page.getByRole('button', { name: 'Repetir', exact: true }).click();

  const dialog = page.getByRole('dialog');
  const dates = dialog.getByRole('region', { name: 'Datas' });
  await expect(dates.getByRole('listitem')).toHaveCount(4);
  await dialog.getByLabel('quinta-feira').check();
  // The clock there is put back on the fifth of April: the hours of the place stay.
  await expect(dates.getByRole('listitem')).toHaveText([
    'terça-feira, 31 de março, 19:00–20:30',
    'quinta-feira, 2 de abril, 19:00–20:30',
    'terça-feira, 7 de abril, 19:00–20:30',
    'quinta-feira, 9 de abril, 19:00–20:30',
  ]);
  await dialog.getByLabel('Quantas vezes').fill('0');
  await expect(dialog.getByRole('button', { name: 'Criar datas' })).toBeDisabled();
  await dialog.getByLabel('Quantas vezes').fill('4');
  await dialog.getByRole('button', { name: 'Criar 4 datas' }).click();

  const series = page.getByRole('region', { name: 'Datas desta série' });
  await expect(series.getByRole('listitem')).toHaveCount(4);
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await dialog.getByLabel('Esta e mais 3 que ainda não começaram').check();
  await dialog.getByRole('button', { name: 'Publicar' }).click();
  await expect(series.getByText('Publicado')).toHaveCount(4);

  await series.getByRole('link', { name: /^terça-feira, 7 de abril/ }).click();
  await expect(series.locator('[aria-current=true]')).toHaveText(/^terça-feira, 7 de abril/);
  await page.getByRole('button', { name: 'Cancelar o evento' }).click();
  await dialog.getByLabel('Esta e mais 1 que ainda não começou').check();
  await dialog.getByLabel('Motivo').fill('Reforma da loja');
  await dialog.getByRole('button', { name: 'Cancelar de vez' }).click();
  await expect(series.getByText('Cancelado')).toHaveCount(2);
  await expect(series.getByText('Publicado')).toHaveCount(2);
});
