import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { hasFirstTaps, keptPaths } from '../support/kept-app.ts';
import { addProduct, choosePhoto, send } from '../support/report.ts';

test.use({ serviceWorkers: 'allow' });

const kilobyte = 1_000;

test('SAL-01 RWD-01 CRS-01 PTS-01 STA-01 a phone that only showed the home reports a sale and opens store, courses and points without a network; a reload shows our page, also before the log-in', async ({
  page,
  context,
  guard,
  seller,
  signInAs,
}) => {
  guard.expectNetworkLine(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })); // a line that is paid by the byte
  await page.goto('/');
  await expect(page.locator('input[name=password]')).toBeVisible();
  await expect.poll(() => keptPaths(page), { timeout: 30_000 }).toContain('/');
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('input[name=password]')).toBeVisible();
  await context.setOffline(false);

  await signInAs(seller);
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1, name: /^Oi, / })).toBeVisible();
  const before = await weightOfKept(page);
  await expect.poll(() => hasAll(page), { timeout: 30_000 }).toBe(true);
  expect((await weightOfKept(page)) - before).toBeLessThan(300 * kilobyte);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('Você está sem internet')).toBeVisible();
  for (const [path, title] of [
    ['/reward-store', 'Prêmios'],
    ['/online-courses', 'Aprender'],
    ['/my-points', 'Meus pontos'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tentar de novo' })).toHaveCount(0);
  }
  await page.goto('/insert-sales');
  await choosePhoto(page);
  await page.getByLabel('Número da nota').fill('7400');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await addProduct(page, 'Geladeira Inverse');
  await send(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Venda guardada no aparelho' })).toBeVisible();
});

/** The products of the report are the last of what is asked for ahead. */
const hasAll = async (page: Page): Promise<boolean> =>
  (await hasFirstTaps(page)) &&
  page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /\/products(\?|$)/.test(name)));

/** As it came over the wire. */
const weightOfKept = (page: Page) =>
  page.evaluate(async () => {
    const assets = await caches.open('assets');
    const answers = await Promise.all((await assets.keys()).map((request) => assets.match(request)));
    const sizes = await Promise.all(
      answers.map(async (answer) => Number(answer?.headers.get('content-length')) || ((await answer?.blob())?.size ?? 0)),
    );
    const data = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/api/'));
    return [...sizes, ...data.map((entry) => ('transferSize' in entry ? Number(entry.transferSize) : 0))].reduce(
      (sum, size) => sum + size,
      0,
    );
  });
