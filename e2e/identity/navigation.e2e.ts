import { listCourses } from '@vitrine/contract/learning';
import { callAs } from '../support/api.ts';
import { expect, test } from '../support/fixtures.ts';
import { keepSession } from '../support/keep-session.ts';

test('CLI-05 NAV-04 NAV-06 NAV-12 by addresses alone a visitor reaches open screens, a member whatever is theirs by old addresses too, and the arrow back leads above or to where one came from', async ({
  page,
  person,
  signInAs,
}) => {
  const isMissing = async (address: string) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Nada por aqui' })).toBeVisible();
  };
  await page.goto('/certificates/verify');
  await expect(page.getByRole('heading', { name: 'Conferir certificado' })).toBeVisible();
  await isMissing('/nada-aqui');
  await page.goto('/home');
  await expect(page.getByRole('form', { name: 'Entrar' })).toBeVisible();

  await signInAs(person);
  await isMissing('/online-courses/a/b/c');
  await page.getByRole('link', { name: 'Ir para o início' }).click();
  await expect(page).toHaveURL('/home');
  await page.goto('/courses?show=all');
  await expect(page).toHaveURL('/online-courses?show=all');
  await page.getByRole('main').locator('a[href^="/online-courses/"]').first().click();
  await expect(page).toHaveURL(/\/online-courses\/[\da-f-]{36}$/);
  const course = page.url();
  await page.goto(course.replace('/online-courses/', '/courses/'));
  await expect(page).toHaveURL(course);

  const back = page.getByRole('link', { name: 'Voltar' });
  await page.goto('/campaigns');
  await page.getByRole('main').locator('a[href^="/campaigns/"]').first().click();
  await expect(page).toHaveURL(/\/campaigns\/[\da-f-]{36}$/);
  await expect(back).toHaveAttribute('href', '/campaigns');
  await page.goto(page.url());
  await expect(back).toHaveAttribute('href', '/campaigns');
  await page.goto('/profile');
  await page.getByRole('navigation', { name: 'Sobre este portal' }).getByRole('link', { name: 'Ajuda' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ajuda' })).toBeVisible();
  await expect(back).toHaveAttribute('href', '/profile');
});

test('NAV-04 old addresses of presential courses and webcasts lead to those of today', async ({ page, person, signInAs }) => {
  await signInAs(person);
  for (const [old, now] of [
    ['/presential', '/presential-courses'],
    ['/presential/7', '/presential-courses/7'],
    ['/webcasts', '/webinars'],
    ['/webcasts/7?show=all', '/webinars/7?show=all'],
  ] as const) {
    await page.goto(old);
    await expect(page).toHaveURL(now);
  }
});

test('NAV-08 portfolio routes send a member to the courses while no client is selected', async ({ page, person }) => {
  await keepSession(page, person, { isInClient: false });
  await expect(page.getByRole('heading', { level: 1, name: /^Oi, / })).toBeVisible();
  for (const address of ['/portfolio', '/portfolio-course/curso-id-01a1fd7f-1173-7caa-9e50-000000000001']) {
    await page.goto(address);
    await expect(page).toHaveURL('/online-courses');
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
  await expect(page.getByRole('heading', { name: 'Carregando' })).toBeVisible(); // the two minutes run from here, not from a request made ahead
  await page.clock.fastForward('01:50');
  await expect(page.getByRole('button', { name: 'Tentar de novo' })).toHaveCount(0);
  // The wait begins with the code's own import, some moments after the words that say so.
  await expect(async () => {
    await page.clock.fastForward('00:15');
    await expect(page.getByRole('heading', { name: 'Não deu para carregar' })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  isHeld = false;
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  held.resolve(); // only now: what comes late after all would take the button away
  await expect(page.getByRole('heading', { level: 1, name: 'Eu' })).toBeVisible();
});

test('SES-02 SES-15 LOG-12 a redirect leads to a screen of this site whatever it says; one of the second kind ends the session first and goes on to its target', async ({
  page,
  person,
  logInAs,
}) => {
  const { items } = await callAs(person, listCourses, { query: {} });
  const target = `/online-courses/${items[0]?.id}`;
  await page.goto(`/?redirect=${encodeURIComponent('/\\evil.example')}`);
  await logInAs(person);
  await expect(page).toHaveURL('/home');

  await page.goto(`/login-redirect-v2?redirect=${encodeURIComponent('//evil.example')}`);
  await expect(page.getByRole('form', { name: 'Entrar' })).toBeVisible();
  expect(new URL(page.url()).hostname).toBe('localhost');
  await page.goto(`/login-redirect-v2?redirect=${target}`);
  await expect(page.getByRole('form', { name: 'Entrar' })).toBeVisible();
  await logInAs(person);
  await expect(page).toHaveURL(target);
});
