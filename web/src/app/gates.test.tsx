import { changePassword, getMe, passGate } from '@vitrine/contract/identity';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answers, enter, network, withNetwork } from './testing.tsx';
import { me } from './testing/facts.ts';

withNetwork();

const type = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('SES-17 a password that was given has to be changed before anything else, and then the way goes on', async () => {
  const asked: unknown[] = [];
  const gates: ('change_password' | 'terms')[] = ['change_password'];
  network(
    answers(getMe, () => ({ ...me(), gates })),
    answers(changePassword, ({ body }) => {
      asked.push(body);
      gates.pop();
      return {};
    }),
  );
  await enter('/online-courses?show=mine');
  expect(await screen.findByRole('heading', { name: 'Crie a sua senha' })).toBeTruthy();
  await press('Salvar senha');
  expect(await screen.findAllByText('Preencha este campo.')).toHaveLength(3);
  await type('Senha atual', 'dada-por-outro');
  await type('Nova senha', 'Minha-Senha-26');
  await type('Repita a nova senha', 'Minha-Senha-27');
  await press('Salvar senha');
  expect(await screen.findByText('As senhas não são iguais.')).toBeTruthy();
  expect(asked).toEqual([]);
  await userEvent.clear(screen.getByLabelText('Repita a nova senha'));
  await type('Repita a nova senha', 'Minha-Senha-26');
  await press('Salvar senha');
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/online-courses?show=mine'));
  expect(asked).toEqual([{ current: 'dada-por-outro', password: 'Minha-Senha-26' }]);
});

test('SES-17 a refused password is told at its field', async () => {
  network(
    answers(getMe, () => ({ ...me(), gates: ['change_password'] })),
    answers(
      changePassword,
      () => ({ refusal: 'current_password_wrong', fields: { current: 'current_password_wrong' }, requestId: 'r' }),
      422,
    ),
  );
  await enter('/home');
  await type('Senha atual', 'errada');
  await type('Nova senha', 'Minha-Senha-26');
  await type('Repita a nova senha', 'Minha-Senha-26');
  await press('Salvar senha');
  expect(await screen.findByText('A senha atual não confere.')).toBeTruthy();
  expect(screen.getByLabelText('Senha atual').getAttribute('aria-invalid')).toBe('true');
});

test('SES-18 LOG-17 terms, cookies and first steps are passed in this order, and then the home is there', async () => {
  const left: ('terms' | 'cookies' | 'onboarding')[] = ['terms', 'cookies', 'onboarding'];
  const passed: string[] = [];
  network(
    answers(getMe, () => ({ ...me(), gates: [...left] })),
    answers(passGate, ({ path }) => {
      passed.push(path.split('/').at(-1) ?? '');
      left.shift();
      return { ...me(), gates: [...left] };
    }),
  );
  await enter('/home');
  expect(await screen.findByRole('heading', { name: 'Termos de uso' })).toBeTruthy();
  await press('Li e aceito');
  expect(await screen.findByRole('heading', { name: 'Cookies deste portal' })).toBeTruthy();
  await press('Aceitar cookies');
  expect(await screen.findByRole('heading', { name: 'Bem-vindo ao Clube Aurora' })).toBeTruthy();
  await press('Continuar');
  await press('Continuar');
  expect(await screen.findByText('Passo 3 de 3')).toBeTruthy();
  await press('Começar');
  expect(await screen.findByRole('heading', { name: 'Oi, Camila' })).toBeTruthy();
  expect(passed).toEqual(['terms', 'cookies', 'onboarding']);
});
