import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { codeOf } from '../support/second-step.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const typeLogIn = async (page: Page, { userName, password }: { userName: string; password: string }) => {
  await page.getByLabel('E-mail, CPF ou usuário').fill(userName);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await press(page, 'Entrar');
};

test('LOG-01 ADM-02 a seller sets an app up, logs in by its code, and by a recovery code once; an administrator resets what they lost', async ({
  page,
  person,
  guard,
  signInAs,
}) => {
  guard.expectNetworkLine(/status of 400/);
  await signInAs(person, { to: '/profile' });
  await page.getByRole('link', { name: 'Duas etapas e chaves de acesso' }).click();
  await press(page, 'Ativar aplicativo');
  await page.getByLabel('Senha atual').fill(person.password);
  await press(page, 'Continuar');
  await expect(page.getByRole('img', { name: 'Código QR para o aplicativo' })).toBeVisible();
  await page.getByText('Não consegue ler? Digite a chave').click();
  const secret = (await page.locator('details code').innerText()).replaceAll(/\s/g, '');
  await page.getByLabel('Código que o aplicativo mostra').fill(codeOf(secret));
  await press(page, 'Ativar');
  const codes = page.getByRole('region', { name: 'Guarde seus códigos de recuperação' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const recoveryCode = await codes.getByRole('listitem').first().innerText();
  await press(page, 'Já guardei os códigos');
  await expect(page.getByText(/Ativo desde/)).toBeVisible();

  await page.goto('/logout');
  await typeLogIn(page, person);
  await expect(page.getByRole('heading', { level: 1, name: 'Confirme que é você' })).toBeVisible();
  await page.getByLabel('Código do aplicativo').fill(codeOf(secret, { ahead: 1 }));
  await press(page, 'Entrar');
  await expect(page).toHaveURL('/home');

  for (const isFirst of [true, false]) {
    await page.goto('/logout');
    await typeLogIn(page, person);
    await press(page, 'Usar um código de recuperação');
    await page.getByLabel('Código de recuperação').fill(recoveryCode.toLowerCase());
    await press(page, 'Entrar');
    if (isFirst) await expect(page).toHaveURL('/home');
    else await expect(page.getByRole('alert')).toContainText('Código incorreto');
  }
  await page.reload(); // the ticket was in memory alone
  await expect(page.getByLabel('Senha', { exact: true })).toBeVisible();

  await signInAs('admin', { to: `/console/people?search=${encodeURIComponent(person.fullName)}` });
  await page.getByRole('link', { name: person.fullName }).click();
  await press(page, 'Redefinir duas etapas');
  const dialog = page.getByRole('dialog', { name: `Redefinir a verificação em duas etapas de ${person.fullName}?` });
  await expect(dialog).toContainText('Depois disso, a senha basta para entrar.');
  await dialog.getByRole('button', { name: 'Redefinir', exact: true }).click();
  await expect(page.getByText(`A verificação em duas etapas de ${person.fullName} foi redefinida.`)).toBeVisible();
  await page.goto('/logout');
  await typeLogIn(page, person);
  await expect(page).toHaveURL('/home');
});

test('LOG-01 a seller logs in by a passkey of the device, without name and password', async ({ page, person, signInAs }) => {
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await signInAs(person, { to: '/profile/security' });
  await press(page, 'Adicionar chave de acesso');
  await page.getByLabel('Nome da chave').fill('Meu celular');
  await page.getByLabel('Senha atual').fill(person.password);
  await press(page, 'Criar neste aparelho');
  await press(page, 'Já guardei os códigos');
  await expect(page.getByText('Meu celular')).toBeVisible();

  await page.goto('/logout');
  await press(page, 'Entrar com chave de acesso');
  await expect(page).toHaveURL('/home');
});
