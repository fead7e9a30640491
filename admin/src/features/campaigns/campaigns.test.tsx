import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  createProduct,
  getCampaignToManage,
  getPointsTableToManage,
  getProgramLists,
  getSeason,
  listCampaignStores,
  listCampaignsToManage,
  listProductsToManage,
  savePointsTable,
  setCampaignStores,
  type CampaignDetail,
  type PointsTableDetail,
} from '@vitrine/contract/campaigns';
import { expect, test } from 'vitest';
import { anId, answers, openConsoleAt, refused, withNetwork } from '../../testing.tsx';

withNetwork();

const id = anId(500);
const lists = () =>
  answers(getProgramLists, () => ({
    productTypes: [{ id: 'fridge' as const, name: 'Geladeira' }],
    brands: [{ id: anId(501), name: 'Aurora' }],
    retailers: [],
    agencies: [],
    countries: [{ code: 'BR', name: 'Brasil' }],
    formFactors: [],
    processors: [],
    generations: [],
  }));
const detail = (part: Partial<CampaignDetail> = {}): CampaignDetail => ({
  id,
  version: 1,
  state: 'draft',
  publishedAt: null,
  frozenAt: null,
  campaign: {
    name: { 'pt-BR': 'Verão Aurora' },
    summary: {},
    terms: {},
    beginsOn: '2026-10-01',
    endsOn: '2026-12-15',
    timeZone: 'America/Sao_Paulo',
    countries: ['BR'],
  },
  stores: 0,
  members: 0,
  rules: 0,
  missing: ['rules_required', 'stores_required'],
  can: { save: true, publish: true, savePoints: true, saveDates: true },
  ...part,
});

test('ADM-04 CMP-01 a draft says what keeps it from being published', async () => {
  lists();
  answers(listCampaignsToManage, () => ({ items: [], next: null }));
  answers(getCampaignToManage, () => detail({ can: { save: true, publish: false, savePoints: true, saveDates: true } }));
  await openConsoleAt(`/campaigns?open=${id}`);
  expect(await screen.findByText('A tabela de pontos está vazia.')).toBeTruthy();
  expect(screen.getByText('Nenhuma loja participa ainda.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Publicar' })).toBeNull();
  expect(screen.getByLabelText('Nome')).toHaveProperty('value', 'Verão Aurora');
});

