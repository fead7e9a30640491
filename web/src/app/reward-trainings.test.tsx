import { listCampaigns } from '@vitrine/contract/campaigns';
import { getMe } from '@vitrine/contract/identity';
import { getReward, getRewardLists, listRewards, type RewardPage } from '@vitrine/contract/rewards';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answers, enter, network, withNetwork } from './testing.tsx';
import { id } from './testing/facts.ts';
import { campaignCard, seller } from './testing/points-facts.ts';
import { reward, rewardPage, catalog } from './testing/reward-facts.ts';

withNetwork();

const detail = `/reward-store/details/${id(90)}`;
const usual = (page: Partial<RewardPage>) =>
  network(
    answers(getMe, seller),
    answers(listCampaigns, () => ({ active: [campaignCard()], previous: [] })),
    answers(getRewardLists, () => ({ departments: [], categories: [] })),
    answers(listRewards, () => ({ items: [reward()], next: null, count: 1, ...catalog() })),
    answers(getReward, () => rewardPage(page)),
  );

test('RWD-02 several trainings that are missing are each named, with the way there; what is done is not in the way', async () => {
  usual({
    obstacles: ['training_missing'],
    can: { redeem: false },
    trainings: [
      { kind: 'course', id: id(10), title: 'Inverse', isDone: false },
      { kind: 'course', id: id(12), title: 'Fritadeira', isDone: true },
      { kind: 'trail', id: id(11), title: 'Especialista', isDone: false },
    ],
  });
  await enter(detail);
  const list = await screen.findByRole('region', { name: 'O que falta para pedir' });
  expect(within(list).getByText('Conclua antes 2 treinamentos.')).toBeTruthy();
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Inverse', `/online-courses/${id(10)}`],
    ['Especialista', `/trails/${id(11)}`],
  ]);
  expect(screen.getByText('Inverse; Fritadeira · concluído')).toBeTruthy();
});

test('RWD-02 a trail that is missing is told by its name and leads to the audit log', async () => {
  usual({
    obstacles: ['training_missing'],
    can: { redeem: false },
    trainings: [
      { kind: 'course', id: id(10), title: 'Inverse', isDone: true },
      { kind: 'trail', id: id(11), title: 'Especialista', isDone: false },
    ],
  });
  await enter(detail);
  const list = await screen.findByRole('region', { name: 'O que falta para pedir' });
  expect(within(list).getByText('Conclua antes Especialista.')).toBeTruthy();
  expect(within(list).getByRole('link', { name: 'Abrir a trilha' }).getAttribute('href')).toBe(`/trails/${id(11)}`);
});
