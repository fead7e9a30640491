import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listCourseDrafts } from '@vitrine/contract/catalog';
import { getSiteLists } from '@vitrine/contract/identity';
import { listTrailDrafts } from '@vitrine/contract/trails';
import {
  createReward,
  getRewardToManage,
  listCategories,
  listRewardsToManage,
  exportStockMovements,
  listStockMovements,
  moveStock,
  publishReward,
  saveReward,
  type RewardDetail,
  type RewardRow,
  type StockMovement,
} from '@vitrine/contract/rewards';
import { expect, test, vi } from 'vitest';
import { anId, answers, over, openConsoleAt, refused, withNetwork } from '../../testing.tsx';

withNetwork();

const id = anId(600);
const detail = (part: Partial<RewardDetail> = {}): RewardDetail => ({
  id,
  version: 2,
  state: 'draft',
  publishedAt: null,
  reward: {
    title: { 'pt-BR': 'Fone Pulse' },
    summary: {},
    description: {},
    categoryId: anId(601),
    scene: 'headphones',
    imageFileId: null,
    price: 300,
    delivery: 'store',
    deliveryDays: 15,
    requiredCourseIds: [],
    requiredTrailIds: [],
    requiredRank: null,
    groupIds: [],
    areaIds: [],
    tagIds: [],
  },
  image: null,
  stock: 4,
  orders: 0,
  can: { save: true, publish: true, retire: false, moveStock: true, importCodes: true },
  ...part,
});
const row: RewardRow = {
  id,
  title: 'Fone Pulse',
  category: 'Áudio',
  department: 'Eletrônicos',
  scene: 'headphones',
  state: 'draft',
  price: 300,
  stock: 4,
  orders: 0,
  updatedAt: '2026-11-21T12:00:00.000Z',
};
const received: StockMovement = { id: anId(602), kind: 'received', units: 4, note: 'Nota 88', by: 'Lúcia', at: '2026-11-20T12:00:00.000Z' };
/** The lists that the form chooses from, and one reward in the catalog. */
const aCatalog = () => {
  answers(listCourseDrafts, () => ({ items: [], next: null }));
  answers(listTrailDrafts, () => ({ items: [], next: null }));
  answers(listCategories, () => ({
    items: [{ id: anId(601), name: 'Áudio', department: 'Eletrônicos', maximum: null, rewards: 1 }],
    next: null,
  }));
  return answers(listRewardsToManage, () => ({
    items: [row],
    next: null,
  }));
};
const aStock = (stock = 4) =>
  answers(listStockMovements, () => ({
    items: [received],
    next: null,
    received: 4,
    adjusted: stock - 4,
    ordered: 0,
    stock,
  }));

test('ADM-05 rewards are listed with price, stock and state, and a filter asks the server', async () => {
  const asked = aCatalog();
  const { address } = await openConsoleAt('/rewards');
  const row = (await screen.findByRole('link', { name: /Fone Pulse/ })).closest('tr');
  expect(row?.textContent).toMatch(/Áudio.*Rascunho.*300.*4/);
  await userEvent.selectOptions(screen.getByLabelText('Situação'), 'Na loja');
  await waitFor(() => expect(asked.at(-1)?.query.get('state')).toBe('published'));
  expect(address()).toContain('state=published');
});

test('ADM-05 a reward without a title in any language is refused at its field, and what was typed stays', async () => {
  aCatalog();
  answers(createReward, () => refused('title_required', { title: 'title_required' }, 422));
  await openConsoleAt('/rewards?open=new');
  const form = await screen.findByRole('form', { name: 'Novo prêmio' });
  const category = await within(form).findByRole('combobox', { name: 'Categoria' });
  expect(category).toHaveProperty('value', ''); // nothing is chosen, and the field says so
  expect(within(category).getByRole('option', { name: 'Escolha', selected: true })).toBeTruthy();
  await userEvent.selectOptions(await within(form).findByRole('combobox', { name: 'Categoria' }), 'Eletrônicos · Áudio');
  const price = within(form).getByLabelText('Preço em pontos');
  await userEvent.clear(price);
  await userEvent.type(price, '450');
  await userEvent.click(screen.getByRole('button', { name: 'Novo prêmio' }));
  expect(await screen.findByText('Falta o título, em pelo menos uma língua.')).toBeTruthy();
  expect(price).toHaveProperty('value', '450');
});

