import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getBadgeToManage, listAwards, listBadgesToManage, saveBadge } from '@vitrine/contract/badges';
import {
  getBrand,
  getBudget,
  getCampaignToManage,
  getProgramLists,
  getPromotion,
  getPromotionRule,
  listBrands,
  listCampaignStores,
  listProductsToManage,
  listPromotionsToManage,
  saveBrand,
  savePromotion,
} from '@vitrine/contract/campaigns';
import { listCourseDrafts } from '@vitrine/contract/catalog';
import { getBoardToKeep, listBoardsToKeep, saveBoard } from '@vitrine/contract/forum';
import * as identity from '@vitrine/contract/identity';
import { listLevels, saveLevel, type LevelDetail } from '@vitrine/contract/levels';
import * as library from '@vitrine/contract/library';
import { getNewsCategory, listNewsCategoriesToKeep, saveNewsCategory } from '@vitrine/contract/news';
import { getPhotoRule, getPhotoType, listPhotoTypes, savePhotoType } from '@vitrine/contract/photos';
import * as podcasts from '@vitrine/contract/podcasts';
import { getCategory, getDepartment, listCategories, listDepartments, saveCategory, saveDepartment } from '@vitrine/contract/rewards';
import { getFaqCategory, getFaqEntry, listFaqCategories, listFaqEntries, saveFaqCategory, saveFaqEntry } from '@vitrine/contract/support';
import { getTrailCategory, listTrailCategories, listTrailDrafts, saveTrailCategory } from '@vitrine/contract/trails';
import { expect, test } from 'vitest';
import { anId, answers, openConsoleAt, refused, withNetwork } from '../testing.tsx';

withNetwork();

const id = anId(900);
const campaignId = anId(500);
const nobody = () => ({ items: [], next: null });
const lost = () => refused('unexpected', undefined, 500);
const text = { 'pt-BR': 'Frio' };
const everybody = { groupIds: [], areaIds: [], tagIds: [] };
const version = 4;
const state = 'draft' as const;
const scheduled = 'scheduled' as const;
const mayRead = ['content.read'] as const;
const saves = { save: true };
const keeps = { save: true, remove: true };
const shows = { save: true, publish: true, retire: false };

/** A form of the console by its address: the field of the request that holds it, its first text, and what its screen asks for. */
type Form = { path: string; inner: string; first?: string; words?: string; ready: () => { body: unknown }[] };

