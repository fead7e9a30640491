import { getLoginConfiguration, saveLoginConfiguration } from '@vitrine/contract/tenancy';
import { callAs } from '../support/api.ts';
import { expect, test } from '../support/fixtures.ts';
import { anAccount, beAtProvider, linkAccount, registerAtProviders } from '../support/providers.ts';

/** The site offers both, registered at the providers that run beside the server. */
test.beforeAll(async () => {
  await registerAtProviders('admin');
  const { version, configuration } = await callAs('admin', getLoginConfiguration, {});
  if (configuration.show_azure_login_btn && configuration.social_auth.length > 0) return;
  const offered = { ...configuration, show_azure_login_btn: true, social_auth: ['google' as const] };
  await callAs('admin', saveLoginConfiguration, { body: { version, configuration: offered } }).catch(() => undefined);
});

test('LOG-04 SES-02 a person links their Google account, leaves, and comes back in by it, to where they were going', async ({
  page,
  person,
  signInAs,
  checkAccessible,
}) => {
  const account = anAccount('gmail.example');
  await signInAs(person);
  await linkAccount(page, { name: 'Google', password: person.password, account });
  await expect(page.getByText('Conta ligada. Já dá para entrar com ela.')).toBeVisible();
  await checkAccessible(page);
  await page.goto('/logout');
  await expect(page.getByRole('button', { name: 'Entrar com o Google' })).toBeVisible();
  await checkAccessible(page);

  await page.goto('/online-courses');
  await page.getByRole('button', { name: 'Entrar com o Google' }).click();
  await beAtProvider(page, account);

  await expect(page).toHaveURL(/\/online-courses$/);
  await expect(page.getByRole('heading', { name: 'Aprender', level: 1 })).toBeVisible();
  await page.goBack(); // the way to the provider and back holds nothing that opens anything
  expect(page.url()).not.toContain('code=');
});

test('LOG-04 an account that nobody linked is no profile, whoever’s address it has', async ({ page, person, guard, checkAccessible }) => {
  guard.expectNetworkLine(/status of 400/);
  await page.goto('/');
  await page.getByRole('button', { name: 'Entrar com o Google' }).click();
  await beAtProvider(page, person.email);

  await expect(page.getByRole('alert')).toHaveText('Sem perfil cadastrado. Verifique com o gestor da plataforma.');
  await expect(page.getByLabel('Senha', { exact: true })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await checkAccessible(page);
});

test('LOG-04 people of another company are refused by Microsoft’s way, and those of this one are not', async ({
  page,
  person,
  signInAs,
  guard,
}) => {
  guard.expectNetworkLine(/status of 400/);
  await page.goto('/');
  await page.getByRole('button', { name: 'Entrar com a Microsoft' }).click();
  await beAtProvider(page, anAccount('guest.example'));
  await expect(page.getByRole('alert')).toHaveText('A empresa desta conta não tem acesso a este portal. Use a conta da sua empresa.');

  const account = anAccount('empresa.example');
  await signInAs(person);
  await linkAccount(page, { name: 'Microsoft', password: person.password, account });
  await page.goto('/logout');
  await page.getByRole('button', { name: 'Entrar com a Microsoft' }).click();
  await beAtProvider(page, account);
  await expect(page).toHaveURL(/\/home$/);
});

test('LOG-04 whoever changes their mind at the provider reads so and may try again', async ({ page, guard }) => {
  guard.expectNetworkLine(/status of 400/);
  await page.goto('/');
  await page.getByRole('button', { name: 'Entrar com o Google' }).click();
  await beAtProvider(page, undefined);
  await expect(page.getByRole('alert')).toHaveText('Você voltou sem entrar. Tente de novo ou entre com a senha.');
  await page.getByRole('button', { name: 'Entrar com o Google' }).click();
  await expect(page.getByRole('heading', { name: 'Provedor de ensaio' })).toBeVisible();
});

test('LOG-04 nobody is logged in by an address that somebody else came back with', async ({ page, browser, guard }) => {
  guard.expectNetworkLine(/status of 400/);
  const attacker = await browser.newPage();
  const lure = attacker.waitForRequest(/\/login-return\/google\?/).then((request) => request.url());
  await attacker.route(/\/login-return\//, (route) => route.abort());
  await attacker.goto('/');
  await attacker.getByRole('button', { name: 'Entrar com o Google' }).click();
  await beAtProvider(attacker, anAccount('gmail.example')).catch(() => undefined);

  await page.goto(await lure);
  await expect(page.getByRole('alert')).toHaveText('Esta entrada não vale mais, ou começou em outro navegador. Comece de novo por aqui.');
  await attacker.close();
});
