import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answerEvent, checkIn, getEvent, listEvents, type EventPage } from '@vitrine/contract/events';
import { getMe } from '@vitrine/contract/identity';
import { expect, test } from 'vitest';
import { answers, enter, network, withNetwork } from './testing.tsx';
import { id } from './testing/facts.ts';
import { seller } from './testing/points-facts.ts';

withNetwork();

const eventId = id(900);
const page = (given: Partial<EventPage> = {}): EventPage => ({
  id: eventId,
  kind: 'meeting',
  name: 'Encontro de Criadores',
  pictureUrl: null,
  beginsAt: '2036-11-21T22:00:00.000Z',
  endsAt: '2036-11-22T00:00:00.000Z',
  timeZone: 'America/Manaus',
  place: 'Loja Horizonte',
  isOnline: false,
  points: 60,
  phase: 'open',
  isByInvitation: true,
  level: 'Intermediário',
  levelsMissing: 0,
  isComing: false,
  arrival: null,
  description: 'Uma noite na loja.',
  program: [{ time: '19:00', text: 'Café' }],
  address: 'Av. Paulista, 1.450',
  joinUrl: null,
  campaign: { id: id(901), name: 'Virada', isRegistered: true },
  invited: { by: 'Regina Alves', at: '2036-11-18T12:00:00.000Z' },
  comingAt: null,
  isDeclined: false,
  coming: { count: 47, names: ['Elaine V.'] },
  seatsLeft: 12,
  checkIn: { from: '2036-11-21T21:30:00.000Z', until: '2036-11-22T00:00:00.000Z' },
  arrived: null,
  cancelledWhy: '',
  series: null,
  can: { answer: true, checkIn: true },
  ...given,
});
const me = () => ({ ...seller(), client: { ...seller().client, has_events: true } });
const see = (given: Partial<EventPage> = {}, ...more: Parameters<typeof network>) =>
  network(
    answers(getMe, me),
    answers(getEvent, () => page(given)),
    answers(listEvents, () => ({ items: [], next: null })),
    ...more,
  );
const type = async (digits: string) => {
  for (const digit of digits) await userEvent.click(await screen.findByRole('button', { name: digit }));
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
};

test('EVT-01 an event says who invited, when by which clock, for whom, and who comes; a tap says that one comes', async () => {
  see(
    {},
    answers(answerEvent, () => page({ isComing: true, comingAt: '2036-11-19T12:00:00.000Z' })),
  );
  await enter(`/events/${eventId}`);
  expect(await screen.findByText('Regina Alves convidou você.')).toBeTruthy();
  expect(screen.getByText(/no local, 18:00 \(Manaus\)/)).toBeTruthy();
  expect(screen.getByText('a partir de Intermediário, com convite')).toBeTruthy();
  expect(screen.getByText('Elaine V. e mais 46 vão · 12 vagas')).toBeTruthy();
  expect(screen.getByText('+60')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Eu vou' }));
  expect(await screen.findByRole('button', { name: 'Não vou' })).toBeTruthy();
  expect(screen.getByText('Presença confirmada em 19/11')).toBeTruthy();
});

test('EVT-01 below its level an event says what is missing and leads there; a cancelled one says why', async () => {
  see({ levelsMissing: 1, can: { answer: false, checkIn: false }, phase: 'coming', invited: null, campaign: null });
  await enter(`/events/${eventId}`);
  expect(await screen.findByText('só para Intermediário; falta um nível')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver o que falta' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Eu vou' })).toBeNull();
});

test('EVT-02 EVT-03 a wrong code says so and stays, the right one says the points', async () => {
  see(
    {},
    answers(checkIn, () => ({ refusal: 'invalid_check_in_code', fields: { code: 'invalid_check_in_code' }, requestId: 'r' }), 422),
  );
  await enter(`/events/${eventId}/check-in`);
  await type('407218');
  expect((await screen.findByRole('alert')).textContent).toContain('Código inválido');
  expect(screen.getByLabelText<HTMLInputElement>('Digite o código do telão').value).toBe('407218');
  see(
    {},
    answers(checkIn, () => ({ state: 'arrived', at: '2036-11-21T22:00:00.000Z', points: 60, uncredited: null, isAlready: false })),
  );
  await type('407219');
  expect(await screen.findByRole('heading', { name: 'Presença confirmada' })).toBeTruthy();
  expect(screen.getByText('+60')).toBeTruthy();
});

test('EVT-02 the address of a QR checks in by itself, once, and a late scan says who decides', async () => {
  const asked: unknown[] = [];
  see(
    {},
    answers(checkIn, ({ body }) => {
      asked.push(body);
      return { state: 'to_check', at: '2036-11-21T22:00:00.000Z', points: 0, uncredited: null, isAlready: false };
    }),
  );
  await enter(`/events/${eventId}/check-in?code=abc`);
  expect(await screen.findByText('Recebido, falta conferir')).toBeTruthy();
  expect(asked).toMatchObject([{ way: 'qr', code: 'abc' }]);
});

