import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listPersonCampaigns, type PersonCampaign } from '@vitrine/contract/campaigns';
import { getPerson, type PersonDetail } from '@vitrine/contract/identity';
import { getPersonAbout, listPeople } from '@vitrine/contract/people';
import { listAuditLog } from '@vitrine/contract/kernel';
import { getPersonLearning, type PersonLearning } from '@vitrine/contract/learning';
import { getPersonPoints, listPersonStatement, type PersonPoints, type StatementLine } from '@vitrine/contract/ledger';
import { listPersonOrders, type OrderRow } from '@vitrine/contract/rewards';
import { listPersonPhotos } from '@vitrine/contract/photos';
import { getPersonSalesWeeks, listPersonSales, type PersonSalesWeeks, type SaleRow } from '@vitrine/contract/sales';
import { expect, test } from 'vitest';
import { anId, answers, openConsoleAt, refused, withNetwork } from '../testing.tsx';

withNetwork();

const at = '2026-11-20T12:30:00.000Z';
const can = {
  save: true,
  savePerson: true,
  block: true,
  approve: true,
  setProgramStatus: true,
  setPassword: true,
  sendLink: true,
  resetSecondStep: false,
  makeAccessCode: false,
  visit: true,
};
const camila: PersonDetail = {
  id: anId(20),
  version: 3,
  status: 'approved',
  programStatus: 'approved',
  leaving: null,
  accessCode: null,
  person: {
    fullName: 'Camila Rocha',
    userName: 'camila',
    email: 'camila@horizonte.test',
    documentKind: 'cpf',
    document: '52998224725',
    phone: '',
    birthday: null,
    gender: 'female',
    country: 'BR',
    city: 'São Paulo',
    languageId: 1,
    roles: ['learner'],
    programRole: 'salesperson',
    groupIds: [],
  },
  can,
};
const nothing = { available: 0, underAudit: 0, held: 0, owed: 0, credited: 0, expiring: 0, expiresOn: null };
const points: PersonPoints = {
  campaign: { id: anId(30), name: { 'pt-BR': 'Virada Gelada' }, endsOn: '2026-11-30', timeZone: 'America/Sao_Paulo', isClosed: false },
  points: { ...nothing, available: 2_480, underAudit: 360, held: 900, credited: 4_280, expiring: 2_480, expiresOn: '2026-11-30' },
  experience: { ...nothing, available: 930 },
  training: nothing,
  spent: 900,
};
const line: StatementLine = {
  id: anId(40),
  at,
  effectiveOn: '2026-11-20',
  code: 'credit',
  state: 'under_audit',
  amount: 240,
  balanceAfter: 2_480,
  reason: { kind: 'sale_line', id: anId(41), groupId: anId(42) },
  title: 'Geladeira 480',
};

const spent: StatementLine = { ...line, id: anId(43), code: 'hold', state: 'spent', amount: -900, title: null };
const campaign: PersonCampaign = {
  id: anId(30),
  name: 'Virada Gelada',
  state: 'running',
  beginsOn: '2026-10-01',
  endsOn: '2026-11-30',
  isCurrent: true,
  registeredAt: at,
  stores: [{ id: anId(31), name: 'Horizonte Tatuapé', city: 'São Paulo' }],
};
const sale: SaleRow = {
  id: anId(60),
  campaignId: anId(30),
  state: 'reproved',
  invoiceNumber: '482915',
  saleDate: '2026-11-19',
  storeName: 'Horizonte Tatuapé',
  products: ['Geladeira 480'],
  lines: 1,
  points: 240,
  experience: 24,
  reportedAt: at,
  decision: null,
  can: { revise: false },
};
const order: OrderRow = {
  id: anId(70),
  number: '20.391',
  state: 'awaiting_approval',
  reward: { id: anId(71), title: 'Fone Pulse', scene: 'headphones', image: null },
  points: 900,
  placedAt: at,
  updatedAt: at,
};
const learning: PersonLearning = {
  courses: [{ id: anId(80), title: 'Venda consultiva', progress: 60, grade: null, enrolledAt: at, finishedAt: null, state: 'in_progress' }],
  trails: [],
  tests: [
    {
      id: anId(81),
      title: 'Refrigeração',
      course: 'Venda consultiva',
      kind: 'conventional_test',
      state: 'approved',
      attempts: 2,
      bestScore: 90,
      lastAt: at,
    },
  ],
};

