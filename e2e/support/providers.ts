/** Log-in by accounts from outside: a site that is registered at the providers beside the server, and what a person does there (LOG-04). */
import { expect, type Page } from '@playwright/test';
import { listLogInProviders, saveLogInProvider } from '@vitrine/contract/identity';
import { callAs, type Who } from './api.ts';

const company = '11111111-1111-4111-8111-111111111111';
let serial = 0;

/** An account that nobody has linked yet; one that has `guest` in it is of another company. */
export const anAccount = (at: string) => `conta-${Date.now()}-${(serial += 1)}@${at}`;

/** Registers the site of this administrator at both; once is enough. */
export async function registerAtProviders(admin: Who): Promise<void> {
  const { items } = await callAs(admin, listLogInProviders, {});
  for (const { provider, version } of items)
    if (version === 0) {
      const settings = { clientId: 'vitrine', secret: 'only-on-this-machine', tenants: provider === 'azure' ? [company] : [] };
      await callAs(admin, saveLogInProvider, { params: { provider }, body: { version, settings } }).catch(() => undefined); // the other project was first
    }
}

/** At the provider: who it is, or that they do not want to. */
export async function beAtProvider(page: Page, account: string | undefined): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Provedor de ensaio' })).toBeVisible();
  if (account === undefined) return page.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByLabel('Conta').fill(account);
  await page.getByRole('button', { name: 'Continuar' }).click();
}

type Link = { name: 'Google' | 'Microsoft'; password: string; account: string; at?: string };

/** Links an account as people do: in the profile, by their password; `at` is the site, where it is not the first one. */
export async function linkAccount(page: Page, { name, password, account, at = '' }: Link): Promise<void> {
  await page.goto(`${at}/profile`);
  await page.getByRole('link', { name: 'Outras formas de entrar' }).click();
  await page.getByRole('button', { name: `Ligar ${name}` }).click();
  await page.getByLabel('Senha do portal').fill(password);
  await page.getByRole('button', { name: `Continuar em ${name}` }).click();
  await beAtProvider(page, account);
  await expect(page.getByText(`Ligada: ${account}`)).toBeVisible();
}
