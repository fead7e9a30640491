/** The console's writes of what a brand gives its people to read, hear, answer and talk about. */
import { badgeFields } from '../modules/badges/testing.ts';
import { designFields } from '../modules/certificates/testing.ts';
import { aMessageForm } from '../modules/messages/testing.ts';
import { aNewsForm } from '../modules/news/testing.ts';
import { bannerFields, pageFields } from '../modules/pages/testing.ts';
import { anEpisodeForm } from '../modules/podcasts/testing.ts';
import { atMade, deed, name, nobodyNamed, same, version, asThere, type Deed, type Desk } from './console-deed.ts';
import type { Attack, Foreign } from './entry.ts';

export const ofTrails: readonly Deed[] = [
  same('createTrailCategory'),
  atMade('saveTrailCategory', 'categoryId', 'createTrailCategory'),
  atMade('removeTrailCategory', 'categoryId', 'createTrailCategory'),
  same('createTrail', 1),
  atMade('saveTrail', 'trailId', 'createTrail'),
  atMade('saveTrailItems', 'trailId', 'createTrail'),
  atMade('saveTrailAudience', 'trailId', 'createTrail'),
  atMade('publishTrail', 'trailId', 'createTrail'),
  atMade('retireTrail', 'trailId', 'createTrail'),
];

export const ofLibrary: readonly Deed[] = [
  same('createLibraryCategory'),
  atMade('saveLibraryCategory', 'categoryId', 'createLibraryCategory'),
  atMade('removeLibraryCategory', 'categoryId', 'createLibraryCategory'),
  deed('createFolder', () => ({ body: { parentId: null, folder: { name: { 'pt-BR': 'Nova pasta' }, audience: nobodyNamed } } })),
  deed('saveFolder', ({ made }) => ({
    params: { folderId: made['createFolder'] },
    body: { version, folder: { name: { 'pt-BR': 'Outra pasta' }, audience: nobodyNamed } },
  })),
  deed('moveFolder', ({ made }) => ({ params: { folderId: made['createFolder'] }, body: { version, parentId: null } })),
  atMade('retireFolder', 'folderId', 'createFolder'),
  atMade('restoreFolder', 'folderId', 'createFolder'),
  same('addItem'),
  same('changeItems'),
  atMade('saveItem', 'itemId', 'addItem'),
  same('retireItem'),
  same('restoreItem'),
];

const podcastMade = (made: Desk['made']) => ({ params: { podcastId: made['createPodcast'] } });
export const ofPodcasts: readonly Deed[] = [
  same('createPodcastCategory'),
  atMade('savePodcastCategory', 'categoryId', 'createPodcastCategory'),
  atMade('removePodcastCategory', 'categoryId', 'createPodcastCategory'),
  same('createPodcast'),
  atMade('savePodcast', 'podcastId', 'createPodcast'),
  deed('publishPodcast', ({ made }) => ({ ...podcastMade(made), body: { version } })),
  deed('retirePodcast', ({ made }) => ({ ...podcastMade(made), body: { version } })),
  atMade('createEpisode', 'podcastId', 'createPodcast'),
  deed('saveEpisode', ({ made }) => ({ params: { episodeId: made['createEpisode'] }, body: { version, episode: anEpisodeForm() } })),
  // One with a sound, which was published as it was made.
  deed('retireEpisode', (desk) => ({ ...asThere('retireEpisode')(desk), body: { version } })),
  deed('publishEpisode', (desk) => ({ ...asThere('publishEpisode')(desk), body: { version } })),
];

export const ofQuestions: readonly Deed[] = [
  same('createSubject'),
  same('createBankQuestion'),
  atMade('saveBankQuestion', 'questionId', 'createBankQuestion'),
  atMade('setBankQuestionActive', 'questionId', 'createBankQuestion'),
  deed('importQuestions', ({ spare }) => ({ body: { fileId: spare.questionsId, subjectId: null, isTrial: false } })),
];

export const ofLearning: readonly Deed[] = [
  same('hideReview'),
  same('enrolMembers'),
  same('endEnrolmentPath'),
  same('createEnrolmentRule'),
  same('endEnrolmentRule'),
];

const badgeOfDesk = badgeFields();
const asBadge = (made: Desk['made']) => ({ params: { badgeId: made['createBadge'] } });
export const ofPhotosAndLevels: readonly Deed[] = [
  same('claimPhoto'),
  same('releasePhoto'),
  same('approvePhoto'),
  same('saveLevel'),
  same('refuseLevel', 2),
];

export const ofForum: readonly Deed[] = [
  same('createBoard'),
  atMade('saveBoard', 'boardId', 'createBoard'),
  deed('retireBoard', ({ made }) => ({ params: { boardId: made['createBoard'] }, body: { version, isRetired: true } })),
  deed('saveForumWords', () => ({ body: { version: 0, words: ['promessa'] } })),
  same('decideForumReport'),
  same('endForumMute'),
];
export const ofBadges: readonly Deed[] = [
  same('createBadge'),
  deed('saveBadge', ({ b, made }) => ({ ...asBadge(made), body: { version, badge: { ...badgeOfDesk, name: { 'pt-BR': b.mark } } } })),
  deed('publishBadge', ({ made }) => ({ ...asBadge(made), body: { version } })),
  deed('awardBadge', ({ b, made }) => ({ ...asBadge(made), body: { memberId: b.memberId, why: 'Vendeu muito' } })),
  deed('withdrawAward', ({ made }) => ({ params: { awardId: made['awardBadge'] }, body: { why: 'Engano' } })),
  deed('retireBadge', ({ made }) => ({ ...asBadge(made), body: { version } })),
];

