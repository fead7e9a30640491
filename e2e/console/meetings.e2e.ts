import {
  addEncounter,
  createClass,
  joinMeeting,
  listClassesToManage,
  publishClass,
  reportWatching,
  steerEncounter,
  subscribeToClass,
} from '@vitrine/contract/classes';
import { listPeople } from '@vitrine/contract/people';
import { randomUUID } from 'node:crypto';
import { aMark, callAs } from '../support/api.ts';
import { aCourse, aPdfActivity } from '../support/courses.ts';
import { expect, test } from '../support/fixtures.ts';

test('WEB-03 staff writes down where meetings run, reads what is wrong at its field, and never sees the key again', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin', { to: '/console/classes' });
  await page.getByRole('link', { name: 'Salas de reunião' }).click();
  const form = page.getByRole('form', { name: 'Salas de reunião' });
  await form.getByLabel('Domínio').fill('http://127.0.0.1');
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(form.getByText('Escreva um endereço como vendas.exemplo.com, sem http:// e sem barra.')).toBeVisible();
  await form.getByLabel('Domínio').fill('meet.example.com');
  await form.getByLabel('ID do aplicativo').fill('vitrine');
  await form.getByLabel('Chave').fill('segredo-das-salas-de-reuniao');
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Salas de reunião salvas.')).toBeVisible();
  await page.reload();
  await expect(form.getByText('Já há uma chave. Em branco, ela continua.')).toBeVisible();
  await expect(form.getByLabel('Chave')).toHaveValue('');
});

test('WEB-02 WEB-04 staff gives a webinar a waiting room, reads who watched how long, and corrects with a reason', async ({
  page,
  person,
  signInAs,
}) => {
  const name = `Webinar ${aMark()}`;
  const course = await aCourse([await aPdfActivity({ pages: 1 })]);
  const { items: people } = await callAs('admin', listPeople, { query: { limit: 1 } });
  const { id: classId } = await callAs('admin', createClass, {
    body: {
      name,
      kind: 'webinar',
      courseId: course.id,
      instructorId: people[0]?.id ?? null,
      seats: null,
      opensAt: '2020-01-01T00:00:00.000Z',
      closesAt: '2034-03-01T00:00:00.000Z',
      minimumPercent: 75,
      isTentative: false,
    },
  });
  const soon = new Date(Date.now() + 600_000).toISOString();
  const { encounters } = await callAs('admin', addEncounter, {
    params: { classId },
    body: { day: soon.slice(0, 10), time: soon.slice(11, 16), zone: 'UTC', minutes: 30, place: '', meetingUrl: null, isInPage: true },
  });
  await callAs('admin', publishClass, { params: { classId }, body: { version: 2 } });
  await callAs(person, subscribeToClass, { params: { classId }, body: { waits: false } });
  const encounter = { params: { encounterId: encounters[0]?.id ?? '' } };
  await callAs('admin', steerEncounter, { ...encounter, body: { act: 'start' } });
  await callAs(person, joinMeeting, encounter);
  const span = { event_id: randomUUID(), from: new Date(Date.now() - 5_000).toISOString(), to: new Date().toISOString() };
  await callAs(person, reportWatching, { ...encounter, body: { sentAt: new Date().toISOString(), spans: [span] } });

  await signInAs('admin');
  const { items } = await callAs('admin', listClassesToManage, { query: { search: name } });
  await page.goto(`/console/classes?open=${items[0]?.id}`);
  await page.getByLabel('Com sala de espera').check();
  await page.getByRole('textbox', { name: 'Programa' }).fill('Abertura');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await page.reload();
  await expect(page.getByLabel('Com sala de espera')).toBeChecked();

  await expect(page.getByRole('region', { name: 'Encontros' })).toContainText('nesta página');
  const row = page.getByRole('region', { name: 'Pessoas' }).getByRole('listitem').filter({ hasText: person.fullName });
  await expect(row).toContainText('Assistido: 0 de 30 min · conta pelo tempo');
  await row.getByRole('button', { name: `Presente: ${person.fullName}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Motivo da correção').fill('Assistiu no aparelho da colega');
  await dialog.getByRole('button', { name: 'Corrigir para Presente' }).click();
  await expect(row).toContainText('Motivo: Assistiu no aparelho da colega');
  await expect(row.getByRole('button', { name: `Presente: ${person.fullName}` })).toHaveAttribute('aria-pressed', 'true');
});
