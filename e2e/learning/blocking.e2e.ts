import { enrol } from '@vitrine/contract/learning';
import { callAs } from '../support/api.ts';
import { aCourse, aPdfActivity, aTestActivity } from '../support/courses.ts';
import { expect, test } from '../support/fixtures.ts';

test('TST-01 TST-03 TST-04 TST-05 CER-01 a seller fails a blocking test, is blocked without a certificate and may read on, goes on after an administrator says so, passes and improves the grade', async ({
  page,
  person,
  signInAs,
  browser,
}) => {
  const activity = aTestActivity({ title: 'Prova de atendimento', questions: 2, maximumAttempts: 1, minimumScore: 50 });
  if (activity.content.kind !== 'conventional_test') throw new Error('a test has questions');
  const course = await aCourse([
    { ...activity, content: { kind: 'block_test', test: activity.content.test } },
    await aPdfActivity({ title: 'Guia', pages: 1 }),
  ]);
  await callAs(person, enrol, { params: { courseId: course.id } });
  await signInAs(person);
  const answer = async (...good: string[]) => {
    for (const [place, option] of good.entries()) {
      await page.getByLabel(option).check();
      if (place < good.length - 1) await page.getByRole('button', { name: 'Próxima', exact: true }).click();
    }
    await page.getByRole('button', { name: 'Finalizar' }).click();
    await page.getByRole('button', { name: 'Entregar', exact: true }).click();
  };
  await page.goto(`/courses/${course.id}/activities/1`);
  await expect(page.getByText('Se a última tentativa não passar, seu acesso a este curso é bloqueado.')).toBeVisible();
  await page.getByRole('button', { name: 'Começar a prova' }).click();
  await answer('Resposta fraca', 'Outra resposta');
  await expect(page.getByRole('heading', { name: 'Você foi bloqueado' })).toBeVisible();
  await page.goto(`/courses/${course.id}/activities/1`);
  await expect(page.getByRole('heading', { name: 'Você foi bloqueado' })).toBeVisible();
  await page.goto(`/courses/${course.id}/activities/2`);
  await expect(page.getByText('Apresentação concluída')).toBeVisible();
  await page.goto('/certificates');
  await expect(page.getByText('Nenhum certificado ainda')).toBeVisible();

  const desktop = await (await browser.newContext({ locale: 'pt-BR', viewport: { width: 1440, height: 900 } })).newPage();
  await desktop.goto(new URL('/', page.url()).href);
  await signInAs('manager', { page: desktop });
  await desktop.goto(new URL('/console/blocked', page.url()).href);
  await desktop.getByLabel('Buscar pessoa').fill(person.fullName);
  await desktop.getByRole('link', { name: person.fullName }).click();
  const dialog = desktop.getByRole('dialog', { name: `Liberar ${person.fullName}?` });
  await dialog.getByLabel('Novas tentativas').fill('2');
  await dialog.getByLabel('Motivo').fill('Refez o módulo com a gerente.');
  await dialog.getByRole('button', { name: 'Liberar' }).click();
  await expect(desktop.getByText(`${person.fullName} pode continuar.`)).toBeVisible();

  await page.goto(`/courses/${course.id}/activities/1`);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await answer('Resposta boa', 'Resposta fraca');
  await expect(page.getByText('50% · 1 de 2 certas')).toBeVisible();
  await page.getByRole('button', { name: 'Ver o resultado' }).click(); // the course is done with it, and says so first
  await expect(page.getByText('Aprovação', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Melhorar a nota' }).click();
  await answer('Resposta boa', 'Resposta boa');
  await expect(page.getByText('Nota melhorada')).toBeVisible();
  await expect(async () => {
    await page.goto('/certificates'); // made by news of the course that is done
    await expect(page.getByRole('main').getByText(course.title)).toBeVisible({ timeout: 2_000 });
  }).toPass();
});
