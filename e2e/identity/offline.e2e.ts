import type { Page } from '@playwright/test';
import { aCourse, aPdfActivity } from '../support/courses.ts';
import { expect, test } from '../support/fixtures.ts';
import { hasFirstTaps } from '../support/kept-app.ts';

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
