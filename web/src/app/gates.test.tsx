import { changePassword, getMe, passGate } from '@vitrine/contract/identity';
import { getInstitutionalText } from '@vitrine/contract/tenancy';
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
  expect(await screen.findByRole('heading', { name: 'Clube Aurora dá as boas-vindas' })).toBeTruthy();
  await press('Continuar');
  await press('Continuar');
  expect(await screen.findByText('Passo 3 de 3')).toBeTruthy();
  await press('Começar');
  expect(await screen.findByRole('heading', { name: 'Oi, Camila' })).toBeTruthy();
  expect(passed).toEqual(['terms', 'cookies', 'onboarding']);
});

const since = '2026-11-22T15:00:00.000Z';

test('SES-18 the terms to accept are the client’s own, in their language and edition; what is accepted is that version', async () => {
  const asked: unknown[] = [];
  network(
    answers(getMe, () => ({ ...me(), gates: asked.length === 0 ? ['terms'] : [] })),
    answers(getInstitutionalText, ({ path }) => {
      expect(path.split('/').at(-1)).toBe('terms_and_conditions');
      return { version: 3, own: { since, locale: 'es-ES', text: '# Nuestras reglas\n- Una cuenta' } };
    }),
    answers(passGate, ({ body }) => {
      asked.push(body);
      return me();
    }),
  );
  await enter('/home');
  const heading = await screen.findByRole('heading', { level: 2, name: 'Nuestras reglas' });
  expect(heading.closest('[lang]')?.getAttribute('lang')).toBe('es-ES');
  expect(screen.getByText('Versão 3, em vigor desde 22 de novembro de 2026')).toBeTruthy();
  expect(screen.queryByText(/O portal é para quem vende/)).toBeNull();
  await press('Li e aceito');
  expect(await screen.findByRole('heading', { name: 'Oi, Camila' })).toBeTruthy();
  expect(asked).toEqual([{ edition: 1, version: 3 }]);
});

test('SES-18 a text that was written anew while it was read is not accepted unread: the new one comes, and is accepted', async () => {
  let version = 1;
  const asked: unknown[] = [];
  const page = () => ({ version, own: { since, locale: 'pt-BR', text: `Regra ${version}` } });
  network(
    answers(getMe, () => ({ ...me(), gates: ['cookies'] })),
    answers(getInstitutionalText, page),
    answers(
      passGate,
      ({ body }) => {
        asked.push(body);
        version = 2;
        return { refusal: 'edition_changed', requestId: 'r' };
      },
      409,
    ),
  );
  await enter('/home');
  expect(await screen.findByText('Regra 1')).toBeTruthy();
  expect(screen.queryByText('Usamos só o que faz o portal funcionar.')).toBeNull(); // the product's words never stand beside
  await press('Aceitar cookies');
  expect(await screen.findByText('Regra 2')).toBeTruthy();
  expect(screen.getByText('Este texto mudou. Leia a nova versão para continuar.')).toBeTruthy();
  await press('Aceitar cookies');
  await waitFor(() => expect(asked).toEqual([1, 2].map((shown) => ({ edition: 1, version: shown }))));
});

test('SES-18 nobody can accept terms that did not come; they can be asked for again', async () => {
  let isLost = true;
  network(
    answers(getMe, () => ({ ...me(), gates: ['terms'] })),
    answers(getInstitutionalText, () => {
      if (isLost) throw new TypeError('lost');
      return { version: 1, own: { since, locale: 'pt-BR', text: 'Voltou.' } };
    }),
  );
  await enter('/home');
  const again = await screen.findByRole('button', { name: 'Tentar de novo' }, { timeout: 8_000 });
  expect(screen.queryByRole('button', { name: 'Li e aceito' })).toBeNull();
  isLost = false;
  await userEvent.click(again);
  expect(await screen.findByText('Voltou.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Li e aceito' })).toBeTruthy();
}, 15_000);

test('SES-17 LOG-17 what stands before the portal wears the client’s own name and logo', async () => {
  const own = { ...me().client, program: 'Clube da Loja', wideLogo: '/files/clube.svg' };
  network(answers(getMe, () => ({ ...me(), client: own, gates: ['onboarding'] })));
  await enter('/home');
  expect(await screen.findByRole('heading', { name: 'Clube da Loja dá as boas-vindas' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Clube da Loja' }).getAttribute('src')).toBe('/files/clube.svg');
});
