import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { enter, open, withNetwork } from './testing.tsx';
import { site } from './testing/facts.ts';

withNetwork();

test.for([
  ['/institutional/about', 'Sobre o portal'],
  ['/institutional/cookies_policy', 'Política de cookies'],
  ['/institutional/support', 'Ajuda'],
  ['/institutional/privacy-policy', 'Política de privacidade'],
  ['/institutional/terms-and-conditions', 'Termos de uso'],
] as const)('NAV-01 EXP-03 %s opens for anybody, with its release below', async ([address, title]) => {
  await open(address);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(await screen.findByText('Versão dev')).toBeTruthy();
});

test('EXP-03 the portal’s own pages have a twin inside', async () => {
  await enter('/privacy-policy');
  expect(await screen.findByRole('heading', { level: 1, name: 'Política de privacidade' })).toBeTruthy();
});

test('EXP-04 D71 an optional notice can be closed, another one cannot; by category it opens the choice', async () => {
  await open('/', site({ cookies_optional: false, cookies_type: 'by_category' }));
  const notice = await screen.findByRole('region', { name: 'Cookies' });
  expect(screen.queryByRole('button', { name: 'Fechar o aviso de cookies' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Escolher' }));
  expect(screen.getByRole('checkbox', { name: 'Necessários' })).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Preferências' }));
  await userEvent.click(screen.getByRole('button', { name: 'Aceitar esta escolha' }));
  expect(notice.isConnected).toBe(false);
  expect(localStorage.getItem('vitrine:forgets-preferences')).toBe('yes');
});

test('EXP-04 the notice does not stand where the policy is read: the choice is there', async () => {
  await open('/institutional/cookies_policy', site({ cookies_optional: false, cookies_type: 'by_category' }));
  expect(await screen.findByRole('button', { name: 'Aceitar esta escolha' })).toBeTruthy();
  expect(await screen.findByText('Versão dev')).toBeTruthy(); // the foot, in which it would be
  expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull();
});
