import { expect, test } from '../support/fixtures.ts';
import { passFirstGates } from '../support/gates.ts';
import { emailTo, linkIn } from '../support/mailbox.ts';
import { anExpectedPerson } from '../support/people.ts';

const password = 'Primeira-Entrada-9';

test('LOG-09 LOG-08 D64 somebody who was entered beforehand finds their account, sets a password by an e-mail and comes in; who is not known reads the same words', async ({
  page,
  guard,
}) => {
  guard.expectNetworkLine(/status of 409/); // the link, once more
  const who = await anExpectedPerson();
  await page.goto('/');
  await page.getByRole('link', { name: 'Primeiro acesso' }).click();
  await expect(page).toHaveURL('/first_access/');
  const ask = async (login: string) => {
    await expect(page.getByRole('heading', { level: 1, name: 'Primeiro acesso' })).toBeVisible();
    await page.getByLabel('E-mail, CPF ou usuário').fill(login);
    await page.getByRole('button', { name: 'Enviar link' }).click();
    await expect(page.getByRole('status')).toContainText('Se há um cadastro com esses dados');
    return page.getByRole('status').innerText();
  };
  const told = await ask('ninguem-com-este-nome');
  await page.goto('/intel-first-access'); // its other address
  expect(await ask(who.document)).toBe(told);

  const link = linkIn(await emailTo(who.email));
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Criar sua senha' })).toBeVisible();
  await expect(page).toHaveURL('/set-password');
  await expect(page.getByText(`Para o usuário ${who.userName}.`)).toBeVisible();
  await page.getByLabel('Nova senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Salvar senha' }).click();
  await passFirstGates(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Oi, Estela' })).toBeVisible();

  await page.goto(link);
  await expect(page.getByRole('alert')).toHaveText('Este link já foi usado. Peça um novo.');
});
