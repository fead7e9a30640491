import { listCampaigns } from '@vitrine/contract/campaigns';
import { getMe } from '@vitrine/contract/identity';
import { addFavourite } from '@vitrine/contract/marks';
import { getGoal, getReward, getRewardLists, listRewards, redeemReward } from '@vitrine/contract/rewards';
import type { RewardPage } from '@vitrine/contract/rewards';
import type { RedemptionRefusal } from '@vitrine/domain/rewards';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answers, enter, network, withNetwork } from './testing.tsx';
import { id } from './testing/facts.ts';
import { campaignCard, seller } from './testing/points-facts.ts';
import { order, reward, rewardPage, catalog } from './testing/reward-facts.ts';

withNetwork();

const lists = {
  departments: [
    { id: id(92), name: 'Eletrônicos' },
    { id: id(93), name: 'Casa' },
  ],
  categories: [{ id: id(91), name: 'Áudio', departmentId: id(92), rewards: 1 }],
};
const usual = (page: Partial<RewardPage> = {}) =>
  network(
    answers(getMe, seller),
    answers(listCampaigns, () => ({ active: [campaignCard()], previous: [] })),
    answers(getRewardLists, () => lists),
    answers(listRewards, () => ({
      items: [reward()],
      next: null,
      count: 1,
      ...catalog(),
    })),
    answers(getReward, () => rewardPage(page)),
  );
const detail = `/reward-store/details/${id(90)}`;
/** Dock and desktop have the same button; styles, which tests do not load, show one of them. */
const press = async (name: string) => {
  const [button] = await screen.findAllByRole('button', { name });
  if (button) await userEvent.click(button);
};

