import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listForumOfAll, removeForum } from '@vitrine/contract/forum';
import { permissions } from '@vitrine/domain/identity';
import { expect, test } from 'vitest';
import { anId, answers, openConsoleAt, withNetwork } from '../../testing.tsx';

withNetwork();

const item = { id: anId(70), text: 'Vitrine nova', at: '2026-11-20T12:30:00.000Z', who: 'Ana Lima' };

test('forum: staff see what members keep, and take one away', async () => {
  let items = [item];
  answers(listForumOfAll, () => ({ items }));
  const asked = answers(removeForum, () => {
    items = [];
    return {};
  });
  await openConsoleAt('/forum');
  expect(await screen.findByText('Vitrine nova')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Tirar' }));
  expect(await screen.findByText('Ninguém guardou nada ainda')).toBeTruthy();
  expect(asked).toHaveLength(1);
});

test('forum: whoever may only look finds no way to take away', async () => {
  answers(listForumOfAll, () => ({ items: [item] }));
  await openConsoleAt('/forum', { can: permissions.filter((permission) => permission !== 'forum.write') });
  expect(await screen.findByText('Vitrine nova')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Tirar' })).toBeNull();
});
