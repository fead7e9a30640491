import { getMe } from '@vitrine/contract/identity';
import { getMyLevel, type MyLevel } from '@vitrine/contract/levels';
import { getOwnPlace, getRanking, nameInRanking, type Ranking, type RankingRow } from '@vitrine/contract/ranking';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answers, enter, network, withNetwork } from './testing.tsx';
import { id } from './testing/facts.ts';
import { seller } from './testing/points-facts.ts';

withNetwork();

const inRanking = () => {
  const { client, ...rest } = seller();
  return { ...rest, client: { ...client, has_ranking: true } };
};
const row = (place: number | null, given: Partial<RankingRow> = {}): RankingRow => ({
  place,
  name: `Pessoa ${place}`,
  level: 'Júnior',
  store: 'Horizonte Tatuapé',
  points: 1_000 - (place ?? 0),
  isOwn: false,
  moved: null,
  ...given,
});
const ranking = (given: Partial<Ranking> = {}): Ranking => ({
  campaign: { id: id(70), name: 'Virada Gelada', endsOn: '2026-12-19', timeZone: 'America/Sao_Paulo', isOver: false },
  by: 'points',
  currencies: ['points', 'experience', 'training'],
  scopes: [
    { scope: 'everybody', id: null, name: null },
    { scope: 'area', id: id(71), name: 'Brasil' },
  ],
  since: null,
  movedSince: '2026-11-14',
  people: 342,
  top: [1, 2, 2, 4].map((place) => row(place)),
  beside: [
    row(11, { moved: -1 }),
    row(12, { isOwn: true, name: 'Camila Rocha', moved: 3 }),
    row(13, { name: null, level: null, store: null }),
  ],
  between: 6,
  own: {
    place: 12,
    points: 988,
    next: { place: 11, missing: 131 },
    moved: 3,
    past: [
      { on: '2026-10-10', place: 31 },
      { on: '2026-11-07', place: null },
      { on: '2026-11-14', place: 15 },
    ],
  },
  isNamed: true,
  ...given,
});
const level = (rank: 1 | 2 | 3, name: string, minimum: number | null): MyLevel['levels'][number] => ({
  rank,
  name,
  minimum,
  summary: '',
  benefits: [],
});
const myLevel = (): MyLevel => ({
  campaign: null,
  rank: 1,
  levels: [level(1, 'Intermediário', null), level(2, 'Influenciador', 1_000)],
  next: { rank: 2, name: 'Influenciador', minimum: 1_000, missing: 200 },
  experience: 800,
  audited: 800,
  underAudit: 0,
  invoices: { total: 0, approved: 0, reproved: 0, open: 0 },
  request: null,
  sources: [],
});
const open = async (answer: (query: URLSearchParams) => Ranking) => {
  network(
    answers(getMe, inRanking),
    answers(getRanking, ({ query }) => answer(query)),
    answers(nameInRanking, () => ({ isNamed: false })),
  );
  await enter('/ranking');
};

test('RNK-01 the podium, the own place among its neighbours, and what is missing to the next', async () => {
  await open(() => ranking());
  const own = within(await screen.findByRole('region', { name: 'Seu lugar' }));
  expect(own.getByText('12º')).toBeTruthy();
  expect(own.getByText('de 342')).toBeTruthy();
  expect(own.getByText('faltam 131 pontos para o 11º')).toBeTruthy();
  expect(within(screen.getByRole('list', { name: 'Os três primeiros lugares' })).getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByText('6 pessoas')).toBeTruthy();
  const beside = within(screen.getByRole('list', { name: 'Perto de você' })).getAllByRole('listitem');
  expect(beside.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Pessoa 11'),
    expect.stringContaining('Você'),
    expect.stringContaining('Sem nome'),
  ]);
  expect(screen.getByText('Virada Gelada · 342 pessoas')).toBeTruthy();
});

test('RNK-01 among whom, and since when, is chosen; further than a thousand is not counted', async () => {
  await open((query) =>
    query.get('scope') === 'area'
      ? ranking({
          people: null,
          since: '2026-11-22',
          own: { place: null, points: 3, next: { place: null, missing: 1 }, moved: null, past: [] },
          movedSince: null,
          beside: [],
          between: null,
        })
      : ranking(),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Brasil' }));
  expect(await screen.findByText('falta 1 ponto para subir')).toBeTruthy();
  expect(screen.queryByRole('img', { name: /Como seu lugar mudou/ })).toBeNull();
  expect(screen.queryByText(/Setas/)).toBeNull();
  expect(screen.getByText('1.000+')).toBeTruthy();
  expect(screen.getByText('Virada Gelada · mais de 1.000 pessoas · desde 22/11')).toBeTruthy();
});

test('RNK-01 an empty ranking says what to do next, one that failed is asked for again', async () => {
  let fails = true;
  const found = answers(getRanking, () => ranking({ top: [], beside: [], between: null, own: null, people: 0 }));
  const refused = answers(getRanking, () => ({ refusal: 'unexpected', requestId: 'r' }), 500);
  network(answers(getMe, inRanking), { ...found, give: (asked) => (fails ? refused : found).give(asked) });
  await enter('/ranking');
  const again = await screen.findByRole('button', { name: 'Tentar de novo' });
  fails = false;
  await userEvent.click(again);
  expect(await screen.findByText('Ninguém pontuou ainda')).toBeTruthy();
});

test('CLI-04 where the server shows no score there is no ranking, and no way to it', async () => {
  const { client, ...rest } = inRanking();
  network(
    answers(getMe, () => ({ ...rest, client: { ...client, group_training_use_score: false } })),
    answers(getRanking, () => ({ refusal: 'not_found', requestId: 'r' }), 404),
  );
  await enter('/ranking');
  expect(await screen.findByText('Nada por aqui')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Ranking' })).toBeNull();
});

test('RNK-01 how places moved since last Saturday, told by arrows, and the own way through the weeks in words too', async () => {
  await open(() => ranking());
  const own = within(await screen.findByRole('region', { name: 'Seu lugar' }));
  expect(own.getByText('subiu 3 lugares na semana')).toBeTruthy();
  expect(own.getByRole('img', { name: 'Como seu lugar mudou: 31º em 10/10, 15º em 14/11, 12º agora' })).toBeTruthy();
  expect(own.getByText('15º sábado passado')).toBeTruthy();
  const beside = within(screen.getByRole('list', { name: 'Perto de você' })).getAllByRole('listitem');
  expect(beside.map((one) => within(one).queryByRole('img')?.getAttribute('aria-label'))).toEqual([
    'caiu 1 lugar',
    'subiu 3 lugares',
    undefined,
  ]);
  expect(screen.getByText('Setas: desde sábado, 14/11')).toBeTruthy();
});

test('RNK-01 LVL-01 PRO-01 the profile tells the place of how many, how it moved, and the level with what is missing to the next', async () => {
  network(
    answers(getMe, inRanking),
    answers(getOwnPlace, () => ({ by: 'points', own: { place: 12, people: 342, moved: -1 } })),
    answers(getMyLevel, () => myLevel()),
  );
  await enter('/profile');
  const program = within(await screen.findByRole('region', { name: 'Seu programa' }));
  const place = await program.findByRole('link', { name: 'Ranking 12º de 342 caiu 1 lugar' });
  expect(place.getAttribute('href')).toBe('/ranking');
  expect((await program.findByRole('link', { name: /Intermediário.*faltam 200 XP para Influenciador/ })).getAttribute('href')).toBe(
    '/level',
  );
});
