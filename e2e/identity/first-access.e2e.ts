import { expect, test } from '../support/fixtures.ts';
import { letterTo, linkIn } from '../support/mailbox.ts';
import { anExpectedPerson } from '../support/people.ts';
import { passFirstGates } from '../support/gates.ts';

const password = 'Primeira-Entrada-9';

for (const path of ['/first_access/', '/intel-first-access']) {
  test(`LOG-09 LOG-08 by ${path} somebody who was entered beforehand finds their account and sets a password`, async ({
    page,
    guard,
    signInAs,
    checkAccessible,
  }) => {
    guard.expectNetworkLine(/status of 409/);
    const who = await anExpectedPerson();
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Primeiro acesso' })).toHaveAttribute('href', '/first_access/');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Primeiro acesso' })).toBeVisible();
    await page.getByRole('button', { name: 'Enviar link' }).click();
    await expect(page.getByLabel('E-mail, CPF ou usuário')).toHaveAccessibleDescription(/Preencha este campo/);
    await checkAccessible(page);
    await page.getByLabel('E-mail, CPF ou usuário').fill(path === '/first_access/' ? who.document : who.email);
    await page.getByRole('button', { name: 'Enviar link' }).click();
    await expect(page.getByRole('status')).toContainText('Se há um cadastro com esses dados');
    await checkAccessible(page);

    const link = linkIn(await letterTo(who.email));
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: 'Criar sua senha' })).toBeVisible();
    await expect(page).toHaveURL('/set-password');
    await expect(page.getByText(`Para o usuário ${who.userName}.`)).toBeVisible();
    await page.getByLabel('Nova senha', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Salvar senha' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Senha criada' })).toBeVisible();
    await page.getByRole('link', { name: 'Ir para a entrada' }).click();
    await signInAs({ userName: who.userName, password });
    await passFirstGates(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Oi, Estela' })).toBeVisible();

    await page.goto(link);
    await expect(page.getByRole('alert')).toHaveText('Este link já foi usado. Peça um novo.');
  });
}

test('LOG-09 D64 who is not known, and who has a password already, is answered as everybody is', async ({ page, person }) => {
  for (const login of ['ninguem-com-este-nome', person.email]) {
    await page.goto('/first_access/');
    await page.getByLabel('E-mail, CPF ou usuário').fill(login);
    await page.getByRole('button', { name: 'Enviar link' }).click();
    await expect(page.getByRole('status')).toContainText('Se há um cadastro com esses dados');
  }
  expect(await letterTo(person.email)).toContain('já tem senha: você pode entrar com ela');
});
