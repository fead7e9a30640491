import type { BrowserContext, Page } from '@playwright/test';
import { listCourses } from '@vitrine/contract/learning';
import { callAs } from '../support/api.ts';
import { expect, test } from '../support/fixtures.ts';
import { aKeyTo } from '../support/partners.ts';

/** Every address and referrer that leaves this browser, but for the one by which a page is opened. */
function addressesOf(context: BrowserContext): string[] {
  const told: string[] = [];
  context.on('request', (request) => {
    const { referer = '' } = request.headers();
    told.push(request.isNavigationRequest() ? referer : `${request.url()} ${referer}`);
  });
  return told;
}
const historyOf = async (page: Page) => {
  const cdp = await page.context().newCDPSession(page);
  const { entries } = await cdp.send('Page.getNavigationHistory');
  return entries.map(({ url }) => url).join(' ');
};
const enter = (page: Page, { fullName }: { fullName: string }) => page.getByRole('button', { name: `Entrar como ${fullName}` }).click();

test('LOG-05 SES-08 D51 D72 a key in the address opens one account, once, and stays in no history, referrer or later address; a 401 ends its session at once', async ({
  page,
  context,
  person,
  guard,
}) => {
  guard.expectNetworkLine(/status of 40[01]/);
  const told = addressesOf(context);
  const key = await aKeyTo(person);
  await page.goto(`/webservice-login/${key}`);
  await expect(page.getByRole('heading', { level: 1, name: `Entrar como ${person.fullName}?` })).toBeVisible();
  await expect(page).toHaveURL('/webservice-login/');
  await enter(page, person);
  await expect(page).toHaveURL('/home');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Oi, Pessoa' })).toBeVisible();

  expect(await historyOf(page)).not.toContain(key);
  expect(told.filter((line) => line.includes(key))).toEqual([]);
  expect(
    await page.evaluate(() => document.referrer + JSON.stringify(performance.getEntriesByType('resource').map(({ name }) => name))),
  ).not.toContain(key);

  let refreshes = 0;
  context.on('request', (request) => (refreshes += Number(request.url().endsWith('/o/token/'))));
  await page.route('**/api/v1/certificates**', (route) =>
    route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer spoilt' } }),
  );
  await page.goto('/certificates');
  await expect(page.getByRole('form', { name: 'Entrar' })).toBeVisible();
  expect(refreshes).toBe(0);
  await page.goto('/home');
  await expect(page.getByRole('form', { name: 'Entrar' })).toBeVisible();

  await page.goto(`/webservice-login/${key}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Este link não vale mais' })).toBeVisible();
});

test('LOG-06 LOG-12 a partner’s link opens one course where the client has courses, else the home; its redirect sends on to where it said', async ({
  page,
  person,
}) => {
  const { items } = await callAs(person, listCourses, { query: {} });
  const id = items[0]?.id;
  await page.goto(`/webservice-login/${await aKeyTo(person)}?module=online_course&id=${id}`);
  await enter(page, person);
  await expect(page).toHaveURL(`/online-courses/${id}`);
  await page.goto(`/webservice-login/?module=online_course&id=${id}`); // who is in already goes straight there
  await expect(page).toHaveURL(`/online-courses/${id}`);
  await page.goto('/webservice-login/?module=nothing-of-ours&id=1');
  await expect(page).toHaveURL('/home');

  await page.goto(`/intel-login-redirect?next=/certificates&token=${await aKeyTo(person)}`);
  await enter(page, person);
  await expect(page).toHaveURL('/certificates');
});

test('SES-10 D51 D72 a key in the address of a screen ends whoever was in, and stays nowhere; who is somebody else declines', async ({
  page,
  context,
  person,
  signInAs,
  guard,
}) => {
  guard.expectNetworkLine(/status of 40[01]/);
  await signInAs('instructor', { to: '/home' });
  await expect(page.getByRole('heading', { level: 1, name: /^Oi, / })).toBeVisible();
  const told = addressesOf(context);
  const key = await aKeyTo(person);
  await page.goto(`/home?token=${key}`);
  await expect(page.getByRole('heading', { level: 1, name: `Entrar como ${person.fullName}?` })).toBeVisible();
  await page.getByRole('button', { name: 'Não sou eu' }).click();
  await expect(page.getByRole('form', { name: 'Entrar' })).toBeVisible();
  await page.goto('/home');
  await expect(page.getByRole('form', { name: 'Entrar' })).toBeVisible();
  expect(await historyOf(page)).not.toContain(key);
  expect(told.filter((line) => line.includes(key))).toEqual([]);
});
