import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reloadUserTokens } from '@vitrine/contract/identity';
import { listMissedSearches } from '@vitrine/contract/search';
import { expect, test, vi } from 'vitest';
import { anId, answers, openConsoleAt, withNetwork } from '../testing.tsx';
import { startAgain } from './start-again.ts';

vi.mock('./start-again.ts', () => ({ startAgain: vi.fn() }));
withNetwork();

const clients = [
  { id: anId(12), name: 'Aurora', program: 'Clube Aurora', logo: null },
  { id: anId(13), name: 'Terra', program: 'Clube Terra', logo: null },
];
const can = ['search.read', 'people.read', 'sales.audit', 'campaigns.read', 'rewards.read', 'reports.read', 'audit.read'] as const;
const openMissed = async (ask: Parameters<typeof openConsoleAt>[1] = {}) => {
  answers(listMissedSearches, () => ({ items: [], next: null }));
  await openConsoleAt('/missed-searches', { can, ...ask });
  await screen.findByText('Nenhuma busca ficou sem resposta');
};

test('SES-16 staff of several clients see whose console it is and go on in another without a new log-in', async () => {
  const asked = answers(reloadUserTokens, () => ({
    access_token: 'a',
    refresh_token: 'r',
    user_firebase_token: 's',
    expires_in: 900,
    token_type: 'Bearer' as const,
  }));
  await openMissed({ clients });
  await userEvent.click(screen.getByRole('button', { name: /^Aurora\s?, Trocar de cliente$/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Em que cliente?' });
  expect(
    within(dialog)
      .getByRole('button', { name: /Clube Aurora/ })
      .getAttribute('aria-pressed'),
  ).toBe('true');
  await userEvent.click(within(dialog).getByRole('button', { name: /Clube Terra/ }));
  await waitFor(() => expect(startAgain).toHaveBeenCalled());
  expect(asked.map(({ body }) => body)).toMatchObject([{ id_client: anId(13) }]);
});

test('SES-16 whoever works in one client reads its name, and has nothing to choose', async () => {
  await openMissed({ clients: clients.slice(0, 1) });
  expect(within(screen.getByRole('navigation', { name: 'Principal' })).getByText('Aurora')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Trocar de cliente/ })).toBeNull();
});

test('ADM-01 a question mark lists the keys, those of the queues for whoever decides there, and none while somebody types', async () => {
  await openMissed();
  await userEvent.type(await screen.findByRole('searchbox'), '?');
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(document.body);
  await userEvent.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Teclas do console' });
  expect(within(dialog).getByRole('region', { name: 'Em toda parte' }).textContent).toContain('BuscarCtrl K');
  expect(within(dialog).getByRole('region', { name: 'Nas filas' }).textContent).toContain('AprovarA');
});

test('ADM-01 whoever decides in no queue is told of no key of queues', async () => {
  await openMissed({ can: ['search.read'], locale: 'pt-BR' });
  await userEvent.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Teclas do console' });
  expect(within(dialog).queryByRole('region', { name: 'Nas filas' })).toBeNull();
});

test('the sheet of a phone holds every place, the open one marked, and leads to the change of client', async () => {
  await openMissed({ clients });
  await userEvent.click(screen.getByRole('button', { name: 'Mais' }));
  const sheet = await screen.findByRole('dialog', { name: 'Aurora' });
  const places = within(within(sheet).getByRole('navigation', { name: 'Todos os lugares' })).getAllByRole('link');
  const rail = within(screen.getByRole('navigation', { name: 'Principal', hidden: true }))
    .getAllByRole('link', { hidden: true })
    .slice(1);
  expect(places.map(({ textContent }) => textContent)).toEqual(rail.map(({ textContent }) => textContent));
  expect(places.length).toBeGreaterThan(6);
  expect(places.filter((link) => link.getAttribute('aria-current') === 'page')).toHaveLength(1);
  await userEvent.click(within(sheet).getByRole('button', { name: 'Trocar de cliente' }));
  expect(await screen.findByRole('dialog', { name: 'Em que cliente?' })).toBeTruthy();
});
