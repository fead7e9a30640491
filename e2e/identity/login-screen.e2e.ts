import type { Page } from '@playwright/test';
import { Site } from '@vitrine/contract/tenancy';
import { origin, otherOrigin } from '../support/api.ts';
import { test as ofOneSite } from '../support/fixtures.ts';
import { tryToEnter } from '../support/guessing.ts';
import { expect, test } from '../support/other-site.ts';

const siteOf = async (page: Page, at: string): Promise<Site> => Site.parse(await (await page.request.get(`${at}/api/v1/site`)).json());
const primaryOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--primary').trim().toUpperCase());

ofOneSite(
  'LOG-02 NAV-09 the log-in screen is drawn from the configuration of its site: on a phone the window over the form, on a desktop beside it',
  { tag: '@both' },
  async ({ page }, { project }) => {
    const { login_configuration: configuration } = await siteOf(page, origin);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(configuration.text);
    expect(await primaryOf(page)).toBe(configuration.primary);
    const logo = page.locator(`img[src="${configuration.wideLogo}"]`);
    await expect(logo).toBeVisible();
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(page.getByLabel('Idioma').getByRole('option')).toHaveText(configuration.languages.map(({ name }) => name));

    const [form, window] = [await page.getByRole('form', { name: 'Entrar' }).boundingBox(), await logo.boundingBox()];
    const width = page.viewportSize()?.width ?? 0;
    if (project.name === 'phone') {
      expect(form?.y ?? 0).toBeGreaterThan((window?.y ?? 0) + (window?.height ?? 0));
      expect(form?.width ?? 0).toBeGreaterThan(width * 0.8);
    } else {
      expect(form?.x ?? 0).toBeGreaterThan(width / 2);
      expect(form?.width ?? width).toBeLessThan(width / 2);
    }
  },
);

test('LOG-02 CLI-08 another site of the same server has its own look and words, and a person of the first one is nobody there', async ({
  page,
  person,
  guard,
}) => {
  guard.expectNetworkLine(/status of 400/);
  const { login_configuration: first } = await siteOf(page, origin);
  await page.goto(otherOrigin);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('O frio profissional explicado a quem vende para cozinhas.');
  expect(first.text).not.toBe('O frio profissional explicado a quem vende para cozinhas.');
  expect(await primaryOf(page)).toBe('#1B4965');
  expect(first.primary).not.toBe('#1B4965');

  expect((await tryToEnter(page, person.userName, person.password)).status()).toBe(400);
  await expect(page.getByText('Confira usuário e senha.')).toBeVisible();
});
