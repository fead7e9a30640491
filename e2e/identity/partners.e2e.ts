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

test('LOG-05 D51 D72 a key in the address opens one account, once, and stays in no history, referrer or later address', async ({
  page,
  context,
  person,
  guard,
  checkAccessible,
}) => {
  guard.expectNetworkLine(/status of 400/);
  const told = addressesOf(context);
  const key = await aKeyTo(person);
  await page.goto(`/webservice-login/${key}`);
  await expect(page.getByRole('heading', { level: 1, name: `Entrar como ${person.fullName}?` })).toBeVisible();
  await expect(page).toHaveURL('/webservice-login/');
  await checkAccessible(page);
  await enter(page, person);
  await expect(page).toHaveURL('/home');
  await page.reload();

  expect(await historyOf(page)).not.toContain(key);
  expect(told.filter((line) => line.includes(key))).toEqual([]);
  expect(
    await page.evaluate(() => document.referrer + JSON.stringify(performance.getEntriesByType('resource').map(({ name }) => name))),
  ).not.toContain(key);
  await page.goto('/logout');
  await page.goto(`/webservice-login/${key}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Este link não vale mais' })).toBeVisible();
});

for (const name of ['token', 'access_token'] as const) {
  test(`SES-02 SES-12 D51 ${name} in the address of a screen stays in no history, referrer or later address`, async ({
    page,
    context,
    guard,
  }) => {
    guard.expectNetworkLine(/status of 40[01]/);
    const told = addressesOf(context);
    await page.goto(`/certificates/verify?${name}=hidden-token&locale=pt`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page).not.toHaveURL(/hidden-token/);
    await page.goto('/institutional/about');
    await expect(page.getByRole('heading', { level: 1, name: 'Sobre o portal' })).toBeVisible();
    expect(await historyOf(page)).not.toContain('hidden-token');
    expect(told.filter((line) => line.includes('hidden-token'))).toEqual([]);
  });
}

test('LOG-06 a partner’s link opens one course where the client has courses, else the home', async ({ page, person }) => {
  const { items } = await callAs(person, listCourses, { query: {} });
  const id = items[0]?.id;
  await page.goto(`/webservice-login/${await aKeyTo(person)}?module=online_course&id=${id}`);
  await enter(page, person);
  await expect(page).toHaveURL(`/online-courses/${id}`);
  await page.goto(`/webservice-login/?module=online_course&id=${id}`); // who is in already goes straight there
  await expect(page).toHaveURL(`/online-courses/${id}`);
  await page.goto('/webservice-login/?module=nothing-of-ours&id=1');
  await expect(page).toHaveURL('/home');
});

test('LOG-12 the partner’s redirect logs a person in and sends them on to where it said', async ({ page, person }) => {
  await page.goto(`/intel-login-redirect?next=/certificates&token=${await aKeyTo(person)}`);
  await enter(page, person);
  await expect(page).toHaveURL('/certificates');
});

test('SES-10 D72 a key in the address ends whoever was in; who is somebody else declines', async ({ page, person, signInAs, guard }) => {
  guard.expectNetworkLine(/status of 40[01]/);
  await signInAs('instructor');
  await page.goto(`/home?token=${await aKeyTo(person)}`);
  await expect(page.getByRole('heading', { level: 1, name: `Entrar como ${person.fullName}?` })).toBeVisible();
  await page.getByRole('button', { name: 'Não sou eu' }).click();
  await expect(page.getByRole('form', { name: 'Entrar' })).toBeVisible();
  await page.goto('/home');
  await expect(page.getByRole('form', { name: 'Entrar' })).toBeVisible();
});

test('SES-08 a 401 ends a partner’s session at once: nothing is refreshed, and both tokens are gone', async ({
  page,
  context,
  person,
  guard,
}) => {
  guard.expectNetworkLine(/status of 401/);
  await page.goto(`/webservice-login/${await aKeyTo(person)}`);
  await enter(page, person);
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('heading', { level: 1, name: 'Oi, Pessoa' })).toBeVisible();
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
});