test('ADM-05 putting a reward into the store tells what it does before it is done', async () => {
  aCatalog();
  aStock();
  answers(getRewardToManage, () => detail());
  const asked = answers(publishReward, () =>
    detail({ state: 'published', version: 3, can: { save: true, publish: false, retire: true, moveStock: true, importCodes: true } }),
  );
  await openConsoleAt(`/rewards?open=${id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Pôr na loja' }));
  const dialog = await screen.findByRole('dialog', { name: 'Pôr este prêmio na loja?' });
  expect(dialog.textContent).toContain('Participantes passam a vê-lo e a trocar pontos por ele.');
  expect(asked).toHaveLength(0);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Pôr na loja' }));
  await waitFor(() => expect(asked[0]?.body).toEqual({ version: 2 }));
  expect(await screen.findByRole('button', { name: 'Tirar da loja' })).toBeTruthy();
});

test('ADM-05 a refused publication is told in the question, which stays open', async () => {
  aCatalog();
  aStock();
  answers(getRewardToManage, () => detail());
  answers(publishReward, () => refused('changed_meanwhile'));
  await openConsoleAt(`/rewards?open=${id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Pôr na loja' }));
  const dialog = await screen.findByRole('dialog', { name: 'Pôr este prêmio na loja?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Pôr na loja' }));
  expect(await within(dialog).findByText('Alguém mudou isto antes de você. Confira e envie de novo.')).toBeTruthy();
});

test('ADM-05 RWD-03 stock says how it came about, is received, and is never corrected below zero', async () => {
  aCatalog();
  let stock = 4;
  answers(listStockMovements, () => ({ items: [], next: null, received: stock, adjusted: 0, ordered: 0, stock }));
  answers(getRewardToManage, () => detail({ stock }));
  const asked = answers(moveStock, ({ body }) => {
    if (body.units < -stock) return refused('stock_below_zero', { units: 'stock_below_zero' }, 409);
    stock += body.units;
    return detail({ stock, version: 3 });
  });
  await openConsoleAt(`/rewards?open=${id}`);
  const part = await screen.findByRole('region', { name: 'Estoque' });
  expect(part.textContent).toContain('Disponível4');
  await userEvent.click(within(part).getByRole('button', { name: 'Mudar o estoque' }));
  const dialog = await screen.findByRole('dialog', { name: 'Mudar o estoque' });
  const units = within(dialog).getByLabelText('Unidades');
  await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'O que aconteceu' }), 'Acerto de contagem');
  await userEvent.clear(units);
  await userEvent.type(units, '-9');
  await userEvent.type(within(dialog).getByLabelText('Motivo'), 'Contagem');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Gravar' }));
  await waitFor(() => expect(units.getAttribute('aria-invalid')).toBe('true'));
  expect(asked.at(-1)?.body).toEqual({ kind: 'adjusted', units: -9, note: 'Contagem' });
  await userEvent.clear(units);
  await userEvent.type(units, '6');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Gravar' }));
  await waitFor(() => expect(screen.getByRole('region', { name: 'Estoque' }).textContent).toContain('Disponível10'));
});

