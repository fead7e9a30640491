import { listCampaigns } from '@vitrine/contract/campaigns';
import { getMe } from '@vitrine/contract/identity';
import { chooseGoal, getGoal, getReward, getRewardLists, leaveGoal, listRewards } from '@vitrine/contract/rewards';
import type { Goal, GoalPlan } from '@vitrine/contract/rewards';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answers, enter, network, withNetwork } from './testing.tsx';
import { id } from './testing/facts.ts';
import { campaignCard, seller } from './testing/points-facts.ts';
import { catalog, reward, rewardPage } from './testing/reward-facts.ts';

withNetwork();

const plan = (changes: Partial<GoalPlan> = {}): GoalPlan => ({
  steps: [
    { kind: 'photo', title: 'Lavadoras', points: 100, quantity: 1, until: '2026-11-29', promotion: null },
    { kind: 'sale', title: 'Geladeira Inverse', points: 210, quantity: 3, until: null, promotion: null },
  ],
  total: 730,
  short: 0,
  reachesOn: '2026-11-29',
  atPaceOn: '2026-12-05',
  isInTime: true,
  neededAWeek: 1,
  soldAWeek: 2,
  paceDays: 28,
  ...changes,
});
const page = () =>
  rewardPage({
    title: 'Fritadeira',
    price: 3_200,
    missing: 720,
    obstacles: ['points_short'],
    availableAfter: null,
    can: { redeem: false },
  });
const aGoal = (changes: Partial<Goal> = {}): Goal => ({
  reward: page(),
  chosenAt: '2026-11-20T15:00:00.000Z',
  today: '2026-11-26',
  refusal: null,
  isReached: false,
  plan: plan(),
  trainings: [],
  ...changes,
});
const detail = `/reward-store/details/${id(90)}`;
const usual = (goal: () => Goal | null) =>
  network(
    answers(getMe, seller),
    answers(listCampaigns, () => ({ active: [campaignCard()], previous: [] })),
    answers(getRewardLists, () => ({ departments: [], categories: [] })),
    answers(listRewards, () => ({ items: [reward()], next: null, count: 1, ...catalog() })),
    answers(getGoal, () => ({ goal: goal() })),
    answers(getReward, () => goal()?.reward ?? page()),
  );
const own = () => screen.findByRole('region', { name: 'Sua meta' });