const forms: Form[] = [
  {
    path: '/badges',
    inner: 'badge',
    ready: () => {
      for (const list of [listBadgesToManage, listCourseDrafts, listTrailDrafts, listAwards] as const) answers(list, nobody);
      const rule = { rule: 'by_hand', goal: null, courseId: null, trailId: null } as const;
      const badge = { name: text, description: {}, form: 'star', fileId: null, position: 0, ...rule } as const;
      const can = { ...shows, saveRule: true, award: false };
      answers(getBadgeToManage, () => ({ id, version, state, badge, image: null, holders: 0, isLooking: false, can }));
      return answers(saveBadge, lost);
    },
  },
  {
    path: `/campaigns/${campaignId}/promotions`,
    inner: 'promotion',
    ready: () => {
      const kinds = { productTypes: [], brands: [], retailers: [], agencies: [], countries: [] };
      answers(getProgramLists, () => ({ ...kinds, formFactors: [], processors: [], generations: [] }));
      for (const list of [listPromotionsToManage, listProductsToManage, listCampaignStores] as const) answers(list, nobody);
      answers(getCampaignToManage, lost);
      answers(getBudget, lost);
      answers(getPromotionRule, lost);
      const days = { beginsOn: '2036-11-20', endsOn: '2036-11-30' };
      const holds = { productTypes: [], brandIds: [], skus: [], retailerIds: [], storeIds: [] };
      const promotion = { name: text, times: '2', isStackable: false, ...days, ...holds } as const;
      answers(getPromotion, () => ({ id, version, state: scheduled, promotion, can: { save: true, end: false, remove: true } }));
      return answers(savePromotion, lost);
    },
  },
  {
    path: '/brands',
    inner: 'brand',
    words: 'Aurora',
    ready: () => {
      answers(listBrands, nobody);
      answers(getBrand, () => ({ id, version, brand: { name: 'Aurora' }, can: saves }));
      return answers(saveBrand, lost);
    },
  },
  {
    path: '/forum/boards',
    inner: 'board',
    ready: () => {
      answers(listBoardsToKeep, () => ({ items: [], can: { create: true } }));
      const board = { name: text, description: {}, position: 0, opener: 'members', ...everybody } as const;
      answers(getBoardToKeep, () => ({ id, version, isRetired: false, board, can: saves }));
      return answers(saveBoard, lost);
    },
  },
  {
    path: '/podcasts',
    inner: 'podcast',
    first: 'title',
    ready: () => {
      for (const list of [podcasts.listPodcastsToKeep, podcasts.listPodcastCategoriesToKeep] as const) answers(list, nobody);
      const audience = { tagIds: [], groupIds: [], areaIds: [], audienceTagIds: [] };
      const podcast = {
        title: text,
        description: {},
        coverFileId: null,
        categoryId: null,
        episodeOrder: 'newest_first',
        position: 0,
        ...audience,
      } as const;
      answers(podcasts.getPodcastToKeep, () => ({ id, version, state, podcast, image: null, can: shows }));
      return answers(podcasts.savePodcast, lost);
    },
  },
  {
    path: '/podcast-episodes',
    inner: 'episode',
    first: 'title',
    ready: () => {
      for (const list of [podcasts.listEpisodesToKeep, podcasts.listPodcastsToKeep] as const) answers(list, nobody);
      const episode = { title: text, description: {}, fileId: null, chapters: {}, transcripts: {}, publishedOn: null };
      const stands = { state, publishedAt: null, files: [], can: shows };
      answers(podcasts.getEpisodeToKeep, () => ({ id, podcastId: anId(901), version, episode, ...stands }));
      return answers(podcasts.saveEpisode, lost);
    },
  },
  {
    path: `/campaigns/${campaignId}/photos`,
    inner: 'type',
    ready: () => {
      answers(listPhotoTypes, nobody);
      answers(getPhotoRule, lost);
      const type = { name: text, good: {}, bad: {}, goodFileId: null, badFileId: null, points: 100, position: 0, isActive: true };
      answers(getPhotoType, () => ({ id, version, type, files: [], can: { save: true, savePoints: true } }));
      return answers(savePhotoType, lost);
    },
  },
  {
    path: '/groups',
    inner: 'group',
    ready: () => {
      for (const list of [identity.listGroups, identity.listGroupLabels] as const) answers(list, nobody);
      const of = { rule: null, members: { byHand: 0, byRule: 0 }, can: keeps };
      answers(identity.getGroup, () => ({ id, version, group: { name: text, labelId: null }, ...of }));
      return answers(identity.saveGroup, lost);
    },
  },
  {
    path: '/group-labels',
    inner: 'label',
    ready: () => {
      answers(identity.listGroupLabels, nobody);
      answers(identity.getGroupLabel, () => ({ id, version, label: { name: text }, can: keeps }));
      return answers(identity.saveGroupLabel, lost);
    },
  },
  {
    path: '/areas',
    inner: 'area',
    ready: () => {
      answers(identity.listAreas, nobody);
      answers(identity.getArea, () => ({ id, version, area: { name: text, countries: ['BR'] }, can: keeps }));
      return answers(identity.saveArea, lost);
    },
  },
  {
    path: '/tags',
    inner: 'tag',
    ready: () => {
      answers(identity.listTags, nobody);
      answers(identity.getTag, () => ({ id, version, tag: { name: text }, can: keeps }));
      return answers(identity.saveTag, lost);
    },
  },
  {
    path: '/custom-roles',
    inner: 'role',
    ready: () => {
      answers(identity.listCustomRoles, nobody);
      answers(identity.getCustomRole, () => ({ id, version, role: { name: text, permissions: [...mayRead] }, can: keeps }));
      return answers(identity.saveCustomRole, lost);
    },
  },
  {
    path: '/reward-departments',
    inner: 'department',
    ready: () => {
      answers(listDepartments, nobody);
      answers(getDepartment, () => ({ id, version, department: { name: text }, can: saves }));
      return answers(saveDepartment, lost);
    },
  },
  {
    path: '/reward-categories',
    inner: 'category',
    ready: () => {
      for (const list of [listCategories, listDepartments] as const) answers(list, nobody);
      answers(getCategory, () => ({ id, version, category: { name: text, departmentId: anId(902), maximum: null }, can: saves }));
      return answers(saveCategory, lost);
    },
  },
  {
    path: '/faq',
    inner: 'entry',
    first: 'question',
    ready: () => {
      for (const list of [listFaqEntries, listFaqCategories] as const) answers(list, nobody);
      const entry = { categoryId: anId(903), question: text, answer: {}, isPublic: true, position: 0 };
      answers(getFaqEntry, () => ({ id, version, state, entry, can: shows }));
      return answers(saveFaqEntry, lost);
    },
  },
  {
    path: '/faq-categories',
    inner: 'category',
    ready: () => {
      answers(listFaqCategories, nobody);
      answers(getFaqCategory, () => ({ id, version, category: { name: text, position: 0 }, can: keeps }));
      return answers(saveFaqCategory, lost);
    },
  },
];
const categories = [
  ['/trail-categories', listTrailCategories, getTrailCategory, saveTrailCategory],
  ['/library-categories', library.listLibraryCategories, library.getLibraryCategory, library.saveLibraryCategory],
  ['/news-categories', listNewsCategoriesToKeep, getNewsCategory, saveNewsCategory],
  ['/podcast-categories', podcasts.listPodcastCategoriesToKeep, podcasts.getPodcastCategory, podcasts.savePodcastCategory],
] as const;
for (const [path, list, get, save] of categories)
  forms.push({
    path,
    inner: 'category',
    ready: () => {
      answers(list, nobody);
      answers(get, () => ({ id, version, category: { name: text }, can: keeps }));
      return answers(save, lost);
    },
  });

