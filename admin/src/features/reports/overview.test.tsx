import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getChainOverview, getOverview, getReportChoices, type Overview } from '@vitrine/contract/reports';
import { beforeEach, expect, test } from 'vitest';
import { anId, answers, openConsoleAt, refused, withNetwork } from '../../testing.tsx';

withNetwork();
const named = (last: number, name: string) => ({ id: anId(last), name });
beforeEach(() => {
  answers(getReportChoices, () => ({
    today: '2026-11-23',
    reports: [],
    campaigns: [],
    retailers: [named(70, 'Horizonte'), named(71, 'Lar Norte')],
    stores: [],
    courses: [],
    groups: [],
    areas: [],
  }));
});

const nothing = { count: 0, late: 0, oldestSince: null };
const overview = (part: Partial<Overview> = {}): Overview => ({
  at: '2026-11-23T15:00:00.000Z',
  waiting: {
    sales: { count: 128, late: 9, oldestSince: '2026-11-22T08:00:00.000Z' },
    registrations: nothing,
    orders: nothing,
    photos: { count: 7, late: 0, oldestSince: null },
    levels: nothing,
  },
  from: '2026-11-17',
  to: '2026-11-23',
  sales: {
    count: 1239,
    before: 1096,
    days: [{ day: '2026-11-23', approved: 80, underAudit: 88, reproved: 0, before: 150 }],
  },
  points: { available: 2_052_300, underAudit: 212_100, held: 96_000, owed: 0, expiring: 31_200 },
  people: { members: 18_412, active: 4812, idle: 9000, gone: 1207, never: 3393, idleFrom: '2026-10-25' },
  progress: {
    percent: 61,
    enrolled: 940,
    finished: 400,
    courses: [{ id: anId(900), title: 'Inverse: três motivos', percent: 78, enrolled: 300 }],
  },
  results: { attempts: 1441, average: 81.2, failed: 214, bands: [0, 0, 1, 2, 4, 12, 40, 300, 500, 400, 182] },
  ...part,
});

test('ADM-10 each number says what it is and leads to its rows; what is late comes first', async () => {
  const asked = answers(getOverview, () => overview());
  await openConsoleAt('/overview');
  const waiting = await screen.findByRole('region', { name: 'Esperam decisão' });
  expect(within(waiting).getByText('135')).toBeTruthy();
  expect(
    within(waiting)
      .getByRole('link', { name: /Vendas.*9 em atraso.*há 31 h.*128/ })
      .getAttribute('href'),
  ).toBe('/console/sales');
  expect(within(waiting).getByRole('link', { name: 'Começar pelas que atrasaram' }).getAttribute('href')).toBe('/console/sales');
  expect(
    within(waiting)
      .getByRole('link', { name: /Fotos.*7/ })
      .getAttribute('href'),
  ).toBe('/console/photos');
  expect(
    within(waiting)
      .getByRole('link', { name: /Pedidos de nível/ })
      .getAttribute('href'),
  ).toBe('/console/level-requests');
  expect(screen.getByRole('link', { name: 'Ver as provas' }).getAttribute('href')).toBe(
    '/console/reports/results?from=2026-11-17&to=2026-11-23',
  );
  const sales = screen.getByRole('region', { name: 'Vendas' });
  expect(within(sales).getByText('1.239')).toBeTruthy();
  expect(within(sales).getByText('+13% que antes')).toBeTruthy();
  expect(within(sales).getByText(/168 vendas, 88 em auditoria, 150 antes/)).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Pontos devidos' })).getByText('2.148.300')).toBeTruthy();
  expect(screen.getByText('26% de 18.412')).toBeTruthy();
  const people = within(screen.getByRole('region', { name: 'Pessoas ativas' }));
  const listOf = (name: string) => people.getByRole('link', { name }).getAttribute('href');
  expect(['No período', 'Há até 30 dias', 'Há mais de 30 dias'].map((name) => listOf(name))).toEqual([
    '/console/people?programStatus=approved&seenFrom=2026-11-17',
    '/console/people?programStatus=approved&seenFrom=2026-10-25&seenTo=2026-11-16',
    '/console/people?programStatus=approved&seenTo=2026-10-24',
  ]);
  expect(people.queryByRole('link', { name: 'Nunca entraram' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Inverse: três motivos' }).getAttribute('href')).toBe(`/console/gradebook/${anId(900)}`);
  expect(within(screen.getByRole('region', { name: 'Resultados' })).getByText('8,1')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: '28 dias' }));
  await waitFor(() => expect(asked.map(({ query }) => query.get('days'))).toEqual(['7', '28']));
});

test('ADM-10 on the first day there is nothing, and each card says so', async () => {
  answers(getOverview, () =>
    overview({
      waiting: { sales: nothing, registrations: nothing, orders: nothing, photos: nothing, levels: nothing },
      sales: { count: 0, before: 0, days: [] },
      progress: { percent: 0, enrolled: 0, finished: 0, courses: [] },
      results: { attempts: 0, average: null, failed: 0, bands: Array.from({ length: 11 }, () => 0) },
    }),
  );
  await openConsoleAt('/overview');
  for (const words of [
    'Nada espera por você.',
    'Nenhuma venda neste período.',
    'Ninguém começou um curso ainda.',
    'Nenhuma prova neste período.',
  ])
    expect(await screen.findByText(words)).toBeTruthy();
});

test('ADM-10 an overview that did not come can be asked for again', async () => {
  let isDown = true;
  answers(getOverview, () => (isDown ? refused('unexpected', {}, 500) : overview()));
  await openConsoleAt('/overview');
  await screen.findByRole('button', { name: 'Tentar de novo' }, { timeout: 20_000 });
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByText('1.239')).toBeTruthy();
});

test('ADM-10 one chain shows what waits and was sold in its stores, and the way to its rows', async () => {
  answers(getOverview, () => overview());
  const { at, from, to, sales, waiting } = overview();
  const asked = answers(getChainOverview, () => ({
    at,
    from,
    to,
    sales: { ...sales, count: 77 },
    chain: named(71, 'Lar Norte'),
    waiting: { sales: { ...waiting.sales, count: 5 }, photos: waiting.photos },
  }));
  await openConsoleAt('/overview');
  await userEvent.selectOptions(await screen.findByLabelText('Rede'), 'Lar Norte');
  expect(await screen.findByText('77')).toBeTruthy();
  expect(asked[0]?.params['retailerId']).toBe(anId(71));
  expect(within(screen.getByRole('region', { name: 'Esperam decisão' })).getByText('5')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver as vendas' }).getAttribute('href')).toBe(
    `/console/reports/sales?retailerId=${anId(71)}&from=2026-11-17&to=2026-11-23`,
  );
  expect(screen.queryByRole('region', { name: 'Pontos devidos' })).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Rede'), 'Todas as redes');
  expect(await screen.findByRole('region', { name: 'Pontos devidos' })).toBeTruthy();
});