test('RWD-01 a reward becomes the goal, and its page tells what is missing, the plan and its day; given up, it is none', async () => {
  let goal: Goal | null = null;
  usual(() => goal);
  const asked: unknown[] = [];
  network(
    answers(chooseGoal, ({ body }) => {
      asked.push(body);
      goal = aGoal();
      return { goal };
    }),
    answers(leaveGoal, () => {
      goal = null;
      return {};
    }),
  );
  await enter(detail);
  await userEvent.click(await screen.findByRole('button', { name: 'Fazer deste prêmio minha meta' }));
  const part = within(await own());
  expect(asked).toEqual([{ rewardId: id(90), campaignId: id(70) }]);
  expect(part.getByText('720').parentElement?.textContent).toBe('720 pontos faltam');
  expect(part.getByRole('progressbar', { name: 'Pontos até a meta' }).getAttribute('aria-valuenow')).toBe('2480');
  expect(part.getByRole('heading', { name: 'Dá para chegar até domingo, 29 de novembro' })).toBeTruthy();
  expect(part.getAllByRole('listitem').map((row) => row.textContent)).toEqual(
    expect.arrayContaining(['Foto: Lavadorasaté 29/11+100', '3 × Geladeira Inverse210 cada+630']),
  );
  expect(part.getByText('Chega a').parentElement?.textContent).toBe('Chega a3.210');
  expect(part.getByText('No seu ritmo dos últimos 28 dias, sem o plano: 05/12.')).toBeTruthy();
  expect(part.getByText('4 em estoque; a meta não reserva')).toBeTruthy();
  expect(screen.getByText('Avisamos quando der para pedir.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Resgatar por 3.200 pontos' })).toBeNull();

  await userEvent.click(part.getByRole('button', { name: 'Desistir da meta' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Desistir' }));
  expect(await screen.findByRole('button', { name: 'Fazer deste prêmio minha meta' })).toBeTruthy();
});

test('RWD-01 a choice that is refused is told where it was made, and what stands in the way stays', async () => {
  usual(() => null);
  network(answers(chooseGoal, () => ({ refusal: 'out_of_stock', requestId: 'r' }), 409));
  await enter(detail);
  await userEvent.click(await screen.findByRole('button', { name: 'Fazer deste prêmio minha meta' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'O que falta para pedir' })).toBeTruthy();
});

test('RWD-01 another reward offers to take the place of the goal; one that no plan leads to offers nothing', async () => {
  usual(() => null);
  network(
    answers(getGoal, () => ({ goal: aGoal({ reward: rewardPage({ id: id(97) }) }) })),
    answers(getReward, () => page()),
  );
  await enter(detail);
  expect(await screen.findByRole('button', { name: 'Trocar minha meta por este prêmio' })).toBeTruthy();
});

const titles: [string, Partial<GoalPlan>, string, string?][] = [
  ['no pace', { reachesOn: null, atPaceOn: null }, 'Um plano até o prêmio', 'As datas aparecem depois da sua primeira venda.'],
  [
    'too late',
    { isInTime: false, neededAWeek: 9, soldAWeek: 2 },
    'No seu ritmo, não dá até 23/12',
    'O plano pede 9 vendas por semana; hoje são 2.',
  ],
  ['nothing to do', { steps: [], total: 0, short: 720, reachesOn: null, isInTime: false }, 'Ainda não há um plano'],
];
test.each(titles)('RWD-01 a plan promises no day that it cannot keep: %s', async (_, changes, title, hint = '') => {
  usual(() => aGoal({ plan: plan(changes) }));
  await enter(detail);
  const part = within(await own());
  expect(part.getByRole('heading', { name: title })).toBeTruthy();
  if (hint) expect(part.getByText(hint)).toBeTruthy();
  expect(part.queryByText(/Dá para chegar/)).toBeNull();
});

test('RWD-02 a training that the goal asks for is the next step, with how far it is', async () => {
  usual(() => aGoal({ trainings: [{ kind: 'course', id: id(10), title: 'Venda consultiva', isDone: false, progress: 60 }] }));
  await enter(detail);
  expect(within(await own()).getByText('60% concluído')).toBeTruthy();
  const [next] = await screen.findAllByRole('link', { name: 'Continuar Venda consultiva' });
  expect(next?.getAttribute('href')).toBe(`/online-courses/${id(10)}`);
});

test('RWD-01 a goal that is reached says so and can be ordered; one that sold out says that it stopped, and why', async () => {
  usual(() => aGoal({ reward: rewardPage(), isReached: true, plan: null }));
  await enter(detail);
  expect(within(await own()).getByRole('heading', { name: 'Você chegou à sua meta' })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Resgatar por 900 pontos' }).length).toBeGreaterThan(0);
});

test('RWD-01 a goal that sold out says that it stopped, and why', async () => {
  usual(() => aGoal({ reward: { ...page(), stock: 0, obstacles: ['out_of_stock'] }, refusal: 'out_of_stock', plan: null }));
  await enter(detail);
  const part = within(await own());
  expect(part.getByRole('heading', { name: 'Esta meta parou' })).toBeTruthy();
  expect(part.getByText(/Se voltar ao estoque, a meta continua/)).toBeTruthy();
});

test('RWD-01 the home shows the goal with its day, and takes no room for it while it is not there', async () => {
  usual(() => aGoal());
  await enter('/home');
  const shelf = within(await own());
  expect(shelf.getByRole('link', { name: 'Fritadeira' }).getAttribute('href')).toBe(detail);
  expect(shelf.getByText('faltam 720 pontos. Dá para chegar até domingo, 29 de novembro.')).toBeTruthy();
});

test('RWD-01 where the goal cannot be asked for the reward is still shown with all that is in its way', async () => {
  usual(() => null);
  network(answers(getGoal, () => ({ refusal: 'internal', requestId: 'r' }), 500));
  await enter(detail);
  expect(await screen.findByRole('region', { name: 'O que falta para pedir' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Fazer deste prêmio minha meta' })).toBeNull());
});

test('RWD-01 without a network a goal is neither chosen nor left: it is said at the button, which can be pressed again', async () => {
  const lost = () => {
    throw new TypeError('Failed to fetch');
  };
  usual(() => null);
  network(answers(chooseGoal, lost));
  await enter(detail);
  await userEvent.click(await screen.findByRole('button', { name: 'Fazer deste prêmio minha meta' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/Sem conexão agora/);
  network(answers(chooseGoal, () => ({ goal: aGoal() })));
  await userEvent.click(screen.getByRole('button', { name: 'Fazer deste prêmio minha meta' }));
  const part = within(await own());
  network(answers(leaveGoal, lost));
  await userEvent.click(part.getByRole('button', { name: 'Desistir da meta' }));
  const question = within(await screen.findByRole('dialog'));
  await userEvent.click(question.getByRole('button', { name: 'Desistir' }));
  expect((await question.findByRole('alert')).textContent).toMatch(/Sem conexão agora/);
  expect(await own()).toBeTruthy(); // nothing pretends that it is gone
});
