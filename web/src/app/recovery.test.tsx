import {
  alternativeLogin,
  apiRecoverPassword,
  checkPasswordLink,
  getPhoneNumberWithDocument,
  openChallenge,
  sendRecoverPasswordCode,
  setPasswordByLink,
  validateRecoverPasswordCode,
} from '@vitrine/contract/identity';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answers, network, open, withNetwork } from './testing.tsx';
import { site } from './testing/facts.ts';

withNetwork();

const refusal = (code: string, fields?: Record<string, string>) => ({ refusal: code, requestId: 'r', ...(fields ? { fields } : {}) });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const link = '/recover-password/seller/AAAA/a-token';

test('LOG-07 from the log-in an e-mail is asked for, and the answer is the same for everybody', async () => {
  const asked: unknown[] = [];
  network(
    answers(apiRecoverPassword, ({ body }) => {
      asked.push(body);
      return {};
    }),
  );
  await open('/');
  await userEvent.click(await screen.findByRole('link', { name: 'Esqueci minha senha' }));
  await screen.findByRole('heading', { name: 'Recuperar senha' });
  await userEvent.type(screen.getByLabelText('E-mail, CPF ou usuário'), 'seller');
  await press('Enviar link');
  expect((await screen.findByRole('status')).textContent).toContain('Se há um cadastro com esses dados');
  expect(asked).toEqual([{ login: 'seller' }]);
  await press('Digitar de novo');
  expect(await screen.findByLabelText('E-mail, CPF ou usuário')).toHaveProperty('value', 'seller');
});

test('LOG-14 a limit says how long to wait, and what was typed stays', async () => {
  network({
    ...answers(apiRecoverPassword, () => ({})),
    give: () => Response.json(refusal('too_many_requests'), { status: 429, headers: { 'retry-after': '610' } }),
  });
  await open('/request-password?login=seller');
  await press('Enviar link');
  expect(await screen.findByText('Tente de novo em 11 minutos.')).toBeTruthy();
  expect(screen.getByLabelText('E-mail, CPF ou usuário')).toHaveProperty('value', 'seller');
});

const typeFacts = async () => {
  await open('/request-password');
  await press('Receber um código no telefone');
  await userEvent.type(await screen.findByLabelText('Documento'), '447.712.782-02');
  await userEvent.type(screen.getByLabelText('Data de nascimento'), '1990-05-20');
};

test('LOG-07 LOG-16 document, birthday and a code by WhatsApp lead to a new password', async () => {
  const sent: unknown[] = [];
  network(
    answers(getPhoneNumberWithDocument, () => ({ phone: '+•••••••••••21' })),
    answers(sendRecoverPasswordCode, ({ body }) => {
      sent.push(body);
      return { cooldown_seconds: 300 };
    }),
    answers(validateRecoverPasswordCode, () => ({ username: 'seller', uidb64: 'AAAA', token: 'a-token' })),
    answers(checkPasswordLink, () => ({ username: 'seller', purpose: 'recover_password' })),
    answers(setPasswordByLink, () => ({})),
  );
  await typeFacts();
  await press('Continuar');
  expect(await screen.findByText('+•••••••••••21')).toBeTruthy();
  await press('Enviar por WhatsApp');
  await userEvent.type(await screen.findByLabelText('Código de seis números'), '123456');
  expect(sent).toEqual([{ document: '447.712.782-02', country: 'BR', channel: 'whatsapp' }]);
  expect(screen.getByRole('button', { name: /^Enviar de novo em [45]:\d\d$/ })).toHaveProperty('disabled', true);
  await press('Confirmar código');
  await userEvent.type(await screen.findByLabelText('Nova senha'), 'Outra-Senha-9');
  expect(screen.getByText('Senha forte')).toBeTruthy();
  await press('Salvar senha');
  await waitFor(() => expect(window.location.pathname).toBe('/home')); // in by it, without typing it again
});

test('LOG-07 facts that match nobody, a missing phone and another number each have their message', async () => {
  network(answers(getPhoneNumberWithDocument, () => ({ phone: null })));
  await typeFacts();
  await press('Continuar');
  expect((await screen.findByRole('alert')).textContent).toContain('não conferem com nenhum cadastro');
  network(answers(getPhoneNumberWithDocument, () => refusal('phone_missing'), 409));
  await press('Continuar');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Não há telefone cadastrado'));
  network(answers(getPhoneNumberWithDocument, () => refusal('phone_mismatch', { phone: 'phone_mismatch' }), 422));
  await press('Continuar');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Este número não confere com o cadastrado.'));
});

