import {
  addEncounter,
  createClass,
  issueResults,
  markAllPresent,
  moveOpening,
  publishClass,
  steerEncounter,
} from '@vitrine/contract/classes';
import { listPeople } from '@vitrine/contract/people';
import { aMark, callAs } from '../support/api.ts';
import { aCourse, aPdfActivity } from '../support/courses.ts';
import { expect, test } from '../support/fixtures.ts';

const inFour = (text: string) => ({ 'pt-BR': text, 'en-US': text, 'es-ES': text, 'fr-FR': text });

test('LIV-01 LIV-03 PLY-13 a person finds a live class, subscribes after reading when, sees activities wait for the instructor and open by themselves, and the class itself is done by presence', async ({
  page,
  person,
  signInAs,
  checkAccessible,
}) => {
  const name = `Aula ${aMark()}`;
  const course = await aCourse([
    { title: inFour('Encontro ao vivo'), summary: inFour('Uma hora.'), isRequired: true, content: { kind: 'live_class', classIds: [] } },
    await aPdfActivity({ pages: 1, title: 'Apostila da aula' }),
  ]);
  const { items } = await callAs('admin', listPeople, { query: { limit: 1 } });
  const { id: classId } = await callAs('admin', createClass, {
    body: {
      name,
      kind: 'live_class',
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
    body: { day: '2034-03-06', time: '19:00', zone: 'America/Sao_Paulo', minutes: 60, place: '', meetingUrl: 'https://meet.example.com/a' },
  });
  await callAs('admin', publishClass, { params, body: { version: 2 } });

  await signInAs(person, { to: '/live-classes' });
  await expect(page.getByRole('heading', { level: 1, name: 'Aulas ao vivo' })).toBeVisible();
  await page.getByLabel('Situação').selectOption('Aberta');
  await expect(page).toHaveURL(/live_class_status=opened/);
  await page.getByRole('link', { name: course.title }).click();
  const panel = page.getByRole('region', { name, exact: true });
  await expect(panel).toContainText('2 de 2');
  await panel.getByRole('button', { name: 'Inscrever-me', exact: true }).click();
  const asked = page.getByRole('dialog');
  await expect(asked).toContainText('horário de');
  await asked.getByRole('button', { name: 'Confirmar inscrição' }).click();
  await expect(panel).toContainText('Inscrição confirmada');
  await expect(panel).toContainText('1 de 2');
  const waiting = panel.getByRole('listitem').filter({ hasText: 'Apostila da aula' });
  await expect(waiting).toContainText('Aguarda quem ensina');
  await checkAccessible(page);

  // Subscribed, with the class page open: the instructor opens the activity.
  const opening = { params: { classId, activityId: course.activityIds[1] ?? '' } };
  await callAs('admin', moveOpening, { ...opening, body: { isOpen: true, revision: 0 } });
  await expect(waiting).toContainText('Liberada');
  await callAs('admin', moveOpening, { ...opening, body: { isOpen: false, revision: 1 } });
  await expect(waiting).toContainText('Aguarda quem ensina');

  await page.getByRole('link', { name: 'Conteúdo do curso' }).click();
  await page.getByRole('button', { name: 'Inscrever-se e começar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Encontro ao vivo' })).toBeVisible();
  await expect(page.getByRole('region', { name, exact: true })).toContainText('Inscrição confirmada');
  await checkAccessible(page);
  const encounter = { params: { encounterId: encounters[0]?.id ?? '' } };
  await callAs('admin', steerEncounter, { ...encounter, body: { act: 'start' } });
  await callAs('admin', markAllPresent, encounter);
  const { version } = await callAs('admin', steerEncounter, { ...encounter, body: { act: 'end' } });
  await callAs('admin', issueResults, { params, body: { version } });
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Presença aprovada: esta atividade está concluída.')).toBeVisible();
  }).toPass();
});
