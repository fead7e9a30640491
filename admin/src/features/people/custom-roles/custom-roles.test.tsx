import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  createCustomRole,
  getCustomRole,
  listCustomRoleMembers,
  listCustomRoles,
  setCustomRoleMembers,
  type CustomRoleDetail,
} from '@vitrine/contract/identity';
import { expect, test } from 'vitest';
import { anId, answers, openConsoleAt, withNetwork } from '../../../testing.tsx';

withNetwork();

const id = anId(901);
const role: CustomRoleDetail = {
  id,
  version: 1,
  can: { save: true, remove: true },
  role: { name: { 'pt-BR': 'Atendimento' }, permissions: ['support.answer'] },
};

test('CLI-06 a role is made of a name and of permissions that one has, without the reach into other accounts', async () => {
  answers(listCustomRoles, () => ({ items: [], next: null }));
  answers(getCustomRole, () => role);
  const asked = answers(createCustomRole, () => ({ id }));
  await openConsoleAt('/custom-roles?open=new');
  await userEvent.type(await screen.findByRole('textbox', { name: /Nome/ }), 'Leitura');
  await userEvent.click(screen.getByRole('combobox', { name: 'Permissões' })); // without a layout its list stays hidden here
  expect(screen.queryByRole('option', { name: 'Criar e mudar pessoas', hidden: true })).toBeNull();
  await userEvent.click(await screen.findByRole('option', { name: 'Ver pessoas', hidden: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Novo papel' }));
  await waitFor(() => expect(asked[0]?.body).toEqual({ name: { 'pt-BR': 'Leitura' }, permissions: ['people.read'] }));
});

test('CLI-06 a role is given by a tick beside a person’s name', async () => {
  answers(getCustomRole, () => role);
  answers(listCustomRoleMembers, () => ({
    items: [{ id: anId(1), fullName: 'Ana Melo', email: 'ana@exemplo.test', isIn: false, isByRule: false }],
    next: null,
  }));
  const asked = answers(setCustomRoleMembers, () => ({ members: 1 }));
  await openConsoleAt(`/custom-roles/${id}/members`);
  await screen.findByRole('heading', { name: 'Pessoas com o papel' });
  await userEvent.click(within(await screen.findByRole('table')).getByRole('checkbox', { name: 'Ana Melo participa' }));
  await waitFor(() => expect(asked[0]?.body).toEqual({ add: [anId(1)], remove: [] }));
});
