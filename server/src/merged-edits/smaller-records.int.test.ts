import * as assessment from '@vitrine/contract/assessment';
import * as badges from '@vitrine/contract/badges';
import * as campaigns from '@vitrine/contract/campaigns';
import * as certificates from '@vitrine/contract/certificates';
import * as classes from '@vitrine/contract/classes';
import * as events from '@vitrine/contract/events';
import * as forum from '@vitrine/contract/forum';
import * as identity from '@vitrine/contract/identity';
import * as levels from '@vitrine/contract/levels';
import * as photos from '@vitrine/contract/photos';
import * as podcasts from '@vitrine/contract/podcasts';
import * as sence from '@vitrine/contract/sence';
import * as support from '@vitrine/contract/support';
import * as tenancy from '@vitrine/contract/tenancy';
import { dayIn } from '@vitrine/domain/kernel';
import { aQuestion } from '../modules/assessment/testing.ts';
import { badgeFields } from '../modules/badges/testing.ts';
import { aCampaign, aPromotionForm } from '../modules/campaigns/testing.ts';
import { aCourse } from '../modules/catalog/testing.ts';
import { designFields } from '../modules/certificates/testing.ts';
import { classFields } from '../modules/classes/testing.ts';
import { eventFields } from '../modules/events/testing.ts';
import { boardFields } from '../modules/forum/testing.ts';
import { aGroup, aPerson, type BuiltPerson } from '../modules/identity/testing.ts';
import { anEpisodeForm, aPodcastForm } from '../modules/podcasts/testing.ts';
import { aSenceCourse } from '../modules/sence/testing.ts';
import { aFaqForm } from '../modules/support/testing.ts';
import { test, type House } from '../testing.ts';
import { proveMerged, recordsOf, twoAdministrators, type Kind } from './testing.ts';

const text = (words: string) => ({ 'pt-BR': words });
const photoType = { name: text('Vitrine'), good: {}, bad: {}, goodFileId: null, badFileId: null, points: 100, position: 0, isActive: true };

