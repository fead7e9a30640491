import type { Page } from '@playwright/test';
import { listCertificates } from '@vitrine/contract/certificates';
import { listCourses } from '@vitrine/contract/learning';
import { callAs } from '../support/api.ts';
import { expect, test } from '../support/fixtures.ts';
import { aPerson } from '../support/people.ts';
import { onlyInSource } from '../support/texts.ts';

const languages = [
  { id: 1, locale: 'pt-BR', enter: 'Entrar', hello: 'Oi, Pessoa' },
  { id: 2, locale: 'en-US', enter: 'Log in', hello: 'Hi, Pessoa' },
  { id: 3, locale: 'es-ES', enter: 'Entrar', hello: 'Hola, Pessoa' },
  { id: 4, locale: 'fr-FR', enter: 'Se connecter', hello: 'Bonjour Pessoa' },
] as const;

/** Everything that is said on the screen, to eyes and to readers. */
const saidOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const attributes = ['aria-label', 'placeholder', 'title', 'alt'];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest('script, style')) texts.push(node.textContent ?? '');
    for (const element of document.querySelectorAll('*')) texts.push(...attributes.map((name) => element.getAttribute(name) ?? ''));
    return texts.map((text) => text.trim()).filter(Boolean);
  });

for (const { id, locale, hello } of languages) {
  test(`I18-01 log-in, home, courses and a course speak ${locale}, with no key and no word of another language`, async ({
    page,
    signInAs,
  }) => {
    const person = await aPerson({ languageId: id });
    const { items } = await callAs(person, listCourses, { query: {} });
    const foreign = onlyInSource(locale);
    const check = async () => {
      await expect(page.getByRole('status', { name: /^(Carregando|Loading|Cargando|Chargement)/ })).toHaveCount(0);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      const said = await saidOn(page);
      expect(
        said.filter((text) => /^[a-z_]+(\.[a-z_]+)+$/.test(text) || text.includes('{{')),
        `keys on ${page.url()}`,
      ).toEqual([]);
      expect(
        said.filter((text) => foreign.has(text)),
        `Portuguese on ${page.url()}`,
      ).toEqual([]);
    };
    await page.goto(`/?locale=${locale}`);
    await expect(page.getByRole('form')).toBeVisible();
    await check();

    await signInAs(person);
    await page.goto('/home');
    await expect(page.getByRole('heading', { level: 1, name: hello })).toBeVisible();
    await check();
    for (const address of ['/online-courses', `/online-courses/${items[0]?.id}`, '/certificates', '/profile']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await check();
    }
  });
}

test('I18-02 the locale parameter matches by the part before the dash, and the first language stands for others', async ({ page }) => {
  for (const [asked, lang] of [
    ['en', 'en-US'],
    ['es-MX', 'es-ES'],
    ['fr-CA', 'fr-FR'],
    ['de', 'pt-BR'],
  ] as const) {
    await page.goto(`/?locale=${asked}`);
    await expect(page.getByRole('form')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
  }
});

test('I18-03 a day is written in the order of the language', async ({ page }) => {
  const { items } = await callAs('seller', listCertificates, { query: {} });
  const [certificate] = items;
  if (!certificate) throw new Error('the first learner of the demo has a certificate');
  const day = Number(certificate.issuedOn.slice(8));
  const year = certificate.issuedOn.slice(0, 4);
  for (const [locale, words] of [
    ['pt-BR', new RegExp(`^${day} de \\p{L}+ de ${year}$`, 'u')],
    ['en-US', new RegExp(`^\\p{L}+ ${day}, ${year}$`, 'u')],
    ['es-ES', new RegExp(`^${day} de \\p{L}+ de ${year}$`, 'u')],
  ] as const) {
    await page.goto(`/certificates/verify/${certificate.code}?locale=${locale}`);
    await expect(page.getByRole('definition').filter({ hasText: year })).toHaveText(words);
  }
});
