import { fireEvent, screen } from '@testing-library/react';
import { checkRegistration, getTransfer, sendPoints, type TransferPage } from '@vitrine/contract/transfer';
import { expect, test } from 'vitest';
import { answers, enter, network, withNetwork } from './testing.tsx';
import { id } from './testing/facts.ts';

withNetwork();

const sending = {
  id: id(170),
  points: 860,
  state: 'sent' as const,
  ending: '0247',
  madeAt: '2026-08-13T12:30:00.000Z',
  settledAt: '2026-08-14T12:30:00.000Z',
  postedOn: '2026-08-14',
  useUntil: '2027-08-14',
  reason: null,
};
const page: TransferPage = {
  partner: { name: 'Clube Mais', siteUrl: 'https://clube-mais.example' },
  program: 'Aurora',
  available: 1_240,
  held: 0,
  maySend: true,
  roles: ['salesperson'],
  document: '39120410247',
  country: 'BR',
  monthsToUse: 12,
  underWay: null,
  past: [sending],
};

test('TRF-02 what was sent says until when it is to be used at the partner, and what came back says why', async () => {
  const back = {
    ...sending,
    id: id(171),
    state: 'returned' as const,
    postedOn: null,
    useUntil: null,
    reason: 'registration_inactive' as const,
  };
  network(answers(getTransfer, () => ({ ...page, past: [sending, back] })));
  await enter('/points-transfer');
  expect(await screen.findByText('Use no parceiro em até 12 meses')).toBeTruthy();
  expect(screen.getByText('use até 14/08/2027')).toBeTruthy();
  expect(screen.getByText('cadastro inativo no Clube Mais')).toBeTruthy();
});

test('TRF-03 what waits for the partner is shown as held, with what either answer means', async () => {
  network(
    answers(getTransfer, () => ({
      ...page,
      available: 0,
      held: 1_240,
      past: [],
      underWay: { ...sending, points: 1_240, state: 'held', settledAt: null, postedOn: null, useUntil: null },
    })),
  );
  await enter('/points-transfer');
  expect(await screen.findByText('Esperando o Clube Mais')).toBeTruthy();
  expect(screen.getByText('Confirmado: os 1.240 passam para lá')).toBeTruthy();
  expect(screen.getByText('Devolvido: os 1.240 voltam inteiros')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Enviar/ })).toBeNull();
});

test.each<[Partial<TransferPage>, string]>([
  [{ available: 0 }, 'Você ainda não tem pontos de treino'],
  [{ maySend: false }, 'Seu perfil ainda não pode enviar'],
  [{ partner: null }, 'O envio está fechado'],
])('TRF-01 nobody is asked to send what they do not have, may not send, or cannot send now (%o)', async (change, title) => {
  network(answers(getTransfer, () => ({ ...page, past: [], ...change })));
  await enter('/points-transfer');
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Enviar/ })).toBeNull();
});

test('TRF-01 the partner is asked before the person, and what is refused stands at the document, which stays', async () => {
  network(
    answers(getTransfer, () => page),
    answers(
      checkRegistration,
      () => ({ refusal: 'registration_inactive', fields: { document: 'registration_inactive' }, requestId: 'r' }),
      409,
    ),
    answers(sendPoints, () => sending),
  );
  await enter('/points-transfer');
  fireEvent.click(await screen.findByRole('button', { name: 'Enviar 1.240 pontos' }));
  expect((await screen.findByRole('alert')).textContent).toContain('está inativo');
  expect(screen.getByLabelText<HTMLInputElement>('Seu CPF no Clube Mais').value).toBe('391.204.102-47');
  expect(screen.getByRole('link', { name: 'Abrir o Clube Mais' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});
