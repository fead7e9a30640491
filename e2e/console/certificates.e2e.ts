import { createDesign } from '@vitrine/contract/certificates';
import { enrol } from '@vitrine/contract/learning';
import { aMark, callAs } from '../support/api.ts';
import { aCourse, aPdfActivity, readPages } from '../support/courses.ts';
import { expect, test } from '../support/fixtures.ts';

test('CER-01 staff design a certificate that ends and see it while they write; its holder is told when, renews it, and the course opens anew', async ({
  page,
  person,
  signInAs,
  browser,
}) => {
  const course = await aCourse([await aPdfActivity({ pages: 2 })]);
  const name = `Modelo ${aMark()}`;
  await callAs('admin', createDesign, {
    body: {
      name,
      isDefault: false,
      courseIds: [course.id],
      trailIds: [],
      heading: {},
      statement: {},
      completed: {},
      note: {},
      signerName: '',
      signerRole: {},
      signatureFileId: null,
      logoFileId: null,
      hasOwnColours: false,
      primary: '#0A56D6',
      secondary: '#FFB020',
      tertiary: '#0F8B74',
      showsWorkload: true,
      showsGrade: true,
      validMonths: 1,
      remindDays: 365,
    },
  });
  await signInAs('admin', { to: '/console/certificates' });
  await page.getByRole('searchbox', { name: 'Buscar' }).fill(name);
  await expect(page).toHaveURL(/search=/);
  await page.getByRole('link', { name }).click();
  const paper = page.getByRole('img', { name: 'Como o certificado sai' });
  await page.getByRole('textbox', { name: 'Quem assina', exact: true }).fill('Inês Conceição');
  await expect(paper).toContainText('Inês Conceição');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText(/^Salvo/).first()).toBeVisible();

  await callAs(person, enrol, { params: { courseId: course.id } });
  await readPages(person, course, { pages: [1, 2] });
  const theirs = await (await browser.newContext({ locale: 'pt-BR' })).newPage();
  await theirs.goto(new URL('/', page.url()).href);
  await signInAs(person, { page: theirs });
  const renew = theirs.getByRole('button', { name: `Renovar o certificado de ${course.title}` });
  await expect(async () => {
    await theirs.goto(new URL('/certificates', page.url()).href); // issued in the background, within a moment
    await expect(renew).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(theirs.getByText(/^Vence em/)).toBeVisible();
  await renew.click();
  await theirs.getByRole('dialog').getByRole('button', { name: 'Abrir o treinamento' }).click();
  await expect(theirs.getByRole('heading', { level: 1, name: course.title })).toBeVisible();
  await theirs.goto(new URL('/certificates', page.url()).href);
  await expect(theirs.getByRole('link', { name: 'Continuar o treinamento' })).toBeVisible();
});
