import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addSiteHost, listHosts, removeSiteHost, setMainHost } from '@vitrine/contract/tenancy';
import { expect, test } from 'vitest';
import { answers, openConsoleAt, refused, withNetwork } from '../../testing.tsx';

withNetwork();

const [main, other] = [
  { host: 'vendas.exemplo.test', isMain: true, isHere: true },
  { host: 'outra.exemplo.test', isMain: false, isHere: false },
];

test('ADM-03 the addresses of a site are added, one is made the main one and one taken away; what is refused stays in the field', async () => {
  answers(listHosts, () => ({ items: [main] }));
  const added = answers(addSiteHost, ({ body }) =>
    body.host === 'http://x' ? refused('host_invalid', { host: 'host_invalid' }) : { items: [main, other] },
  );
  const moved = answers(setMainHost, () => ({ items: [main, other] }));
  const removed = answers(removeSiteHost, () => ({ items: [main] }));
  await openConsoleAt('/login-configuration/hosts');
  const form = await screen.findByRole('form', { name: 'Incluir endereço' });
  const field = within(form).getByRole('textbox', { name: 'Endereço' });
  await userEvent.type(field, 'http://x');
  await userEvent.click(within(form).getByRole('button', { name: 'Incluir endereço' }));
  expect(await within(form).findByText('Escreva um endereço como vendas.exemplo.com, sem http:// e sem barra.')).toBeTruthy();
  expect(field).toHaveProperty('value', 'http://x');
  await userEvent.clear(field);
  await userEvent.type(field, other.host);
  await userEvent.click(within(form).getByRole('button', { name: 'Incluir endereço' }));
  await userEvent.click(await screen.findByRole('button', { name: `Tornar principal: ${other.host}` }));
  await waitFor(() => expect(moved[0]?.body).toEqual({ host: other.host }));
  expect(added).toHaveLength(2);
  await userEvent.click(await screen.findByRole('button', { name: `Remover ${other.host}` }));
  const dialog = await screen.findByRole('dialog', { name: `Remover ${other.host}?` });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remover' }));
  await waitFor(() => expect(removed).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText(other.host)).toBeNull());
});
