import { getPointsTable, listCampaigns } from '@vitrine/contract/campaigns';
import { getMe } from '@vitrine/contract/identity';
import { getPoints, getStatementEntry, listStatement } from '@vitrine/contract/ledger';
import { listRewards } from '@vitrine/contract/rewards';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { daysBetween } from '../features/ledger/parts-of-balance.ts';
import { today } from '../shared/device/clock.ts';
import { answers, enter, network, withNetwork } from './testing.tsx';
import { id } from './testing/facts.ts';
import { balance, campaignCard, entry, line, overview, seller } from './testing/points-facts.ts';
import { paying, reward } from './testing/reward-facts.ts';

withNetwork();

const usual = () =>
  network(
    answers(getMe, seller),
    answers(listCampaigns, () => ({ active: [campaignCard()], previous: [] })),
    answers(getPoints, () => overview()),
    answers(listStatement, () => ({ items: [line()], next: null })),
    answers(listRewards, () => ({
      items: [reward({ price: 3_200, missing: 720, refusal: 'points_short' })],
      next: null,
      count: 1,
      campaign: paying(),
      payable: [],
      level: { rank: 1, name: 'Júnior', experience: 0 },
    })),
  );

test('PTS-01 points stand by their states and experience beside them; each number opens its rows', async () => {
  usual();
  const asked: string[] = [];
  network(
    answers(listStatement, ({ query }) => {
      asked.push(query.toString());
      return { items: [line()], next: null };
    }),
  );
  await enter('/my-points');
  const card = await screen.findByRole('region', { name: 'Saldo' });
  expect(within(card).getByText('2.480', { selector: 'p' })).toBeTruthy();
  expect(within(card).getByRole('img', { name: '2.120 confirmados, 360 em auditoria, 900 reservados' })).toBeTruthy();
  expect(within(card).getByRole('link', { name: /Vencem em \d+ dias.*Virada Gelada termina em 23\/12.*2\.480/ })).toBeTruthy();
  expect(
    within(card)
      .getByRole('link', { name: /Experiência.*1\.240/ })
      .getAttribute('href'),
  ).toBe('/my-points?currency=experience#statement');
  await userEvent.click(within(card).getByRole('link', { name: /Reservados/ }));
  await waitFor(() => expect(asked.at(-1)).toContain('state=held'));
  expect(asked.at(-1)).toContain(`campaignId=${id(70)}`);
  expect(await screen.findByRole('button', { name: 'Reservados', pressed: true })).toBeTruthy();
});

// At any moment it is a later day in the first zone than in the second.
test.each(['Pacific/Kiritimati', 'Etc/GMT+12'])(
  'PTS-01 the days until points end are counted where the campaign is: %s',
  async (timeZone) => {
    usual();
    const campaign = { id: id(70), name: { 'pt-BR': 'Virada Gelada' }, endsOn: '2099-12-31', timeZone, isClosed: false };
    network(answers(getPoints, () => overview({ campaign, points: balance({ available: 10, expiring: 10, expiresOn: '2099-12-31' }) })));
    await enter('/my-points');
    const days = daysBetween(today(timeZone), '2099-12-31');
    expect(await screen.findByRole('link', { name: new RegExp(`Vencem em ${days} dias`) })).toBeTruthy();
  },
);

test('PTS-02 a row opens to why: rule, quantity, promotion, rounding, total and the way to the sale', async () => {
  usual();
  network(answers(getStatementEntry, () => entry()));
  await enter('/my-points');
  const row = await screen.findByRole('button', { name: /Geladeira Inverse Frost 480 L.*em auditoria.*\+361.*saldo 2\.480/ });
  await userEvent.click(row);
  expect(row.getAttribute('aria-expanded')).toBe('true');
  expect(await screen.findByText('tabela de pontos v3, código BRO80: 80 × 3')).toBeTruthy();
  expect(screen.getByText('1,51×')).toBeTruthy();
  expect(screen.getByText('soma 121 pontos')).toBeTruthy();
  expect(screen.getByText('361,2; metade para cima, uma vez por linha')).toBeTruthy();
  expect(screen.getByText('Já estão no seu saldo. Se a venda for recusada, saem dele.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver a venda' }).getAttribute('href')).toBe(`/sales/${id(82)}`);
});

