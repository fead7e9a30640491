import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listLibraryOfAll, removeLibrary } from '@vitrine/contract/library';
import { permissions } from '@vitrine/domain/identity';
import { expect, test } from 'vitest';
import { anId, answers, openConsoleAt, withNetwork } from '../../testing.tsx';

withNetwork();

const item = { id: anId(70), text: 'Vitrine nova', at: '2026-11-20T12:30:00.000Z', who: 'Ana Lima' };

test('library: staff see what members keep, and take one away', async () => {
  let items = [item];
  answers(listLibraryOfAll, () => ({ items }));
  const asked = answers(removeLibrary, () => {
    items = [];
    return {};
  });
  await openConsoleAt('/library');
  expect(await screen.findByText('Vitrine nova')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Tirar' }));
  expect(await screen.findByText('Ninguém guardou nada ainda')).toBeTruthy();
  expect(asked).toHaveLength(1);
});

test('library: whoever may only look finds no way to take away', async () => {
  answers(listLibraryOfAll, () => ({ items: [item] }));
  await openConsoleAt('/library', { can: permissions.filter((permission) => permission !== 'library.write') });
  expect(await screen.findByText('Vitrine nova')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Tirar' })).toBeNull();
});
