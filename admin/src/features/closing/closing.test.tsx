import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beginClose, getClose, getSimulation, listSimulations, type CampaignClose, type Simulation } from '@vitrine/contract/closing';
import {
  type CampaignDetail,
  getBudget,
  getCampaignToManage,
  getProgramLists,
  getPromotionRule,
  listCampaignStores,
  listProductsToManage,
  listPromotionsToManage,
} from '@vitrine/contract/campaigns';
import { expect, test } from 'vitest';
import { anId, answers, openConsoleAt, refused, withNetwork } from '../../testing.tsx';

withNetwork();

const campaignId = anId(900);
const figures = {
  expiring: { points: 470, accounts: 2 },
  held: { points: 190, orders: 2 },
  kept: 1,
  fallen: 2,
  requests: 0,
  archived: 3,
  debts: { points: 70, accounts: 1 },
};
const close = (part: Partial<CampaignClose> = {}): CampaignClose => ({
  campaignName: 'Note Turbo',
  beginsOn: '2026-09-17',
  endsOn: '2026-11-30',
  timeZone: 'America/Sao_Paulo',
  stage: 'ready',
  closableAt: '2026-12-01T12:00:00.000Z',
  pending: { sales: 3, photos: 0, orders: 2, requests: 0 },
  simulation: figures,
  soFar: null,
  begunAt: null,
  begunBy: null,
  finishedAt: null,
  progress: { accounts: 8, closed: 0 },
  report: null,
  can: { close: true },
  ...part,
});
const report = {
  issued: 670,
  redeemed: 0,
  expired: 470,
  held: 190,
  usable: 0,
  takenBack: 80,
  writtenOff: 70,
  owed: 0,
  people: 3,
  sales: 3,
  reproved: 1,
  cap: 1_000,
  entries: 12,
  figures,
  state: '1',
};

