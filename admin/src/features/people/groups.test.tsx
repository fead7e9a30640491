import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  getArea,
  getGroup,
  listAreas,
  listGroupLabels,
  listGroupMembers,
  listGroups,
  listRuleValues,
  previewGroupRule,
  removeArea,
  setGroupMembers,
  setGroupRule,
  type GroupDetail,
} from '@vitrine/contract/identity';
import { expect, test } from 'vitest';
import { anId, answers, openConsoleAt, refused, withNetwork } from '../../testing.tsx';

withNetwork();

const id = anId(900);
const group = (part: Partial<GroupDetail> = {}): GroupDetail => ({
  id,
  version: 3,
  can: { save: true, remove: true },
  group: { name: { 'pt-BR': 'Time Sul' }, labelId: null },
  rule: null,
  members: { byHand: 0, byRule: 0 },
  ...part,
});

test('CLI-09 groups are listed with their label, how many they hold, and whether a rule fills them', async () => {
  answers(listGroupLabels, () => ({ items: [], next: null }));
  answers(listGroups, () => ({ items: [{ id, name: 'Time Sul', label: 'Região', members: 12, hasRule: true }], next: null }));
  await openConsoleAt('/groups');
  const row = (await screen.findByRole('link', { name: 'Time Sul' })).closest('tr');
  expect(row?.textContent).toMatch(/Região.*12.*Sim/);
  expect(screen.getByRole('link', { name: 'Áreas' })).toBeTruthy();
});

test('CLI-09 a member is ticked into a group; one whom the rule keeps cannot be taken out here', async () => {
  answers(getGroup, () => group());
  answers(listGroupMembers, () => ({
    items: [
      { id: anId(1), fullName: 'Ana Melo', email: 'ana@exemplo.test', isIn: false, isByRule: false },
      { id: anId(2), fullName: 'Beto Sá', email: 'beto@exemplo.test', isIn: true, isByRule: true },
    ],
    next: null,
  }));
  const asked = answers(setGroupMembers, () => ({ members: 2 }));
  await openConsoleAt(`/groups/${id}/members`);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Ana Melo participa' }));
  await waitFor(() => expect(asked[0]?.body).toEqual({ add: [anId(1)], remove: [] }));
  expect(screen.getByRole('checkbox', { name: 'Beto Sá participa' })).toHaveProperty('disabled', true);
  expect(screen.getByText('Pela regra')).toBeTruthy();
});

test('CLI-09 a tick that is refused goes back, and is told', async () => {
  answers(getGroup, () => group());
  answers(listGroupMembers, () => ({
    items: [{ id: anId(1), fullName: 'Ana Melo', email: 'ana@exemplo.test', isIn: false, isByRule: false }],
    next: null,
  }));
  answers(setGroupMembers, () => refused('not_found', {}, 404));
  await openConsoleAt(`/groups/${id}/members`);
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Ana Melo participa' });
  fireEvent.click(box);
  expect(box.checked).toBe(true);
  expect(await screen.findByText('Não encontrado ou não possui permissão para acessar.')).toBeTruthy();
  expect(box.checked).toBe(false);
});

test('CLI-09 a rule is shown with whom it takes in before it is saved; one for everybody is asked about again, and nothing typed is lost', async () => {
  answers(getGroup, () => group());
  answers(previewGroupRule, () => ({ count: 3, total: 3, names: ['Ana Melo', 'Beto Sá', 'Caio Reis'] }));
  const asked = answers(setGroupRule, ({ body }) =>
    body.isForEverybody
      ? group({ version: 4, rule: body.rule, members: { byHand: 0, byRule: 3 } })
      : refused('matches_everybody', { rule: 'matches_everybody' }, 422),
  );
  await openConsoleAt(`/groups/${id}/rule`);
  const form = await screen.findByRole('form', { name: 'Regra do grupo' });
  await userEvent.click(within(form).getByRole('button', { name: 'Nova condição' }));
  await userEvent.selectOptions(within(form).getByRole('combobox', { name: 'O que olhar' }), 'Estado');
  await userEvent.type(within(form).getByRole('textbox', { name: 'Valores' }), 'SP, RJ');
  expect(await screen.findByText('3 de 3 pessoas cumprem a regra')).toBeTruthy();
  await userEvent.click(within(form).getByRole('button', { name: 'Salvar' }));
  expect(await within(form).findByText('Esta regra pega todas as pessoas do programa. Se é isso mesmo, confirme.')).toBeTruthy();
  expect(within(form).getByRole('textbox', { name: 'Valores' })).toHaveProperty('value', 'SP, RJ');
  await userEvent.click(within(form).getByRole('checkbox', { name: 'Sim, a regra é para todas as pessoas' }));
  await userEvent.click(within(form).getByRole('button', { name: 'Salvar' }));
  await waitFor(() =>
    expect(asked[1]?.body).toEqual({
      version: 3,
      isForEverybody: true,
      rule: { match: 'all', conditions: [{ field: 'state', is: 'any_of', values: ['SP', 'RJ'] }] },
    }),
  );
});