const asDesign = (made: Desk['made']) => ({ params: { designId: made['createDesign'] } });
export const ofCertificates: readonly Deed[] = [
  same('createDesign'),
  deed('saveDesign', ({ b, made }) => ({ ...asDesign(made), body: { version, design: designFields({ name: b.mark }) } })),
  deed('removeDesign', ({ made }) => asDesign(made)),
];

const inSurvey = ({ made }: Desk) => ({ surveyId: made['createSurvey'] });
export const ofSurveys: readonly Deed[] = [
  same('createSurvey'),
  deed('saveSurvey', (desk) => ({
    params: inSurvey(desk),
    body: {
      version,
      survey: {
        title: name,
        introduction: {},
        isUnnamed: false,
        isMandatory: false,
        opensOn: null,
        closesOn: null,
        position: 0,
        audience: nobodyNamed,
        allTrainings: false,
        trainings: [],
        ownerIds: [desk.b.callerMemberId],
        questions: [{ id: desk.b.newId(), kind: 'scale', text: name, isRequired: true, options: [], most: null, low: {}, high: {} }],
      },
    },
  })),
  deed('publishSurvey', (desk) => ({ params: inSurvey(desk), body: { version } })),
  deed('retireSurvey', (desk) => ({ params: inSurvey(desk), body: { version } })),
];

const newsOfDesk = aNewsForm({ title: { 'pt-BR': 'Própria' } });
export const ofNews: readonly Deed[] = [
  same('createNewsCategory'),
  atMade('saveNewsCategory', 'categoryId', 'createNewsCategory'),
  atMade('removeNewsCategory', 'categoryId', 'createNewsCategory'),
  same('createNews'),
  deed('saveNews', ({ made }) => ({ params: { newsId: made['createNews'] }, body: { version, news: newsOfDesk } })),
  deed('publishNews', ({ made }) => ({ params: { newsId: made['createNews'] }, body: { version } })),
  same('judgeComment'),
  atMade('retireNews', 'newsId', 'createNews'),
];

const atMessage = ({ made }: Desk, body: Attack['body']) => ({ params: { messageId: made['createMessage'] }, body });
export const ofMessages: readonly Deed[] = [
  same('createMessage'),
  deed('saveMessage', (desk) => atMessage(desk, { version, message: aMessageForm() })),
  deed('sendMessage', (desk) => atMessage(desk, { version, at: { day: '2099-01-31', time: '18:00' } })),
  deed('unscheduleMessage', (desk) => atMessage(desk, { version })),
  deed('sendMessage', (desk) => atMessage(desk, { version, at: null })),
  deed('takeBackMessage', (desk) => atMessage(desk, { version })),
];

const asBanner = (made: Desk['made']) => ({ params: { bannerId: made['createBanner'] } });
const asPage = (made: Desk['made']) => ({ params: { pageId: made['createPage'] } });
const aQuote = ({ memberId, mark }: Foreign) => ({ id: memberId, kind: 'quote' as const, text: { 'pt-BR': mark }, by: {} });
export const ofPages: readonly Deed[] = [
  same('createBanner'),
  deed('saveBanner', ({ b, made }) => ({ ...asBanner(made), body: { version, banner: bannerFields({ title: { 'pt-BR': b.mark } }) } })),
  deed('publishBanner', ({ made }) => ({ ...asBanner(made), body: { version } })),
  deed('retireBanner', ({ made }) => ({ ...asBanner(made), body: { version } })),
  deed('createPage', () => ({ body: { kind: 'page', title: name, slug: 'propria' } })),
  deed('savePage', ({ b, made }) => ({ ...asPage(made), body: { version, page: pageFields({ slug: 'propria', blocks: [aQuote(b)] }) } })),
  deed('publishPage', ({ made }) => ({ ...asPage(made), body: { version } })),
  deed('retirePage', ({ made }) => ({ ...asPage(made), body: { version } })),
];

export const ofSupport: readonly Deed[] = [
  same('createFaqCategory'),
  atMade('saveFaqCategory', 'categoryId', 'createFaqCategory'),
  atMade('removeFaqCategory', 'categoryId', 'createFaqCategory'),
  same('createFaqEntry'),
  atMade('saveFaqEntry', 'entryId', 'createFaqEntry'),
  atMade('publishFaqEntry', 'entryId', 'createFaqEntry'),
  atMade('retireFaqEntry', 'entryId', 'createFaqEntry'),
  same('addRestDay'),
  deed('removeRestDay', () => ({ params: { day: '2030-03-08' } })),
  same('createCannedReply'),
  atMade('saveCannedReply', 'replyId', 'createCannedReply'),
  atMade('removeCannedReply', 'replyId', 'createCannedReply'),
  same('claimTicket'),
  same('noteOnTicket'),
  same('assignTicket'),
  same('answerTicket'),
  same('mergeTicket'),
  same('closeTicket'),
];