test('RWD-01 the store is searched, narrowed and ordered by the server, and the address says how', async () => {
  usual();
  const asked: URLSearchParams[] = [];
  network(
    answers(listRewards, ({ query }) => {
      asked.push(query);
      const items =
        query.get('search') === 'nada'
          ? []
          : [reward(), reward({ id: id(96), title: 'Fritadeira', price: 3_200, missing: 720, refusal: 'points_short' })];
      return { items, next: null, count: items.length, ...catalog() };
    }),
  );
  await enter('/reward-store');
  expect(await screen.findByRole('link', { name: 'Fone Pulse' })).toBeTruthy();
  expect(screen.getByText('Você já pode pedir')).toBeTruthy();
  expect(screen.getByText('faltam 720 pontos')).toBeTruthy();
  expect(screen.getByText('2 prêmios')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Eletrônicos' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Áudio' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ordem' }), 'Menos pontos');
  await userEvent.click(screen.getByRole('button', { name: 'Só o que já posso' }));
  await waitFor(() =>
    expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({
      departmentId: id(92),
      categoryId: id(91),
      sort: 'price_low',
      isAffordable: 'true',
    }),
  );
  await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar prêmio' }), 'nada');
  await userEvent.click(await screen.findByRole('link', { name: 'Ver todos os prêmios' }));
  expect(await screen.findByRole('link', { name: 'Fone Pulse' })).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Buscar prêmio' })).toHaveProperty('value', ''));
});

test('RWD-02 what cannot be had says why on its card', async () => {
  usual();
  network(
    answers(listRewards, () => ({
      items: [
        reward({ stock: 0, refusal: 'out_of_stock' }),
        reward({ id: id(96), title: 'TV', refusal: 'training_missing' }),
        reward({ id: id(97), title: 'Caixa de som', refusal: 'category_maximum' }),
      ],
      next: null,
      count: 3,
      campaign: null,
      payable: [],
      level: { rank: 1, name: 'Júnior', experience: 0 },
    })),
  );
  await enter('/reward-store');
  expect(await screen.findByText('Esgotado')).toBeTruthy();
  expect(screen.getByText('Pede curso')).toBeTruthy();
  expect(screen.getByText('No limite')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver campanhas' }).getAttribute('href')).toBe('/campaigns');
});

const obstacles: [RedemptionRefusal, Partial<RewardPage>, RegExp, string?][] = [
  ['points_short', { missing: 720 }, /^Faltam 720 pontos\.$/, 'Registrar venda'],
  ['out_of_stock', { stock: 0 }, /^Esgotado\. Volte depois/, 'Ver outros prêmios'],
  ['category_maximum', { categoryUse: { used: 2, maximum: 2 } }, /^Você já pediu 2 prêmios de Áudio nesta campanha/],
  [
    'training_missing',
    { trainings: [{ kind: 'course', id: id(10), title: 'Inverse', isDone: false }] },
    /^Conclua antes Inverse\.$/,
    'Abrir o curso',
  ],
  ['not_registered', { campaign: null }, /^Faça sua inscrição em uma campanha/, 'Ver campanhas'],
  ['campaign_closed', {}, /^A campanha terminou/],
  ['member_blocked', {}, /^Seu acesso ao programa está bloqueado/],
  ['member_not_approved', {}, /^Seu cadastro no programa ainda aguarda/],
];
test('CLI-09 RWD-02 a reward that only an order leads to is read: its button says in words that it is not offered, and nothing else is', async () => {
  usual({ obstacles: ['reward_not_offered'], refusal: 'reward_not_offered', can: { redeem: false } });
  network(answers(getGoal, () => ({ goal: null })));
  await enter(detail);
  const list = await screen.findByRole('region', { name: 'O que falta para pedir' });
  expect(within(list).getByText('Este prêmio não é mais oferecido a você. Os pedidos já feitos seguem.')).toBeTruthy();
  expect(within(list).getByRole('link', { name: 'Ver outros prêmios' }).getAttribute('href')).toBe('/reward-store');
  for (const button of screen.getAllByRole('button', { name: 'Não é mais oferecido a você' }))
    expect(button).toHaveProperty('disabled', true);
  expect(screen.queryByRole('button', { name: /Favorit/ })).toBeNull();
  expect(screen.queryByText('Seus pontos bastam')).toBeNull();
  expect(screen.queryByRole('button', { name: /meta/i })).toBeNull();
});

test.for(obstacles)('RWD-02 a reward says what is in the way, and what to do: %s', async ([obstacle, page, sentence, wayOut]) => {
  usual({ ...page, obstacles: [obstacle], can: { redeem: false } });
  await enter(detail);
  const list = await screen.findByRole('region', { name: 'O que falta para pedir' });
  expect(within(list).getByText(sentence)).toBeTruthy();
  if (wayOut) expect(within(list).getByRole('link', { name: wayOut })).toBeTruthy();
  for (const button of screen.getAllByRole('button', { name: 'Resgatar por 900 pontos' })) expect(button).toHaveProperty('disabled', true);
});

test('RWD-02 ORD-01 a redemption is confirmed with its price and balance, and celebrated with the truth about its approval', async () => {
  usual();
  const sent: unknown[] = [];
  network(
    answers(redeemReward, ({ body }) => {
      sent.push(body);
      return order();
    }),
  );
  await enter(detail);
  await press('Resgatar por 900 pontos');
  const dialog = await screen.findByRole('dialog', { name: 'Resgatar Fone Pulse?' });
  expect(within(dialog).getByText('1.580')).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirmar por 900 pontos' }));
  await waitFor(() => expect(within(dialog).getByRole('alert').textContent).not.toBe(''));
  expect(sent).toEqual([]);
  await userEvent.type(await within(dialog).findByRole('textbox', { name: 'Endereço de entrega' }), 'Rua das Flores, 10');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirmar por 900 pontos' }));
  expect(await screen.findByRole('heading', { name: 'Pedido recebido' })).toBeTruthy();
  expect(sent).toEqual([{ campaignId: id(70), deliverTo: 'Rua das Flores, 10' }]);
  expect(screen.getByText(/^A aprovação aguarda a auditoria das vendas/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver o pedido' }).getAttribute('href')).toBe(`/orders/${id(95)}`);
});

test('RWD-03 somebody took the last one meanwhile: said in the question, and the address that was typed stays', async () => {
  let isGone = false;
  usual();
  network(
    answers(getReward, () => rewardPage(isGone ? { stock: 0, obstacles: ['out_of_stock'], can: { redeem: false } } : {})),
    answers(
      redeemReward,
      () => {
        isGone = true;
        return { refusal: 'out_of_stock', requestId: 'r' };
      },
      409,
    ),
  );
  await enter(detail);
  await press('Resgatar por 900 pontos');
  const dialog = await screen.findByRole('dialog');
  const address = await within(dialog).findByRole('textbox', { name: 'Endereço de entrega' });
  await userEvent.type(address, 'Rua das Flores, 10');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirmar por 900 pontos' }));
  expect(await within(dialog).findByText('Esgotado. Volte depois ou escolha outro prêmio.')).toBeTruthy();
  expect(address).toHaveProperty('value', 'Rua das Flores, 10');
});

test('RWD-01 a heart is seen at once, and goes back with a word when the server refuses', async () => {
  usual();
  network(answers(addFavourite, () => ({ refusal: 'unexpected', requestId: 'r' }), 500));
  await enter('/reward-store');
  const heart = await screen.findByRole('button', { name: 'Favoritar Fone Pulse' });
  await userEvent.click(heart);
  expect(await screen.findByText('Ocorreu um erro inesperado. Tente novamente.')).toBeTruthy();
  await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('false'));
});

test('RWD-01 a reward that is not there looks like any other address', async () => {
  usual();
  network(answers(getReward, () => ({ refusal: 'not_found', requestId: 'r' }), 404));
  await enter(detail);
  expect(await screen.findByRole('heading', { name: 'Nada por aqui' })).toBeTruthy();
});