async function ofProgram(house: House, admin: BuiltPerson): Promise<Kind[]> {
  const { record, made, listed } = recordsOf(house, admin);
  const { id: courseId } = await aCourse(house.platform, admin.actor, {});
  await aSenceCourse(house.platform, admin.actor, { courseId });
  const { campaignId } = await aCampaign(house.platform, admin.actor);
  const eventId = await made(events.createEvent, eventFields(house.platform, { day: '2037-03-27', begins: '19:00', ends: '21:00' }));
  const classId = await made(classes.createClass, classFields({ courseId }));
  const badgeId = await made(badges.createBadge, badgeFields({ rule: 'certificates', goal: 2 }));
  const designId = await made(certificates.createDesign, designFields());
  const day = (days: number) => dayIn('America/Sao_Paulo', house.platform.clock.in(days * 86_400_000));
  const promotionForm = aPromotionForm(house.platform, { beginsOn: day(5), endsOn: day(9) });
  const promotionId = await made(campaigns.createPromotion, promotionForm, { campaignId });
  const typeId = await made(photos.createPhotoType, photoType, { campaignId });
  const levelAt = (rank: number): Kind => ({
    form: 'level',
    ...listed(levels.listLevels, levels.saveLevel, { params: { rank }, row: (items) => items.find((one) => one['rank'] === rank) }),
    mine: ['name.pt-BR', 'Criador'],
    theirs: ['benefits', text('Frete grátis')],
    other: 'Mestre',
    isTheirOwn: true,
  });
  await levelAt(3).save(admin, { version: 0, level: { summary: text('O mais alto') } });
  const { id: _, ...question } = aQuestion();
  const questionId = await made(assessment.createBankQuestion, { ...question, kind: 'multiple', subjectId: null, tags: [] });
  return [
    {
      form: 'event',
      ...record(events.getEventToManage, events.saveEvent, { eventId }),
      mine: ['address', 'Rua Nova, 7'],
      theirs: ['name.en-US', 'Meeting of makers'],
      other: 'Rua Velha, 3',
      together: { first: { begins: '20:00' }, later: { ends: '20:00' }, refused: { 'event.ends': 'event_without_length' } },
    },
    {
      form: 'class',
      ...record(classes.getClassToManage, classes.saveClass, { classId }),
      mine: ['name', 'Turma da manhã'],
      theirs: ['seats', 12],
      other: 'Turma da noite',
      together: {
        first: { opensAt: '2034-01-01T00:00:00.000Z' },
        later: { closesAt: '2033-01-01T00:00:00.000Z' },
        refused: { 'class.closesAt': 'window_invalid' },
      },
    },
    {
      form: 'design',
      ...record(certificates.getDesign, certificates.saveDesign, { designId }),
      mine: ['signerName', 'Inês Conceição'],
      theirs: ['showsGrade', false],
      other: 'Helena Prado',
    },
    {
      form: 'badge',
      ...record(badges.getBadgeToManage, badges.saveBadge, { badgeId }),
      mine: ['description', text('Para quem vende.')],
      theirs: ['position', 7],
      other: text('Outra frase'),
      together: { first: { rule: 'level_reached' }, later: { goal: 50 }, refused: { 'badge.goal': 'goal_too_big' } },
    },
    {
      form: 'promotion',
      ...record(campaigns.getPromotion, campaigns.savePromotion, { campaignId, promotionId }),
      mine: ['name.pt-BR', 'Semana do frio'],
      theirs: ['isStackable', true],
      other: 'Outra semana',
      together: { first: { endsOn: day(6) }, later: { beginsOn: day(7) }, refused: { 'promotion.endsOn': 'ends_before_begin' } },
    },
    {
      form: 'type',
      ...record(photos.getPhotoType, photos.savePhotoType, { campaignId, typeId }),
      mine: ['good', text('A exposição inteira')],
      theirs: ['position', 7],
      other: text('Outra frase'),
    },
    levelAt(2), // nobody named it yet
    levelAt(3),
    {
      form: 'question',
      ...record(assessment.getBankQuestion, assessment.saveBankQuestion, { questionId }),
      mine: ['prompt.pt-BR', 'Qual delas?'],
      theirs: ['tags', ['Inverse']],
      other: 'Outra?',
      together: {
        first: { kind: 'single' },
        later: { options: question.options.map((option, place) => ({ ...option, isRight: place < 2 })) },
        refused: { 'question.options': 'one_right_option' },
      },
    },
    {
      form: 'course',
      ...record(sence.getSenceCourse, sence.saveSenceCourse, { courseId }),
      mine: ['actionCode', '5900001'],
      theirs: ['senceCode', '1237999902'],
      other: '5900002',
    },
  ];
}

