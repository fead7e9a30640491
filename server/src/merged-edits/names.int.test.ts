import * as campaigns from '@vitrine/contract/campaigns';
import * as identity from '@vitrine/contract/identity';
import type { Endpoint } from '@vitrine/contract/kernel';
import * as library from '@vitrine/contract/library';
import * as news from '@vitrine/contract/news';
import * as podcasts from '@vitrine/contract/podcasts';
import * as rewards from '@vitrine/contract/rewards';
import * as support from '@vitrine/contract/support';
import * as trails from '@vitrine/contract/trails';
import { aPerson } from '../modules/identity/testing.ts';
import { aFolderForm } from '../modules/library/testing.ts';
import { test } from '../testing.ts';
import { proveMerged, recordsOf, twoAdministrators, type Kind } from './testing.ts';

const name = { 'pt-BR': 'Vitrines' };
type Named = { form: string; id: string; make: Endpoint; read: Endpoint; save: Endpoint; body?: object };
const named: Named[] = [
  {
    form: 'category',
    id: 'categoryId',
    make: trails.createTrailCategory,
    read: trails.getTrailCategory,
    save: trails.saveTrailCategory,
  },
  {
    form: 'category',
    id: 'categoryId',
    make: library.createLibraryCategory,
    read: library.getLibraryCategory,
    save: library.saveLibraryCategory,
  },
  { form: 'category', id: 'categoryId', make: news.createNewsCategory, read: news.getNewsCategory, save: news.saveNewsCategory },
  {
    form: 'category',
    id: 'categoryId',
    make: podcasts.createPodcastCategory,
    read: podcasts.getPodcastCategory,
    save: podcasts.savePodcastCategory,
  },
  {
    form: 'category',
    id: 'categoryId',
    make: support.createFaqCategory,
    read: support.getFaqCategory,
    save: support.saveFaqCategory,
    body: { name, position: 0 },
  },
  { form: 'department', id: 'departmentId', make: rewards.createDepartment, read: rewards.getDepartment, save: rewards.saveDepartment },
  { form: 'label', id: 'labelId', make: identity.createGroupLabel, read: identity.getGroupLabel, save: identity.saveGroupLabel },
  { form: 'tag', id: 'tagId', make: identity.createTag, read: identity.getTag, save: identity.saveTag },
  {
    form: 'folder',
    id: 'folderId',
    make: library.createFolder,
    read: library.getFolder,
    save: library.saveFolder,
    body: { parentId: null, folder: aFolderForm({ name }) },
  },
];

test('ADM-01 ADM-02 ADM-05 a name is a field in each language: who translates a category, a department, a label, a tag or a folder, and who corrects it, both succeed', async ({
  house,
}) => {
  const [me, them] = await twoAdministrators(house);
  const stranger = await aPerson(house.platform, { roles: ['client_administrator'] });
  const { record, made } = recordsOf(house, me);
  for (const { form, id, make, read, save, body = { name } } of named) {
    const kind: Kind = {
      form,
      ...record(read, save, { [id]: await made(make, body) }),
      mine: ['name.pt-BR', 'Vitrines da rua'],
      theirs: ['name.en-US', 'Shop windows'],
      other: 'Outro nome',
    };
    await proveMerged(kind, { me, them, stranger });
  }
});

test('ADM-04 ADM-05 RWD-04 two who change a category of rewards, a chain or an agency at once both succeed', async ({ house }) => {
  const [me, them] = await twoAdministrators(house);
  const stranger = await aPerson(house.platform, { roles: ['client_administrator'] });
  const { record, made } = recordsOf(house, me);
  const departmentId = await made(rewards.createDepartment, { name });
  const categoryId = await made(rewards.createCategory, { name, departmentId, maximum: null });
  const retailerId = await made(campaigns.createRetailer, { name: 'Horizonte', takesPhotos: true });
  const brandId = await made(campaigns.createBrand, { name: 'Aurora' });
  const agencyId = await made(campaigns.createAgency, { name: 'Norte', brandIds: [brandId] });
  const other = await made(campaigns.createBrand, { name: 'Boreal' });
  const kinds: Kind[] = [
    {
      form: 'category',
      ...record(rewards.getCategory, rewards.saveCategory, { categoryId }),
      mine: ['name.pt-BR', 'Eletrônicos'],
      theirs: ['maximum', 3],
      other: 'Casa',
    },
    {
      form: 'retailer',
      ...record(campaigns.getRetailer, campaigns.saveRetailer, { retailerId }),
      mine: ['name', 'Horizonte Sul'],
      theirs: ['takesPhotos', false],
      other: 'Horizonte Norte',
    },
    {
      form: 'agency',
      ...record(campaigns.getAgency, campaigns.saveAgency, { agencyId }),
      mine: ['name', 'Norte e Sul'],
      theirs: ['brandIds', [brandId, other].toSorted()],
      other: 'Leste',
    },
  ];
  for (const kind of kinds) await proveMerged(kind, { me, them, stranger });
});