test('ADM-02 RWD-03 how a reward’s stock came about is downloaded whole', async () => {
  aCatalog();
  aStock();
  answers(getRewardToManage, () => detail());
  const asked = answers(exportStockMovements, () => 'x');
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  URL.createObjectURL = () => 'blob:sheet';
  await openConsoleAt(`/rewards?open=${id}`);
  const part = await screen.findByRole('region', { name: 'Estoque' });
  await userEvent.click(within(part).getByRole('button', { name: 'Exportar o histórico do estoque' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV', hidden: true }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(asked.map(({ params, query }) => [params, Object.fromEntries(query)])).toEqual([[{ rewardId: id }, { format: 'csv' }]]);
});

test('CLI-06 who may only read the store sees no way to create, publish or move stock', async () => {
  aCatalog();
  aStock();
  answers(getRewardToManage, () => detail({ can: { save: false, publish: false, retire: false, moveStock: false, importCodes: false } }));
  await openConsoleAt(`/rewards?open=${id}`, { can: ['rewards.read', 'content.read'] });
  expect(await screen.findByRole('region', { name: 'Estoque' })).toBeTruthy();
  for (const name of ['Pôr na loja', 'Mudar o estoque', 'Salvar']) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Novo prêmio' })).toBeNull();
});

test('RWD-02 a reward asks for several courses and trails, each chosen by its name', async () => {
  aCatalog();
  aStock();
  const thing = (place: number, title: string) => ({
    id: anId(place),
    title,
    scene: 'fridge' as const,
    state: 'published' as const,
    hasChanges: false,
    activities: 1,
    versionNumber: 1,
    updatedAt: '2026-11-21T12:00:00.000Z',
  });
  const listed = answers(listCourseDrafts, () => ({ items: [thing(610, 'Inverse'), thing(611, 'Fritadeira')], next: null }));
  answers(listTrailDrafts, () => ({
    items: [{ ...thing(620, 'Especialista'), category: '', items: 2 }],
    next: null,
  }));
  answers(getRewardToManage, () => detail({ reward: { ...detail().reward, requiredCourseIds: [anId(610)] } }));
  const saved = answers(saveReward, ({ body }) => detail({ version: 3, reward: over(detail().reward, body.reward) }));
  await openConsoleAt(`/rewards?open=${id}`);
  const courses = await screen.findByRole('group', { name: 'Cursos exigidos' });
  expect(await within(courses).findByRole('checkbox', { name: 'Inverse' })).toHaveProperty('checked', true);
  await userEvent.click(within(courses).getByRole('checkbox', { name: 'Fritadeira' }));
  await userEvent.click(within(screen.getByRole('group', { name: 'Trilhas exigidas' })).getByRole('checkbox', { name: 'Especialista' }));
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.body).toEqual({
    version: expect.any(Number),
    reward: { requiredCourseIds: [anId(610), anId(611)], requiredTrailIds: [anId(620)] },
    was: { requiredCourseIds: [anId(610)], requiredTrailIds: [] },
  });
  expect(listed[0]?.query.get('state')).toBe('published');
});

test('RWD-02 a training beyond the first hundred is found by its name and chosen', async () => {
  aCatalog();
  aStock();
  const course = (place: number) => ({
    id: anId(7_000 + place),
    title: `Curso ${place}`,
    scene: 'fridge' as const,
    state: 'published' as const,
    hasChanges: false,
    activities: 1,
    versionNumber: 1,
    updatedAt: '2026-11-21T12:00:00.000Z',
  });
  answers(listCourseDrafts, ({ query }) =>
    query.get('after') === 'more'
      ? { items: [course(101)], next: null }
      : { items: Array.from({ length: 100 }, (_, place) => course(place)), next: 'more' },
  );
  answers(listTrailDrafts, () => ({ items: [], next: null }));
  answers(getRewardToManage, () => detail());
  const saved = answers(saveReward, ({ body }) => detail({ version: 3, reward: over(detail().reward, body.reward) }));
  await openConsoleAt(`/rewards?open=${id}`);
  const field = await screen.findByRole('combobox', { name: 'Cursos exigidos' });
  await userEvent.type(field, 'Curso 101');
  const option = await screen.findByRole('option', { name: 'Curso 101', hidden: true }); // no layout here opens it
  expect(option.closest('main'), 'a list of choices opens inside its landmark').toBeTruthy();
  await userEvent.click(option);
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.body.reward.requiredCourseIds).toEqual([anId(7_101)]);
});

test('CLI-09 ADM-04 the form says whom a reward is for: by groups, regions and tags of the client, and sends what was chosen alone', async () => {
  aCatalog();
  aStock();
  answers(getRewardToManage, () => detail());
  const [groupId, areaId, tagId] = [anId(610), anId(611), anId(612)];
  answers(getSiteLists, () => ({
    country_areas: [{ id: areaId, name: 'Chile', countries: ['CL'] }],
    genders: [],
    group_users_labels: [],
    groups_user: [{ id: groupId, name: 'Vendas Sul', labelId: null }],
    marital_status: [],
    tags: [{ id: tagId, name: 'Fogões' }],
    faq_categories: [],
    reward_categories: [],
    reward_departments: [],
    reward_levels: [],
    library_file_categories: [],
    library_file_extensions: [],
    trail_complete_categories: [],
    has_trailcomplete_null_category: false,
    wildcard_pages: [],
    countries: [],
  }));
  const saved = answers(saveReward, () => detail({ version: 3 }));
  await openConsoleAt(`/rewards?open=${id}`);
  const audience = await screen.findByRole('region', { name: 'Para quem é' });
  expect(within(audience).getByText(/Ninguém escolhido: o prêmio é para todo mundo/)).toBeTruthy();
  for (const name of ['Vendas Sul', 'Fogões']) expect(await within(audience).findByRole('checkbox', { name })).toBeTruthy();
  await userEvent.click(within(audience).getByRole('checkbox', { name: 'Chile' }));
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(saved.at(-1)?.body).toMatchObject({ version: 2, reward: { areaIds: [areaId] } }));
  expect(saved.at(-1)?.body).not.toMatchObject({ reward: { groupIds: expect.anything() } });
});
