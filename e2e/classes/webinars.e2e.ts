import {
  addEncounter,
  createClass,
  getMeetingProvider,
  issueResults,
  listClassPeople,
  publishClass,
  saveMeetingProvider,
  steerEncounter,
} from '@vitrine/contract/classes';
import { listPeople } from '@vitrine/contract/people';
import type { Page } from '@playwright/test';
import { aMark, callAs } from '../support/api.ts';
import { aCourse, aPdfActivity } from '../support/courses.ts';
import { expect, test } from '../support/fixtures.ts';

/** The key of the meeting server beside these tests (server/src/platform/testing/meeting-peer.mjs). */
const secret = 'segredo-das-salas-de-reuniao';
const settings = { kind: 'jitsi', domain: 'meet.example.com', appId: 'vitrine', keyId: '', secret } as const;

/** The client's meetings run at the peer; of tests that begin at once the first one writes it down. */
async function withMeetings(): Promise<void> {
  const { version } = await callAs('admin', getMeetingProvider);
  if (version === 0) await callAs('admin', saveMeetingProvider, { body: { version, settings } }).catch(() => undefined);
}

/** A webinar whose doors are open, for it begins in ten minutes; nine seconds of its quarter of an hour are enough. */
async function aWebinar({ hasLounge, isInPage }: { hasLounge: boolean; isInPage: boolean }) {
  const name = `Webinar ${aMark()}`;
  const course = await aCourse([await aPdfActivity({ pages: 1 })]);
  const { items } = await callAs('admin', listPeople, { query: { limit: 1 } });
  const { id: classId } = await callAs('admin', createClass, {
    body: {
      name,
      kind: 'webinar',
      courseId: course.id,
      instructorId: items[0]?.id ?? null,
      seats: 2,
      opensAt: '2020-01-01T00:00:00.000Z',
      closesAt: '2034-03-01T00:00:00.000Z',
      minimumPercent: 1,
      isTentative: false,
      hasLounge,
      agenda: 'Por que o frio caro sai barato\nPerguntas de quem vende',
    },
  });
  const soon = new Date(Date.now() + 600_000).toISOString();
  const when = isInPage
    ? { day: soon.slice(0, 10), time: soon.slice(11, 16), minutes: 15 }
    : { day: '2034-03-06', time: '15:00', minutes: 60 };
  const { encounters } = await callAs('admin', addEncounter, {
    params: { classId },
    body: { ...when, zone: 'UTC', place: '', meetingUrl: isInPage ? null : 'https://meet.example.com/a', isInPage },
  });
  await callAs('admin', publishClass, { params: { classId }, body: { version: 2 } });
  return { name, course, classId, encounterId: encounters[0]?.id ?? '' };
}

const steer = (encounterId: string, act: 'start' | 'end') => callAs('admin', steerEncounter, { params: { encounterId }, body: { act } });

