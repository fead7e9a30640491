import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  countStores,
  createStore,
  getProgramLists,
  getStore,
  listStoresToManage,
  saveStore,
  type StoreDetail,
  type StoreToManage,
} from '@vitrine/contract/campaigns';
import { expect, test } from 'vitest';
import { anId, answers, over, openConsoleAt, refused, withNetwork } from '../../testing.tsx';

withNetwork();

const id = anId(700);
const chain = anId(701);
const lists = () =>
  answers(getProgramLists, () => ({
    productTypes: [],
    brands: [],
    retailers: [{ id: chain, name: 'Horizonte' }],
    agencies: [],
    countries: [{ code: 'BR', name: 'Brasil' }],
    formFactors: [],
    processors: [],
    generations: [],
  }));
const row: StoreToManage = {
  id,
  name: 'Horizonte Tatuapé',
  retailer: 'Horizonte',
  taxId: '12345678000190',
  city: 'São Paulo',
  country: 'BR',
  timeZone: 'America/Sao_Paulo',
  takesPhotos: true,
  isActive: true,
};
const detail = (part: Partial<StoreDetail> = {}): StoreDetail => ({
  id,
  version: 1,
  can: { save: true },
  store: {
    retailerId: chain,
    name: row.name,
    taxId: row.taxId,
    country: 'BR',
    state: 'SP',
    city: 'São Paulo',
    timeZone: 'America/Sao_Paulo',
    takesPhotos: null,
    isActive: true,
  },
  ...part,
});
const aList = () => answers(listStoresToManage, () => ({ items: [row], next: null }));

test('ADM-04 stores are listed, searched by the server, and a chain narrows them', async () => {
  lists();
  const asked = aList();
  const { address } = await openConsoleAt('/stores');
  const cells = (await screen.findByRole('link', { name: /Horizonte Tatuapé/ })).closest('tr');
  expect(cells?.textContent).toContain('12345678000190');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Rede' }), 'Horizonte');
  await waitFor(() => expect(asked.at(-1)?.query.get('retailerId')).toBe(chain));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Nome ou cadastro fiscal' }), 'tatu');
  await waitFor(() => expect(asked.at(-1)?.query.get('search')).toBe('tatu'));
  expect(address()).toContain('search=tatu');
});

test('ADM-04 ADM-02 a list says how many its filters find, beside the rows that are shown', async () => {
  lists();
  answers(listStoresToManage, () => ({ items: [row], next: 'more' }));
  const counted = answers(countStores, ({ query }) => ({ count: query.has('search') ? 12 : 1_234, hasMore: false }));
  await openConsoleAt('/stores');
  expect(await screen.findByText('1 de 1.234 linhas')).toBeTruthy();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Nome ou cadastro fiscal' }), 'tatu');
  expect(await screen.findByText('1 de 12 linhas')).toBeTruthy();
  expect(counted.at(-1)?.query.get('search')).toBe('tatu');
});

test.each(['64e77217', '00012', '12345678901234567890', 'true'])('ADM-04 an address asks for %s, sign by sign', async (typed) => {
  lists();
  const asked = aList();
  const { address } = await openConsoleAt(`/stores?search=${typed}`);
  await waitFor(() => expect(asked.at(-1)?.query.get('search')).toBe(typed));
  expect(address()).toContain(`search=${typed}`);
});

test('ADM-04 a tax id that another store has is refused at its field, and what was typed stays', async () => {
  lists();
  aList();
  const asked = answers(createStore, () => refused('tax_id_taken', { taxId: 'tax_id_taken' }, 409));
  await openConsoleAt('/stores?open=new');
  const form = await screen.findByRole('form', { name: 'Nova loja' });
  await userEvent.selectOptions(await within(form).findByRole('combobox', { name: 'Rede' }), 'Horizonte');
  await userEvent.type(within(form).getByLabelText('Nome'), 'Horizonte Centro');
  await userEvent.type(within(form).getByLabelText('Cadastro fiscal'), '12.345.678/0001-90');
  await userEvent.type(within(form).getByLabelText('Cidade'), 'Recife');
  await userEvent.click(screen.getByRole('button', { name: 'Nova loja' }));
  expect(await within(form).findByText('Outra loja já usa este cadastro fiscal.')).toBeTruthy();
  expect(asked[0]?.body).toMatchObject({ retailerId: chain, city: 'Recife', takesPhotos: null });
  expect(within(form).getByLabelText('Nome')).toHaveProperty('value', 'Horizonte Centro');
});

test('ADM-04 D70 a store says for itself whether it allows photos, and is saved over the version that was read', async () => {
  lists();
  aList();
  answers(getStore, () => detail());
  const asked = answers(saveStore, ({ body }) => detail({ version: 2, store: over(detail().store, body.store) }));
  await openConsoleAt(`/stores?open=${id}`);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Permite fotos' }), 'Não permite');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(asked[0]?.body).toEqual({ version: 1, store: { takesPhotos: false }, was: { takesPhotos: null } }));
  await waitFor(() => expect(screen.queryByText('Há mudanças não salvas.')).toBeNull());
});

test('ADM-04 a spreadsheet of stores gets a dry run first: a line of a chain that nobody knows stays out, the other is created once', async () => {
  lists();
  aList();
  const asked = answers(createStore, () => ({ id: anId(710) }));
  await openConsoleAt('/stores?open=import');
  const sheet = ['Rede;Nome;Cadastro fiscal;País;Cidade', 'Horizonte;Horizonte Um;1;Brasil;Natal', 'Nenhuma;Loja Dois;2;Brasil;Belém'].join(
    '\n',
  );
  await userEvent.upload(await screen.findByLabelText('Escolher arquivo'), new File([sheet], 'lojas.csv', { type: 'text/csv' }));
  expect(await screen.findByText('Nada foi gravado ainda. Confira e confirme.')).toBeTruthy();
  expect(screen.getByRole('cell', { name: /^Rede: / })).toBeTruthy();
  expect(asked).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Importar 1' }));
  expect(await screen.findByRole('heading', { name: 'Importação feita' })).toBeTruthy();
  expect(asked.map(({ body, key }) => [body.name, body.retailerId, key !== null])).toEqual([['Horizonte Um', chain, true]]);
});
