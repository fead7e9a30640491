import { screen } from '@testing-library/react';
import { getSence, type MySession, type SencePage } from '@vitrine/contract/sence';
import { expect, test } from 'vitest';
import { answers, enter, network, withNetwork } from './testing.tsx';
import { id } from './testing/facts.ts';

withNetwork();

const courseId = id(170);
const now = '2026-11-25T13:00:00.000Z';
const session = (wish: Partial<MySession>): MySession => ({
  id: id(171),
  state: 'starting',
  loginUntil: '2026-11-25T13:02:41.000Z',
  openedAt: null,
  expiresAt: null,
  closedAt: null,
  senceId: '',
  codes: [],
  closeUntil: null,
  ...wish,
});
const page = (wish: Partial<SencePage>): SencePage => ({
  courseId,
  title: 'Forno e cooktop',
  scene: 'stove',
  isUnder: true,
  obstacle: null,
  run: '12.345.678-5',
  fullName: 'Daniela Soto',
  manual: 'm113',
  loginSeconds: 180,
  sessionMinutes: 180,
  warningMinutes: 10,
  host: 'sistemas.sence.cl',
  now,
  session: null,
  ...wish,
});
const at = async (wish: Partial<SencePage>) => {
  network(answers(getSence, () => page(wish)));
  await enter(`/sence/${courseId}`);
};
const open = { state: 'open', openedAt: '2026-11-25T12:00:00.000Z', senceId: '8f21-aaaa-bbbb-c07a' } as const;

test('SEN-01 a start that waits is counted down by the server’s clock, and may be gone on with or begun anew', async () => {
  await at({ session: session({}) });
  expect((await screen.findByRole('timer')).textContent).toMatch(/^2:(41|40|39)$/);
  expect(screen.getByText('12.345.678-5, Daniela Soto')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Ir para o SENCE' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Começar de novo' })).toBeTruthy();
});

test('SEN-01 where the authority stayed silent the screen says so, and the three minutes begin anew', async () => {
  await at({ session: session({ state: 'silent' }) });
  expect(await screen.findByText('O SENCE não respondeu. Comece de novo: nada se perdeu.')).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toBe('3:00');
});

test('SEN-01 whoever has no right RUN is led to their data, and nobody else anywhere', async () => {
  await at({ obstacle: 'run_invalid', run: '123456786' });
  expect(await screen.findByText('O seu RUN não confere')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Confira o seu RUN' }).getAttribute('href')).toBe('/profile/data');
  expect(screen.queryByRole('button', { name: 'Ir para o SENCE' })).toBeNull();
});

test('SEN-02 several codes are told one by one, whoever has to act on them named first', async () => {
  await at({ session: session({ state: 'refused', codes: ['300', '208', '999'] }) });
  expect(await screen.findByText('O SENCE não tem você neste curso')).toBeTruthy();
  expect(screen.getByText(/O seu RUN não está na lista/)).toBeTruthy();
  expect(screen.getByText(/O SENCE teve um erro interno/)).toBeTruthy();
  expect(screen.getByText('Código 999')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeTruthy();
});

test('SEN-03 an open session says until when, warns before its end, and tells why it was not closed', async () => {
  await at({ session: session({ ...open, expiresAt: '2026-11-25T13:09:00.000Z', codes: ['210'] }) });
  expect(await screen.findByRole('heading', { name: 'Presença aberta no SENCE' })).toBeTruthy();
  expect(screen.getByText('8f21…c07a')).toBeTruthy();
  expect(screen.getByText('10:09, horário de Santiago')).toBeTruthy();
  expect(screen.getByText(/acaba em menos de 10 min/)).toBeTruthy();
  expect(screen.getByText('A presença não foi encerrada')).toBeTruthy();
  expect(screen.getByText(/Passaram os três minutos/)).toBeTruthy();
});

test('SEN-03 a course that is not under the authority leads straight in', async () => {
  await at({ isUnder: false });
  expect(await screen.findByText('Este curso não precisa de sessão')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ir para o curso' }).getAttribute('href')).toBe(`/online-courses/${courseId}`);
});