const weeks = (counts: readonly [approved: number, underAudit: number, reproved: number][] = []): PersonSalesWeeks => ({
  invoices: counts.flat().reduce((sum, count) => sum + count, 0),
  reproved: counts.reduce((sum, [, , declined]) => sum + declined, 0),
  products: 47,
  weeks: counts.map(([approved, underAudit, declined], index) => ({
    from: `2026-11-0${index + 1}`,
    approved,
    underAudit,
    reproved: declined,
  })),
});

const open = (ask: Parameters<typeof openConsoleAt>[1] = {}, part: Partial<PersonDetail> = {}) => {
  answers(getPerson, () => ({ ...camila, ...part }));
  answers(getPersonAbout, () => ({
    joinedAt: '2025-03-14T12:00:00.000Z',
    lastSeenAt: null,
    work: { company: '', retailer: 'Horizonte', branch: '', store: 'Tatuapé' },
    areas: [{ id: anId(50), name: 'Brasil Sul' }],
    tags: [{ id: anId(51), name: 'Novata' }],
    groups: [],
    customRoles: [],
  }));
  return openConsoleAt(`/people/${camila.id}`, ask);
};

test('ADM-02 the page of a person: who they are, points with the statement by page, sales, orders, learning and history', async () => {
  answers(getPersonPoints, () => points);
  answers(listPersonCampaigns, () => ({
    items: [campaign],
  }));
  answers(listPersonStatement, ({ query }) => (query.get('after') ? { items: [spent], next: null } : { items: [line], next: 'more' }));
  answers(listPersonSales, () => ({
    items: [sale],
    next: null,
  }));
  answers(listPersonOrders, () => ({
    items: [order],
    next: null,
    count: 1,
    hasMore: false,
  }));
  answers(getPersonLearning, () => learning);
  answers(getPersonSalesWeeks, () => weeks());
  answers(listPersonPhotos, () => ({ items: [], next: null }));
  const history = answers(listAuditLog, () => ({
    items: [
      {
        id: anId(90),
        at,
        who: 'Marina Prado',
        personId: anId(10),
        what: 'person.saved',
        subject: 'person',
        subjectId: camila.id,
        name: 'Camila Rocha',
        before: { city: 'Santos' },
        after: { city: 'São Paulo' },
      },
    ],
    next: null,
  }));
  await open();
  expect(await screen.findByRole('heading', { name: 'Camila Rocha', level: 1 })).toBeTruthy();
  const region = (name: string) => screen.findByRole('region', { name });
  expect((await region('Cadastro')).textContent).toMatch(/Tatuapé, Horizonte.*Brasil Sul.*Novata/);
  expect(
    within(await region('Cadastro'))
      .getByRole('link', { name: 'Editar' })
      .getAttribute('href'),
  ).toContain(`open=${camila.id}`);
  const has = await region('Pontos');
  expect(await within(has).findByText('2.480')).toBeTruthy();
  expect(has.textContent).toMatch(/Ganhos4\.280Usados900.*vencem em 30\/11\/2026/);
  const statement = await region('Extrato');
  expect((await within(statement).findByRole('listitem')).textContent).toMatch(/Geladeira 480.*em auditoria.*\+240.*saldo 2\.480/);
  await userEvent.click(within(statement).getByRole('button', { name: 'Mostrar mais' }));
  expect(await within(statement).findByText('Pedido de prêmio')).toBeTruthy();
  expect((await region('Campanhas e lojas')).textContent).toContain('Horizonte Tatuapé, São Paulo');
  const sold = within(await region('Vendas'));
  expect((await sold.findByRole('list', { name: 'Notas enviadas' })).textContent).toContain('Recusada');
  expect(sold.getByRole('link', { name: 'Nota 482915' }).getAttribute('href')).toContain(`open=${anId(60)}`);
  expect((await within(await region('Pedidos')).findByRole('listitem')).textContent).toMatch(/Fone Pulse20\.391.*Espera aprovação900/);
  const learns = within(await region('Aprendizado'));
  expect((await learns.findByRole('list', { name: 'Cursos' })).textContent).toMatch(/Venda consultiva.*Em curso60/);
  expect(learns.getByRole('list', { name: 'Provas' }).textContent).toMatch(/2 tentativas.*Aprovada90/);
  const changed = within(await region('Histórico'));
  expect((await changed.findByRole('listitem')).textContent).toMatch(/Marina Prado.*Cidade/);
  expect(history[0]?.query.get('subjectId')).toBe(camila.id);
});

