import { aMark } from '../support/api.ts';
import { expect, test } from '../support/fixtures.ts';
import { aPerson } from '../support/people.ts';

test('ADM-02 ADM-09 an administrator sees the portal as a seller does, only looks, and ends it; their own session stays theirs', async ({
  page,
  context,
  guard,
  signInAs,
}) => {
  guard.expectNetworkLine(/status of 422/); // a reason that says nothing
  guard.expectNetworkLine(/status of 403/); // whoever only looks
  const seller = await aPerson({ fullName: `Vendedora ${aMark()}` });
  await signInAs('admin', { to: '/console/people' });
  await page.getByRole('searchbox').fill(seller.fullName);
  await page.getByRole('link', { name: seller.fullName }).click();
  await page.getByRole('button', { name: 'Ver como' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('curto');
  await dialog.getByRole('button', { name: 'Abrir o portal' }).click();
  await expect(dialog.getByText('Conte o motivo em ao menos oito letras.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Chamado 4711: não vê o curso');
  const opening = context.waitForEvent('page');
  await dialog.getByRole('button', { name: 'Abrir o portal' }).click();

  const portal = await opening;
  await expect(portal.getByRole('status').filter({ hasText: `Você vê o portal como ${seller.fullName}.` })).toBeVisible();
  await portal.reload();
  await expect(portal.getByText(`Você vê o portal como ${seller.fullName}.`)).toBeVisible();
  await portal.goto('/profile/data');
  const nickname = portal.getByRole('textbox', { name: /Apelido|Como quer/ }).first();
  await nickname.fill('Outra');
  await portal.getByRole('button', { name: 'Salvar' }).first().click();
  await expect(portal.getByText('Você vê o portal como outra pessoa: só olhar é possível.').first()).toBeVisible();
  await expect(nickname).toHaveValue('Outra');

  const closing = portal.waitForEvent('close');
  await portal.getByRole('button', { name: 'Encerrar' }).click();
  await closing;
  await page.goto('/console/people');
  await expect(page.getByRole('searchbox')).toBeVisible(); // still in, as themselves
  await page.goto('/home');
  await expect(page.getByText('Você vê o portal como')).toHaveCount(0);
});
