import { screen, waitFor } from '@testing-library/react';
import { listCourseDrafts } from '@vitrine/contract/catalog';
import { expect, test } from 'vitest';
import { answers, openConsoleAt, withNetwork } from '../testing.tsx';

withNetwork();

test('LOG-01 without a session the log-in is asked for, and leads back to what was wanted', async () => {
  const { leave } = await openConsoleAt('/people?status=blocked', { isLoggedIn: false });
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/console/people?status=blocked'));
});

test('LOG-01 whoever is held by a gate goes to its screen, and comes back to what was wanted', async () => {
  const { leave } = await openConsoleAt('/people?status=blocked', { gates: ['terms'] });
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/console/people?status=blocked'));
});

test('CLI-06 a learner finds nothing here', async () => {
  await openConsoleAt('/', { can: [] });
  expect(await screen.findByText('Nada por aqui')).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getAllByRole('main')).toHaveLength(1);
});

test.each(['/no/such/address', '/people'])(
  'CLI-06 what is not there and what may not be seen keep the frame with its places: %s',
  async (path) => {
    await openConsoleAt(path, { can: ['content.read'] });
    expect(await screen.findByText('Nada por aqui')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Cursos' }).length).toBeGreaterThan(0);
    expect(screen.getAllByRole('main')).toHaveLength(1);
  },
);

test('CLI-06 the first screen is the first that a person may see', async () => {
  answers(listCourseDrafts, () => ({ items: [], next: null }));
  const { address } = await openConsoleAt('/', { can: ['content.read'], locale: 'fr-FR' });
  expect(await screen.findByRole('heading', { name: 'Cours', level: 1 })).toBeTruthy();
  expect(address()).toBe('/console/courses');
});
