import { enrol } from '@vitrine/contract/learning';
import { startSession } from '@vitrine/contract/sence';
import { callAs } from '../support/api.ts';
import { aCourse, anActivityOf } from '../support/courses.ts';
import { expect, test } from '../support/fixtures.ts';
import { aPerson } from '../support/people.ts';
import { aRut } from '../sence/rut.ts';

test('SEN-01 SEN-03 at a desk the client is connected to the authority, a course is put under it, and attendance is read and exported', async ({
  page,
  shop,
  signInAs,
  guard,
}) => {
  guard.expectNetworkLine(/status of 4(09|22)/);
  const html = { kind: 'html', page: { 'pt-BR': '<p>Ler</p>' }, fileId: null, requiredSeconds: 5 } as const;
  const course = await aCourse([anActivityOf('Leitura', html)], {}, { by: shop.admin });
  const learner = await aPerson(
    { fullName: 'Daniela Soto', country: 'CL', city: 'Santiago', documentKind: 'rut', document: aRut() },
    { by: shop.admin },
  );
  await callAs(learner, enrol, { params: { courseId: course.id } });

  await signInAs(await aPerson({ roles: ['client_administrator'] }, { by: shop.admin }), { to: '/console/sence-settings' });
  const form = page.getByRole('form', { name: 'Configuração do SENCE' });
  await form.getByLabel('RUT da OTEC').fill('76.123.456-1');
  await form.getByLabel('Token do SENCE').fill('5fd0b5a1-90c2-4c25-9f5e-3a2b0a1c7d11');
  await form.getByRole('switch', { name: 'Exigir sessão do SENCE' }).click();
  await form.getByRole('button', { name: 'Salvar configuração' }).click();
  await expect(form.getByText('O RUT não confere com o dígito verificador.')).toBeVisible();
  await form.getByLabel('RUT da OTEC').fill('76.123.456-0');
  await form.getByRole('button', { name: 'Salvar configuração' }).click();
  await expect(form.getByText('Há um token guardado. Em branco, ele fica.')).toBeVisible();

  await page.getByRole('link', { name: 'Cursos com SENCE' }).click();
  await page.getByRole('link', { name: 'Colocar um curso' }).first().click();
  const put = page.getByRole('form', { name: 'Colocar um curso' });
  await put.getByRole('combobox', { name: 'Curso', exact: true }).selectOption({ label: course.title });
  await put.getByLabel('Código SENCE do curso').fill('123');
  await put.getByLabel('Código da ação').fill('5904321');
  await page.getByRole('button', { name: 'Colocar um curso' }).click();
  await expect(put.getByText('O código SENCE tem dez dígitos.')).toBeVisible();
  await put.getByLabel('Código SENCE do curso').fill('1237999903');
  await page.getByRole('button', { name: 'Colocar um curso' }).click();
  await expect(page.getByText('O curso agora abre dentro de uma sessão.')).toBeVisible();

  await callAs(learner, startSession, { params: { courseId: course.id } });
  await page.goto('/console/sence');
  const row = page.getByRole('row').filter({ hasText: 'Daniela Soto' });
  await expect(row).toContainText('Aguardando o SENCE');
  await expect(row).toContainText(course.title);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  expect((await download).suggestedFilename()).toBe('attendance.csv');
});
