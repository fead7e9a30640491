import type { Page } from '@playwright/test';
import { Site } from '@vitrine/contract/tenancy';
import { origin, otherOrigin } from '../support/api.ts';
import { expect, test } from '../support/other-site.ts';

const siteOf = async (page: Page, at: string): Promise<Site> => Site.parse(await (await page.request.get(`${at}/api/v1/site`)).json());
const colourOf = (page: Page, name: string) =>
  page.evaluate((property) => getComputedStyle(document.documentElement).getPropertyValue(property).trim().toUpperCase(), name);

test('LOG-02 the log-in screen is drawn from the configuration of its site', async ({ page, checkAccessible }) => {
  const { login_configuration: configuration } = await siteOf(page, origin);
  await page.goto('/');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(configuration.text);
  expect(await colourOf(page, '--primary')).toBe(configuration.primary);
  const logo = page.locator(`img[src="${configuration.wideLogo}"]`);
  await expect(logo).toBeVisible();
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByLabel('Idioma').getByRole('option')).toHaveText(configuration.languages.map(({ name }) => name));
  await expect(page.getByLabel('E-mail, CPF ou usuário')).toBeVisible();
  await checkAccessible(page);
});

test('LOG-02 another site of the same server shows its own look and words', async ({ page, checkAccessible }) => {
  await page.goto('/');
  const [text, primary] = [await page.getByRole('heading', { level: 1 }).textContent(), await colourOf(page, '--primary')];

  await page.goto(otherOrigin);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('O frio profissional explicado a quem vende para cozinhas.');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(text ?? '');
  expect(await colourOf(page, '--primary')).toBe('#1B4965');
  expect(await colourOf(page, '--primary')).not.toBe(primary);
  await checkAccessible(page);
});

test('LOG-02 CLI-08 a person of one site is nobody on the other', async ({ page, person, guard }) => {
  guard.expectNetworkLine(/status of 400/);
  await page.goto(otherOrigin);

  await page.getByLabel('E-mail, CPF ou usuário').fill(person.userName);
  await page.getByLabel('Senha', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();

  await expect(page.getByText('Confira usuário e senha.')).toBeVisible();
});

test('LOG-02 the language of the screen changes at once and stays', async ({ page }) => {
  await page.goto('/');

  await page.getByLabel('Idioma').selectOption('en-US');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learn in minutes, sell better and turn your points into rewards.');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learn in minutes, sell better and turn your points into rewards.');
});
