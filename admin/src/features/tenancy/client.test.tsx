import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getClient, saveClient } from '@vitrine/contract/tenancy';
import { expect, test } from 'vitest';
import { anId, answers, openConsoleAt, withNetwork } from '../../testing.tsx';
import { aurora } from './testing.ts';

withNetwork();

test('CLI-03 an administrator switches a module off', async () => {
  answers(getClient, () => ({ version: 2, client: aurora, files: [] }));
  const asked = answers(saveClient, () => ({ version: 3 }));
  await openConsoleAt(`/clients/${anId(12)}`);
  await userEvent.click(await screen.findByRole('switch', { name: 'Biblioteca' }));
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(asked[0]?.body).toMatchObject({ version: 2, client: { has_library: false, has_news: true } }));
  expect(await screen.findByText('Salvo.')).toBeTruthy();
});

test('ADM-03 a colour that does not read is corrected before anything is saved, and the console says how', async () => {
  answers(getClient, () => ({ version: 2, client: aurora, files: [] }));
  await openConsoleAt(`/clients/${anId(12)}`);
  const primary = await screen.findByRole('textbox', { name: 'Cor principal' });
  await userEvent.clear(primary);
  await userEvent.type(primary, '#FFE600');
  const corrections = await screen.findByRole('region', { name: 'Cores ajustadas para leitura' });
  await waitFor(() => expect(within(corrections).getAllByText(/#FFE600/).length).toBeGreaterThan(0));
  await waitFor(() => expect(corrections.textContent).toMatch(/Principal em textos, claro/));
  expect(corrections.textContent).toMatch(/1,\d → 4,\d/);
  expect(screen.getByRole('group', { name: 'Prévia no celular' }).style.getPropertyValue('--stage')).not.toBe('');
});

test('CLI-03 who may not write sees the client without a way to save it', async () => {
  answers(getClient, () => ({ version: 2, client: aurora, files: [] }));
  await openConsoleAt(`/clients/${anId(12)}`, { can: ['clients.read'] });
  await screen.findByRole('textbox', { name: 'Código' });
  expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull();
});

test('ADM-03 I18-02 an administrator chooses the client’s languages, and sees its portal in each of them, on a desk and on a phone', async () => {
  answers(getClient, () => ({ version: 2, client: aurora, files: [] }));
  const asked = answers(saveClient, () => ({ version: 3 }));
  await openConsoleAt(`/clients/${anId(12)}`);
  await userEvent.click(await screen.findByRole('switch', { name: /Idiomas próprios/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'English' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Français' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Primeiro idioma' }), 'Español');
  const preview = screen.getByRole('combobox', { name: 'Idioma da prévia' });
  expect(
    within(preview)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Português', 'Español']);
  await userEvent.selectOptions(preview, 'Español');
  expect(await screen.findAllByText('Sigue donde quedaste')).toHaveLength(2);
  expect(screen.getByRole('group', { name: 'Prévia no celular' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Prévia no computador' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(asked[0]?.body).toMatchObject({ client: { languages: { ids: [1, 3], first: 3 } } }));
});
