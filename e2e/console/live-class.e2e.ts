import { addEncounter, createClass, publishClass, steerEncounter, subscribeToClass } from '@vitrine/contract/classes';
import { enrol } from '@vitrine/contract/learning';
import { listPeople } from '@vitrine/contract/people';
import { aMark, callAs } from '../support/api.ts';
import { aCourse, aPdfActivity } from '../support/courses.ts';
import { expect, test } from '../support/fixtures.ts';

test('LIV-02 an instructor opens an activity at the desk, and the phone of a seller who waits in it shows it without a reload; taken back, it is gone', async ({
  page,
  browser,
  person,
  signInAs,
  checkAccessible,
}) => {
  const name = `Aula ${aMark()}`;
  const title = `Apostila ${aMark()}`;
  const course = await aCourse([await aPdfActivity({ pages: 3, title })]);
  const { items } = await callAs('admin', listPeople, { query: { limit: 1 } });
  const { id: classId } = await callAs('admin', createClass, {
    body: {
      name,
      kind: 'live_class',
      courseId: course.id,
      instructorId: items[0]?.id ?? null,
      seats: 20,
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
  await callAs(person, enrol, { params: { courseId: course.id } });
  await callAs(person, subscribeToClass, { params, body: { waits: false } });
  await callAs('admin', steerEncounter, { params: { encounterId: encounters[0]?.id ?? '' }, body: { act: 'start' } });

  const phone = await (await browser.newContext({ viewport: { width: 360, height: 800 }, locale: 'pt-BR' })).newPage();
  await signInAs(person, { page: phone });
  await phone.goto(`/courses/${course.id}/activities/1`);
  await expect(phone.getByRole('heading', { name: 'Aguardando quem ensina' })).toBeVisible();

  await signInAs('admin', { to: `/console/classes?open=${classId}` });
  const activities = page.getByRole('region', { name: 'Atividades da aula' });
  await activities.getByRole('button', { name: `Liberar ${title}` }).click();
  await expect(activities.getByRole('button', { name: `Fechar ${title}` })).toBeVisible();
  await expect(phone.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await checkAccessible(page);

  await activities.getByRole('button', { name: `Fechar ${title}` }).click();
  await expect(phone.getByRole('heading', { name: 'Quem ensina fechou esta atividade' })).toBeVisible();

  // The phone that is open is a person who is there, and how far they are stands beside their name.
  await page.getByRole('link', { name: 'Abrir o painel da aula' }).click();
  await expect(page.getByRole('heading', { name: '1 aqui agora, de 1' })).toBeVisible();
  await page.getByRole('button', { name: `Reabrir ${title}` }).click();
  await expect(phone.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: person.fullName })).toContainText(/fazendo|terminou/);
  await checkAccessible(page);
});
