import {
  beginOutsideLink,
  beginOutsideLogIn,
  finishOutsideLogIn,
  getMe,
  listOutsideAccounts,
  unlinkOutsideAccount,
} from '@vitrine/contract/identity';
import { languages } from '@vitrine/domain/kernel';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { answers, enter, network, open, withNetwork } from './testing.tsx';
import { me, site, tokens } from './testing/facts.ts';

const left = vi.hoisted((): { to: string[] } => ({ to: [] }));
vi.mock('../shared/device/leave-for.ts', () => ({
  leaveFor: (url: string) => void left.to.push(url),
  onShownAgain: () => () => undefined,
}));

withNetwork();
afterEach(() => {
  left.to.length = 0;
});

const withBoth = () =>
  site({
    social_auth: ['google'],
    show_azure_login_btn: true,
    languages: languages.map(({ locale, ...language }) => ({ ...language, code: locale })),
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test.for([
  ['pt-BR', ['Entrar com o Google', 'Entrar com a Microsoft']],
  ['en-US', ['Log in with Google', 'Log in with Microsoft']],
  ['es-ES', ['Entrar con Google', 'Entrar con Microsoft']],
  ['fr-FR', ['Se connecter avec Google', 'Se connecter avec Microsoft']],
] as const)('LOG-02 LOG-04 each way in that the site offers has its button, in %s too', async ([locale, names]) => {
  await open('/', withBoth(), locale);
  for (const name of names) expect(await screen.findByRole('button', { name })).toBeTruthy();
});

test('LOG-04 where no provider is offered there is no button', async () => {
  await open('/');
  await screen.findByRole('button', { name: 'Entrar' });
  expect(screen.queryByRole('button', { name: /Google|Microsoft/ })).toBeNull();
});

test('LOG-04 the button leads to the provider; one that is away is told, and the form is still there', async () => {
  network(answers(beginOutsideLogIn, () => ({ refusal: 'provider_away', requestId: 'r' }), 409));
  await open('/', withBoth());
  await press('Entrar com o Google');
  expect((await screen.findByRole('alert')).textContent).toContain('O serviço de entrada não respondeu.');
  network(answers(beginOutsideLogIn, () => ({ url: 'https://accounts.google.com/auth?state=in.x' })));
  await press('Entrar com o Google');
  await waitFor(() => expect(left.to).toEqual(['https://accounts.google.com/auth?state=in.x']));
});

test('LOG-04 D51 whoever comes back is in: the code leaves the address at once and goes to the server alone', async () => {
  const asked: unknown[] = [];
  network(
    answers(finishOutsideLogIn, ({ body }) => {
      asked.push(body, window.location.href);
      return tokens;
    }),
  );
  await open('/login-return/google?state=in.abc&code=the-code&iss=https%3A%2F%2Faccounts.google.com&scope=openid', withBoth());
  expect(await screen.findByRole('heading', { name: 'Oi, Camila' })).toBeTruthy();
  const [body, address] = asked;
  expect(body).toEqual({ provider: 'google', state: 'in.abc', code: 'the-code', iss: 'https://accounts.google.com' });
  expect(address).not.toContain('code');
  expect(asked).toHaveLength(2);
});

test.for([
  ['google_failed', 'Erro ao efetuar login com o Google, tente novamente mais tarde.'],
  ['no_profile', 'Sem perfil cadastrado. Verifique com o gestor da plataforma.'],
  ['log_in_cancelled', 'Você voltou sem entrar. Tente de novo ou entre com a senha.'],
  ['company_not_allowed', 'A empresa desta conta não tem acesso a este portal. Use a conta da sua empresa.'],
] as const)('LOG-04 %s is told over the form, with every way in below it', async ([code, sentence]) => {
  network(answers(finishOutsideLogIn, () => ({ error: 'invalid_grant', error_description: code }), 400));
  await open('/login-return/google?state=in.abc&code=c', withBoth());
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  expect(screen.getByLabelText('Senha')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Entrar com o Google' })).toBeTruthy();
});

test('LOG-03 LOG-04 whoever comes back from a provider while the portal is being worked on reads so, and finds no form', async () => {
  network(answers(finishOutsideLogIn, () => ({ error: 'invalid_grant', error_description: 'under_maintenance' }), 400));
  await open('/login-return/google?state=in.abc&code=c', withBoth()); // the page still says that it is open: the work began on the way
  expect(await screen.findByRole('heading', { name: 'Voltamos já' })).toBeTruthy();
  expect(screen.queryByLabelText('Senha')).toBeNull();
});

test('LOG-04 a page of the way back that is loaded anew, or typed, is the log-in', async () => {
  await open('/login-return/google', withBoth());
  expect(await screen.findByRole('button', { name: 'Entrar' })).toBeTruthy();
  expect(window.location.pathname).toBe('/');
});

test('LOG-11 LOG-04 a person of several clients chooses which to go on with', async () => {
  const [client] = me().clients;
  if (!client) throw new Error('no client');
  const clients = [client, { ...client, id: '0192e1a0-0000-7000-8000-00000000c0de', name: 'Outra Marca', program: 'Outro clube' }];
  network(
    answers(finishOutsideLogIn, () => tokens),
    answers(getMe, () => ({ ...me(), clients })),
  );
  await open('/login-return/azure?state=in.abc&code=c', withBoth());
  expect(await screen.findByRole('button', { name: /Outro clube/ })).toBeTruthy();
});

test('LOG-04 an account is linked with the password, and unlinked', async () => {
  const asked: unknown[] = [];
  const none = { items: [], offered: ['google' as const] };
  network(
    answers(listOutsideAccounts, () => none),
    answers(beginOutsideLink, ({ body, path }) => {
      asked.push([path, body]);
      return { url: 'https://accounts.google.com/auth?state=to.x' };
    }),
  );
  await enter('/profile/logins');
  await press('Ligar Google');
  await press('Continuar em Google');
  expect(await screen.findByText('Preencha este campo.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Senha do portal'), 'Minha-Senha-26');
  await press('Continuar em Google');
  await waitFor(() => expect(left.to).toEqual(['https://accounts.google.com/auth?state=to.x']));
  expect(asked).toEqual([['/api/v1/me/outside-accounts/google', { password: 'Minha-Senha-26' }]]);
});

test('LOG-04 what is linked is shown by its name and can be unlinked', async () => {
  const linked = { provider: 'google' as const, label: 'camila@gmail.example', linkedAt: '2026-11-21T12:00:00.000Z' };
  network(
    answers(listOutsideAccounts, () => ({ items: [linked], offered: ['google'] })),
    answers(unlinkOutsideAccount, () => ({ items: [], offered: ['google'] })),
  );
  await enter('/profile/logins');
  expect(await screen.findByText('Ligada: camila@gmail.example')).toBeTruthy();
  await press('Desligar Google');
  expect(await screen.findByRole('button', { name: 'Ligar Google' })).toBeTruthy();
});
