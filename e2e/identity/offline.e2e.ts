import { enrol } from '@vitrine/contract/learning';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { callAs } from '../support/api.ts';
import { aCourse, aPdfActivity } from '../support/courses.ts';
import { expect, test } from '../support/fixtures.ts';
import { hasFirstTaps } from '../support/kept-app.ts';
import { beginReport } from '../support/report.ts';

test.use({ serviceWorkers: 'allow' });

test('STA-01 SES-11 a page that is loaded without a network shows the last person and screens; a log-out leaves nothing of them', async ({
  page,
  context,
  person,
  signInAs,
  guard,
}) => {
  guard.expectNetworkLine(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const course = await aCourse([await aPdfActivity()]);
  await signInAs(person);
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1, name: /^Oi, / })).toBeVisible();
  await expect.poll(() => hasFirstTaps(page), { timeout: 60_000 }).toBe(true); // the worker begins when the screen has stood for a while
  const before = await sealedBytes(page);
  await page.goto(`/online-courses?search=${encodeURIComponent(course.title)}`);
  await expect(page.getByRole('main').getByRole('link', { name: course.title })).toBeVisible();
  await expect.poll(() => sealedBytes(page)).toBeGreaterThan(before);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('Você está sem internet')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: course.title })).toBeVisible();
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1, name: /^Oi, / })).toBeVisible();
  await expect(page.getByText('Você está sem internet')).toBeVisible();

  await page.goto('/profile');
  await page.getByRole('link', { name: 'Sair' }).click();
  await expect(page.locator('input[name=password]')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('common'))).toBeNull();
  expect(await sealedBytes(page)).toBe(0);
  await page.goto('/online-courses');
  await expect(page.locator('input[name=password]')).toBeVisible();
});

test.describe('what the page itself says', () => {
  test.use({ serviceWorkers: 'block' }); // one that begins as the line goes complains of it

  test('a phone that loses its network says so above what the screen is about: bar, dock and the button to press stand where they stood', async ({
    page,
    context,
    guard,
    seller,
    shop,
    signInAs,
  }) => {
    guard.expectNetworkLine(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    const course = await aCourse([await aPdfActivity({ by: shop.admin })], {}, { by: shop.admin });
    await callAs(seller, enrol, { params: { courseId: course.id } });
    await signInAs(seller, { to: '/home' });
    const go = page.getByRole('link', { name: 'Continuar', exact: true });
    await expectClear(page, context, { foot: page.getByRole('navigation').filter({ visible: true }), button: go });

    await page.goto(`/online-courses/${course.id}`);
    const begin = page.getByRole('link', { name: /^Começar/ }).filter({ visible: true });
    await expectClear(page, context, { foot: begin, button: begin });

    await beginReport(page);
    const next = page.getByRole('button', { name: 'Continuar' });
    await expectClear(page, context, { foot: next, button: next });
  });
});

/** The banner comes, at the upper end of the screen; what stands at its foot stays there, and can be pressed. */
async function expectClear(page: Page, context: BrowserContext, { foot, button }: Record<'foot' | 'button', Locator>): Promise<void> {
  await expect(button).toBeInViewport({ ratio: 1 });
  const before = await foot.boundingBox();
  await context.setOffline(true);
  const banner = page.getByRole('status').filter({ hasText: 'Você está sem internet' });
  await expect(banner).toBeInViewport({ ratio: 1 });
  expect(await foot.boundingBox()).toEqual(before);
  await button.click({ trial: true });
  const [plate, pressed] = [await banner.boundingBox(), await button.boundingBox()];
  const end = (plate?.y ?? 0) + (plate?.height ?? 0);
  expect(end).toBeLessThanOrEqual(Math.min(before?.y ?? 0, pressed?.y ?? 0));
  await context.setOffline(false);
  await expect(banner).toBeHidden();
}

/** How much of what screens showed lies on the device, sealed. */
const sealedBytes = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('vitrine');
        opening.onerror = () => reject(new Error('no database'));
        opening.onsuccess = () => {
          const reading = opening.result.transaction('kept').objectStore('kept').get('screens');
          reading.onerror = () => reject(new Error('no store'));
          reading.onsuccess = () => {
            opening.result.close();
            const kept: { content: ArrayBuffer } | undefined = reading.result;
            resolve(kept?.content.byteLength ?? 0);
          };
        };
      }),
  );
