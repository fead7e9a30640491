import { getCampaign, getPointsTable, getRegistration, listCampaigns, listStores, register } from '@vitrine/contract/campaigns';
import { getMe } from '@vitrine/contract/identity';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { answers, enter, network, withNetwork } from './testing.tsx';
import { id } from './testing/facts.ts';
import { campaign, campaignPage, registration, seller, store } from './testing/sales-facts.ts';

withNetwork();

const sent: unknown[] = [];
const table = {
  number: 3,
  frozenAt: '2026-10-10T03:00:00.000Z',
  rows: [
    {
      id: id(160),
      productType: 'fridge' as const,
      brandId: null,
      scope: 'sku' as const,
      retailer: null,
      value: 'GIF-480-IX',
      name: 'Geladeira Inverse 480',
      sku: 'GIF-480-IX',
      points: 180,
      experience: 36,
    },
    {
      id: id(161),
      scope: 'brand' as const,
      retailer: null,
      value: id(111),
      name: 'Aurora',
      sku: null,
      productType: null,
      brandId: id(111),
      points: 20,
      experience: 4,
    },
  ],
};

beforeEach(() => {
  sent.length = 0;
  network(
    answers(getMe, seller),
    answers(listCampaigns, () => ({
      active: [campaign(), campaign({ id: id(101), name: 'Casa Completa', state: 'scheduled', isRegistered: false, isSelected: false })],
      previous: [campaign({ id: id(102), name: 'Cozinha em Festa', state: 'closed', endsOn: '2026-03-31' })],
    })),
    answers(getCampaign, () => campaignPage({ isRegistered: false, isSelected: false })),
    answers(getPointsTable, () => table),
    answers(listStores, ({ query }) => ({
      items: [store({ isOwn: false }), store({ id: id(131), name: 'Boreal Centro', isParticipating: false, isOwn: false })].filter(
        ({ name }) => !query.get('search') || name.includes(query.get('search') ?? ''),
      ),
      next: null,
    })),
    answers(getRegistration, () => registration()),
    answers(register, ({ body }) => {
      sent.push(body);
      return registration({ registeredAt: '2026-11-21T12:00:00.000Z' });
    }),
  );
});

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('CMP-01 active and previous campaigns stand apart, with their dates and the way in', async () => {
  await enter('/campaigns');
  const lit = await screen.findByRole('region', { name: 'Temporada Aurora' });
  expect(within(lit).getByText('Faltam 28 dias')).toBeTruthy();
  expect(within(lit).getByRole('link', { name: 'Ver campanha' }).getAttribute('href')).toBe(`/campaigns/${id(100)}`);
  const active = screen.getByRole('region', { name: 'Em andamento e próximas' });
  expect(within(active).getByText('Em breve')).toBeTruthy();
  const previous = screen.getByRole('region', { name: 'Anteriores' });
  expect(within(previous).getByRole('link', { name: 'Ver campanha Cozinha em Festa' })).toBeTruthy();
  expect(within(previous).getByText(/31\/03\/2026/)).toBeTruthy();
});

test('CMP-01 without campaigns the next step is told; a failure can be tried again', async () => {
  network(answers(listCampaigns, () => ({ active: [], previous: [] })));
  await enter('/campaigns');
  expect(await screen.findByRole('heading', { name: 'Nenhuma campanha ainda' })).toBeTruthy();
});

test('CMP-01 what cannot be loaded is asked for again', async () => {
  network(answers(listCampaigns, () => ({ refusal: 'invalid_request', requestId: 'r' }), 422));
  await enter('/campaigns');
  const again = await screen.findByRole('button', { name: 'Tentar de novo' });
  network(answers(listCampaigns, () => ({ active: [campaign()], previous: [] })));
  await userEvent.click(again);
  expect(await screen.findByRole('region', { name: 'Temporada Aurora' })).toBeTruthy();
});

