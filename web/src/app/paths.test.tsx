import { getMe } from '@vitrine/contract/identity';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answers, enter, network, open, withNetwork } from './testing.tsx';
import { id, me } from './testing/facts.ts';

withNetwork();

const address = () => window.location.pathname + window.location.search;

test.for([
  '/home',
  '/profile',
  '/profile/contact',
  '/certificates',
  '/inbox',
  '/campaigns',
  '/reward-store',
  '/orders',
  '/my-points',
  '/sales',
  '/online-courses',
  `/online-courses/${id(10)}`,
  `/courses/${id(10)}/activities/1`,
])('CLI-05 %s shows a visitor the log-in', async (path) => {
  await open(path);
  expect(await screen.findByLabelText('Senha')).toBeTruthy();
  expect(window.location.pathname).toBe('/');
});

test.for([
  ['/courses?show=mine', '/online-courses?show=mine'],
  [`/courses/${id(10)}`, `/online-courses/${id(10)}`],
  ['/presential', '/presential-courses'],
  ['/presential/7', '/presential-courses/7'],
  ['/webcasts', '/webinars'],
  ['/webcasts/7?part=2', '/webinars/7?part=2'],
] as const)('NAV-04 the old address %s leads to %s', async ([from, to]) => {
  await enter(from);
  await waitFor(() => expect(address()).toBe(to));
});

test.for(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'SES-02 a redirect to %s leads to the home of the client',
  async (bad) => {
    await enter(`/?redirect=${encodeURIComponent(bad)}`);
    expect(await screen.findByRole('heading', { name: 'Oi, Camila' })).toBeTruthy();
    expect(address()).toBe('/home');
  },
);

test('CLI-02 whoever asked for nothing arrives at the home that their client names', async () => {
  network(answers(getMe, () => ({ ...me(), client: { ...me().client, home_route: '/certificates' } })));
  await enter('/');
  await waitFor(() => expect(address()).toBe('/certificates'));
});
