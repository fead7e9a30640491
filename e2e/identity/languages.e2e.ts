import type { Page } from '@playwright/test';
import { listCertificates } from '@vitrine/contract/certificates';
import { listDevices, saveMe } from '@vitrine/contract/identity';
import { listCourses } from '@vitrine/contract/learning';
import type { Locale } from '@vitrine/domain/kernel';
import { callAs } from '../support/api.ts';
import { expect, test } from '../support/fixtures.ts';
import { aPerson } from '../support/people.ts';
import { onlyInSource } from '../support/texts.ts';

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

test('I18-01 the portal speaks the language of its person, with no key and no word of another language; another one is there at once', async ({
  page,
  logInAs,
}) => {
  const person = await aPerson({ languageId: 4 });
  const { items } = await callAs(person, listCourses, { query: {} });
  const check = async (locale: Locale) => {
    const foreign = onlyInSource(locale);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByRole('status', { name: /^(Carregando|Loading|Cargando|Chargement)/ })).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    const said = await saidOn(page);
    const keys = said.filter((text) => /^[a-z_]+(\.[a-z_]+)+$/.test(text) || text.includes('{{'));
    expect(keys, `keys on ${page.url()}`).toEqual([]);
    expect(
      said.filter((text) => foreign.has(text)),
      `Portuguese on ${page.url()}`,
    ).toEqual([]);
  };
  await page.goto('/?locale=fr-FR');
  await expect(page.getByRole('form')).toBeVisible();
  await check('fr-FR');
  await logInAs(person);
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Pessoa' })).toBeVisible();
  await check('fr-FR');
  for (const address of ['/online-courses', `/online-courses/${items[0]?.id}`, '/certificates', '/profile']) {
    await page.goto(address);
    await check('fr-FR');
  }
  for (const [before, id, locale, hello] of [
    ['Langue', 2, 'en-US', 'Hi, Pessoa'],
    ['Language', 3, 'es-ES', 'Hola, Pessoa'],
  ] as const) {
    await page.goto('/profile');
    await page.getByLabel(before, { exact: true }).selectOption(String(id));
    await check(locale);
    await page.goto('/home');
    await expect(page.getByRole('heading', { level: 1, name: hello })).toBeVisible();
    await check(locale);
  }
});

test('I18-02 I18-03 LOG-02 a visitor reads the language that they ask for or choose, and days in its order; the first language stands for others', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  for (const [asked, lang] of [
    ['es-MX', 'es-ES'],
    ['de', 'pt-BR'],
  ] as const) {
    await page.goto(`/?locale=${asked}`);
    await expect(page.getByRole('form')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
  }
  await page.getByLabel('Idioma').selectOption('en-US');
  await expect(heading).toHaveText('Learn in minutes, sell better and turn your points into rewards.');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await page.goto('/'); // without the word in the address
  await expect(heading).toHaveText('Learn in minutes, sell better and turn your points into rewards.');

  const { items } = await callAs('seller', listCertificates, { query: {} });
  const [certificate] = items;
  if (!certificate) throw new Error('the first learner of the demo has a certificate');
  const day = Number(certificate.issuedOn.slice(8));
  const year = certificate.issuedOn.slice(0, 4);
  for (const [locale, words] of [
    ['pt-BR', new RegExp(`^${day} de \\p{L}+ de ${year}$`, 'u')],
    ['en-US', new RegExp(`^\\p{L}+ ${day}, ${year}$`, 'u')],
  ] as const) {
    await page.goto(`/certificates/verify/${certificate.code}?locale=${locale}`);
    await expect(page.getByRole('definition').filter({ hasText: year })).toHaveText(words);
  }
});

test('I18-03 an instant says day, month and 24 hours in Portuguese and Spanish, month and day in English and French', async ({
  page,
  person,
  signInAs,
}) => {
  await signInAs(person);
  for (const [languageId, written] of [
    [1, (day: string, month: string) => `${day}/${month}, 14:05`],
    [2, (day: string, month: string) => `${month}/${day}, 02:05 PM`],
    [3, (day: string, month: string) => `${day}/${month}, 14:05`],
    [4, (day: string, month: string) => `${month}/${day} 14:05`],
  ] as const) {
    await callAs(person, saveMe, { body: { languageId } });
    const { items } = await callAs(person, listDevices, {});
    const at = await page.evaluate(() => {
      const when = new Date(2026, 10, 23, 14, 5); // in the zone of this browser
      return when.toISOString();
    });
    await page.route(`**${listDevices.path}`, (route) =>
      route.fulfill({ json: { items: items.map((device) => ({ ...device, lastSeenAt: at, beganAt: at })) } }),
    );
    await page.goto('/profile/devices');
    await expect(page.getByRole('main').getByText(written('23', '11')).first()).toBeVisible();
    await page.unrouteAll();
  }
});
