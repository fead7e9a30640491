import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  createIntegrator,
  endIntegrator,
  listIntegrators,
  rotateIntegratorSecret,
  saveIntegrator,
  type Integrator,
} from '@vitrine/contract/identity';
import { listClients } from '@vitrine/contract/tenancy';
import { expect, test } from 'vitest';
import { anId, answers, openConsoleAt, overtaken, withNetwork } from '../../../testing.tsx';

withNetwork();

const program = { id: anId(5), name: 'Casa Sol', slug: 'casa-sol', home_route: '/home', members: 3, modulesOn: 9 };
const partner: Integrator = {
  id: 'rede-1',
  name: 'Rede Boa Compra',
  version: 3,
  createdAt: '2026-10-01T12:00:00.000Z',
  secretAt: '2026-10-02T12:00:00.000Z',
  clientIds: [program.id],
};

test('LOG-05 D72 a partner’s server is let in for one program, and its secret is shown this once', async () => {
  answers(listIntegrators, () => ({ items: [], next: null }));
  answers(listClients, () => ({ items: [program], next: null }));
  const asked = answers(createIntegrator, () => ({ id: 'rede-1', secret: 'um-segredo' }));
  await openConsoleAt('/login-configuration/integrators');
  const [open] = await screen.findAllByRole('button', { name: 'Nova integração' });
  if (open) await userEvent.click(open);
  const form = await screen.findByRole('form', { name: 'Nova integração' });
  await userEvent.type(within(form).getByRole('textbox', { name: 'Nome' }), 'Rede Boa Compra');
  await userEvent.click(within(form).getByRole('checkbox', { name: 'Todos os programas deste portal' }));
  await userEvent.click(await within(form).findByRole('checkbox', { name: 'Casa Sol' }));
  await userEvent.click(within(form).getByRole('button', { name: 'Nova integração' }));
  await waitFor(() => expect(asked[0]?.body).toEqual({ name: 'Rede Boa Compra', clientIds: [program.id] }));
  const told = await screen.findByRole('dialog', { name: 'Guarde o segredo agora' });
  expect(within(told).getByRole('textbox', { name: 'Segredo' })).toHaveProperty('value', 'um-segredo');
  await userEvent.click(within(told).getByRole('button', { name: 'Já guardei' }));
  await waitFor(() => expect(screen.queryByDisplayValue('um-segredo')).toBeNull());
});

test('LOG-05 D72 a secret is rotated and a partner revoked after a question that says what ends', async () => {
  answers(listIntegrators, () => ({ items: [partner], next: null }));
  answers(listClients, () => ({ items: [program], next: null }));
  answers(rotateIntegratorSecret, () => ({ secret: 'outro-segredo' }));
  const revoked = answers(endIntegrator, () => ({}));
  await openConsoleAt('/login-configuration/integrators');
  await userEvent.click(await screen.findByRole('button', { name: 'Trocar o segredo' }));
  const question = await screen.findByRole('dialog', { name: 'Trocar o segredo de Rede Boa Compra?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Trocar o segredo' }));
  const told = await screen.findByRole('dialog', { name: 'Guarde o segredo agora' });
  expect(within(told).getByRole('textbox', { name: 'Segredo' })).toHaveProperty('value', 'outro-segredo');
  await userEvent.click(within(told).getByRole('button', { name: 'Já guardei' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Revogar' }));
  const last = await screen.findByRole('dialog', { name: 'Revogar Rede Boa Compra?' });
  await userEvent.click(within(last).getByRole('button', { name: 'Revogar' }));
  await waitFor(() => expect(revoked).toHaveLength(1));
});

test('LOG-05 who saves a partner too late sees what the other changed, and puts only their own change over it', async () => {
  let there = partner;
  answers(listIntegrators, () => ({ items: [there], next: null }));
  answers(listClients, () => ({ items: [program], next: null }));
  const saved = answers(saveIntegrator, ({ body }) =>
    body.version < there.version ? overtaken('Ana Prado', '2026-11-20T12:00:00.000Z') : { version: body.version + 1 },
  );
  await openConsoleAt('/login-configuration/integrators');
  await userEvent.click(await screen.findByRole('button', { name: 'Mudar Rede Boa Compra' }));
  const form = await screen.findByRole('form', { name: 'Mudar Rede Boa Compra' });
  await userEvent.type(within(form).getByRole('textbox', { name: 'Nome' }), ' Sul');
  there = { ...partner, version: 4, clientIds: null };
  await userEvent.click(within(form).getByRole('button', { name: 'Salvar' }));
  const conflict = within(await screen.findByRole('dialog', { name: /Ana Prado/ }));
  expect(conflict.getByRole('row', { name: /^Pode trazer/ }).textContent).toContain('Todos os programas');
  await userEvent.click(conflict.getByRole('button', { name: 'Manter o que digitei' }));
  await userEvent.click(within(form).getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(saved[1]?.body).toEqual({ version: 4, integrator: { name: 'Rede Boa Compra Sul' }, was: { name: 'Rede Boa Compra' } });
});
