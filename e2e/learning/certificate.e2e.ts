import { aCourse, aPdfActivity, aTestActivity, aVideoActivity } from '../support/courses.ts';
import { expect, test } from '../support/fixtures.ts';

test('CER-01 PLY-01 a person learns a course to the certificate, keeps its PDF, and anybody verifies it', async ({
  page,
  person,
  signInAs,
  browser,
}) => {
  const course = await aCourse([await aPdfActivity({ pages: 2 }), await aVideoActivity({ requiredPercent: 60 }), aTestActivity()]);
  await signInAs(person, { to: `/online-courses/${course.id}` });
  await page.getByRole('button', { name: 'Inscrever-se e começar' }).click();
  await expect(page.getByText('1 de 2', { exact: true })).toBeVisible();
  await expect(page.getByText('1 de 2 páginas lidas')).toBeVisible();
  await page.getByRole('button', { name: 'Próxima página' }).click();
  await expect(page.getByText('Apresentação concluída')).toBeVisible();

  await page.getByRole('link', { name: 'Próxima: Filme' }).click();
  await page.getByLabel('Velocidade').selectOption('2');
  await page.getByRole('button', { name: 'Tocar' }).click();
  await expect(page.getByText('Vídeo concluído')).toBeVisible();

  await page.getByRole('link', { name: 'Próxima: Prova' }).click();
  await page.getByRole('button', { name: 'Começar a prova' }).click();
  await page.getByLabel('Resposta boa').check();
  await page.getByRole('button', { name: 'Próxima', exact: true }).click();
  await page.getByLabel('Resposta boa').check();
  await page.getByRole('button', { name: 'Finalizar' }).click();
  await page.getByRole('button', { name: 'Entregar', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Curso concluído' })).toBeVisible();

  await page.getByRole('link', { name: 'Ver certificado' }).click();
  const row = page.getByRole('listitem').filter({ hasText: course.title });
  await expect(async () => {
    await page.reload(); // issued in the background, within a moment
    await expect(row).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const answered = page.context().waitForEvent('response', (answer) => /\/certificates\/.+\/file\?/.test(answer.url()));
  await page.getByRole('button', { name: `Baixar o certificado de ${course.title}` }).click();
  const file = await page.request.get((await answered).url()); // the browser's own copy went to its reader of documents
  expect(file.headers()['content-type']).toBe('application/pdf');
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');

  const address = await row.getByRole('link', { name: /Código/ }).getAttribute('href');
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(new URL(address ?? '', page.url()).href);
  await expect(stranger.getByText('Este certificado é verdadeiro')).toBeVisible();
  await expect(stranger.getByRole('heading', { name: person.fullName })).toBeVisible();
  await expect(stranger.getByText(course.title)).toBeVisible();
  await stranger.goto(new URL('/certificates/verify', page.url()).href);
  await stranger.getByRole('textbox', { name: 'Código' }).fill('NADA-0000-0000');
  await stranger.getByRole('button', { name: 'Conferir' }).click();
  await expect(stranger.getByRole('alert')).toHaveText(/Não existe certificado com o código NADA-0000-0000/);
});