async function subscribe(page: Page, name: string): Promise<void> {
  const panel = page.getByRole('region', { name, exact: true });
  await panel.getByRole('button', { name: 'Inscrever-me', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar inscrição' }).click();
  await expect(panel).toContainText('Inscrição confirmada');
}

test('WEB-01 FIL-02 a seller finds a webinar by its state, subscribes after reading when it is, and leaves again', async ({
  page,
  person,
  signInAs,
}) => {
  const { name, course } = await aWebinar({ hasLounge: false, isInPage: false });
  await signInAs(person, { to: '/webinars' });
  await expect(page.getByRole('heading', { name: 'Webinars' })).toBeVisible();
  await page.getByLabel('Situação').selectOption('Concluída');
  await expect(page).toHaveURL(/webinar_status=finished/);
  await expect(page.getByRole('link', { name: course.title })).toBeHidden();
  await page.getByLabel('Situação').selectOption('Aberta');
  await expect(page).toHaveURL(/webinar_status=opened/);
  await page.getByRole('link', { name: course.title }).click();
  const panel = page.getByRole('region', { name, exact: true });
  await expect(panel).toContainText('Aberta');
  await expect(panel).toContainText('2 de 2');
  await panel.getByRole('button', { name: 'Inscrever-me', exact: true }).click();
  const asked = page.getByRole('dialog');
  await expect(asked).toContainText('On-line');
  await expect(asked).toContainText('horário de');
  await asked.getByRole('button', { name: 'Confirmar inscrição' }).click();
  await expect(panel).toContainText('1 de 2');
  await panel.getByRole('button', { name: 'Cancelar inscrição' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sair da turma' }).click();
  await expect(panel).toContainText('2 de 2');
  await expect(panel.getByRole('button', { name: 'Inscrever-me', exact: true })).toBeVisible();
});

test('WEB-02 WEB-03 WEB-04 a seller waits in the lounge, is taken in when it begins, and what they watched becomes the verdict', async ({
  page,
  person,
  signInAs,
}) => {
  await withMeetings();
  const { name, course, classId, encounterId } = await aWebinar({ hasLounge: true, isInPage: true });
  const outside: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('/external_api.js') || pathname.startsWith('/meeting/') || pathname === '/runtime/meeting.js')
      outside.push(pathname);
  });
  await signInAs(person, { to: `/webinars/${course.id}` });
  await subscribe(page, name);
  await page.getByRole('link', { name: 'Ir para a sala de espera' }).click();
  await expect(page.getByRole('heading', { name: 'Sala de espera' })).toBeVisible();
  await expect(page.getByText('1 pessoa inscrita')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Programa' })).toContainText('Perguntas de quem vende');
  await page.getByRole('button', { name: 'Entrar quando começar' }).click();
  await expect(page.getByText('a sala abre sozinha quando começar')).toBeVisible();
  expect(outside).toEqual([]);

  await steer(encounterId, 'start');
  await expect(page).toHaveURL(new RegExp(`/webinars/${course.id}/meeting/${encounterId}$`), { timeout: 40_000 });
  const room = page.frameLocator('iframe[title="Sala ao vivo"]').frameLocator('iframe');
  await expect(room.getByRole('heading', { name: person.fullName })).toBeVisible();
  expect(outside.map((path) => path.replace(/^\/meeting\/.*/, '/meeting/'))).toEqual([
    '/meeting/',
    '/runtime/meeting.js',
    '/external_api.js',
  ]);
  const presence = page.getByRole('progressbar', { name: /Sua presença/ });
  await expect(presence).toBeVisible();
  const watched = async () => {
    const { items } = await callAs('admin', listClassPeople, { params: { classId }, query: { encounterId } });
    return items[0]?.watchedSeconds ?? 0;
  };
  await expect.poll(watched, { timeout: 60_000, intervals: [1_000] }).toBeGreaterThanOrEqual(9);

  const { version } = await steer(encounterId, 'end');
  await expect(page.getByRole('heading', { name: 'Quem ensina encerrou a reunião.' })).toBeVisible({ timeout: 40_000 });
  await expect(page.locator('iframe')).toHaveCount(0);
  const { items } = await callAs('admin', listClassPeople, { params: { classId }, query: { encounterId } });
  expect(items[0]?.mark).toBeNull();
  await page.getByRole('link', { name: 'Ver a turma' }).click();
  await expect(page.getByRole('region', { name, exact: true })).toContainText('Concluída');
  await callAs('admin', issueResults, { params: { classId }, body: { version } });
  await page.reload(); // results come hours later
  await expect(page.getByText('Treinamento concluído')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Avaliar o treinamento' })).toBeVisible();
});

test('WEB-03 a meeting whose script does not come says so and leaves the plain link; who is taken out, and whose connection breaks, reads why', async ({
  page,
  person,
  signInAs,
  guard,
}) => {
  guard.expectNetworkLine(/ERR_FAILED \(.*external_api\.js\)/);
  await withMeetings();
  const { name, course, encounterId } = await aWebinar({ hasLounge: false, isInPage: true });
  await signInAs(person, { to: `/webinars/${course.id}` });
  await subscribe(page, name);
  await page.route('**/external_api.js', (route) => route.abort());
  await page.getByRole('link', { name: 'Entrar na sala' }).click();
  await expect(page.getByRole('heading', { name: 'A sala não carregou. Verifique a conexão e tente de novo.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Abrir em outra aba' })).toHaveAttribute('href', /\/[0-9a-f]{32}\?jwt=/);

  await page.unroute('**/external_api.js');
  await page.getByRole('button', { name: 'Entrar de novo' }).click();
  const room = page.frameLocator('iframe[title="Sala ao vivo"]').frameLocator('iframe');
  await room.getByRole('button', { name: 'Break' }).click();
  await expect(page.getByRole('heading', { name: 'A conexão com a sala caiu.' })).toBeVisible();
  await page.getByRole('button', { name: 'Entrar de novo' }).click();
  await room.getByRole('button', { name: 'Take out' }).click();
  await expect(page.getByRole('heading', { name: 'Quem modera tirou você da sala.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Entrar de novo' })).toBeHidden();

  await page.goto(`/webinars/${course.id}/meeting/${encounterId}`);
  await room.getByRole('button', { name: 'End for all' }).click();
  await expect(page.getByRole('heading', { name: 'Quem ensina encerrou a reunião.' })).toBeVisible();
});
