import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  applyBulkChange,
  getBulkChange,
  listBulkChanges,
  listPeople,
  previewBulkChange,
  type BulkChange,
  type PersonRow,
} from '@vitrine/contract/people';
import { expect, test } from 'vitest';
import { anId, answers, openConsoleAt, refused, withNetwork } from '../../testing.tsx';

withNetwork();

const person = (last: number, fullName: string): PersonRow => ({
  id: anId(last),
  fullName,
  userName: fullName.toLowerCase(),
  email: `${fullName.toLowerCase()}@horizonte.test`,
  roles: ['learner'],
  programRole: null,
  status: 'approved',
  programStatus: 'approved',
  country: 'BR',
  city: 'Recife',
  groups: [],
  joinedAt: '2026-03-01T12:00:00Z',
  lastSeenAt: null,
});
const looked: BulkChange = {
  id: anId(50),
  state: 'previewed',
  action: { do: 'block' },
  changes: 1,
  same: 0,
  refused: [{ refusal: 'not_yourself', count: 1 }],
  done: 0,
  meanwhile: 0,
  names: ['Ana'],
  canUndo: false,
};
const twoPeople = () => answers(listPeople, () => ({ items: [person(21, 'Ana'), person(22, 'Beto')], next: null }));

test('ADM-02 several people are chosen, looked at with whom it leaves out and why, changed, and taken back', async () => {
  twoPeople();
  const asked = answers(previewBulkChange, ({ body }) => ({ ...looked, action: body.action }));
  const made = answers(applyBulkChange, () => ({ ...looked, state: 'running' as const }));
  answers(getBulkChange, () => ({ ...looked, state: 'done' as const, done: 1, canUndo: true }));
  await openConsoleAt('/people');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Escolher Ana' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Escolher as linhas mostradas' }));
  expect(screen.getByText('2 pessoas escolhidas')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Mudar juntas' }));
  await userEvent.selectOptions(await screen.findByLabelText('O que fazer'), 'Bloquear');
  await userEvent.click(screen.getByRole('button', { name: 'Ver o que muda' }));
  expect(await screen.findByText('Você não pode fazer isto com o seu próprio usuário.')).toBeTruthy();
  expect(asked[0]?.body).toEqual({ whom: { by: 'members', ids: [anId(21), anId(22)] }, action: { do: 'block' } });
  await userEvent.click(screen.getByRole('button', { name: 'Mudar 1 pessoa' }));
  expect(await screen.findByText('1 pessoa mudou.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
  await waitFor(() => expect(asked.at(-1)?.body).toEqual({ whom: { by: 'change', bulkId: looked.id }, action: { do: 'unblock' } }));
  await waitFor(() => expect(made).toHaveLength(2)); // in one step, without another question
});

test('ADM-02 all that a filter finds are chosen together; another filter begins anew', async () => {
  twoPeople();
  const asked = answers(previewBulkChange, () => refused('role_above_yours'));
  await openConsoleAt('/people?status=approved&sort=-name');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Escolher Beto' }));
  await userEvent.click(screen.getByRole('button', { name: 'Escolher todas do filtro' }));
  await userEvent.click(screen.getByRole('button', { name: 'Mudar juntas' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ver o que muda' }));
  expect(await screen.findByText(/Este perfil está acima do seu/)).toBeTruthy();
  expect(asked[0]?.body.whom).toEqual({ by: 'filter', filter: { status: 'approved' } });
  await userEvent.click(screen.getByRole('button', { name: 'Agora não' }));
  await userEvent.selectOptions(screen.getByLabelText('Situação'), '');
  await waitFor(() => expect(screen.queryByText('Todas que este filtro encontra')).toBeNull());
});

test('CLI-06 who may only read chooses nobody', async () => {
  twoPeople();
  await openConsoleAt('/people', { can: ['people.read'] });
  expect(await screen.findByRole('link', { name: /Ana/ })).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('ADM-02 what was done to many is a list, each with its way back where it has one', async () => {
  const row = {
    id: anId(50),
    at: '2026-11-20T12:30:00.000Z',
    who: 'Renata Lima',
    action: { do: 'add_group' as const, id: anId(70) },
    name: 'Sul',
  };
  const listed = answers(listBulkChanges, () => ({
    items: [
      { ...row, state: 'done' as const, done: 812, canUndo: true },
      { ...row, id: anId(51), action: { do: 'log_out' as const }, name: null, state: 'done' as const, done: 3, canUndo: false },
    ],
    next: null,
  }));
  const asked = answers(previewBulkChange, ({ body }) => ({ ...looked, action: body.action, changes: 800, same: 12, refused: [] }));
  answers(applyBulkChange, () => ({ ...looked, state: 'running' as const }));
  answers(getBulkChange, () => ({ ...looked, state: 'done' as const, done: 800, canUndo: true }));
  await openConsoleAt('/people-bulk');
  const [, one, other] = await screen.findAllByRole('row');
  expect(one?.textContent).toMatch(/Sul.*812.*Renata Lima/);
  expect(other?.textContent).toContain('Não tem volta');
  await userEvent.click(screen.getByRole('button', { name: /^Desfazer: .*Sul$/ }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(await within(dialog).findByRole('button', { name: /Mudar 800 pessoas/ }));
  expect(asked[0]?.body).toEqual({ whom: { by: 'change', bulkId: anId(50) }, action: { do: 'remove_group', id: anId(70) } });
  expect(await within(dialog).findByText('800 pessoas mudaram.')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(listed).toHaveLength(2));
});
