import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  createBrand,
  getAgency,
  getProgramLists,
  getRetailer,
  listAgencies,
  listBrands,
  listRetailers,
  saveAgency,
  saveRetailer,
} from '@vitrine/contract/campaigns';
import { expect, test } from 'vitest';
import { anId, answers, openConsoleAt, refused, withNetwork } from '../../testing.tsx';

withNetwork();

const [chain, agency, aurora, boreal] = [anId(800), anId(801), anId(802), anId(803)];
const lists = () =>
  answers(getProgramLists, () => ({
    productTypes: [],
    brands: [
      { id: aurora, name: 'Aurora' },
      { id: boreal, name: 'Boreal' },
    ],
    retailers: [],
    agencies: [],
    countries: [],
    formFactors: [],
    processors: [],
    generations: [],
  }));

test('ADM-04 D70 a chain that forbids phones is saved so', async () => {
  answers(listRetailers, () => ({ items: [{ id: chain, name: 'Horizonte', takesPhotos: true, stores: 12 }], next: null }));
  answers(getRetailer, () => ({ id: chain, version: 4, can: { save: true }, retailer: { name: 'Horizonte', takesPhotos: true } }));
  const asked = answers(saveRetailer, () => ({
    id: chain,
    version: 5,
    can: { save: true },
    retailer: { name: 'Horizonte', takesPhotos: false },
  }));
  await openConsoleAt(`/chains?open=${chain}`);
  await userEvent.click(await screen.findByRole('switch', { name: /Permite fotos/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(asked[0]?.body).toEqual({ version: 4, retailer: { takesPhotos: false }, was: { takesPhotos: true } }));
});

test('ADM-04 a brand whose name exists is refused at its field; a new one opens beside the list', async () => {
  answers(listBrands, () => ({ items: [{ id: aurora, name: 'Aurora', products: 3 }], next: null }));
  const asked = answers(createBrand, () => refused('name_taken', { name: 'name_taken' }, 409));
  await openConsoleAt('/brands?open=new');
  const form = await screen.findByRole('form', { name: 'Nova marca' });
  await userEvent.type(within(form).getByLabelText('Nome'), 'Aurora');
  await userEvent.click(screen.getByRole('button', { name: 'Nova marca' }));
  expect(await within(form).findByText('Este nome já existe. Escolha outro.')).toBeTruthy();
  expect(asked.map(({ body }) => body)).toEqual([{ name: 'Aurora' }]);
});

test('ADM-04 CMP-02 an agency is given the brands that its people sell', async () => {
  lists();
  answers(listAgencies, () => ({ items: [{ id: agency, name: 'Norte', brands: ['Aurora'] }], next: null }));
  answers(getAgency, () => ({ id: agency, version: 1, can: { save: true }, agency: { name: 'Norte', brandIds: [aurora] } }));
  const asked = answers(saveAgency, () => ({
    id: agency,
    version: 2,
    can: { save: true },
    agency: { name: 'Norte', brandIds: [aurora, boreal] },
  }));
  await openConsoleAt(`/agencies?open=${agency}`);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Boreal' }));
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(asked[0]?.body).toEqual({ version: 1, agency: { brandIds: [aurora, boreal] }, was: { brandIds: [aurora] } }));
});

const noAgencies = () => {
  lists();
  answers(listAgencies, () => ({ items: [], next: null }));
};

test('ADM-04 an empty list of agencies says what to do next', async () => {
  noAgencies();
  await openConsoleAt('/agencies');
  expect(await screen.findByText('Nenhuma agência ainda')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Nova agência' }).length).toBeGreaterThan(0);
});

test('CLI-06 who may only read agencies is not asked to create one', async () => {
  noAgencies();
  await openConsoleAt('/agencies', { can: ['campaigns.read'] });
  expect(await screen.findByText('Nenhuma agência ainda')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Nova agência' })).toBeNull();
});