test('LOG-07 a wrong code is told at its field', async () => {
  network(
    answers(getPhoneNumberWithDocument, () => ({ phone: '+••21' })),
    answers(sendRecoverPasswordCode, () => ({ cooldown_seconds: 0 })),
    answers(validateRecoverPasswordCode, () => refusal('code_wrong', { code: 'code_wrong' }), 422),
  );
  await typeFacts();
  await press('Continuar');
  await press('Enviar por SMS');
  await userEvent.type(await screen.findByLabelText('Código de seis números'), '000000');
  await press('Confirmar código');
  expect((await screen.findByRole('alert')).textContent).toContain('Código inválido');
  await press('Enviar outro código'); // without a cooldown that still runs
  expect(await screen.findByRole('button', { name: 'Enviar por SMS' })).toBeTruthy();
});

test('LOG-14 LOG-16 a code that was used up by wrong tries is told as such, and what was typed stays', async () => {
  network(
    answers(getPhoneNumberWithDocument, () => ({ phone: '+••21' })),
    answers(sendRecoverPasswordCode, () => ({ cooldown_seconds: 300 })),
    answers(validateRecoverPasswordCode, () => refusal('code_tries_used', { code: 'code_tries_used' }), 422),
  );
  await typeFacts();
  await press('Continuar');
  await press('Enviar por SMS');
  const field = await screen.findByLabelText('Código de seis números');
  await userEvent.type(field, '000000');
  await press('Confirmar código');
  expect((await screen.findByRole('alert')).textContent).toBe('Este código já foi tentado cinco vezes. Peça outro.');
  expect(field).toHaveProperty('value', '000000');
});

test('LOG-08 the token leaves the address before anything is asked, and a good link sets the password', async () => {
  const asked: unknown[] = [];
  network(
    answers(checkPasswordLink, ({ body }) => {
      asked.push([window.location.pathname, body]);
      return { username: 'seller', purpose: 'recover_password' };
    }),
    answers(setPasswordByLink, () => refusal('password_too_common', { password: 'password_too_common' }), 422),
  );
  await open(link);
  await userEvent.type(await screen.findByLabelText('Nova senha'), 'Password123');
  expect(asked).toEqual([['/recover-password', { uidb64: 'AAAA', token: 'a-token' }]]);
  await press('Salvar senha');
  expect((await screen.findByRole('alert')).textContent).toContain('fácil de adivinhar');
});

test.for([
  ['link_used', 'Este link já foi usado. Peça um novo.'],
  ['link_too_old', 'Este link venceu. Peça um novo.'],
  ['link_invalid', 'Link inválido ou vencido. Peça um novo.'],
] as const)('LOG-08 %s says so and offers a new one', async ([code, text]) => {
  network(answers(checkPasswordLink, () => refusal(code), 409));
  await open(link.replace('recover', 'set'));
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  await userEvent.click(screen.getByRole('link', { name: 'Pedir um novo link' }));
  expect(await screen.findByLabelText('E-mail, CPF ou usuário')).toHaveProperty('value', 'seller');
});

test('LOG-15 where the site asks for a challenge, its answer goes along', async () => {
  const asked: unknown[] = [];
  network(
    answers(openChallenge, () => ({ kind: 'none' })),
    answers(apiRecoverPassword, ({ body }) => {
      asked.push(body);
      return {};
    }),
  );
  await open('/request-password?login=seller', site({ use_recaptcha: true }));
  await press('Enviar link');
  await screen.findByRole('status');
  expect(asked).toEqual([{ login: 'seller' }]);
});

test('LOG-08 where the log-in after a new password is refused, the screen says that it is created and leads to the log-in', async () => {
  network(
    answers(checkPasswordLink, () => ({ username: 'seller', purpose: 'recover_password' })),
    answers(setPasswordByLink, () => ({})),
    answers(alternativeLogin, () => refusal('too_many_requests'), 429),
  );
  await open(link);
  await userEvent.type(await screen.findByLabelText('Nova senha'), 'Outra-Senha-9');
  await press('Salvar senha');
  expect(await screen.findByRole('heading', { name: 'Senha criada' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ir para a entrada' }).getAttribute('href')).toBe('/');
});
