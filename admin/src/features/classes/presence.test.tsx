import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  getClassToManage,
  listClassPeople,
  markAllPresent,
  markPresence,
  type ClassDetail,
  type ClassPerson,
} from '@vitrine/contract/classes';
import { locales } from '@vitrine/domain/kernel';
import { expect, test } from 'vitest';
import { anId, answers, openConsoleAt, refused, withNetwork } from '../../testing.tsx';

withNetwork();

const classId = anId(50);
const encounter = {
  id: anId(51),
  day: '2026-11-20',
  time: '09:00',
  zone: 'America/Sao_Paulo',
  minutes: 180,
  beginsAt: '2026-11-20T12:00:00.000Z',
  endsAt: '2026-11-20T15:00:00.000Z',
  place: 'Loja-escola',
  isOnline: false,
  isCanceled: false,
  meetingUrl: null,
  isRunning: false,
  isPaused: false,
  isEnded: false,
  isInPage: false,
  unmarked: 2,
};
const can = {
  save: true,
  plan: true,
  publish: false,
  close: true,
  cancel: true,
  mark: true,
  correct: false,
  moderate: false,
  issueResults: false,
};
const detail: ClassDetail = {
  id: classId,
  version: 3,
  state: 'in_progress',
  isPublished: true,
  class: {
    name: 'Turma da manhã',
    kind: 'presential',
    courseId: anId(52),
    instructorId: anId(11),
    seats: 20,
    opensAt: '2026-11-01T12:00:00.000Z',
    closesAt: '2026-11-19T12:00:00.000Z',
    minimumPercent: 75,
    isTentative: false,
  },
  taken: 4,
  waiting: 1,
  encounters: [encounter],
  reactions: null,
  can,
};
const person = (number: number, name: string, more: Partial<ClassPerson> = {}): ClassPerson => ({
  memberId: anId(70 + number),
  name,
  state: 'subscribed',
  mark: null,
  watchedSeconds: null,
  result: null,
  ...more,
});
const mark = (presence: 'present' | 'absent' | 'excused', more: Partial<NonNullable<ClassPerson['mark']>> = {}) => ({
  version: 2,
  presence,
  by: 'Rita Alves',
  at: '2026-11-20T12:12:00.000Z',
  reason: null,
  ...more,
});
const people = [
  person(1, 'André', { mark: mark('present') }),
  person(2, 'Camila'),
  person(3, 'Davi'),
  person(4, 'Joana', { mark: mark('absent', { at: '2026-11-21T12:12:00.000Z' }) }),
  person(5, 'Zélia', { state: 'waiting' }),
];

const open = async (items = people, shown = detail, ask: Parameters<typeof openConsoleAt>[1] = {}) => {
  answers(getClassToManage, () => shown);
  answers(listClassPeople, () => ({ items }));
  await openConsoleAt(`/classes/${classId}/presence`, ask);
};
const rows = () =>
  within(screen.getByRole('region', { name: 'Detalhe' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('PRE-04 the list says how many are there, and of each what their presence stands on', async () => {
  await open();
  expect((await screen.findByText('de 4 presentes')).textContent).toBe('1 de 4 presentes');
  expect(rows()).toEqual([
    expect.stringMatching(/AndréRita Alves, 09:12$/),
    expect.stringMatching(/CamilaSem marca ainda/),
    expect.stringMatching(/DaviSem marca ainda/),
    expect.stringMatching(/JoanaFalta: Rita Alves, 21\/11, 09:12/),
    expect.stringMatching(/ZéliaNa lista de espera/),
  ]);
  expect(screen.getByRole('button', { name: 'Presente: André' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.queryByRole('button', { name: 'Presente: Zélia' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Sem marca 2' }));
  expect(rows()).toHaveLength(2);
});

test('PRE-04 a tap marks with the version that was seen, an absence is excused from the menu, and the rest are marked at once', async () => {
  const sent = answers(markPresence, () => ({}));
  const all = answers(markAllPresent, () => ({ marked: 2 }));
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Falta: André' }));
  await userEvent.click(screen.getByRole('button', { name: 'Mais opções: Joana' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Justificar a falta', hidden: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Marcar as 2 restantes' }));
  expect(sent.map(({ params, body }) => [params['encounterId'], body])).toEqual([
    [encounter.id, { memberId: anId(71), version: 2, presence: 'absent' }],
    [encounter.id, { memberId: anId(74), version: 2, presence: 'excused' }],
  ]);
  expect(all).toHaveLength(1);
});

test('PRE-04 what was measured says how much, and a correction of it asks why', async () => {
  const sent = answers(markPresence, () => ({}));
  await open([person(1, 'André', { watchedSeconds: 1_500 })], {
    ...detail,
    encounters: [{ ...encounter, isInPage: true, isOnline: true }],
  });
  expect(await screen.findByText(/25 de 180 min/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /restante/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Presente: André' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox'), 'Caiu a internet');
  expect(sent).toHaveLength(0);
  await userEvent.click(dialog.getByRole('button', { name: /Presente/ }));
  expect(sent.map(({ body }) => body)).toMatchObject([{ presence: 'present', reason: 'Caiu a internet' }]);
});

test('PRE-04 nobody is marked before the encounter has begun: the list says when it does', async () => {
  const later = { ...encounter, beginsAt: '2999-11-20T12:00:00.000Z', endsAt: '2999-11-20T15:00:00.000Z', isOnline: true };
  await open(people, { ...detail, encounters: [later] });
  expect(await screen.findByText(/A presença é marcada depois que o encontro começa: 20\/11/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^(Presente|Falta): |restante/ })).toBeNull();
  document.body.replaceChildren();
  await open(people, { ...detail, encounters: [{ ...later, isRunning: true }] }); // begun by its instructor, before its hour
  expect(await screen.findByRole('button', { name: 'Presente: Camila' })).toBeTruthy();
});

test('PRE-04 somebody else was faster: it is said; who may not mark only reads; a long list is searched', async () => {
  answers(markPresence, () => refused('changed_meanwhile'));
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Presente: Camila' }));
  expect((await screen.findAllByText(/mudou|outra pessoa|alterou/i)).length).toBeGreaterThan(0);
  document.body.replaceChildren();
  const many = Array.from({ length: 12 }, (_, at) => person(at, at === 3 ? 'Única' : `Pessoa ${at}`));
  await open(many, { ...detail, can: { ...can, mark: false } });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Procurar pessoa' }), 'úni');
  expect(rows()).toEqual([expect.stringContaining('Única')]);
  expect(screen.queryByRole('button', { name: /^Presente/ })).toBeNull();
});

test('LAN-01 the list of presence speaks all four languages, and says when nobody is in it', async () => {
  const titles = { 'pt-BR': 'Lista de presença', 'en-US': 'Attendance list', 'es-ES': 'Lista de asistencia', 'fr-FR': 'Liste de présence' };
  for (const locale of locales) {
    await open(people, detail, { locale });
    expect(await screen.findByRole('heading', { name: titles[locale] })).toBeTruthy();
    document.body.replaceChildren();
  }
  await open([]);
  expect(await screen.findByText('Ninguém se inscreveu ainda.')).toBeTruthy();
});