test('CMP-05 CMP-07 a campaign shows its fixed points, its terms, and which stores take part', async () => {
  await enter(`/campaigns/${id(100)}`);
  const points = await screen.findByRole('region', { name: 'Tabela de pontos' });
  expect(await within(points).findByText('Pontos fixos até o fim da campanha.')).toBeTruthy();
  expect(await within(points).findByText('+180')).toBeTruthy();
  expect(within(points).getByText('Todos desta marca')).toBeTruthy();
  expect(await screen.findByText('Cada venda vale uma vez.')).toBeTruthy();
  const stores = screen.getByRole('region', { name: 'Sua loja participa?' });
  expect(await within(stores).findByText('Horizonte Tatuapé')).toBeTruthy(); // else it could be missing because nothing has come yet
  await userEvent.type(within(stores).getByRole('searchbox', { name: 'Nome da loja ou CNPJ' }), 'Boreal');
  await waitFor(() => expect(within(stores).queryByText('Horizonte Tatuapé')).toBeNull());
  expect(within(stores).getByText('Não participa')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Inscrever-me' })[0]?.getAttribute('href')).toBe(`/campaigns/${id(100)}/registration`);
});

test('CMP-02 each missing step is told where it belongs, before anything is sent', async () => {
  await enter(`/campaigns/${id(100)}/registration`);
  await press('Inscrever-me');
  const told = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);
  await waitFor(() =>
    expect(told()).toEqual([
      'Leia e aceite o regulamento para continuar.',
      'Escolha uma empresa ou agência.',
      'Escolha a rede e a loja onde você trabalha.',
    ]),
  );
  await userEvent.click(screen.getByRole('radio', { name: 'Ponto Forte' }));
  await waitFor(() => expect(told()).toContain('Escolha pelo menos uma marca.'));
  await userEvent.click(screen.getByRole('checkbox', { name: /Horizonte/ }));
  expect(await screen.findByText('Escolha pelo menos uma loja desta rede.')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('CMP-02 CMP-07 one agency, its brands and participating stores register; another agency takes the brands of the first away', async () => {
  await enter(`/campaigns/${id(100)}/registration`);
  await userEvent.click(await screen.findByRole('checkbox', { name: /Li e aceito o regulamento/ }));
  await userEvent.click(screen.getByRole('radio', { name: 'Vende Mais' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Lumina' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Ponto Forte' }));
  expect(screen.queryByRole('checkbox', { name: 'Lumina' })).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Aurora' }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^Horizonte 12 lojas/ }));
  expect(await screen.findByRole('checkbox', { name: /Boreal Centro/ })).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('checkbox', { name: /Horizonte Tatuapé/ }));
  await press('Inscrever-me');
  expect(await screen.findByRole('heading', { name: 'Inscrição feita' })).toBeTruthy();
  expect(sent).toEqual([
    { termsVersion: 3, agencyId: id(110), brandIds: [id(111)], chains: [{ retailerId: id(120), storeIds: [id(130)] }] },
  ]);
});

test('CMP-02 what the server refuses is told at its field, and what was chosen stays', async () => {
  const chosen = {
    form: { termsVersion: 3, agencyId: id(110), brandIds: [id(111)], chains: [{ retailerId: id(120), storeIds: [id(130)] }] },
    stores: [{ id: id(130), retailerId: id(120), name: 'Horizonte Tatuapé', city: 'São Paulo' }],
  };
  const fields = { 'chains.0.storeIds.0': 'store_not_participating' };
  network(
    answers(getRegistration, () => registration(chosen)),
    answers(register, () => ({ refusal: 'store_not_participating', fields, requestId: 'r' }), 422),
  );
  await enter(`/campaigns/${id(100)}/registration`);
  await press('Inscrever-me');
  expect(
    await screen.findByText('Esta loja não participa da campanha. Escolha outra.', { selector: '[role=alert], [role=alert] *' }),
  ).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: /Horizonte Tatuapé/ })).toHaveProperty('checked', true);
  expect(screen.getByRole('radio', { name: 'Ponto Forte' })).toHaveProperty('checked', true);
});

test('CMP-02 terms that changed meanwhile are shown anew, to be accepted again', async () => {
  let version = 3;
  network(
    answers(getRegistration, () => registration({ terms: { version, text: `Regulamento ${version}.` } })),
    answers(
      register,
      () => {
        version = 4;
        return { refusal: 'terms_changed', fields: { termsVersion: 'terms_changed' }, requestId: 'r' };
      },
      422,
    ),
  );
  await enter(`/campaigns/${id(100)}/registration`);
  const accepts = await screen.findByRole('checkbox', { name: /Li e aceito o regulamento/ });
  await userEvent.click(accepts);
  await userEvent.click(screen.getByRole('radio', { name: 'Ponto Forte' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Aurora' }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^Horizonte 12 lojas/ }));
  await userEvent.click(await screen.findByRole('checkbox', { name: /Horizonte Tatuapé/ }));
  await press('Inscrever-me');
  expect(await screen.findByText('Regulamento 4.')).toBeTruthy();
  expect(accepts).toHaveProperty('checked', false);
  expect(screen.getByRole('radio', { name: 'Ponto Forte' })).toHaveProperty('checked', true);
});

test('CMP-09 a blocked member reads why, and finds no form', async () => {
  const steps = registration().steps.map((one) =>
    one.step === 'account' ? { ...one, isDone: false, refusal: 'member_blocked' as const } : one,
  );
  network(answers(getRegistration, () => registration({ steps, can: { register: false } })));
  await enter(`/campaigns/${id(100)}/registration`);
  expect(await screen.findByText('Usuário bloqueado')).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
});

test('CMP-02 a campaign that is closed says so in its own row, and the account stays approved', async () => {
  const steps = registration().steps.map((one) =>
    one.step === 'campaign' ? { ...one, isDone: false, refusal: 'campaign_closed' as const } : one,
  );
  network(answers(getRegistration, () => registration({ steps, can: { register: false } })));
  await enter(`/campaigns/${id(100)}/registration`);
  const rows = await screen.findAllByRole('listitem');
  const rowOf = (name: string) => rows.find(({ textContent }) => textContent?.startsWith(name))?.textContent;
  expect(rowOf('Campanha aberta')).toBe('Campanha abertaEsta campanha não está aberta agora. Escolha outra.');
  expect(rowOf('Conta aprovada')).toBe('Conta aprovada');
});
