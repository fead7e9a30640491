import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  checkLogInProvider,
  listLogInProviders,
  removeLogInProvider,
  saveLogInProvider,
  type LogInProviderSettings,
} from '@vitrine/contract/identity';
import { expect, test } from 'vitest';
import { answers, openConsoleAt, refused, withNetwork } from '../../../testing.tsx';

withNetwork();

const company = '11111111-1111-4111-8111-111111111111';
const settings = (provider: 'google' | 'azure', changes: Partial<LogInProviderSettings> = {}): LogInProviderSettings => ({
  provider,
  version: 0,
  clientId: '',
  hasSecret: false,
  tenants: [],
  redirectUris: [`https://portal.example.com/login-return/${provider}`],
  ...changes,
});
const card = async (name: string) => within(await screen.findByRole('form', { name }));

test('LOG-04 ADM-03 a registration is written, its secret is not shown again, and the provider is asked', async () => {
  let google = settings('google');
  answers(listLogInProviders, () => ({ items: [google, settings('azure')] }));
  answers(checkLogInProvider, () => ({ issuer: 'https://accounts.google.com', authorizationHost: 'accounts.google.com' }));
  const saved = answers(saveLogInProvider, () => (google = settings('google', { version: 1, clientId: 'our-id', hasSecret: true })));
  await openConsoleAt('/login-configuration/providers');
  const form = await card('Google');
  expect(form.getByText('https://portal.example.com/login-return/google')).toBeTruthy();
  expect(form.queryByRole('button', { name: 'Testar Google' })).toBeNull();
  await userEvent.type(form.getByLabelText('Id do cliente'), 'our-id');
  await userEvent.type(form.getByLabelText('Chave secreta'), 'hush-hush');
  await userEvent.click(form.getByRole('button', { name: 'Salvar Google' }));
  await waitFor(() => expect(saved[0]?.body).toEqual({ version: 0, settings: { clientId: 'our-id', secret: 'hush-hush', tenants: [] } }));

  await userEvent.click(await screen.findByRole('button', { name: 'Testar Google' }));
  expect(await screen.findByText('accounts.google.com respondeu por https://accounts.google.com.')).toBeTruthy();
  const again = await card('Google');
  expect(again.getByLabelText('Chave secreta')).toHaveProperty('value', '');
  expect(again.getByText('Guardada e lacrada. Deixe em branco para manter.')).toBeTruthy();
});

test('LOG-04 what is wrong stands at its field: a company by its name, and none at all', async () => {
  answers(listLogInProviders, () => ({ items: [settings('azure', { version: 1, clientId: 'c', hasSecret: true, tenants: [company] })] }));
  const saved = answers(saveLogInProvider, () => refused('company_missing', { 'settings.tenants': 'company_missing' }, 422));
  await openConsoleAt('/login-configuration/providers');
  const form = await card('Microsoft Entra');
  const tenants = form.getByLabelText('Diretórios das empresas');
  expect(tenants).toHaveProperty('value', company);
  await userEvent.type(tenants, '\ncontoso.onmicrosoft.com');
  await userEvent.click(form.getByRole('button', { name: 'Salvar Microsoft Entra' }));
  await waitFor(() => expect(tenants.getAttribute('aria-invalid')).toBe('true'));
  expect(saved).toEqual([]);
  await userEvent.clear(tenants);
  await userEvent.click(form.getByRole('button', { name: 'Salvar Microsoft Entra' }));
  expect(await form.findByText('Informe ao menos um diretório de empresa (o id, não o nome).')).toBeTruthy();
});

test('LOG-04 a registration is removed after it was said what that means; one that is away is told', async () => {
  let google = settings('google', { version: 2, clientId: 'c', hasSecret: true });
  answers(listLogInProviders, () => ({ items: [google] }));
  answers(checkLogInProvider, () => refused('provider_away'));
  const removed = answers(removeLogInProvider, () => {
    google = settings('google');
    return {};
  });
  await openConsoleAt('/login-configuration/providers');
  await userEvent.click(await screen.findByRole('button', { name: 'Testar Google' }));
  expect(await screen.findByText(/O serviço de entrada não respondeu/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Remover Google' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/As contas ligadas continuam ligadas/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Remover Google' }));
  await waitFor(() => expect(removed).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remover Google' })).toBeNull());
});
