import { createBadge, publishBadge } from '@vitrine/contract/badges';
import { aMark, callAs } from '../support/api.ts';
import { aCourse, aPdfActivity } from '../support/courses.ts';
import { expect, test } from '../support/fixtures.ts';

test('BDG-01 a person finishes a course, finds its badge in the profile, chooses how they are named, and anybody reads its public page', async ({
  page,
  person,
  signInAs,
  browser,
}) => {
  const course = await aCourse([await aPdfActivity({ pages: 2 })]);
  const name = `Selo ${aMark()}`;
  const { id: badgeId } = await callAs('admin', createBadge, {
    body: {
      name: { 'pt-BR': name },
      description: { 'pt-BR': 'Para quem conhece este curso.' },
      form: 'book',
      fileId: null,
      position: 0,
      rule: 'course_finished',
      goal: null,
      courseId: course.id,
      trailId: null,
    },
  });
  await callAs('admin', publishBadge, { params: { badgeId }, body: { version: 1 } });
  await signInAs(person, { to: `/badges/${badgeId}` });
  await page.getByRole('link', { name: course.title }).click();
  await page.getByRole('button', { name: 'Inscrever-se e começar' }).click();
  await expect(page.getByText('1 de 2 páginas lidas')).toBeVisible();
  await page.getByRole('button', { name: 'Próxima página' }).click();
  await expect(page.getByText(/Apresentação concluída|Curso concluído/).first()).toBeVisible();

  await expect(async () => {
    await page.goto('/profile'); // given in the background, within a moment
    await expect(page.getByRole('region', { name: 'Selos' }).getByRole('link', { name })).toBeVisible({ timeout: 2_000 });
    await expect(page.getByRole('region', { name: 'Selos' }).getByRole('link', { name })).not.toContainText('ainda não', {
      timeout: 2_000,
    });
  }).toPass();
  await page.getByRole('region', { name: 'Selos' }).getByRole('link', { name }).click();
  await expect(page.getByText(/^Ganho em/)).toBeVisible();
  await page.getByLabel('Seu nome na página pública').selectOption('full');
  await expect(page.getByText('Salvo.')).toBeVisible();

  const address = await page.getByRole('link', { name: 'Abrir a página pública' }).getAttribute('href');
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(new URL(address ?? '', page.url()).href);
  await expect(stranger.getByRole('heading', { name })).toBeVisible();
  await expect(stranger.getByText('Selo verdadeiro')).toBeVisible();
  await expect(stranger.getByText(person.fullName)).toBeVisible();
  const credential = await page.request.get(
    new URL((await page.getByRole('link', { name: /Baixar credencial/ }).getAttribute('href')) ?? '', page.url()).href,
  );
  expect(credential.headers()['content-type']).toContain('application/vc+jwt');
});