test('ADM-02 sales by week are told in words beside their columns, and photos lead to themselves in the queue', async () => {
  answers(listPersonSales, () => ({ items: [sale], next: null }));
  answers(getPersonSalesWeeks, () =>
    weeks([
      [3, 0, 1],
      [0, 0, 0],
      [1, 2, 0],
    ]),
  );
  const photo = {
    id: anId(65),
    state: 'reproved' as const,
    storeName: 'Horizonte Tatuapé',
    typeName: 'Fachada',
    points: 100,
    sentAt: at,
    url: null,
  };
  const asked = answers(listPersonPhotos, ({ query }) =>
    query.get('after') ? { items: [{ ...photo, id: anId(66), typeName: 'Vitrine' }], next: null } : { items: [photo], next: 'more' },
  );
  await open({ can: ['people.read', 'sales.audit', 'photos.audit'] });
  const sold = within(await screen.findByRole('region', { name: 'Vendas' }));
  const columns = within(await sold.findByRole('list', { name: 'Vendas por semana, nas últimas 8 semanas' })).getAllByRole('listitem');
  expect(columns.map(({ textContent }) => textContent)).toEqual([
    'Semana de 01/11: notas 4, em auditoria 0, recusadas 1',
    'Semana de 02/11: notas 0, em auditoria 0, recusadas 0',
    'Semana de 03/11: notas 3, em auditoria 2, recusadas 0',
  ]);
  expect(sold.getByText('Recusadas, 14%').nextElementSibling?.textContent).toBe('1');
  const photos = within(await screen.findByRole('region', { name: 'Fotos' }));
  expect((await photos.findByRole('link', { name: 'Fachada' })).getAttribute('href')).toContain(`state=reproved&open=${anId(65)}`);
  expect(photos.getByText('Recusada')).toBeTruthy();
  await userEvent.click(photos.getByRole('button', { name: 'Mostrar mais' }));
  expect(await photos.findByRole('link', { name: 'Vitrine' })).toBeTruthy();
  expect(asked.map(({ query }) => query.get('limit'))).toEqual(['6', '6']);
});

test('ADM-02 ERR-04 a part whose permission one lacks is not drawn, and nobody asks for it', async () => {
  await open({ can: ['people.read'] });
  expect(await screen.findByRole('region', { name: 'Cadastro' })).toBeTruthy();
  for (const name of ['Pontos', 'Vendas', 'Fotos', 'Pedidos', 'Aprendizado', 'Histórico'])
    expect(screen.queryByRole('region', { name })).toBeNull();
});

test('ADM-02 a part that fails says so and leaves the others; one without anything says that', async () => {
  let isDown = true;
  answers(listPersonSales, () => (isDown ? refused('unexpected', undefined, 500) : { items: [], next: null }));
  answers(listPersonOrders, () => ({ items: [], next: null, count: 0, hasMore: false }));
  await open({ can: ['people.read', 'sales.audit', 'orders.decide'] });
  expect(await within(await screen.findByRole('region', { name: 'Pedidos' })).findByText('Nenhum pedido ainda.')).toBeTruthy();
  const sales = within(await screen.findByRole('region', { name: 'Vendas' }));
  isDown = false;
  await userEvent.click(await sales.findByRole('button', { name: 'Tentar de novo' }));
  expect(await sales.findByText('Nenhuma venda enviada ainda.')).toBeTruthy();
});

test('ADM-02 CLI-06 fields of the person alone are facts with the reason, those of the client are fields', async () => {
  answers(listPeople, () => ({ items: [], next: null }));
  answers(getPerson, () => ({ ...camila, can: { ...can, savePerson: false } }));
  await openConsoleAt(`/people?open=${camila.id}`);
  const form = within(await screen.findByRole('form', { name: 'Dados da pessoa' }));
  expect(form.queryByLabelText('Nome')).toBeNull();
  const who = form.getByRole('region', { name: 'Quem é' });
  expect(who.textContent).toMatch(/Só para consulta: estes dados são da pessoa.*NomeCamila Rocha/);
  expect(form.getByRole('region', { name: 'Lugar e idioma' }).textContent).toContain('PaísBrasil');
  expect(form.getByLabelText('Função')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver página' }).getAttribute('href')).toBe(`/console/people/${camila.id}`);
});
