import { getCheckInCodes } from '@vitrine/contract/events';
import { callAs } from '../support/api.ts';
import { raiseLevel } from '../support/campaign-rooms.ts';
import { anOpenEvent } from '../support/events.ts';
import { expect, test } from '../support/fixtures.ts';
import { aManager } from '../support/review-queue.ts';

test('EVT-01 EVT-02 EVT-03 a seller reads which level an event asks for, says yes once it is reached, checks in at the door by its code, and has the points once', async ({
  page,
  guard,
  shop,
  seller,
  auditor,
  signInAs,
}) => {
  guard.expectNetworkLine(/status of 422/); // the wrong code
  const eventId = await anOpenEvent(shop);
  await signInAs(seller, { to: '/events' });
  await page
    .getByRole('main')
    .getByRole('link', { name: /Encontro de Criadores/ })
    .click();
  await expect(page.getByText('só para Intermediário; falta um nível')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Fazer check-in' })).toHaveCount(0);

  await raiseLevel(shop, { seller, auditor, manager: await aManager(shop) });
  await page.reload();
  await page.getByRole('button', { name: 'Eu vou', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Não vou', exact: true })).toBeVisible();
  await expect(page.getByText('47 vagas')).toBeVisible();
  await page.getByRole('link', { name: 'Fazer check-in' }).click();
  await expect(page.getByRole('heading', { name: 'Digite o código do telão' })).toBeVisible();

  const { digits } = await callAs(shop.admin, getCheckInCodes, { params: { eventId } });
  const type = async (code: string) => {
    for (const digit of code) await page.getByRole('button', { name: digit, exact: true }).click();
    await page.getByRole('button', { name: 'Confirmar', exact: true }).click();
  };
  const right = digits ?? '';
  await type(String((Number(right) + 1) % 1_000_000).padStart(6, '0'));
  await expect(page.getByRole('alert')).toContainText('Código inválido');
  await type(right);
  await expect(page.getByRole('heading', { name: 'Presença confirmada' })).toBeVisible();
  await expect(page.getByText('+60')).toBeVisible();
  await page.getByRole('link', { name: 'Ver meus pontos' }).click();
  await expect(page).toHaveURL(/\/my-points/);
  await expect(page.getByRole('main').getByText('Encontro de Criadores')).toHaveCount(1);

  await page.goto(`/events/${eventId}`);
  await expect(page.getByText(/^Presença em/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Fazer check-in' })).toHaveCount(0);
});