async function ofSite(house: House, admin: BuiltPerson): Promise<Kind[]> {
  const { record, made, listed } = recordsOf(house, admin);
  const boardId = await made(forum.createBoard, boardFields());
  const podcastId = await made(podcasts.createPodcast, aPodcastForm());
  const episodeId = await made(podcasts.createEpisode, anEpisodeForm(), { podcastId });
  const categoryId = await made(support.createFaqCategory, { name: text('Notas'), position: 0 });
  const entryId = await made(support.createFaqEntry, aFaqForm({ categoryId }));
  const replyId = await made(support.createCannedReply, { name: 'Prazo', text: text('Até cinco dias.') });
  const groupId = await aGroup(house.platform, { tenantId: admin.tenantId });
  const labelId = await made(identity.createGroupLabel, { name: text('Turmas') });
  const areaId = await made(identity.createArea, { name: text('Andes'), countries: ['CL'] });
  const roleId = await made(identity.createCustomRole, { name: text('Revisão'), permissions: ['content.read'] });
  const client = record(tenancy.getClient, tenancy.saveClient, { clientId: admin.tenantId });
  await client.save(admin, { version: (await client.read()).body.version, client: { languages: { ids: [1, 2, 3], first: 1 } } });
  return [
    {
      form: 'board',
      ...record(forum.getBoardToKeep, forum.saveBoard, { boardId }),
      mine: ['description.pt-BR', 'Dúvidas de quem vende'],
      theirs: ['opener', 'staff'],
      other: 'Outra frase',
    },
    {
      form: 'podcast',
      ...record(podcasts.getPodcastToKeep, podcasts.savePodcast, { podcastId }),
      mine: ['description', text('Quem vende conta.')],
      theirs: ['position', 7],
      other: text('Outra frase'),
    },
    {
      form: 'episode',
      ...record(podcasts.getEpisodeToKeep, podcasts.saveEpisode, { episodeId }),
      mine: ['description', text('Três perguntas.')],
      theirs: ['publishedOn', '2034-01-01'],
      other: text('Outra frase'),
    },
    {
      form: 'client',
      ...client,
      mine: ['name', 'Aurora Norte'],
      theirs: ['program.pt-BR', 'Clube do Balcão'],
      other: 'Aurora Sul',
      together: {
        first: { languages: { ids: [1, 2], first: 1 } },
        later: { languages: { ids: [1, 2, 3], first: 3 } },
        refused: { 'client.languages.first': 'default_language_missing' },
      },
    },
    {
      form: 'draft',
      ...record(tenancy.getInstitutionalDraft, tenancy.saveInstitutionalDraft, { clientId: admin.tenantId, page: 'about' }),
      mine: ['text.pt-BR', 'Quem somos.'],
      theirs: ['text.en-US', 'Who we are.'],
      other: 'Quem fomos.',
    },
    {
      form: 'configuration',
      ...record(tenancy.getLoginConfiguration, tenancy.saveLoginConfiguration, {}),
      mine: ['text.pt-BR', 'Entre e aprenda'],
      theirs: ['show_public_faq', true],
      other: 'Entre',
      together: {
        first: { languageIds: [1, 2] },
        later: { default_language_id: 4 },
        refused: { 'configuration.default_language_id': 'default_language_missing' },
      },
      isTheirOwn: true,
    },
    {
      form: 'entry',
      ...record(support.getFaqEntry, support.saveFaqEntry, { entryId }),
      mine: ['answer.pt-BR', 'Até três dias úteis.'],
      theirs: ['isPublic', false],
      other: 'Até dois dias úteis.',
    },
    {
      form: 'reply',
      ...listed(support.listCannedReplies, support.saveCannedReply, {
        params: { replyId },
        row: (items) => items.map(({ version, name, text: words }) => ({ version, reply: { name, text: words } }))[0],
      }),
      mine: ['name', 'Prazo da nota'],
      theirs: ['text.en-US', 'Within five days.'],
      other: 'Prazo de sempre',
    },
    {
      form: 'group',
      ...record(identity.getGroup, identity.saveGroup, { groupId }),
      mine: ['name.pt-BR', 'Vendas Sul'],
      theirs: ['labelId', labelId],
      other: 'Vendas Norte',
    },
    {
      form: 'area',
      ...record(identity.getArea, identity.saveArea, { areaId }),
      mine: ['name.pt-BR', 'Cordilheira'],
      theirs: ['countries', ['BR', 'CL']],
      other: 'Litoral',
    },
    {
      form: 'role',
      ...record(identity.getCustomRole, identity.saveCustomRole, { roleId }),
      mine: ['name.pt-BR', 'Revisão de textos'],
      theirs: ['permissions', ['content.read', 'content.write']],
      other: 'Leitura',
    },
  ];
}

test('ADM-01 ADM-04 CMP-06 two who change different fields of what a program is made of both succeed; what is wrong together is refused at its field', async ({
  house,
}) => {
  const [me, them] = await twoAdministrators(house);
  const stranger = await aPerson(house.platform, { roles: ['client_administrator'] });
  for (const kind of await ofProgram(house, me)) await proveMerged(kind, { me, them, stranger });
});

test('ADM-03 ADM-07 CLI-03 CLI-09 two who change different fields of a client, its log-in, its boards, podcasts and groups both succeed', async ({
  house,
}) => {
  const [me, them] = await twoAdministrators(house);
  const stranger = await aPerson(house.platform, { roles: ['client_administrator'] });
  for (const kind of await ofSite(house, me)) await proveMerged(kind, { me, them, stranger });
});