test('ADM-04 a product without a name in any language is refused at its field', async () => {
  lists();
  answers(listProductsToManage, () => ({ items: [], next: null }));
  answers(createProduct, () => refused('title_required', { name: 'title_required' }, 422));
  await openConsoleAt('/products?open=new');
  await userEvent.type(await screen.findByLabelText('Código (SKU)'), 'GEL-480');
  await userEvent.selectOptions(
    within(screen.getByRole('form', { name: 'Novo produto' })).getByRole('combobox', { name: 'Marca' }),
    'Aurora',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Novo produto' }));
  expect(await screen.findByText('Falta o título, em pelo menos uma língua.')).toBeTruthy();
  expect(screen.getByLabelText('Código (SKU)')).toHaveProperty('value', 'GEL-480');
});

test('ADM-04 a spreadsheet of products names brands as people do; a brand that nobody knows is refused at its row', async () => {
  lists();
  answers(listProductsToManage, () => ({ items: [], next: null }));
  const asked = answers(createProduct, () => ({ id: anId(502) }));
  await openConsoleAt('/products?open=import');
  const sheet = ['SKU;Nome;Tipo;Marca', 'GEL-480;Geladeira 480;GELADEIRA; áurora', 'GEL-481;Geladeira 481;Geladeira;Boreal'].join('\n');
  await screen.findByRole('button', { name: 'Escolher arquivo' });
  await waitFor(() => expect(screen.getByRole('combobox', { name: /Marca/ }).textContent).toContain('Aurora'));
  await userEvent.upload(screen.getByLabelText('Escolher arquivo'), new File([sheet], 'produtos.csv', { type: 'text/csv' }));
  const fault = (await screen.findByText('Boreal')).closest('tr') ?? document.body;
  expect(within(fault).getByText(/Este nome não está na lista/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Importar 1' }));
  await waitFor(() => expect(asked[0]?.body).toMatchObject({ sku: 'GEL-480', productType: 'fridge', brandId: anId(501) }));
  expect(asked).toHaveLength(1);
});

test('ADM-04 a spreadsheet of rules names types and brands; a name of another kind is refused at its row', async () => {
  lists();
  answers(listProductsToManage, () => ({ items: [], next: null }));
  answers(getCampaignToManage, () => detail());
  answers(getPointsTableToManage, () => ({ version: 1, number: 1, frozenAt: null, rows: [], can: { save: true } }));
  const asked = answers(savePointsTable, () => refused('rule_repeated', { 'rules.0.value': 'rule_repeated' }, 422));
  await openConsoleAt(`/campaigns/${id}/points`);
  await userEvent.click(await screen.findByText('Trazer de uma planilha'));
  const sheet = [
    'Vale para;Código, tipo ou marca;Pontos;XP',
    'Marca;aurora;10;1',
    'Tipo de produto;Geladeira;20;2',
    'Marca;Geladeira;30;3',
    'Produto (SKU);GEL-480;40;4',
  ].join('\n');
  await userEvent.upload(screen.getByLabelText('Escolher arquivo'), new File([sheet], 'pontos.csv', { type: 'text/csv' }));
  expect(await screen.findByText(/Este nome não está na lista/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() =>
    expect(asked[0]?.body.rules.map(({ scope, value }) => [scope, value])).toEqual([
      ['brand', anId(501)],
      ['product_type', 'fridge'],
      ['sku', 'GEL-480'],
    ]),
  );
});

test('ADM-04 CMP-05 rules are written together; a frozen table cannot be changed', async () => {
  lists();
  answers(getCampaignToManage, () => detail());
  let isFrozen = false;
  answers(getPointsTableToManage, (): PointsTableDetail => ({
    version: 1,
    number: 1,
    frozenAt: isFrozen ? '2026-10-01T03:00:00.000Z' : null,
    rows: isFrozen
      ? [
          {
            id: anId(510),
            scope: 'sku',
            value: 'GEL-480',
            retailer: null,
            name: 'Geladeira',
            sku: 'GEL-480',
            productType: 'fridge',
            brandId: null,
            points: 120,
            experience: 12,
          },
        ]
      : [],
    can: { save: !isFrozen },
  }));
  const asked = answers(savePointsTable, () => refused('sku_unknown', { 'rules.0.value': 'sku_unknown' }, 422));
  const sought = answers(listProductsToManage, () => ({
    items: [
      { id: anId(640), sku: 'GEL-480', name: 'Geladeira', productType: 'fridge' as const, brand: 'Aurora', formFactor: '', isActive: true },
    ],
    next: null,
  }));
  await openConsoleAt(`/campaigns/${id}/points`);
  await userEvent.click((await screen.findAllByRole('button', { name: 'Nova regra' }))[0] ?? document.body);
  expect([...document.querySelectorAll('input[aria-invalid=true]')].map((one) => one.getAttribute('name'))).toEqual([]); // nothing is wrong before it was touched
  await userEvent.type(screen.getByLabelText('Código, tipo ou marca, regra 1'), 'NADA');
  const points = screen.getByLabelText('Pontos, regra 1');
  await userEvent.clear(points);
  await userEvent.type(points, '120');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() =>
    expect(asked[0]?.body.rules).toEqual([{ scope: 'sku', value: 'NADA', retailerId: null, points: 120, experience: 0 }]),
  );
  expect(await screen.findByText('Não conhecemos este código de produto. Escolha um da busca.')).toBeTruthy();
  await waitFor(() => expect(sought.at(-1)?.query.get('search')).toBe('NADA'));
  expect(await screen.findByRole('option', { name: 'Geladeira · GEL-480', hidden: true })).toBeTruthy();
  isFrozen = true;
  document.body.replaceChildren();
  await openConsoleAt(`/campaigns/${id}/points`);
  expect(await screen.findByText(/Fixada em/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull();
});

test('ADM-04 CMP-07 a store is ticked into a campaign; unknown tax ids are named', async () => {
  lists();
  answers(getCampaignToManage, () => detail());
  answers(listCampaignStores, () => ({
    items: [
      {
        id: anId(520),
        name: 'Horizonte Tatuapé',
        retailer: 'Horizonte',
        city: 'São Paulo',
        country: 'BR',
        taxId: '12',
        isParticipating: false,
      },
    ],
    next: null,
  }));
  const asked = answers(setCampaignStores, ({ body }) =>
    body.addTaxIds.length > 0 ? refused('store_unknown', { 'addTaxIds.1': 'store_unknown' }, 422) : { stores: 1 },
  );
  await openConsoleAt(`/campaigns/${id}/stores`);
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Horizonte Tatuapé participa' });
  fireEvent.click(box);
  expect(box.checked).toBe(true); // by the tap itself, before anything is answered
  await waitFor(() => expect(asked[0]?.body.add).toEqual([anId(520)]));
  await waitFor(() => expect(box.checked).toBe(false)); // read again, and the server says otherwise
  await userEvent.click(screen.getByRole('button', { name: 'Trazer por cadastro fiscal' }));
  await userEvent.type(await screen.findByLabelText('Cadastros fiscais'), '111{enter}222');
  await userEvent.click(screen.getByRole('button', { name: 'Incluir 2 lojas' }));
  expect(await screen.findByText(/Não encontramos esta loja.*222/)).toBeTruthy();
});

test('CMP-04 a new campaign takes the proposed days by one press; another quarter with a campaign in it is warned about', async () => {
  lists();
  answers(listCampaignsToManage, () => ({ items: [], next: null }));
  answers(getSeason, () => ({
    proposed: { beginsOn: '2027-01-01', endsOn: '2027-03-16' },
    campaigns: [{ id: anId(507), name: 'Primavera', beginsOn: '2026-10-01', endsOn: '2026-12-14' }],
  }));
  await openConsoleAt('/campaigns?open=new');
  await userEvent.click(await screen.findByRole('button', { name: 'Usar 75 dias: 1 de janeiro de 2027 a 16 de março de 2027' }));
  expect(screen.getByLabelText('Início')).toHaveProperty('value', '2027-01-01');
  expect(screen.getByLabelText('Fim')).toHaveProperty('value', '2027-03-16');
  expect(screen.queryByText(/outra campanha/)).toBeNull();
  fireEvent.change(screen.getByLabelText('Início'), { target: { value: '2026-12-28' } });
  expect(await screen.findByText(/Já há outra campanha neste trimestre: Primavera/)).toBeTruthy();
});