test('PTS-02 what an auditor took back tells who, when and why', async () => {
  usual();
  const taken = line({ code: 'take_back', state: 'done', amount: -361, balanceAfter: 2_119 });
  network(
    answers(listStatement, () => ({ items: [taken], next: null })),
    answers(getStatementEntry, () =>
      entry({ ...taken, explanation: null, auditor: { name: 'Rita Alves', at: '2026-11-21T12:00:00.000Z' }, why: 'Foto ilegível' }),
    ),
  );
  await enter('/my-points');
  await userEvent.click(await screen.findByRole('button', { name: /Venda recusada.*Geladeira Inverse Frost 480 L.*−361/ }));
  expect(await screen.findByText(/^Retirado por Rita Alves em /)).toBeTruthy();
  expect(screen.getByText('Motivo: Foto ilegível')).toBeTruthy();
});

test('PTS-02 an order in the statement is called by its reward', async () => {
  usual();
  const held = line({
    code: 'hold',
    state: 'held',
    amount: -900,
    reason: { kind: 'order', id: id(90), groupId: id(90) },
    title: 'Fone sem fio',
  });
  network(answers(listStatement, () => ({ items: [held], next: null })));
  await enter('/my-points');
  expect(await screen.findByRole('button', { name: /Fone sem fio.*reservado até a aprovação.*−900/ })).toBeTruthy();
});

test('PTS-02 a number that could not be explained can be asked for again', async () => {
  usual();
  let asked = 0;
  network(answers(getStatementEntry, () => ({ refusal: 'not_found', requestId: String((asked += 1)) }), 404));
  await enter('/my-points');
  await userEvent.click(await screen.findByRole('button', { name: /Geladeira/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
  await waitFor(() => expect(asked).toBe(2));
});

test('PTS-01 a debt is said, and what pays it; nothing under audit takes no row', async () => {
  usual();
  network(answers(getPoints, () => overview({ points: balance({ owed: 120 }) })));
  await enter('/my-points');
  expect(await screen.findByRole('link', { name: /A compensar.*os próximos créditos pagam primeiro.*120/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Em auditoria/ })).toBeNull();
});

test('PTS-02 a statement without movements says what to do; with a filter, how to see all', async () => {
  usual();
  network(answers(listStatement, () => ({ items: [], next: null })));
  await enter('/my-points');
  expect(await screen.findByText('Nenhum movimento ainda')).toBeTruthy();
  expect(
    within(await screen.findByRole('region', { name: 'Extrato' }))
      .getByRole('link', { name: 'Registrar venda' })
      .getAttribute('href'),
  ).toBe('/insert-sales');
  await userEvent.click(screen.getByRole('button', { name: 'Devolvidos' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ver tudo' }));
  expect(await screen.findByText('Nenhum movimento ainda')).toBeTruthy();
});

test('PTS-01 home tells the points of the campaign in view, and its days', async () => {
  usual();
  await enter('/home');
  expect(await screen.findByText('Faltam 28 dias de Virada Gelada.')).toBeTruthy();
  const tile = await screen.findByRole('region', { name: 'Pontos' });
  expect(
    within(tile)
      .getByRole('link', { name: /Pontos para usar.*2\.480/ })
      .getAttribute('href'),
  ).toBe('/my-points');
});

test('PTS-02 the points table of the campaign in view has an address of its own', async () => {
  usual();
  network(
    answers(getPointsTable, () => ({
      number: 3,
      frozenAt: '2026-10-10T03:00:00.000Z',
      rows: [
        {
          id: id(86),
          scope: 'sku',
          retailer: null,
          value: 'BRO80',
          name: 'Geladeira Inverse Frost 480 L',
          sku: 'BRO80',
          productType: 'fridge',
          brandId: null,
          points: 80,
          experience: 40,
        },
      ],
    })),
  );
  await enter('/my-points');
  await userEvent.click(await screen.findByRole('link', { name: 'Tabela de pontos' }));
  // The statement of the screen before tells of the same product: the points of one piece are on this screen only.
  expect(await screen.findByText('+80')).toBeTruthy();
  expect(screen.getByText('Geladeira Inverse Frost 480 L')).toBeTruthy();
  expect(window.location.pathname).toBe('/points-table');
});
