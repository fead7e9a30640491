import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getCampaignToManage, getProgramLists, listCampaignsToManage, saveCampaign, type CampaignForm } from '@vitrine/contract/campaigns';
import { getCourseDraft, listCourseDrafts, saveCourse, type CourseDraft, type CourseForm } from '@vitrine/contract/catalog';
import {
  getRewardToManage,
  listCategories,
  listRewardsToManage,
  listStockMovements,
  saveReward,
  type RewardForm,
} from '@vitrine/contract/rewards';
import { listTrailDrafts } from '@vitrine/contract/trails';
import { expect, test } from 'vitest';
import { anId, answers, over, openConsoleAt, overtaken, withNetwork } from '../testing.tsx';

withNetwork();

const nobody = () => ({ items: [], next: null });
const late = () => overtaken('Renata Lima', '2026-11-20T12:30:00.000Z');

/** The question of who saved before: by whom, when, and the rows of what is different. */
async function asked() {
  const dialog = await screen.findByRole('dialog', { name: 'Renata Lima salvou antes de você' });
  expect(dialog.textContent).toMatch(/20 de nov|20\/11/);
  await waitFor(() => expect(within(dialog).getAllByRole('rowheader').length).toBeGreaterThan(0));
  const rows = within(dialog)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));
  return { dialog, rows: rows.toSorted((one, other) => String(one[0]).localeCompare(String(other[0]))) };
}
const untouched = 'você não mudou; fica o que foi salvo';
const keepMine = async (dialog: HTMLElement) => {
  await userEvent.click(within(dialog).getByRole('button', { name: 'Manter o que digitei' }));
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
};

test('ADM-01 of two who save a course, the later is told who, when and which field, and puts only their own changes on top', async () => {
  const form: CourseForm = {
    title: { 'pt-BR': 'Inverse' },
    summary: { 'pt-BR': 'Frio' },
    description: {},
    scene: 'fridge',
    imageFileId: null,
    workloadMinutes: 14,
    tagIds: [],
    fileIds: [],
    prerequisiteCourseId: null,
    isSequential: false,
    block_activities_menu: false,
    trainingPoints: 0,
  };
  let there: CourseDraft = {
    id: anId(60),
    version: 4,
    state: 'draft',
    hasChanges: true,
    versionNumber: null,
    publishedAt: null,
    course: form,
    activities: [],
    files: [],
    can: { save: true, publish: true, retire: true },
  };
  answers(listCourseDrafts, nobody);
  answers(getCourseDraft, () => there);
  const sent = answers(saveCourse, ({ body }) =>
    body.version < there.version ? late() : { ...there, version: 6, course: over(there.course, body.course) },
  );
  await openConsoleAt(`/courses/${anId(60)}`);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Título' }), ' nova');
  const theirs = { ...form, title: { 'pt-BR': 'Inverse deles' }, summary: { 'pt-BR': 'Frio novo', 'fr-FR': 'Froid' }, workloadMinutes: 30 };
  there = { ...there, version: 5, course: theirs };
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  const { dialog, rows } = await asked();
  expect(rows).toEqual([
    ['Carga horária em minutos', '30', untouched],
    ['Resumo', 'Frio novo', untouched],
    ['Título', 'Inverse deles', 'Inverse nova'],
  ]);
  await keepMine(dialog);
  await waitFor(() =>
    expect(sent.at(-1)?.body).toEqual({
      version: 5,
      course: { title: { 'pt-BR': 'Inverse nova' } },
      was: { title: { 'pt-BR': 'Inverse deles' } },
    }),
  );
});

test('ADM-05 of two who save a reward, the later puts only their own changes on top', async () => {
  const form: RewardForm = {
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
  };
  let there = { version: 2, reward: form };
  const detail = () => ({
    id: anId(600),
    ...there,
    state: 'draft' as const,
    publishedAt: null,
    image: null,
    stock: 4,
    orders: 0,
    can: { save: true, publish: true, retire: false, moveStock: true, importCodes: false },
  });
  answers(listCourseDrafts, nobody);
  answers(listTrailDrafts, nobody);
  answers(listRewardsToManage, nobody);
  answers(listStockMovements, () => ({ ...nobody(), received: 4, adjusted: 0, ordered: 0, stock: 4 }));
  answers(listCategories, () => ({
    items: [{ id: anId(601), name: 'Áudio', department: 'Eletrônicos', maximum: null, rewards: 1 }],
    next: null,
  }));
  answers(getRewardToManage, detail);
  const sent = answers(saveReward, ({ body }) =>
    body.version < there.version ? late() : { ...detail(), version: 4, reward: over(there.reward, body.reward) },
  );
  await openConsoleAt(`/rewards?open=${anId(600)}`);
  const price = await screen.findByLabelText('Preço em pontos');
  await userEvent.clear(price);
  await userEvent.type(price, '450');
  const theirs: RewardForm = { ...form, deliveryDays: 20, requiredCourseIds: [anId(610)] };
  there = { version: 3, reward: theirs };
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  const { dialog, rows } = await asked();
  expect(rows.map(([field]) => field)).toEqual(['Cursos exigidos', 'Dias úteis até a entrega']);
  await keepMine(dialog);
  await waitFor(() => expect(sent.at(-1)?.body).toEqual({ version: 3, reward: { price: 450 }, was: { price: 300 } }));
});

test('ADM-04 of two who save a campaign, the later puts only their own changes on top', async () => {
  const form: CampaignForm = {
    name: { 'pt-BR': 'Verão Aurora' },
    summary: {},
    terms: {},
    beginsOn: '2026-10-01',
    endsOn: '2026-12-15',
    timeZone: 'America/Sao_Paulo',
    countries: ['BR'],
  };
  let there = { version: 1, campaign: form };
  const detail = () => ({
    id: anId(500),
    ...there,
    state: 'draft' as const,
    publishedAt: null,
    frozenAt: null,
    stores: 0,
    members: 0,
    rules: 0,
    missing: [],
    can: { save: true, publish: true, savePoints: true, saveDates: true },
  });
  answers(getProgramLists, () => ({
    productTypes: [],
    brands: [],
    retailers: [],
    agencies: [],
    countries: [{ code: 'BR', name: 'Brasil' }],
    formFactors: [],
    processors: [],
    generations: [],
  }));
  answers(listCampaignsToManage, nobody);
  answers(getCampaignToManage, detail);
  const sent = answers(saveCampaign, ({ body }) =>
    body.version < there.version ? late() : { ...detail(), version: 3, campaign: over(there.campaign, body.campaign) },
  );
  await openConsoleAt(`/campaigns?open=${anId(500)}`);
  await userEvent.type(await screen.findByLabelText('Nome'), ' 2026');
  const theirs = { ...form, endsOn: '2026-12-31' };
  there = { version: 2, campaign: theirs };
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  const { dialog, rows } = await asked();
  expect(rows).toHaveLength(1);
  await keepMine(dialog);
  await waitFor(() =>
    expect(sent.at(-1)?.body).toEqual({
      version: 2,
      campaign: { name: { 'pt-BR': 'Verão Aurora 2026' } },
      was: { name: { 'pt-BR': 'Verão Aurora' } },
    }),
  );
});
