import { screen, within } from '@testing-library/react';
import { permissions } from '@vitrine/domain/identity';
import { expect, test } from 'vitest';
import { openConsoleAt, withNetwork } from '../../testing.tsx';

withNetwork();

test.each(['pt-BR', 'en-US', 'es-ES', 'fr-FR'] as const)(
  'CLI-06 in %s every permission of the table of roles is said in words',
  async (locale) => {
    await openConsoleAt('/roles', { locale });
    await screen.findByRole('heading', { level: 1 });
    const rows = within(screen.getByRole('main'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent ?? '');
    expect(rows.length).toBeGreaterThanOrEqual(permissions.length);
    expect(rows.filter((row) => row.includes('roles.may') || permissions.some((permission) => row.includes(permission)))).toEqual([]);
  },
);