/** A rule whose only condition asks for a chain, as it is begun. */
async function aRuleOfChains() {
  answers(getGroup, () => group());
  answers(previewGroupRule, () => ({ count: 4, total: 9, names: ['Ana Melo'] }));
  const asked = answers(setGroupRule, ({ body }) => group({ version: 4, rule: body.rule, members: { byHand: 0, byRule: 4 } }));
  await openConsoleAt(`/groups/${id}/rule`);
  const form = await screen.findByRole('form', { name: 'Regra do grupo' });
  await userEvent.click(within(form).getByRole('button', { name: 'Nova condição' }));
  await userEvent.selectOptions(within(form).getByRole('combobox', { name: 'O que olhar' }), 'Rede');
  return { form, asked, values: within(form).getByRole('combobox', { name: 'Valores' }) };
}

test('CLI-09 a chain is chosen from what people wrote, found by typing, with how many wrote it, and one that nobody wrote yet is typed', async () => {
  const searched = answers(listRuleValues, ({ query }) => ({
    values: query.get('search') === 'agua' ? [{ value: 'Água & Cia', members: 1203 }] : [{ value: 'Rede Sol', members: 1 }],
  }));
  const { form, asked, values } = await aRuleOfChains();
  await userEvent.click(values); // without a layout nothing is where the list would hang from it: it stays hidden here
  expect((await screen.findByRole('option', { name: /Rede Sol/, hidden: true })).textContent).toBe('Rede Sol1 pessoa');
  await userEvent.type(values, 'agua');
  const found = await screen.findByRole('option', { name: /Água & Cia/, hidden: true });
  expect(found.textContent).toBe('Água & Cia1.203 pessoas');
  expect(Object.fromEntries(searched.at(-1)?.query ?? [])).toEqual({ field: 'retailer', search: 'agua' });
  await userEvent.click(found);
  await userEvent.type(values, 'Loja Nova, S.A.{Enter}');
  await userEvent.type(values, 'AGUA & CIA{Enter}'); // it is chosen already
  await userEvent.type(values, 'Rede Lua'); // left behind unfinished, it counts
  await userEvent.click(within(form).getByRole('button', { name: 'Salvar' }));
  await waitFor(() =>
    expect(asked[0]?.body.rule?.conditions).toEqual([
      { field: 'retailer', is: 'any_of', values: ['Água & Cia', 'Loja Nova, S.A.', 'Rede Lua'] },
    ]),
  );
});

test('CLI-09 where the list of chains cannot be had, a chain is typed all the same', async () => {
  answers(listRuleValues, () => refused('not_found', {}, 404));
  const { form, asked, values } = await aRuleOfChains();
  await userEvent.type(values, 'Rede Lua{Enter}');
  await userEvent.click(within(form).getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(asked[0]?.body.rule?.conditions).toMatchObject([{ values: ['Rede Lua'] }]));
});

test('CLI-09 an area that something still uses stays, and says why', async () => {
  answers(listAreas, () => ({ items: [{ id, name: 'Andes', countries: ['CL'] }], next: null }));
  answers(getArea, () => ({ id, version: 1, area: { name: { 'pt-BR': 'Andes' }, countries: ['BR'] }, can: { save: true, remove: true } }));
  answers(removeArea, () => refused('in_use'));
  await openConsoleAt(`/areas?open=${id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Remover' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remover Andes?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remover' }));
  expect(await within(dialog).findByText('Ainda há algo que usa este item. Tire-o de lá antes de remover.')).toBeTruthy();
});

test('CLI-06 the table of roles shows what each may do, as the server judges it', async () => {
  await openConsoleAt('/roles');
  const rows = await screen.findAllByRole('listitem');
  const row = rows.find(({ textContent }) => textContent.startsWith('Criar e mudar pessoas'));
  expect(row?.textContent).toBe('Criar e mudar pessoasAdministrador do clienteSuperusuário');
});
