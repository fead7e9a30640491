import { addEncounter, createClass, issueResults, markAllPresent, publishClass, steerEncounter } from '@vitrine/contract/classes';
import { listPeople } from '@vitrine/contract/people';
import { aMark, callAs } from '../support/api.ts';
import { aCourse, aPdfActivity } from '../support/courses.ts';
import { expect, test } from '../support/fixtures.ts';

test('PRE-01 PRE-03 PRE-05 FIL-02 a person finds a class, subscribes after reading where and when, was there, reads the verdict and says what they think', async ({
  page,
  person,
  signInAs,
}) => {
  const name = `Turma ${aMark()}`;
  const course = await aCourse([await aPdfActivity({ pages: 1 })]);
  const { items } = await callAs('admin', listPeople, { query: { limit: 1 } });
  const { id: classId } = await callAs('admin', createClass, {
    body: {
      name,
      kind: 'presential',
      courseId: course.id,
      instructorId: items[0]?.id ?? null,
      seats: 2,
      opensAt: '2020-01-01T00:00:00.000Z',
      closesAt: '2034-03-01T00:00:00.000Z',
      minimumPercent: 75,
      isTentative: false,
    },
  });
  const params = { classId };
  const { encounters } = await callAs('admin', addEncounter, {
    params,
    body: {
      day: '2034-03-06',
      time: '09:00',
      zone: 'America/Sao_Paulo',
      minutes: 180,
      place: 'Loja-escola, Tatuapé',
      meetingUrl: 'https://meet.example.com/a',
    },
  });
  await callAs('admin', publishClass, { params, body: { version: 2 } });

  await signInAs(person, { to: '/presential-courses' });
  await expect(page.getByRole('heading', { name: 'Cursos presenciais' })).toBeVisible();
  await page.getByLabel('Situação').selectOption('Aberta');
  await expect(page).toHaveURL(/presential_status=opened/);
  await page.getByRole('link', { name: course.title }).click();
  const panel = page.getByRole('region', { name, exact: true });
  await expect(panel).toContainText('2 de 2');
  await panel.getByRole('button', { name: 'Inscrever-me', exact: true }).click();
  const asked = page.getByRole('dialog');
  await expect(asked).toContainText('Loja-escola, Tatuapé');
  await expect(asked).toContainText('horário de');
  await asked.getByRole('button', { name: 'Confirmar inscrição' }).click();
  await expect(panel).toContainText('Inscrição confirmada');
  await expect(panel).toContainText('1 de 2');

  const encounter = { params: { encounterId: encounters[0]?.id ?? '' } };
  await callAs('admin', steerEncounter, { ...encounter, body: { act: 'start' } });
  await callAs('admin', markAllPresent, encounter);
  const { version } = await callAs('admin', steerEncounter, { ...encounter, body: { act: 'end' } });
  await callAs('admin', issueResults, { params, body: { version } });
  await page.reload();
  await expect(panel).toContainText('Treinamento concluído');
  await expect(panel).toContainText('Presença confirmada');
  await panel.getByRole('link', { name: 'Avaliar o treinamento' }).click();
  await expect(page.getByRole('heading', { name: 'Avaliação de reação' })).toBeVisible();
  for (const question of [/conteúdo/, /ensinou/, /organização/]) await page.getByLabel(question).selectOption('5');
  await page.getByRole('button', { name: 'Enviar avaliação' }).click();
  await expect(page.getByText('Avaliação enviada. Agradecemos!')).toBeVisible();
  await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Avaliar o treinamento' })).toBeHidden();
});
