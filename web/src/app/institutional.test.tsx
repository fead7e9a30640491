import { getInstitutionalText, getPublicInstitutionalText } from '@vitrine/contract/tenancy';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answers, enter, network, open, withNetwork } from './testing.tsx';
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

const own = (text: string, version = 1, locale: 'pt-BR' | 'en-US' = 'pt-BR') => ({
  version,
  own: { since: '2026-11-22T15:00:00.000Z', locale, text },
});

test('EXP-03 ADM-03 the client’s own terms stand in the place of the product’s, with their links, language and edition', async () => {
  network(
    answers(getPublicInstitutionalText, ({ query }) => {
      expect(query.get('locale')).toBe('pt-BR');
      return own('# Our rules\n- **One** account\n- [Help](/institutional/support)\n- [Law](https://lei.test)', 3, 'en-US');
    }),
  );
  await open('/institutional/terms-and-conditions');
  expect(await screen.findByRole('heading', { level: 2, name: 'Our rules' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Termos de uso' })).toBeTruthy();
  expect(within(screen.getAllByRole('list')[0] ?? document.body).getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByText('Our rules').closest('[lang]')?.getAttribute('lang')).toBe('en-US');
  expect(screen.getByRole('link', { name: 'Help' }).getAttribute('target')).toBeNull();
  expect(screen.getByRole('link', { name: 'Law' }).getAttribute('rel')).toBe('noopener noreferrer');
  expect(screen.getByText('Versão 3, em vigor desde 22 de novembro de 2026')).toBeTruthy();
  expect(screen.queryByText('Sua conta')).toBeNull();
});

test('EXP-03 a text that did not come is no other text: it can be asked for again', async () => {
  let isLost = true;
  network(
    answers(getInstitutionalText, () => {
      if (isLost) throw new TypeError('lost');
      return own('Voltou.');
    }),
  );
  await enter('/terms-and-conditions');
  const again = await screen.findByRole('button', { name: 'Tentar de novo' }, { timeout: 8_000 });
  expect(screen.queryByText('Sua conta')).toBeNull();
  isLost = false;
  await userEvent.click(again);
  expect(await screen.findByText('Voltou.')).toBeTruthy();
}, 15_000);

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
