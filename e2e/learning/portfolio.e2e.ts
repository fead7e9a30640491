import { expect, test } from '../support/fixtures.ts';
import { aCourse, aPdfActivity } from '../support/courses.ts';

test('EXP-05 NAV-02 an author opens a course to anybody; a stranger finds it, reads what it is made of, and logs in to take it', async ({
  page,
  browser,
  person,
  signInAs,
}) => {
  const course = await aCourse([await aPdfActivity({ title: 'Guia de bolso', pages: 1 })]);
  await signInAs('manager', { to: `/console/courses/${course.id}` });
  await page.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: 'Portfólio público' }).click();
  await page.getByRole('switch', { name: 'Mostrar no portfólio' }).click();
  await expect(page.getByText('O curso está no portfólio.')).toBeVisible();

  const stranger = await (await browser.newContext()).newPage();
  const at = (path: string) => new URL(path, page.url()).href;
  await stranger.goto(at('/portfolio'));
  await stranger.getByRole('searchbox', { name: 'Buscar curso' }).fill(course.title);
  await stranger.getByRole('link', { name: course.title }).click();
  await expect(stranger.getByRole('heading', { level: 1, name: course.title })).toBeVisible();
  await expect(stranger.getByText('Guia de bolso')).toBeVisible();
  const html = await (await stranger.request.get(stranger.url(), { headers: { accept: 'text/html' } })).text();
  expect(html).toContain(`<title>${course.title}`);
  expect(html).toContain('application/ld+json');

  await stranger.getByRole('link', { name: 'Entrar para fazer' }).click();
  await stranger.locator('input[name=username]').fill(person.userName);
  await stranger.locator('input[name=password]').fill(person.password);
  await stranger.locator('[type=submit]').click();
  await expect(stranger).toHaveURL(at(`/online-courses/${course.id}`));
  await stranger.goto(at('/about-team'));
  await expect(stranger.getByRole('heading', { level: 1, name: 'Quem faz o programa' })).toBeVisible();
  await stranger.goto(at('/portfolio'));
  await expect(stranger).toHaveURL(at('/home'));
});
