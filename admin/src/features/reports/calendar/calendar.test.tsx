import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listCourseDrafts } from '@vitrine/contract/catalog';
import { addEncounter, createClass, getClassToManage, listClassesToManage, type ClassDetail } from '@vitrine/contract/classes';
import { listPeople } from '@vitrine/contract/people';
import { getCalendar, type Calendar, type CalendarDate } from '@vitrine/contract/reports';
import { expect, test } from 'vitest';
import { anId, answers, openConsoleAt, refused, withNetwork } from '../../../testing.tsx';

withNetwork();

const monday = '2026-11-23';
const date = (last: number, wish: Partial<CalendarDate> = {}): CalendarDate => ({
  id: anId(last),
  kind: 'presential',
  thingId: anId(last + 100),
  title: 'Forno e cooktop',
  name: 'Turma 2',
  state: 'opened',
  isDraft: false,
  isTentative: false,
  beginsAt: '2026-11-23T12:00:00.000Z',
  endsAt: '2026-11-23T15:00:00.000Z',
  parts: [{ day: monday, from: 540, to: 720 }],
  place: 'Loja-escola',
  capacity: 18,
  instructor: { id: anId(50), name: 'Rita Moura' },
  seats: 24,
  taken: 20,
  waiting: 2,
  conflicts: [
    { kind: 'instructor_twice', with: ['Adegas'] },
    { kind: 'over_capacity', with: [] },
  ],
  ...wish,
});
const week = (part: Partial<Calendar> = {}): Calendar => ({
  at: '2026-11-23T13:00:00.000Z',
  from: monday,
  to: '2026-11-29',
  today: monday,
  timeZone: 'America/Sao_Paulo',
  dates: [
    date(1),
    date(2, { kind: 'live_class', title: 'Adegas', place: '', conflicts: [{ kind: 'instructor_twice', with: ['Forno e cooktop'] }] }),
    date(3, {
      kind: 'event',
      title: 'Café com gerentes',
      name: '',
      state: null,
      isDraft: true,
      instructor: null,
      seats: null,
      taken: 9,
      waiting: 0,
      conflicts: [],
      parts: [{ day: '2026-11-28', from: 600, to: 660 }],
    }),
  ],
  isWhole: true,
  can: { createClass: true },
  ...part,
});
const day = (name: RegExp) => {
  const found = screen.getByRole('heading', { name }).closest('li');
  if (!found) throw new Error('no such day');
  return within(found);
};

test('LIV-01 a week shows its dates in their days; one opens beside it with its conflicts and the way to its class', async () => {
  const asked = answers(getCalendar, () => week());
  await openConsoleAt('/calendar');
  expect(await screen.findByRole('heading', { level: 1, name: /23.*29 de novembro/ })).toBeTruthy();
  expect(screen.getByText('Horas de São Paulo')).toBeTruthy();
  const link = day(/segunda-feira, 23/).getByRole('link', {
    name: /Forno e cooktop.*Rita Moura em duas.*09:00–12:00.*20 de 24.*2 na espera/,
  });
  expect(day(/sábado, 28/).getByRole('link', { name: /Café com gerentes.*rascunho/ })).toBeTruthy();
  await userEvent.click(link);
  const clashes = await screen.findByRole('list', { name: 'Conflitos' });
  expect(within(clashes).getByText('Adegas')).toBeTruthy();
  expect(within(clashes).getByText('Cabem 18 pessoas.')).toBeTruthy();
  expect(screen.getByText('4 livres · 2 na espera')).toBeTruthy();
  expect(screen.getByText('conflito · 6 h')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Abrir turma' }).getAttribute('href')).toBe(`/console/classes?open=${anId(101)}`);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Abrir turma' })).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Semana seguinte' }));
  await waitFor(() => expect(asked.at(-1)?.query.get('day')).toBe('2026-11-30'));
});

test('LIV-01 conflicts and one who teaches can be looked at alone; keys walk and change the week', async () => {
  const asked = answers(getCalendar, () => week());
  await openConsoleAt('/calendar');
  await userEvent.click(await screen.findByRole('button', { name: 'quem ensina em duas: 2, não cabem: 1' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /Café com gerentes/ })).toBeNull());
  await userEvent.keyboard('j');
  expect(document.activeElement?.textContent).toContain('Forno e cooktop');
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(asked.at(-1)?.query.get('day')).toBe('2026-11-30'));
  await userEvent.keyboard('t');
  await waitFor(() => expect(asked.at(-1)?.query.get('day')).toBeNull());
});

const drafted: ClassDetail = {
  id: anId(300),
  version: 1,
  state: 'pre_scheduled',
  isPublished: false,
  class: {
    name: 'Turma 9',
    kind: 'presential',
    courseId: anId(400),
    instructorId: null,
    seats: 20,
    opensAt: '2026-11-20T12:00:00.000Z',
    closesAt: '2026-11-25T13:00:00.000Z',
    minimumPercent: 75,
    isTentative: false,
  },
  taken: 0,
  waiting: 0,
  encounters: [],
  reactions: null,
  can: {
    save: true,
    plan: true,
    publish: false,
    close: false,
    cancel: true,
    mark: false,
    correct: false,
    moderate: false,
    issueResults: false,
  },
};

test('LIV-01 an empty hour begins a class there: subscriptions end then, and its first encounter has the day and the hour', async () => {
  answers(getCalendar, () => week());
  answers(listClassesToManage, () => ({ items: [], next: null }));
  answers(listCourseDrafts, () => ({ items: [], next: null }));
  answers(listPeople, () => ({ items: [], next: null }));
  const made = answers(createClass, () => ({ id: anId(300) }));
  answers(getClassToManage, () => drafted);
  const planned = answers(addEncounter, () => drafted);
  await openConsoleAt('/calendar');
  const slot = await screen.findByRole('link', { name: 'Nova turma: quarta-feira, 25 de novembro, 09:00' });
  slot.focus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await userEvent.type(await screen.findByLabelText('Nome'), 'Turma 9');
  const opens: HTMLInputElement = screen.getByLabelText('Inscrições abrem em');
  await userEvent.type(opens, '2026-11-20T09:00');
  await userEvent.click(screen.getByRole('button', { name: 'Nova turma' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(made.map(({ body }) => body.closesAt)).toEqual(['2026-11-25T13:00:00Z']);
  expect(dialog.getByLabelText<HTMLInputElement>('Dia').value).toBe('2026-11-25');
  expect(dialog.getByLabelText<HTMLInputElement>('Hora').value).toBe('10:00');
  await userEvent.type(dialog.getByLabelText('Local'), 'Paulista');
  await userEvent.type(dialog.getByLabelText('Cabem no local'), '18');
  await userEvent.click(dialog.getByRole('button', { name: 'Marcar encontro' }));
  await waitFor(() =>
    expect(planned.map(({ body }) => [body.day, body.time, body.zone, body.capacity])).toEqual([
      ['2026-11-25', '10:00', 'America/Sao_Paulo', 18],
    ]),
  );
});

test('LIV-01 an empty week says so; who may not make classes begins none; a week that did not come can be asked for again', async () => {
  let isDown = true;
  answers(getCalendar, () => (isDown ? refused('unexpected', {}, 500) : week({ dates: [], can: { createClass: false } })));
  await openConsoleAt('/calendar', { can: ['classes.read'] });
  await screen.findByRole('button', { name: 'Tentar de novo' }, { timeout: 20_000 });
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByText('Nada marcado nesta semana.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Nova turma/ })).toBeNull();
});
