import { alternativeLogin } from '@vitrine/contract/identity';
import { getSite } from '@vitrine/contract/tenancy';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answers, network, open, withNetwork } from './testing.tsx';
import { site } from './testing/facts.ts';

withNetwork();

const logIn = async () => {
  await userEvent.type(await screen.findByLabelText('E-mail, CPF ou usuário'), 'seller');
  await userEvent.type(screen.getByLabelText('Senha'), 'segredo-1');
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
};

test('LOG-01 wrong credentials are told at the password, and what was typed stays', async () => {
  network(answers(alternativeLogin, () => ({ error: 'invalid_grant', error_description: 'wrong_credentials' }), 400));
  await open('/');
  await logIn();
  expect(await screen.findByRole('alert')).toHaveProperty('textContent', 'Confira usuário e senha.');
  expect(screen.getByLabelText('Senha')).toHaveProperty('value', 'segredo-1');
  expect(screen.getByLabelText('E-mail, CPF ou usuário')).toHaveProperty('value', 'seller');
});

test('LOG-14 a name that is held up is told for how long, and what was typed stays', async () => {
  network({
    ...answers(alternativeLogin, () => ({})),
    give: () =>
      Response.json({ error: 'slow_down', error_description: 'too_many_requests' }, { status: 429, headers: { 'retry-after': '840' } }),
  });
  await open('/');
  await logIn();
  expect(await screen.findByRole('alert')).toHaveProperty('textContent', 'Muitas tentativas seguidas. Espere um pouco e tente de novo.');
  expect(screen.getByText('Tente de novo em 14 minutos.')).toBeTruthy();
  expect(screen.getByLabelText('Senha')).toHaveProperty('value', 'segredo-1');
  expect(screen.getByRole('button', { name: 'Entrar' })).toHaveProperty('disabled', false); // somebody else may
});

test('ERR-01 a network that is lost at the log-in is told, and what was typed stays', async () => {
  network({
    ...answers(alternativeLogin, () => ({})),
    give: () => {
      throw new TypeError('Failed to fetch');
    },
  });
  await open('/');
  await logIn();
  expect((await screen.findByRole('alert')).textContent).toBe('Sem conexão agora. O que você digitou continua aqui: tente de novo.');
  expect(screen.getByLabelText('E-mail, CPF ou usuário')).toHaveProperty('value', 'seller');
  expect(screen.getByLabelText('Senha')).toHaveProperty('value', 'segredo-1');
});

test('LOG-01 empty fields are named before anything is sent', async () => {
  await open('/');
  await userEvent.click(await screen.findByRole('button', { name: 'Entrar' }));
  expect(await screen.findAllByText('Preencha este campo.')).toHaveLength(2);
});

test('LOG-02 the screen is drawn from the login configuration', async () => {
  await open('/', site({ text: 'Venda melhor', accept_document: false }));
  expect(await screen.findByRole('heading', { name: 'Venda melhor' })).toBeTruthy();
  expect(screen.getByLabelText('E-mail ou usuário')).toBeTruthy();
  expect(screen.getByLabelText('Idioma')).toBeTruthy();
});

test('ADM-03 a log-in that stood open hears of a changed setting when it comes back to the foreground, and what was typed stays', async () => {
  network(answers(getSite, () => site({ text: 'Entrada nova', accept_document: false })));
  await open('/');
  await userEvent.type(await screen.findByLabelText('E-mail, CPF ou usuário'), 'seller');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  expect(await screen.findByRole('heading', { name: 'Entrada nova' })).toBeTruthy();
  expect(screen.getByLabelText('E-mail ou usuário')).toHaveProperty('value', 'seller');
});

test('LOG-02 under maintenance there is no form, and the chooser of one language is not shown', async () => {
  const languages = site().login_configuration.languages.slice(0, 1);
  await open('/', site({ under_maintenance: true, languages }));
  expect(await screen.findByRole('heading', { name: 'Voltamos já' })).toBeTruthy();
  expect(screen.queryByLabelText('Senha')).toBeNull();
  expect(screen.queryByLabelText('Idioma')).toBeNull();
});

test('SES-01 a log-in leads to the home of the client', async () => {
  await open('/');
  await logIn();
  expect(await screen.findByRole('heading', { name: 'Oi, Camila' })).toBeTruthy();
  expect(window.location.pathname).toBe('/home');
});

test('SES-02 SES-03 a protected address is remembered through the log-in, and used once', async () => {
  await open('/online-courses?show=mine');
  await screen.findByLabelText('Senha');
  expect(window.location.pathname).toBe('/');
  await logIn();
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/online-courses?show=mine'));
});

test('NAV-06 any other path is not found', async () => {
  await open('/nowhere');
  expect(await screen.findByRole('heading', { name: 'Nada por aqui' })).toBeTruthy();
});
