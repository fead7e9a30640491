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

test('LOG-04 SES-02 an account that nobody linked opens nothing; once its owner linked it, it brings them in, to where they were going', async ({
  page,
  person,
  guard,
  signInAs,
}) => {
  guard.expectNetworkLine(/status of 400/);
  const arriveBy = async (name: 'o Google' | 'a Microsoft', account: string) => {
    await page.getByRole('button', { name: `Entrar com ${name}` }).click();
    await beAtProvider(page, account);
  };
  await page.goto('/');
  await arriveBy('a Microsoft', anAccount('guest.example'));
  await expect(page.getByRole('alert')).toHaveText('A empresa desta conta não tem acesso a este portal. Use a conta da sua empresa.');
  await arriveBy('o Google', person.email); // whoever's address it has
  await expect(page.getByRole('alert')).toHaveText('Sem perfil cadastrado. Verifique com o gestor da plataforma.');
  expect(new URL(page.url()).search).toBe('');

  const account = anAccount('gmail.example');
  await signInAs(person);
  await linkAccount(page, { name: 'Google', password: person.password, account });
  await expect(page.getByText('Conta ligada. Já dá para entrar com ela.')).toBeVisible();
  await page.goto('/logout');
  await expect(page.getByRole('button', { name: 'Entrar com o Google' })).toBeVisible();

  await page.goto('/online-courses');
  await arriveBy('o Google', account);
  await expect(page).toHaveURL(/\/online-courses$/);
  await expect(page.getByRole('heading', { name: 'Aprender', level: 1 })).toBeVisible();
  await page.goBack(); // the way to the provider and back holds nothing that opens anything
  expect(page.url()).not.toContain('code=');
});
