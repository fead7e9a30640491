import { subscribeToClass, listClassesToManage } from '@vitrine/contract/classes';
import { aMark, callAs } from '../support/api.ts';
import { aCourse, aPdfActivity } from '../support/courses.ts';
import { expect, test } from '../support/fixtures.ts';

test('PRE-04 LIV-01 staff makes a class at an hour of the calendar, plans and publishes it, marks who was there and issues the results', async ({
  page,
  person,
  signInAs,
}) => {
  const name = `Turma ${aMark()}`;
  const date = 13 + 7 * test.info().retry; // of a Monday in March; the hour of a try before is taken
  const course = await aCourse([await aPdfActivity({ pages: 1 })]);
  await signInAs('admin', { to: `/console/calendar?day=2034-03-${date + 2}` });
  await page.getByRole('link', { name: `Nova turma: segunda-feira, ${date} de março, 10:00` }).click();
  await page.getByLabel('Nome').fill(name);
  await page.getByLabel('Curso', { exact: true }).selectOption({ label: course.title });
  await page.getByLabel('Quem ensina').selectOption({ index: 1 });
  await page.getByLabel('Inscrições abrem em').fill('2020-01-01T09:00');
  await page.getByRole('button', { name: 'Nova turma', exact: true }).click();

  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Dia')).toHaveValue(`2034-03-${date}`);
  await expect(dialog.getByLabel('Hora')).toHaveValue('10:00');
  await dialog.getByLabel('Local', { exact: true }).fill('Loja-escola');
  await dialog.getByLabel('Cabem no local').fill('12');
  await dialog.getByLabel('Link da reunião').fill('https://meet.example.com/a');
  await dialog.getByRole('button', { name: 'Marcar encontro' }).click();
  await expect(page.getByRole('region', { name: 'Encontros' })).toContainText('Loja-escola');
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  const people = page.getByRole('region', { name: 'Pessoas' });
  await expect(people).toContainText('Ninguém se inscreveu ainda.');

  const { items } = await callAs('admin', listClassesToManage, { query: { search: name } });
  await callAs(person, subscribeToClass, { params: { classId: items[0]?.id ?? '' }, body: { waits: false } });
  await page.reload();
  await page.getByRole('button', { name: 'Iniciar', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Encerrar', exact: true })).toBeVisible(); // until it has begun, nobody can be marked
  await people.getByRole('button', { name: `Presente: ${person.fullName}` }).click();
  await expect(people.getByRole('button', { name: `Presente: ${person.fullName}` })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Encerrar', exact: true }).click();
  await page.getByRole('dialog', { name: 'Encerrar este encontro?' }).getByRole('button', { name: 'Encerrar' }).click();
  await page.getByRole('button', { name: 'Emitir resultados' }).click();
  await expect(people).toContainText('Aprovação');

  await page.goto(`/console/calendar?day=2034-03-${date}`);
  const day = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: `segunda-feira, ${date} de março` }) });
  await day.getByRole('link', { name: new RegExp(name) }).click();
  await expect(page.getByRole('list', { name: 'Conflitos' })).toContainText('Cabem 12 pessoas.');
  await page.getByRole('link', { name: 'Abrir turma' }).click();
  await expect(page.getByRole('region', { name: 'Encontros' })).toContainText('Loja-escola');
});