test('EVT-02 without a network a scan is kept on the phone, and goes by itself once there is one', async () => {
  see(
    {},
    answers(checkIn, () => {
      throw new TypeError('Failed to fetch');
    }),
  );
  await enter(`/events/${eventId}/check-in`);
  await type('407218');
  expect(await screen.findByText('Guardado neste telefone')).toBeTruthy();
  const asked: unknown[] = [];
  see(
    {},
    answers(checkIn, ({ body }) => {
      asked.push(body);
      return { state: 'arrived', at: '2036-11-21T22:00:00.000Z', points: 60, uncredited: null, isAlready: false };
    }),
  );
  fireEvent(window, new Event('online'));
  expect(await screen.findByRole('heading', { name: 'Presença confirmada' })).toBeTruthy();
  expect(asked).toMatchObject([{ way: 'digits', code: '407218' }]);
});

type Series = NonNullable<EventPage['series']>;
const series = (rule: Partial<Series['rule']>, given: Partial<Series> = {}): Series => ({
  rule: { frequency: 'weekly', interval: 1, byday: ['TU'], until: '2037-03-12', count: null, ...rule },
  firstDay: '2036-11-18',
  next: [],
  ...given,
});
const dateOn = (day: string, at: number, given: Partial<Series['next'][number]> = {}) => ({
  id: id(910 + at),
  beginsAt: `${day}T22:00:00.000Z`,
  endsAt: `${day}T23:30:00.000Z`,
  timeZone: 'America/Sao_Paulo',
  phase: 'coming' as const,
  isComing: false,
  ...given,
});

test('VAL-13 an event that repeats says so in words, and leads to its next dates', async () => {
  const next = [
    dateOn('2036-11-25', 0, { isComing: true }),
    dateOn('2036-12-02', 1, { phase: 'cancelled' }),
    ...['2036-12-09', '2036-12-16', '2036-12-23'].map((day, at) => dateOn(day, at + 2)),
  ];
  see({ series: series({}, { next }) });
  await enter(`/events/${eventId}`);
  expect(await screen.findByText('toda terça-feira, até 12 de março de 2037')).toBeTruthy();
  const links = within(screen.getByRole('region', { name: 'Repete' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([910, 911, 912, 913].map((one) => `/events/${id(one)}`));
  expect(links.map((link) => link.querySelector(':scope > small')?.textContent)).toEqual(['você vai', 'cancelado', '', '']);
  expect(screen.getByText('E mais 1 data.')).toBeTruthy();
});

test('EVT-01 an answer that comes when its event was left for another date does not become the other one', async () => {
  const [first, other] = [dateOn('2036-11-25', 0), dateOn('2036-12-02', 1)];
  const of = (path: string, given: Partial<EventPage> = {}) => {
    const isFirst = path.includes(first.id);
    const [own, next] = isFirst ? [first, other] : [other, first];
    return page({ ...own, name: isFirst ? 'Primeira data' : 'Outra data', invited: null, series: series({}, { next: [next] }), ...given });
  };
  const held = Promise.withResolvers<void>();
  const answering = answers(answerEvent, ({ path }) => of(path, { isComing: true }));
  see();
  network(
    answers(getEvent, ({ path }) => of(path)),
    { ...answering, give: (asked) => held.promise.then(() => answering.give(asked)) },
  );
  const goOn = () => userEvent.click(within(screen.getByRole('region', { name: 'Repete' })).getByRole('link'));
  const isAt = (name: string) => screen.findByRole('heading', { level: 1, name });
  await enter(`/events/${first.id}`);
  await isAt('Primeira data');
  await goOn();
  await isAt('Outra data');
  await userEvent.click(screen.getByRole('button', { name: 'Eu vou' }));
  await goOn(); // known already: nothing is loaded between them
  await isAt('Primeira data');
  held.resolve();
  expect(await screen.findByText('Anotado: você vai.')).toBeTruthy();
  expect(await isAt('Primeira data')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Eu vou' })).toBeTruthy();
});

test.each<[Partial<Series['rule']>, string, string]>([
  [{ byday: ['TU', 'SA'], until: null, count: 8 }, '2036-11-18', 'toda terça-feira e todo sábado, 8 vezes'],
  [{ interval: 2 }, '2036-11-18', 'a cada 2 semanas: terça-feira, até 12 de março de 2037'],
  [{ frequency: 'daily', byday: [], until: null, count: 3 }, '2036-11-18', 'todo dia, 3 vezes'],
  [{ frequency: 'monthly', byday: [] }, '2036-11-18', 'todo mês, no dia 18, até 12 de março de 2037'],
  [{ frequency: 'monthly', byday: [], interval: 2, until: null, count: 4 }, '2036-10-31', 'a cada 2 meses, no último dia, 4 vezes'],
  [{ frequency: 'yearly', byday: [], until: null, count: 2 }, '2036-02-29', 'todo ano, em 29 de fevereiro, 2 vezes'],
])('VAL-13 the rule %j is said as people say it', async (rule, firstDay, words) => {
  see({ series: series(rule, { firstDay }) });
  await enter(`/events/${eventId}`);
  expect(await screen.findByText(words)).toBeTruthy();
});
