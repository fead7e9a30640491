import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listCourseDrafts } from '@vitrine/contract/catalog';
import { listTrailDrafts } from '@vitrine/contract/trails';
import {
  getRewardToManage,
  importRewardCodes,
  listCategories,
  listRewardsToManage,
  listStockMovements,
  type RewardDetail,
} from '@vitrine/contract/rewards';
import { expect, test } from 'vitest';
import { anId, answers, openConsoleAt, refused, withNetwork } from '../../testing.tsx';

withNetwork();

const id = anId(600);
const aCard = (stock: number): RewardDetail => ({
  id,
  version: 1,
  state: 'published',
  publishedAt: '2026-11-20T15:00:00.000Z',
  reward: {
    title: { 'pt-BR': 'Cinema para dois' },
    summary: {},
    description: {},
    categoryId: anId(601),
    scene: 'gift-card',
    imageFileId: null,
    price: 480,
    delivery: 'code',
    deliveryDays: 1,
    requiredCourseIds: [],
    requiredTrailIds: [],
    requiredRank: null,
    groupIds: [],
    areaIds: [],
    tagIds: [],
  },
  image: null,
  stock,
  orders: 0,
  can: { save: true, publish: false, retire: true, moveStock: false, importCodes: true },
});

test('RWD-05 codes are imported one a line; one that is known already names its line, and what was typed stays', async () => {
  let stock = 2;
  answers(listRewardsToManage, () => ({ items: [], next: null }));
  answers(listCategories, () => ({ items: [], next: null }));
  answers(listCourseDrafts, () => ({ items: [], next: null }));
  answers(listTrailDrafts, () => ({ items: [], next: null }));
  answers(getRewardToManage, () => aCard(stock));
  answers(listStockMovements, () => ({ items: [], next: null, received: stock, adjusted: 0, ordered: 0, stock }));
  const asked = answers(importRewardCodes, ({ body }) => {
    if (body.codes.includes('CINE-0002')) return refused('code_repeated', { 'codes.1': 'code_repeated' });
    stock += body.codes.length;
    return aCard(stock);
  });
  await openConsoleAt(`/rewards?open=${id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Importar códigos' }));
  expect(screen.queryByRole('button', { name: 'Mudar o estoque' })).toBeNull();
  const dialog = within(await screen.findByRole('dialog', { name: 'Importar códigos' }));
  const codes = dialog.getByLabelText('Códigos, um por linha');
  await userEvent.type(codes, 'CINE-0009{enter}{enter}CINE-0002');
  await userEvent.click(dialog.getByRole('button', { name: 'Importar 2 códigos' }));
  expect(await dialog.findByText('Este código já está na lista ou em um prêmio. Linhas: 3. Nada foi importado.')).toBeTruthy();
  expect(codes).toHaveProperty('value', 'CINE-0009\n\nCINE-0002');

  await userEvent.clear(codes);
  await userEvent.type(codes, 'CINE-0009');
  await userEvent.click(dialog.getByRole('button', { name: 'Importar 1 código' }));
  await waitFor(() => expect(asked.at(-1)?.body).toEqual({ codes: ['CINE-0009'] }));
  expect(await within(await screen.findByRole('region', { name: 'Estoque' })).findAllByText('3')).toHaveLength(2);
});
