import type { Page } from '@playwright/test';
import { linkedModules } from '@vitrine/domain/tenancy';
import { aClient, changeClient, everyModule } from '../support/clients.ts';
import { aTrueOrFalse } from '../support/games.ts';
import { aCourse } from '../support/courses.ts';
import { expect, test } from '../support/fixtures.ts';
import { aPerson } from '../support/people.ts';

const primaryOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--primary').trim().toUpperCase());

test('CLI-01 SES-16 another program of the same person is a tap away, with its own colours and courses', async ({ page, signInAs }) => {
  const person = await aPerson({ roles: ['superuser'] }, { by: 'root' });
  const { program } = await aClient({}, { founder: person }); // whoever founds a client is its first member
  await signInAs(person, { to: '/select-profile' });
  await page.getByRole('button', { name: /Clube Aurora/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Oi, Pessoa' })).toBeVisible();
  await page.goto('/profile');
  const [aurora, other] = [page.getByRole('button', { name: /Clube Aurora/ }), page.getByRole('button', { name: program })];
  await expect(aurora).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => primaryOf(page)).toBe('#0B5FFF');

  await other.click();
  await expect(other).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => primaryOf(page)).toBe('#7A1FA2');
  await page.goto('/online-courses');
  await expect(page.getByText('Nenhum curso ainda')).toBeVisible();

  await page.goto('/profile');
  await aurora.click();
  await expect.poll(() => primaryOf(page)).toBe('#0B5FFF');
  await page.goto('/online-courses');
  await expect(page.getByRole('main').locator('a[href^="/online-courses/"]').first()).toBeVisible();
});

test('CLI-02 CLI-03 a person arrives at the home that their client names, in its colours; a module that is switched off is gone, and its screen is not found', async ({
  page,
  logInAs,
  guard,
}) => {
  guard.expectNetworkLine(/status of 404/);
  const client = await aClient({ home_route: '/certificates' });
  await logInAs(client.person);
  await expect(page).toHaveURL('/certificates');
  await page.goto('/home');
  await expect(page.getByText(client.program).filter({ visible: true }).first()).toBeVisible();
  await expect.poll(() => primaryOf(page)).toBe('#7A1FA2');
  const learn = page.getByRole('navigation').getByRole('link', { name: 'Aprender' });
  await expect(learn.filter({ visible: true })).toHaveCount(1);

  await changeClient(client, { has_online_courses: false });
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1, name: 'Oi, Pessoa' })).toBeVisible();
  await expect(learn).toHaveCount(0);
  await page.goto('/online-courses');
  await expect(page.getByText('Não encontrado ou não possui permissão para acessar.')).toBeVisible();
});

test('CLI-03 CLI-04 LOG-06 with every module switched off each of their screens says that nothing is there, a partner’s link to any of them leads home, and the account stays; a score is shown by two switches', async ({
  page,
  signInAs,
  guard,
}) => {
  guard.expectNetworkLine(/status of 404/);
  const client = await aClient();
  const course = await aCourse([aTrueOrFalse()], {}, { by: client.admin });
  await signInAs(client.person, { to: `/online-courses/${course.id}` });
  await page.getByRole('button', { name: 'Inscrever-se e começar' }).click();
  const play = page.getByRole('button', { name: 'Jogar', exact: true });
  await expect(play).toBeVisible();
  await expect(page.getByText('+30')).toBeVisible();
  for (const switches of [{ has_ranking: false }, { has_ranking: true, group_training_use_score: false }]) {
    await changeClient(client, switches);
    await page.reload();
    await expect(play).toBeVisible();
    await expect(page.getByText('+30')).toHaveCount(0);
  }

  for (const [module, path] of [
    ['reward', '/reward-store/details'],
    ['library_single', '/libraries'],
    ['podcast', '/podcasts'],
  ] as const) {
    await page.goto(`/webservice-login/?module=${module}&id=${course.id}`);
    await expect(page).toHaveURL(`${path}/${course.id}`);
  }

  await changeClient(client, everyModule(false));
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1, name: 'Oi, Pessoa' })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Eu' }).filter({ visible: true }).click();
  await expect(page).toHaveURL('/account');
  await expect(page.getByRole('link', { name: 'Sair' })).toBeVisible();
  const nothing = page.getByText('Não encontrado ou não possui permissão para acessar.');
  for (const address of [
    '/library',
    '/news',
    '/webinars',
    '/profile',
    '/profile/data',
    '/badges',
    '/online-courses',
    `/courses/${course.id}/activities/1`,
    '/trails',
    '/presential-courses',
    '/live-classes',
    '/podcasts',
    '/reward-store',
    '/orders',
    '/points-table',
    '/my-points',
    '/campaigns',
    '/level',
    '/events',
    '/insert-sales',
    '/sales',
    '/upload-photos',
    '/certificates',
    '/hotsite',
  ]) {
    await page.goto(address);
    await expect(nothing.first(), address).toBeVisible();
  }
  for (const module of linkedModules) {
    await page.goto(`/webservice-login/?module=${module}&id=${course.id}`);
    await expect(page, module).toHaveURL('/home');
  }
});
