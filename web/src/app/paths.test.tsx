import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { enter, open, withNetwork } from './testing.tsx';
import { id } from './testing/facts.ts';

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
  '/trails',
  `/trails/${id(60)}`,
  `/trails/${id(60)}/course/${id(10)}`,
  `/trails/${id(60)}/course/${id(10)}/activities/1`,
])('CLI-05 %s shows a visitor the log-in', async (path) => {
  await open(path);
  expect(await screen.findByLabelText('Senha')).toBeTruthy();
  expect(window.location.pathname).toBe('/');
});

test.for([
  ['/courses?show=mine', '/online-courses?show=mine'],
  [`/courses/${id(10)}`, `/online-courses/${id(10)}`],
  ['/presential', '/presential-courses'],
  [`/presential/${id(10)}`, `/presential-courses/${id(10)}`],
  ['/webcasts', '/webinars'],
  [`/webcasts/${id(10)}?part=2`, `/webinars/${id(10)}?part=2`],
] as const)('NAV-04 the old address %s leads to %s, through the log-in too', async ([from, to]) => {
  await enter(from);
  await waitFor(() => expect(address()).toBe(to));
});

test('NAV-06 a member to whom nothing is shown keeps the places of the portal', async () => {
  await enter('/home');
  await screen.findAllByRole('navigation');
  window.history.pushState(null, '', '/nada/por/aqui');
  expect(await screen.findByRole('heading', { name: 'Nada por aqui' })).toBeTruthy();
  await waitFor(() => expect(screen.getAllByRole('navigation').length).toBeGreaterThan(0));
});
