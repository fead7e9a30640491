import { aClient, changeClient } from '../support/clients.ts';
import { expect, test } from '../support/fixtures.ts';

const primaryOf = () => getComputedStyle(document.documentElement).getPropertyValue('--primary').trim().toUpperCase();

test('CLI-01 SES-16 another program of the same person is a tap away, and wears its own colours', async ({
  page,
  signInAs,
  checkAccessible,
}, { project }) => {
  // Who goes elsewhere arrives there at the next log-in too: each project has a traveller of its own.
  await signInAs(project.name === 'phone' ? 'seller' : 'root');
  await page.goto('/profile');
  await page.getByRole('button', { name: /Clube Aurora/ }).click(); // wherever the last journey left the traveller
  await expect(page.getByRole('button', { name: /Clube Aurora/ })).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(primaryOf)).toBe('#0B5FFF');

  await page.getByRole('button', { name: /Escola Terra/ }).click();

  await expect(page.getByRole('button', { name: /Escola Terra/ })).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => page.evaluate(primaryOf)).toBe('#0E6B4F');
  await checkAccessible(page);
  await page.goto('/online-courses');
  await expect(page.getByRole('link', { name: /Café Terra/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Inverse/ })).toHaveCount(0);
  await page.goto('/profile');
  await page.getByRole('button', { name: /Clube Aurora/ }).click();
  await expect.poll(() => page.evaluate(primaryOf)).toBe('#0B5FFF');
});

test('CLI-02 a person arrives at the home that their client names, under its name and colours', async ({ page, signInAs }) => {
  const client = await aClient({ home_route: '/certificates' });

  await signInAs(client.person);

  await expect(page).toHaveURL('/certificates');
  await page.goto('/home');
  await expect(page.getByText(client.program).filter({ visible: true }).first()).toBeVisible();
  expect(await page.evaluate(primaryOf)).toBe('#7A1FA2');
});

test('CLI-03 a module that is switched off is gone from the menu, and its screens are not found', async ({
  page,
  signInAs,
  guard,
  checkAccessible,
}) => {
  guard.expectNetworkLine(/status of 404/);
  const client = await aClient();
  await signInAs(client.person);
  const learn = page.getByRole('navigation').getByRole('link', { name: 'Aprender' });
  await expect(learn.filter({ visible: true })).toHaveCount(1);

  await changeClient(client, { has_online_courses: false });
  await page.goto('/home');

  await expect(page.getByRole('heading', { level: 1, name: 'Oi, Pessoa' })).toBeVisible();
  await expect(learn).toHaveCount(0);
  await checkAccessible(page);
  for (const address of [
    '/online-courses',
    '/online-courses/01a1fd82-28f9-723c-87d7-3743388f31ac',
    '/courses/01a1fd82-28f9-723c-87d7-3743388f31ac/activities/1',
  ]) {
    await page.goto(address);
    await expect(page.getByText('Não encontrado ou não possui permissão para acessar.')).toBeVisible();
  }
  await changeClient(client, { has_online_courses: true });
  await page.goto('/online-courses');
  await expect(page.getByText('Nenhum curso ainda')).toBeVisible();
});

test('CLI-05 a visitor reaches open screens only', async ({ page }) => {
  await page.goto('/certificates/verify');
  await expect(page.getByRole('heading', { name: 'Conferir certificado' })).toBeVisible();

  const anyId = '01a1fd82-28f9-723c-87d7-3743388f31ac';
  for (const address of [
    '/home',
    '/profile',
    '/certificates',
    '/online-courses',
    `/online-courses/${anyId}`,
    `/courses/${anyId}/activities/1`,
  ]) {
    await page.goto(address);
    await expect(page.getByRole('form', { name: 'Entrar' }), address).toBeVisible();
  }
});

test('NAV-06 any other path shows the not-found screen, to visitors and to members', async ({
  page,
  person,
  signInAs,
  checkAccessible,
}) => {
  for (const isMember of [false, true]) {
    if (isMember) {
      await page.goto('/');
      await signInAs(person);
    }
    for (const address of ['/nada-aqui', '/online-courses/a/b/c']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { name: 'Nada por aqui' })).toBeVisible();
    }
  }
  await checkAccessible(page);
  await page.getByRole('link', { name: 'Ir para o início' }).click();
  await expect(page).toHaveURL('/home');
});

test('NAV-04 old addresses lead to where their screens are now', async ({ page, person, signInAs }) => {
  await signInAs(person);
  await page.goto('/courses');
  await expect(page).toHaveURL('/online-courses');
  await page.getByRole('main').locator('a[href^="/online-courses/"]').first().click();
  await expect(page).toHaveURL(/\/online-courses\/[\da-f-]{36}$/);
  const now = page.url();
  await page.goto(now.replace('/online-courses/', '/courses/'));
  await expect(page).toHaveURL(now);
});
