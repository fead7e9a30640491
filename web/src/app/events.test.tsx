import { fireEvent, screen } from '@testing-library/react';
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