test('PTS-03 a close is asked for once more, and its report shows that the parts add up', async () => {
  answers(getClose, () => close());
  const asked = answers(beginClose, () =>
    close({
      stage: 'closed',
      begunBy: 'Marina',
      begunAt: '2026-12-01T13:00:00.000Z',
      finishedAt: '2026-12-01T13:01:00.000Z',
      soFar: figures,
      report,
      can: { close: false },
    }),
  );
  await openConsoleAt(`/campaigns/${campaignId}/close`);
  await userEvent.click(await screen.findByRole('button', { name: 'Fechar a campanha' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Fechar a campanha' }));
  const told = await screen.findByRole('region', { name: 'Relatório' });
  expect(told.textContent).toContain('A soma confere com o extrato: 0 diferenças em 12 lançamentos');
  expect(screen.getAllByText('igual')).toHaveLength(7);
  expect(asked).toHaveLength(1);
});

test('PTS-03 a campaign that still runs cannot be closed; a report that does not add up says so; a fault can be tried again', async () => {
  let isBroken = true;
  answers(getClose, () =>
    isBroken
      ? refused('internal', {}, 500)
      : close({ stage: 'closed', soFar: { ...figures, kept: 2 }, report: { ...report, expired: 469 }, can: { close: false } }),
  );
  await openConsoleAt(`/campaigns/${campaignId}/close`);
  const again = await screen.findByRole('button', { name: 'Tentar de novo' }, { timeout: 5_000 });
  expect(screen.queryByRole('button', { name: 'Fechar a campanha' })).toBeNull();
  isBroken = false;
  await userEvent.click(again);
  expect(await screen.findByText(/^A soma não confere/)).toBeTruthy();
  expect(screen.getByText('mudou')).toBeTruthy();
});

const row = { id: anId(910), number: 4, pastName: 'Inverno', askedAt: '2026-11-20T12:00:00.000Z', done: 3, total: 3 };
const simulation = (part: Partial<Simulation> = {}): Simulation => ({
  ...row,
  finishedAt: '2026-11-20T12:00:41.000Z',
  campaignName: 'Virada',
  seconds: 41,
  result: {
    lines: 3,
    people: 2,
    points: { before: 900, after: 850 },
    winners: 1,
    losers: 1,
    equal: 0,
    differences: 0,
    published: 900,
    ledger: 900,
    stores: [{ id: anId(920), name: 'Tatuapé', people: 2, before: 900, after: 850 }],
    products: [{ id: anId(921), name: 'Lavadora', quantity: 4, was: 60, now: 80, before: 900, after: 850 }],
    spread: [-3, -2, -1, 0, 1, 2, 3, 4].map((from) => ({ from, people: from === -1 || from === 1 ? 1 : 0 })),
    losing: [{ memberId: anId(922), name: 'Otávio Muniz', points: -412 }],
    winning: [{ memberId: anId(923), name: 'Sueli Dias', points: 362 }],
    levels: [{ rank: 2, name: 'Intermediário', before: 1, after: 2 }],
  },
  ...part,
});

test('CMP-05 a simulation tells the cost, the proof, and who loses most', async () => {
  answers(listSimulations, () => ({
    campaignName: 'Virada',
    items: [{ ...row, finishedAt: null }],
    past: [{ id: anId(901), name: 'Inverno' }],
  }));
  answers(getSimulation, () => simulation());
  await openConsoleAt(`/campaigns/${campaignId}/simulation`);
  expect(await screen.findByText('Com as regras publicadas, refaz o extrato: diferença 0 em 3 linhas')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Ensaio 4: Inverno' }).textContent).toContain('−50, −5,6%');
  expect(screen.getByText(/Otávio Muniz/).textContent).toContain('−412');
  expect(screen.getByRole('row', { name: /Tatuapé/ }).textContent).toContain('−50');
});

test('CMP-05 without sales there is nothing to simulate with, and what to do next is said', async () => {
  answers(listSimulations, () => ({ campaignName: 'Virada', items: [], past: [] }));
  await openConsoleAt(`/campaigns/${campaignId}/simulation`);
  expect(await screen.findByText('Ainda não há vendas para ensaiar')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ensaiar' })).toBeNull();
});

test('ADM-04 a budget near its end names the day on which it runs out, with promotions and without', async () => {
  answers(getPromotionRule, () => ({
    campaignName: 'Virada',
    version: 1,
    cap: '2' as const,
    today: '2026-11-21',
    can: { save: true, create: true },
  }));
  answers(getProgramLists, () => ({
    productTypes: [],
    brands: [],
    retailers: [],
    agencies: [],
    countries: [],
    formFactors: [],
    processors: [],
    generations: [],
  }));
  answers(getCampaignToManage, (): CampaignDetail => ({
    id: campaignId,
    version: 1,
    state: 'running' as const,
    publishedAt: null,
    frozenAt: null,
    campaign: {
      name: {},
      summary: {},
      terms: {},
      beginsOn: '2026-10-06',
      endsOn: '2026-12-19',
      timeZone: 'America/Sao_Paulo',
      countries: [],
    },
    stores: 0,
    members: 0,
    rules: 0,
    missing: [],
    can: { save: true, publish: false, savePoints: false, saveDates: false },
  }));
  answers(listProductsToManage, () => ({ items: [], next: null }));
  answers(listCampaignStores, () => ({ items: [], next: null }));
  answers(listPromotionsToManage, () => ({ items: [], next: null }));
  answers(getBudget, () => ({
    campaignName: 'Virada',
    beginsOn: '2026-10-06',
    endsOn: '2026-12-19',
    today: '2026-11-21',
    cap: 600_000,
    spent: 412_600,
    underAudit: 41_400,
    days: [{ day: '2026-11-20', spent: 412_600 }],
    forecast: {
      pace: 9_000,
      runsOutOn: '2026-12-09',
      earliest: '2026-12-06',
      latest: '2026-12-13',
      atEnd: 664_000,
      withoutPromotions: { runsOutOn: null, atEnd: 593_000 },
    },
    can: { save: true },
  }));
  await openConsoleAt(`/campaigns/${campaignId}/promotions`);
  const budget = await screen.findByRole('region', { name: 'Orçamento' });
  expect(budget.textContent).toContain('412.600 de 600.000 pontos');
  expect(budget.textContent).toContain('371.200 conferidos · 41.400 em auditoria');
  expect(budget.textContent).toMatch(/Com as promoções, acaba em .*9/);
  expect(budget.textContent).toContain('sem promoções, chega ao fim');
});