/** Types behind the first text of the form that stands open, and saves. */
async function typeAndSave(more: string) {
  const button = await screen.findByRole('button', { name: 'Salvar' });
  const form = document.getElementById(button.getAttribute('form') ?? '');
  if (!form) throw new Error('nothing is edited');
  const [first] = within(form).getAllByRole('textbox');
  if (!first) throw new Error('the form has no text');
  await userEvent.type(first, more);
  await userEvent.click(button);
}

test.each(forms)('ADM-01 ADM-04 the form at $path sends the field that was changed, and what stood in it', async (form) => {
  const { path, inner, first = 'name', words } = form;
  const sent = form.ready();
  await openConsoleAt(`${path}?open=${id}`);
  await typeAndSave(' novo');
  await waitFor(() => expect(sent).toHaveLength(1));
  const [was, now] = words === undefined ? [text, { 'pt-BR': 'Frio novo' }] : [words, `${words} novo`];
  expect(sent[0]?.body).toEqual({ version, [inner]: { [first]: now }, was: { [first]: was } });
});

test('ADM-04 LVL-01 the form of a level sends what was changed of its words', async () => {
  const level: LevelDetail = { rank: 2, version, shown: 'Frio', level: { name: text, summary: {}, benefits: {} }, members: 0, can: saves };
  answers(listLevels, () => ({ items: [level] }));
  const sent = answers(saveLevel, lost);
  await openConsoleAt('/levels?open=2');
  await typeAndSave(' novo');
  await waitFor(() => expect(sent.at(-1)?.body).toEqual({ version, level: { name: { 'pt-BR': 'Frio novo' } }, was: { name: text } }));
});

test('ADM-01 LIB-01 the dialog of a folder sends what was changed of its name, and not whom it is for', async () => {
  const row = { id, parentId: null, version, name: 'Frio', slug: 'frio', files: 0, isLimited: false };
  answers(library.listFoldersToKeep, () => ({ folders: [row], can: { create: true } }));
  for (const list of [library.listItems, library.listLibraryCategories] as const) answers(list, nobody);
  answers(library.getFolder, () => ({
    id,
    parentId: null,
    version,
    slug: 'frio',
    folder: { name: text, audience: everybody },
    can: saves,
  }));
  const sent = answers(library.saveFolder, lost);
  await openConsoleAt(`/library?folderId=${id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Editar pasta' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Nome da pasta' }), ' novo');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar pasta' }));
  await waitFor(() => expect(sent.at(-1)?.body).toEqual({ version, folder: { name: { 'pt-BR': 'Frio novo' } }, was: { name: text } }));
});
