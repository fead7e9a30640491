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

test('LOG-02 what a site switches on stands on its log-in, and what it switches off is gone: ways in, questions, support, languages, ground and colours', async ({
  page,
  changeSite,
}) => {
  const paint = (name: string) =>
    page.evaluate((one) => getComputedStyle(document.documentElement).getPropertyValue(one).trim(), `--${name}`);
  const painted = async () => [await paint('secondary'), await paint('tertiary')];
  const form = page.getByRole('form', { name: 'Entrar' });
  const foot = page.getByRole('navigation', { name: 'Sobre este portal' });
  const switched = [
    page.getByRole('link', { name: 'Criar cadastro' }),
    page.getByRole('link', { name: 'Primeiro acesso' }),
    foot.getByRole('link', { name: 'Perguntas frequentes' }),
    foot.getByRole('link', { name: 'Fale conosco' }),
    page.getByLabel('Idioma'),
  ];
  const ground = page.locator('[data-background]');

  await changeSite({
    accept_document: true,
    user_register: true,
    user_pre_register: true,
    show_public_faq: true,
    support_use: true,
    languageIds: [1, 2],
    background: 'shop_window',
  });
  await page.goto(otherOrigin);
  await expect(form.getByLabel('E-mail, CPF ou usuário')).toBeVisible();
  for (const one of switched) await expect(one).toBeVisible();
  await expect(ground).toHaveAttribute('data-background', 'shop_window');
  const before = await painted();

  await changeSite({
    accept_document: false,
    user_register: false,
    user_pre_register: false,
    show_public_faq: false,
    support_use: false,
    languageIds: [1],
    background: 'plain',
    secondary: '#7A1FA2',
    tertiary: '#8A4B00',
  });
  await page.goto(otherOrigin);
  await expect(form.getByLabel('E-mail ou usuário')).toBeVisible();
  await expect(foot.getByRole('link').first()).toBeVisible();
  for (const one of switched) await expect(one).toHaveCount(0);
  await expect(ground).toHaveAttribute('data-background', 'plain');
  const after = await painted();
  for (const [place, colour] of before.entries()) expect(after[place]).not.toBe(colour);
});
