import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getClient, getClientStorage, limitClientStorage, saveClient, type ClientSettings } from '@vitrine/contract/tenancy';
import { beforeEach, expect, test } from 'vitest';
import { anId, answers, openConsoleAt, over, refused, withNetwork } from '../../testing.tsx';
import { aurora } from './testing.ts';

withNetwork();
const saved = ({ body }: { body: { client: Partial<ClientSettings> } }) => ({ version: 3, client: over(aurora, body.client), files: [] });
beforeEach(() => void answers(getClientStorage, () => ({ bytes: 0, ownMegabytes: null, everyMegabytes: null })));

test('CLI-03 an administrator switches a module off', async () => {
  answers(getClient, () => ({ version: 2, client: aurora, files: [] }));
  const asked = answers(saveClient, saved);
  await openConsoleAt(`/clients/${anId(12)}`);
  await userEvent.click(await screen.findByRole('switch', { name: 'Biblioteca' }));
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(asked[0]?.body).toEqual({ version: 2, client: { has_library: false }, was: { has_library: true } }));
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

test('ADM-03 I18-02 an administrator chooses the client’s languages, and sees its portal in each of them, on a desktop and on a phone', async () => {
  answers(getClient, () => ({ version: 2, client: aurora, files: [] }));
  const asked = answers(saveClient, saved);
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

test('CAL-06 a superuser gives a client a limit of its own for its files, next to what it has used', async () => {
  answers(getClient, () => ({ version: 2, client: aurora, files: [] }));
  const gigabyte = { bytes: 524_288_000, ownMegabytes: null, everyMegabytes: 1_000 };
  answers(getClientStorage, () => gigabyte);
  const asked = answers(limitClientStorage, ({ body }) => ({
    ...gigabyte,
    ownMegabytes: limitClientStorage.body.parse(body).ownMegabytes,
  }));
  await openConsoleAt(`/clients/${anId(12)}`);
  const card = within(await screen.findByRole('region', { name: 'Espaço para arquivos' }));
  expect(await card.findByText('500 MB de 1.000 MB em uso')).toBeTruthy();
  expect(card.getByRole('progressbar', { name: 'Espaço em uso' }).getAttribute('aria-valuenow')).toBe('50');
  const field = card.getByRole('spinbutton', { name: 'Limite próprio, em megabytes' });
  await userEvent.type(field, '0');
  await userEvent.click(card.getByRole('button', { name: 'Salvar limite' }));
  expect(await card.findByText(/menor|pequen|mínimo/i)).toBeTruthy();
  expect(asked).toHaveLength(0);
  await userEvent.clear(field);
  await userEvent.type(field, '500');
  await userEvent.click(card.getByRole('button', { name: 'Salvar limite' }));
  await waitFor(() => expect(asked[0]?.body).toEqual({ before: null, ownMegabytes: 500 }));
  expect(await card.findByText('O limite foi atingido: novos arquivos são recusados.')).toBeTruthy();
});

test('CAL-06 a limit that somebody else set meanwhile is told, and what was typed stays', async () => {
  answers(getClient, () => ({ version: 2, client: aurora, files: [] }));
  answers(limitClientStorage, () => refused('changed_meanwhile'));
  await openConsoleAt(`/clients/${anId(12)}`);
  const card = within(await screen.findByRole('region', { name: 'Espaço para arquivos' }));
  expect(await card.findByText('0 MB em uso, sem limite')).toBeTruthy();
  await userEvent.type(card.getByRole('spinbutton'), '20');
  await userEvent.click(card.getByRole('button', { name: 'Salvar limite' }));
  expect(await card.findByText('Alguém mudou isto antes de você. Confira e envie de novo.')).toBeTruthy();
  expect(card.getByRole<HTMLInputElement>('spinbutton').value).toBe('20');
});

test('CAL-06 an administrator sees how much their client has used, and no way to change the limit', async () => {
  answers(getClient, () => ({ version: 2, client: aurora, files: [] }));
  answers(getClientStorage, () => ({ bytes: 2_000_000, ownMegabytes: 10, everyMegabytes: null }));
  await openConsoleAt(`/clients/${anId(12)}`, { can: ['clients.read', 'clients.write'] });
  const card = within(await screen.findByRole('region', { name: 'Espaço para arquivos' }));
  expect(await card.findByText('1,9 MB de 10 MB em uso')).toBeTruthy();
  expect(card.queryByRole('spinbutton')).toBeNull();
});
