import { getMe, lookAtWebserviceToken, redeemWebserviceToken } from '@vitrine/contract/identity';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answers, enter, network, open, withNetwork } from './testing.tsx';
import { id, me, site, tokens } from './testing/facts.ts';

withNetwork();

const marina = { fullName: 'Marina Lopes', userName: 'marina', client: 'Aurora', program: 'Clube Aurora', partner: 'Rede Boa Compra' };
const address = () => window.location.pathname + window.location.search;

/** A server that knows the token `good`. */
function aPartnersServer(client: Partial<ReturnType<typeof me>['client']> = {}) {
  const redeemed: unknown[] = [];
  network(
    answers(lookAtWebserviceToken, () => marina),
    answers(redeemWebserviceToken, ({ body }) => {
      redeemed.push(body);
      return tokens;
    }),
    answers(getMe, () => ({ ...me(), client: { ...me().client, ...client } })),
  );
  return redeemed;
}

test('LOG-05 D51 D72 a token leaves the address at once; whose account it opens is shown before it is redeemed', async () => {
  const redeemed = aPartnersServer();
  await open('/webservice-login/good');
  expect(address()).toBe('/webservice-login/');
  expect(await screen.findByRole('heading', { name: 'Entrar como Marina Lopes?' })).toBeTruthy();
  expect(screen.getByText('Rede Boa Compra')).toBeTruthy();
  expect(redeemed).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Entrar como Marina Lopes' }));
  expect(await screen.findByRole('heading', { name: 'Oi, Camila' })).toBeTruthy();
  expect(redeemed).toEqual([{ token: 'good' }]);
});

test('LOG-06 module and id open their screen where the client has the module', async () => {
  aPartnersServer();
  await open(`/webservice-login/good?module=online_course&id=${id(10)}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Entrar como Marina Lopes' }));
  await waitFor(() => expect(address()).toBe(`/online-courses/${id(10)}`));
});

test('LOG-06 a module that is off leads to the home of the client', async () => {
  aPartnersServer({ has_news: false, home_route: '/profile' });
  await open('/webservice-login/good?module=news_single&id=7');
  await userEvent.click(await screen.findByRole('button', { name: 'Entrar como Marina Lopes' }));
  await waitFor(() => expect(address()).toBe('/profile'));
});

test('D72 whoever is somebody else declines, and finds the form', async () => {
  const redeemed = aPartnersServer();
  await open('/certificates?token=good');
  const decline = await screen.findByRole('button', { name: 'Não sou eu' });
  expect(address()).toBe('/');
  await userEvent.click(decline);
  expect(await screen.findByLabelText('Senha')).toBeTruthy();
  expect(redeemed).toEqual([]);
});

test('LOG-05 a token that is over says so and leads to the form; a door without one too', async () => {
  network(answers(lookAtWebserviceToken, () => ({ refusal: 'webservice_token_over', requestId: 'r' }), 400));
  await open('/webservice-login/used');
  expect(await screen.findByRole('heading', { name: 'Este link não vale mais' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Entrar com senha' }));
  expect(await screen.findByLabelText('Senha')).toBeTruthy();
});

test.for(['/webservice-login/good', '/certificates?token=good', '/intel-login-redirect?token=good', '/webservice-login/'])(
  'LOG-03 LOG-05 %s shows that the portal is being worked on, and redeems nothing',
  async (link) => {
    const redeemed = aPartnersServer();
    await open(link, site({ under_maintenance: true }));
    expect(await screen.findByRole('heading', { name: 'Voltamos já' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Entrar/ })).toBeNull();
    expect(redeemed).toEqual([]);
  },
);

test('LOG-03 LOG-05 work that began while somebody read whose account a link opens is told as such, not as a link that is over', async () => {
  aPartnersServer();
  network(answers(redeemWebserviceToken, () => ({ error: 'invalid_grant', error_description: 'under_maintenance' }), 400));
  await open('/webservice-login/good');
  await userEvent.click(await screen.findByRole('button', { name: 'Entrar como Marina Lopes' }));
  expect(await screen.findByRole('heading', { name: 'Voltamos já' })).toBeTruthy();
});

test('LOG-05 the door of partners without a token says what is missing', async () => {
  await open('/webservice-login/');
  expect(await screen.findByRole('heading', { name: 'Falta o código de acesso' })).toBeTruthy();
});

test('SES-02 SES-03 a token in a protected address goes along to the log-in, and its screen is found afterwards', async () => {
  aPartnersServer();
  await open('/online-courses?show=mine&token=good');
  await userEvent.click(await screen.findByRole('button', { name: 'Entrar como Marina Lopes' }));
  await waitFor(() => expect(address()).toBe('/online-courses?show=mine'));
});

test('LOG-12 a partner’s redirect logs in and sends on, but never to another site', async () => {
  aPartnersServer();
  await open('/intel-login-redirect?token=good&redirect=%2Fonline-courses%3Fshow%3Dmine');
  expect(await screen.findByRole('button', { name: 'Entrar como Marina Lopes' })).toBeTruthy();
  expect(address()).toBe('/');
  await userEvent.click(screen.getByRole('button', { name: 'Entrar como Marina Lopes' }));
  await waitFor(() => expect(address()).toBe('/online-courses?show=mine'));
});

test('LOG-12 SES-15 a redirect to another site leads to the home of the client', async () => {
  aPartnersServer();
  await open('/intel-login-redirect?token=good&redirect=%2F%5Cevil.example');
  await userEvent.click(await screen.findByRole('button', { name: 'Entrar como Marina Lopes' }));
  await waitFor(() => expect(address()).toBe('/home'));
});

test('SES-15 log-in redirect v2 goes on to its target, as a visitor', async () => {
  await open('/login-redirect-v2?redirect=%2Fonline-courses');
  expect(await screen.findByLabelText('Senha')).toBeTruthy();
  expect(address()).toBe('/');
});

test('NAV-07 a site with a portfolio opens with it, and its log-in button leads to the form and back to what was asked for', async () => {
  const portfolio = site({ use_portfolio_page: true });
  await open('/online-courses?show=mine', portfolio);
  expect(await screen.findByRole('heading', { name: 'Conheça o Aurora' })).toBeTruthy();
  expect(address()).toBe('/portfolio');
  await userEvent.click(screen.getByRole('link', { name: 'Entrar no portal' }));
  await userEvent.type(await screen.findByLabelText('E-mail, CPF ou usuário'), 'seller');
  await userEvent.type(screen.getByLabelText('Senha'), 'segredo-1');
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
  await waitFor(() => expect(address()).toBe('/online-courses?show=mine'));
});

test('NAV-08 the portfolio sends a member to the home of their client', async () => {
  network(answers(getMe, () => ({ ...me(), client: { ...me().client, home_route: '/profile' } })));
  await enter('/?redirect=%2Fportfolio');
  await waitFor(() => expect(address()).toBe('/profile'));
});
