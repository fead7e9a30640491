import { listCourses } from '@vitrine/contract/learning';
import { callAs } from '../support/api.ts';
import { expect, test } from '../support/fixtures.ts';

test('NAV-12 the arrow back leads to where one came from, and to the screen above for who came by the address', async ({
  page,
  person,
  signInAs,
}) => {
  await signInAs(person);
  await page.goto('/profile');
  await page.getByRole('navigation', { name: 'Sobre este portal' }).getByRole('link', { name: 'Ajuda' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ajuda' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Voltar' })).toHaveAttribute('href', '/profile');
  await page.goto('/campaigns');
  await page.getByRole('main').locator('a[href^="/campaigns/"]').first().click();
  await expect(page.getByRole('link', { name: 'Voltar' })).toHaveAttribute('href', '/campaigns');
  const campaign = page.url();
  await page.goto(campaign);
  await expect(page.getByRole('link', { name: 'Voltar' })).toHaveAttribute('href', '/campaigns');
});

test('NAV-04 each old address leads to its new one, with what follows it', async ({ page, person, signInAs }) => {
  await signInAs(person);
  await page.goto('/courses?show=done');
  await expect(page).toHaveURL('/online-courses?show=done');
  for (const [from, to] of [
    ['/presential', '/presential-courses'],
    ['/presential/7', '/presential-courses/7'],
    ['/webcasts', '/webinars'],
    ['/webcasts/7', '/webinars/7'],
  ] as const) {
    await page.goto(from);
    await expect(page).toHaveURL(to);
  }
});

test('NAV-09 a phone shows the window over the form, a desk beside it', async ({ page }, { project }) => {
  await page.goto('/');
  const form = page.getByRole('form', { name: 'Entrar' });
  await expect(form).toBeVisible();
  const [inside, logo] = [await form.boundingBox(), await page.getByRole('img').first().boundingBox()];
  const width = page.viewportSize()?.width ?? 0;
  if (project.name === 'phone') {
    expect(inside?.y ?? 0).toBeGreaterThan((logo?.y ?? 0) + (logo?.height ?? 0));
    expect(inside?.width ?? 0).toBeGreaterThan(width * 0.8);
  } else {
    expect(inside?.x ?? 0).toBeGreaterThan(width / 2);
    expect(inside?.width ?? width).toBeLessThan(width / 2);
  }
});

test('NAV-10 code that does not come within two minutes is told, and a retry brings the screen', async ({
  page,
  person,
  signInAs,
  guard,
}) => {
  guard.expectNetworkLine(/Failed|net::/);
  await page.clock.install();
  await signInAs(person);
  const held = Promise.withResolvers<void>();
  let isHeld = true;
  await page.route(/\/assets\/profile-page-.*\.js$/, async (route) => {
    if (isHeld) await held.promise;
    await route.continue().catch(() => undefined); // the page that asked may be gone
  });
  const asked = page.waitForRequest(/\/assets\/profile-page-/);
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.locator('a[href="/profile"]').filter({ visible: true }).first().click();
  await asked;
  await page.clock.fastForward('01:50');
  await expect(page.getByRole('button', { name: 'Tentar de novo' })).toHaveCount(0);
  await page.clock.fastForward('00:15');
  await expect(page.getByRole('heading', { name: 'Não deu para carregar' })).toBeVisible();
  isHeld = false;
  held.resolve();
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Eu' })).toBeVisible();
});

test('SES-02 LOG-12 SES-15 whatever a redirect says, it leads to a screen of this site', async ({ page, person, signInAs }) => {
  for (const bad of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    await page.goto(`/?redirect=${encodeURIComponent(bad)}`);
    await expect(page.getByRole('form', { name: 'Entrar' })).toBeVisible();
    expect(new URL(page.url()).hostname).toBe('localhost');
  }
  await signInAs(person);
  await expect(page).toHaveURL('/home');
  await page.goto(`/login-redirect-v2?redirect=${encodeURIComponent('//evil.example')}`);
  await expect(page.getByRole('form', { name: 'Entrar' })).toBeVisible();
  expect(new URL(page.url()).hostname).toBe('localhost');
});

test('SES-15 a redirect ends the session, here and on the server, and goes on to its target', async ({ page, person, signInAs }) => {
  const { items } = await callAs(person, listCourses, { query: {} });
  const target = `/online-courses/${items[0]?.id}`;
  await signInAs(person);
  await page.goto(`/login-redirect-v2?redirect=${target}`);
  await expect(page.getByRole('form', { name: 'Entrar' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('common'))).not.toBeNull(); // the target waits, and no token
  await signInAs(person);
  await expect(page).toHaveURL(target);
});
