import { addSenceCourse, getSenceSettings, saveSenceSettings } from '@vitrine/contract/sence';
import { enrol } from '@vitrine/contract/learning';
import { callAs } from '../support/api.ts';
import { aCourse, anActivityOf } from '../support/courses.ts';
import { expect, test } from '../support/fixtures.ts';
import { aPerson } from '../support/people.ts';
import { aRut } from './rut.ts';

test('SEN-01 SEN-02 SEN-03 a Chilean seller is led to the authority, mistypes the key, tries again, learns, and closes the session', async ({
  page,
  signInAs,
  guard,
}) => {
  const course = await aCourse([
    anActivityOf('Lectura', {
      kind: 'html',
      page: { 'pt-BR': '<p>Ler</p>', 'es-ES': '<p>Saludar y escuchar.</p>' },
      fileId: null,
      requiredSeconds: 5,
    }),
  ]);
  const { version, settings } = await callAs('admin', getSenceSettings, {});
  if (!settings.isOn || settings.manual !== 'm113')
    await callAs('admin', saveSenceSettings, { body: { version, settings: { ...settings, isOn: true, manual: 'm113' } } });
  await callAs('admin', addSenceCourse, { body: { courseId: course.id, line: '3', senceCode: '1237999902', actionCode: '5907777' } });
  const seller = await aPerson({ country: 'CL', city: 'Santiago', languageId: 3, documentKind: 'rut', document: aRut() });
  await callAs(seller, enrol, { params: { courseId: course.id } });

  guard.expectNetworkLine(/status of 409/);
  await signInAs(seller, { to: `/courses/${course.id}/activities/1` });
  await expect(page.getByRole('heading', { name: 'Asistencia SENCE' })).toBeVisible();
  await expect(page.getByText('Este curso se abre dentro de una sesión de SENCE.')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText('3:00');

  await page.getByRole('button', { name: 'Ir a SENCE' }).click();
  await expect(page.getByRole('heading', { name: 'Clave SENCE' })).toBeVisible();
  for (const attempt of [1, 2, 3]) {
    await expect(page.getByText(`Intento ${attempt}`)).toBeVisible();
    await page.getByLabel('Clave').fill('no-me-acuerdo');
    await page.getByRole('button', { name: 'Ingresar' }).click();
  }
  await expect(page.getByText('La Clave SENCE es incorrecta')).toBeVisible();
  await expect(page.getByText('Código 100')).toBeVisible();

  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await page.getByLabel('Clave').fill('clave-sence');
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page.getByRole('heading', { name: 'Asistencia abierta en SENCE' })).toBeVisible();

  await page.getByRole('link', { name: 'Ir al curso' }).click();
  await expect(page.getByRole('heading', { level: 1, name: course.title })).toBeVisible();
  await page.goto(`/courses/${course.id}/activities/1`);
  await expect(page.getByText('Saludar y escuchar.')).toBeVisible();

  await page.goto(`/sence/${course.id}`);
  await page.getByRole('button', { name: 'Cerrar asistencia' }).click();
  await page.getByLabel('Clave').fill('clave-sence');
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page.getByRole('heading', { name: 'Asistencia cerrada' })).toBeVisible();
  await page.goto(`/online-courses/${course.id}`);
  await expect(page).toHaveURL(new RegExp(`/sence/${course.id}$`));
});
