import { getCampaignToManage, getProduct, getStore, saveCampaign, saveProduct, saveStore } from '@vitrine/contract/campaigns';
import { getCourseDraft, saveCourse } from '@vitrine/contract/catalog';
import { getPerson, savePerson } from '@vitrine/contract/identity';
import { getItem, saveItem } from '@vitrine/contract/library';
import { getMessageDraft, saveMessage } from '@vitrine/contract/messages';
import { getNewsDraft, saveNews } from '@vitrine/contract/news';
import { getBanner, getPage, saveBanner, savePage } from '@vitrine/contract/pages';
import { getRewardToManage, saveReward } from '@vitrine/contract/rewards';
import { getSurveyToManage, saveSurvey } from '@vitrine/contract/surveys';
import { getTrailDraft, saveTrail } from '@vitrine/contract/trails';
import { aBrandWithAgency, aCampaign, aProduct, aStore } from '../modules/campaigns/testing.ts';
import { aCourse } from '../modules/catalog/testing.ts';
import { aPerson, type BuiltPerson } from '../modules/identity/testing.ts';
import { aFolder, anItem } from '../modules/library/testing.ts';
import { aMessage } from '../modules/messages/testing.ts';
import { aNewsDraft } from '../modules/news/testing.ts';
import { aBanner, aPage } from '../modules/pages/testing.ts';
import { aReward } from '../modules/rewards/testing.ts';
import { aSurvey, noTrainings } from '../modules/surveys/testing.ts';
import { aTrail } from '../modules/trails/testing.ts';
import { test, type House } from '../testing.ts';
import { proveMerged, recordsOf, twoAdministrators, type Kind } from './testing.ts';

async function kindsOf(house: House, admin: BuiltPerson): Promise<Kind[]> {
  const { platform } = house;
  const seller = await aPerson(platform, { tenantId: admin.tenantId });
  const { storeId } = await aStore(platform, admin.actor);
  const { brandId } = await aBrandWithAgency(platform, admin.actor);
  const { productId } = await aProduct(platform, admin.actor, { brandId });
  const { rewardId } = await aReward(platform, admin.actor);
  const { campaignId } = await aCampaign(platform, admin.actor);
  const { id: courseId } = await aCourse(platform, admin.actor, {});
  const { id: trailId } = await aTrail(platform, admin.actor, { courses: [courseId] });
  const newsId = await aNewsDraft(platform, admin.actor);
  const { surveyId } = await aSurvey({ ...platform, ...noTrainings }, admin.actor, { isPublished: false });
  const { messageId } = await aMessage(platform, admin.actor);
  const pageId = await aPage(platform, admin.actor);
  const bannerId = await aBanner(platform, admin.actor);
  const itemId = await anItem(platform, admin.actor, { folderId: await aFolder(platform, admin.actor) });
  const { record } = recordsOf(house, admin);
  return [
    {
      form: 'person',
      ...record(getPerson, savePerson, { memberId: seller.memberId }),
      mine: ['city', 'Olinda'],
      theirs: ['phone', '+5581988887777'],
      other: 'Natal',
    },
    {
      form: 'store',
      ...record(getStore, saveStore, { storeId }),
      mine: ['city', 'Recife'],
      theirs: ['takesPhotos', false],
      other: 'Natal',
    },
    {
      form: 'product',
      ...record(getProduct, saveProduct, { productId }),
      mine: ['formFactor', '500 L'],
      theirs: ['processor', 'X1'],
      other: '300 L',
    },
    {
      form: 'reward',
      ...record(getRewardToManage, saveReward, { rewardId }),
      mine: ['price', 450],
      theirs: ['deliveryDays', 7],
      other: 999,
    },
    {
      form: 'campaign',
      ...record(getCampaignToManage, saveCampaign, { campaignId }),
      mine: ['summary', { 'pt-BR': 'Venda mais' }],
      theirs: ['terms', { 'pt-BR': 'Regras novas' }],
      other: { 'pt-BR': 'Outra frase' },
    },
    {
      form: 'course',
      ...record(getCourseDraft, saveCourse, { courseId }),
      mine: ['workloadMinutes', 45],
      theirs: ['isSequential', true],
      other: 50,
    },
    {
      form: 'trail',
      ...record(getTrailDraft, saveTrail, { trailId }),
      mine: ['summary', { 'pt-BR': 'Em três passos.' }],
      theirs: ['isSequential', true],
      other: { 'pt-BR': 'Outra frase' },
    },
    {
      form: 'news',
      ...record(getNewsDraft, saveNews, { newsId }),
      mine: ['lead', { 'pt-BR': 'Em uma linha' }],
      theirs: ['hasComments', false],
      other: { 'pt-BR': 'Outra frase' },
    },
    {
      form: 'survey',
      ...record(getSurveyToManage, saveSurvey, { surveyId }),
      mine: ['introduction', { 'pt-BR': 'Dois minutos' }],
      theirs: ['position', 7],
      other: { 'pt-BR': 'Outra frase' },
    },
    {
      form: 'message',
      ...record(getMessageDraft, saveMessage, { messageId }),
      mine: ['body', { 'pt-BR': 'A loja abre às nove.' }],
      theirs: ['place', 'campaigns'],
      other: { 'pt-BR': 'Outra frase' },
    },
    {
      form: 'page',
      ...record(getPage, savePage, { pageId }),
      mine: ['title', { 'pt-BR': 'Sobre nós' }],
      theirs: ['visibleTo', '2030-01-31'],
      other: { 'pt-BR': 'Outra frase' },
    },
    {
      form: 'banner',
      ...record(getBanner, saveBanner, { bannerId }),
      mine: ['position', 3],
      theirs: ['isClosable', false],
      other: 9,
    },
    {
      form: 'item',
      ...record(getItem, saveItem, { itemId }),
      mine: ['description', { 'pt-BR': 'Leia antes de abrir a loja' }],
      theirs: ['isMustRead', true],
      other: { 'pt-BR': 'Outra frase' },
    },
  ];
}

test('ADM-01 ADM-02 ADM-04 two who change different fields of one record both succeed, in any order and at once; one field changed twice is refused, and the naive client loses one', async ({
  house,
}) => {
  const [me, them] = await twoAdministrators(house);
  const stranger = await aPerson(house.platform, { roles: ['client_administrator'] });
  for (const kind of await kindsOf(house, me)) await proveMerged(kind, { me, them, stranger });
});
