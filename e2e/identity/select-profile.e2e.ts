import { changePassword, passGate } from '@vitrine/contract/identity';
import { gateEditions } from '@vitrine/domain/identity';
import { callAs } from '../support/api.ts';
import { aClient } from '../support/clients.ts';
import { expect, test } from '../support/fixtures.ts';
import { aPerson } from '../support/people.ts';

test('LOG-11 a person with several profiles chooses once which one to go on with, and may come back to it', async ({ page, logInAs }) => {
  const made = await aPerson({ fullName: 'Paula Duas Lojas', roles: ['superuser'] }, { by: 'root', isNew: true });
  const person = { userName: made.userName, password: 'Duas-Lojas-2026' };
  await callAs(made, changePassword, { body: { current: made.password, password: person.password } });
  for (const gate of ['terms', 'cookies', 'onboarding'] as const)
    await callAs(person, passGate, { params: { gate }, body: { edition: gateEditions[gate] } });
  const { program } = await aClient({}, { founder: person }); // whoever founds a client is its first member

  await page.goto('/');
  await logInAs(person);
  await expect(page.getByRole('heading', { level: 1, name: 'Com qual perfil você quer entrar?' })).toBeVisible();
  await expect(page).toHaveURL('/select-profile');
  await expect(page.getByRole('button', { name: /Clube Aurora/ })).toBeVisible();
  await page.getByRole('button', { name: program }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Oi, Paula' })).toBeVisible();
  await expect(page.getByText(program).filter({ visible: true }).first()).toBeVisible();

  await page.reload(); // asked once
  await expect(page.getByRole('heading', { level: 1, name: 'Oi, Paula' })).toBeVisible();
  await page.goto('/select-profile');
  await page.getByRole('button', { name: /Clube Aurora/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Oi, Paula' })).toBeVisible();
  await expect(page.getByText(program).filter({ visible: true })).toHaveCount(0);
});
