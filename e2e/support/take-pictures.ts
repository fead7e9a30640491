/**
 * Takes the pictures of the README from a running demo: `node e2e/support/take-pictures.ts http://localhost:3000`, with DEMO_PASSWORD as the
 * demo has it.
 */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from './browser.ts';

const origin = process.argv[2] ?? 'http://localhost:3000';
const password = process.env['DEMO_PASSWORD'] ?? 'vitrine-demo-2026';
const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
const desktop = { viewport: { width: 1440, height: 900 } };

/** A fresh browser of somebody who has just logged in. */
async function openAs(browser: Browser, userName: string, screen: typeof phone | typeof desktop): Promise<Page> {
  const page = await browser.newPage({ ...screen, baseURL: origin, locale: 'pt-BR', colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('textbox').first().fill(userName);
  await page.locator('input[name=password]').fill(password);
  await page.locator('[type=submit]').click();
  await page.waitForURL((url) => url.pathname !== '/');
  return page;
}

/** Once everything on it has come: no box that waits, no picture on its way. */
async function take(page: Page, name: string): Promise<void> {
  await page.getByRole('status', { name: 'Carregando' }).waitFor({ state: 'hidden' });
  await page.waitForFunction(
    () => document.fonts.status === 'loaded' && [...document.images].every((image) => image.complete || image.loading === 'lazy'),
  );
  await page.screenshot({ path: `${folder}${name}.png`, animations: 'disabled' });
  process.stdout.write(`docs/pictures/${name}.png\n`);
}

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
try {
  const learner = await openAs(browser, 'seller', phone);
  await learner.getByRole('heading', { level: 1 }).first().waitFor();
  await learner
    .getByRole('link', { name: /Continuar|Ver curso/ })
    .first()
    .waitFor();
  await take(learner, 'home-phone');
  await learner.getByRole('link', { name: 'Continuar', exact: true }).click();
  await learner.locator('video').waitFor();
  await learner.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) > 1);
  await take(learner, 'player-phone');

  const manager = await openAs(browser, 'manager', desktop);
  await manager.goto('/console/courses');
  await manager
    .getByRole('main')
    .getByRole('link', { name: /Inverse/ })
    .first()
    .click();
  await manager
    .getByRole('main')
    .getByRole('link', { name: /Teste Inverse/ })
    .first()
    .click();
  await manager.getByRole('form', { name: 'Prova' }).waitFor();
  await manager.getByRole('group', { name: /\?/ }).first().waitFor(); // the learner's view beside the form
  await take(manager, 'console-course');

  const admin = await openAs(browser, 'admin', desktop);
  await admin.goto('/console/login-configuration');
  await admin.getByRole('img', { name: 'Prévia no celular' }).waitFor();
  await take(admin, 'console-login');
} finally {
  await browser.close();
}
