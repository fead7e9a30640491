import { askToLeave, getLeaving, withdrawLeaving, type Leaving } from '@vitrine/contract/privacy';
import { getMe } from '@vitrine/contract/identity';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answers, enter, network, withNetwork } from './testing.tsx';
import { me } from './testing/facts.ts';

withNetwork();

const day = 86_400_000;
const dueAt = new Date(Date.now() + 29.5 * day).toISOString();
const leaving = (changes: Partial<Leaving> = {}): Leaving => ({
  fullName: 'Camila Rocha',
  clients: ['Aurora', 'Boreal'],
  isLastAdministrator: false,
  request: null,
  ...changes,
});
const request = { askedAt: new Date(Date.now() - 0.5 * day).toISOString(), dueAt };

test('PRO-03 another name is told at its field and nothing is sent; the own one asks, and changing one’s mind brings everything back', async () => {
  const sent: unknown[] = [];
  let kept = leaving();
  network(
    answers(getLeaving, () => kept),
    answers(getMe, () => ({ ...me(), leavingAt: kept.request ? dueAt : null })),
    answers(askToLeave, ({ body }) => {
      sent.push(body);
      return (kept = leaving({ request }));
    }),
    answers(withdrawLeaving, () => (kept = leaving())),
  );
  await enter('/profile/leave');
  const form = within(await screen.findByRole('form', { name: 'Pedir para sair' }));
  expect(form.getByText(/Aurora · Boreal/u)).toBeTruthy();
  const name = form.getByLabelText('Escreva o seu nome completo');
  const password = form.getByLabelText('Sua senha');
  expect(form.getByRole('link', { name: 'Não tem senha, ou esqueceu?' }).getAttribute('href')).toBe('/request-password');
  await userEvent.type(name, 'Camila');
  await userEvent.type(password, 'Vitrine-2026');
  const ask = form.getByRole('button', { name: 'Pedir para sair do portal' });
  await userEvent.click(ask);
  expect((await form.findByRole('alert')).textContent).toContain('Não é o seu nome');
  expect([sent, name, password]).toMatchObject([[], { value: 'Camila' }, { value: 'Vitrine-2026' }]);
  await userEvent.type(name, ' rocha');
  await userEvent.click(ask);
  expect(await screen.findByRole('heading', { name: 'Seu pedido foi recebido' })).toBeTruthy();
  expect(sent).toEqual([{ fullName: 'Camila rocha', password: 'Vitrine-2026' }]);
  expect(screen.getByText(/Faltam 29 dias/u)).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Mudar de ideia' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Mudei de ideia, quero ficar' }));
  expect(await screen.findByRole('form', { name: 'Pedir para sair' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Mudar de ideia' })).toBeNull());
});

test('PRO-03 a wrong password stands at its field, and what was typed stays', async () => {
  const kept = leaving();
  network(
    answers(getLeaving, () => kept),
    answers(askToLeave, () => ({ refusal: 'current_password_wrong', fields: { password: 'current_password_wrong' }, requestId: 'r' }), 422),
  );
  await enter('/profile/leave');
  const name = await screen.findByLabelText('Escreva o seu nome completo');
  await userEvent.type(name, 'Camila Rocha');
  await userEvent.type(screen.getByLabelText('Sua senha'), 'errada');
  await userEvent.click(screen.getByRole('button', { name: 'Pedir para sair do portal' }));
  expect((await screen.findByRole('alert')).textContent).toContain('A senha atual não confere');
  expect(name).toHaveProperty('value', 'Camila Rocha');
});

test('PRO-03 the last who manages a program is told what to do, and gets no form', async () => {
  network(answers(getLeaving, () => leaving({ isLastAdministrator: true })));
  await enter('/profile/leave');
  expect(await screen.findByText('Antes de sair, passe a administração')).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
});
