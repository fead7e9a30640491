/** The console's writes of what a brand gives its people to read, hear, answer and talk about. */
import { badgeFields } from '../modules/badges/testing.ts';
import { encounterForm } from '../modules/classes/testing.ts';
import { designFields } from '../modules/certificates/testing.ts';
import { aMessageForm } from '../modules/messages/testing.ts';
import { aNewsForm } from '../modules/news/testing.ts';
import { bannerFields, pageFields } from '../modules/pages/testing.ts';
import { anEpisodeForm } from '../modules/podcasts/testing.ts';
import { partnerForm } from '../modules/transfer/testing.ts';
import { atMade, action, name, nobodyNamed, same, version, asThere, type Action, type ConsoleParts } from './console-action.ts';
import type { Attack, Foreign } from './entry.ts';

export const ofTrails: readonly Action[] = [
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

export const ofLibrary: readonly Action[] = [
  same('createLibraryCategory'),
  atMade('saveLibraryCategory', 'categoryId', 'createLibraryCategory'),
  atMade('removeLibraryCategory', 'categoryId', 'createLibraryCategory'),
  action('createFolder', () => ({ body: { parentId: null, folder: { name: { 'pt-BR': 'Nova pasta' }, audience: nobodyNamed } } })),
  action('saveFolder', ({ made }) => ({
    params: { folderId: made['createFolder'] },
    body: { version, folder: { name: { 'pt-BR': 'Outra pasta' }, audience: nobodyNamed } },
  })),
  action('moveFolder', ({ made }) => ({ params: { folderId: made['createFolder'] }, body: { version, parentId: null } })),
  atMade('retireFolder', 'folderId', 'createFolder'),
  atMade('restoreFolder', 'folderId', 'createFolder'),
  same('addItem'),
  same('changeItems'),
  atMade('saveItem', 'itemId', 'addItem'),
  same('retireItem'),
  same('restoreItem'),
];

const podcastMade = (made: ConsoleParts['made']) => ({ params: { podcastId: made['createPodcast'] } });
export const ofPodcasts: readonly Action[] = [
  same('createPodcastCategory'),
  atMade('savePodcastCategory', 'categoryId', 'createPodcastCategory'),
  atMade('removePodcastCategory', 'categoryId', 'createPodcastCategory'),
  same('createPodcast'),
  atMade('savePodcast', 'podcastId', 'createPodcast'),
  action('publishPodcast', ({ made }) => ({ ...podcastMade(made), body: { version } })),
  action('retirePodcast', ({ made }) => ({ ...podcastMade(made), body: { version } })),
  atMade('createEpisode', 'podcastId', 'createPodcast'),
  action('saveEpisode', ({ made }) => ({ params: { episodeId: made['createEpisode'] }, body: { version, episode: anEpisodeForm() } })),
  // One with a sound, which was published as it was made.
  action('retireEpisode', (parts) => ({ ...asThere('retireEpisode')(parts), body: { version } })),
  action('publishEpisode', (parts) => ({ ...asThere('publishEpisode')(parts), body: { version } })),
];

export const ofQuestions: readonly Action[] = [
  same('createSubject'),
  same('createBankQuestion'),
  atMade('saveBankQuestion', 'questionId', 'createBankQuestion'),
  atMade('setBankQuestionActive', 'questionId', 'createBankQuestion'),
  action('importQuestions', ({ spare }) => ({ body: { fileId: spare.questionsId, subjectId: null, isTrial: false } })),
];

export const ofLearning: readonly Action[] = [
  same('hideReview'),
  same('enrolMembers'),
  same('endEnrolmentPath'),
  same('createEnrolmentRule'),
  same('changeEnrolmentRule'),
  same('endEnrolmentRule'),
];

const badgeOfConsole = badgeFields();
const asBadge = (made: ConsoleParts['made']) => ({ params: { badgeId: made['createBadge'] } });
export const ofPhotosAndLevels: readonly Action[] = [
  same('claimPhoto'),
  same('releasePhoto'),
  same('approvePhoto'),
  same('saveLevel'),
  same('refuseLevel', 2),
];

export const ofForum: readonly Action[] = [
  same('createBoard'),
  atMade('saveBoard', 'boardId', 'createBoard'),
  action('retireBoard', ({ made }) => ({ params: { boardId: made['createBoard'] }, body: { version, isRetired: true } })),
  action('saveForumWords', () => ({ body: { version: 0, words: ['promessa'] } })),
  same('decideForumReport'),
  same('endForumMute'),
];
export const ofBadges: readonly Action[] = [
  same('createBadge'),
  action('saveBadge', ({ b, made }) => ({ ...asBadge(made), body: { version, badge: { ...badgeOfConsole, name: { 'pt-BR': b.mark } } } })),
  action('publishBadge', ({ made }) => ({ ...asBadge(made), body: { version } })),
  action('awardBadge', ({ b, made }) => ({ ...asBadge(made), body: { memberId: b.memberId, why: 'Vendeu muito' } })),
  action('withdrawAward', ({ made }) => ({ params: { awardId: made['awardBadge'] }, body: { why: 'Engano' } })),
  action('retireBadge', ({ made }) => ({ ...asBadge(made), body: { version } })),
];

const weeklyTwice = { frequency: 'weekly', interval: 1, byday: [], until: null, count: 2 };
const asEvent = (made: ConsoleParts['made']) => ({ params: { eventId: made['createEvent'] } });
const guestOf = ({ b, made }: ConsoleParts) => ({ params: { eventId: made['createEvent'], memberId: b.memberId } });
export const ofEvents: readonly Action[] = [
  same('createEvent'),
  atMade('saveEvent', 'eventId', 'createEvent'),
  action('repeatEvent', ({ made }) => ({
    ...asEvent(made),
    body: { version, rule: weeklyTwice },
  })),
  action('inviteGuests', ({ b, made }) => ({ ...asEvent(made), body: { memberIds: [b.memberId], groupIds: [] } })),
  action('publishEvent', ({ made }) => ({ ...asEvent(made), body: { version } })),
  action('withdrawInvitation', guestOf),
  action('renewCheckInCode', ({ made }) => asEvent(made)),
  action('markArrival', ({ b, made }) => ({ ...asEvent(made), body: { memberId: b.memberId } })),
  action('undoArrival', (parts) => ({ ...guestOf(parts), body: { why: 'Engano' } })),
  action('cancelEvent', ({ made }) => ({ ...asEvent(made), body: { version, why: 'Chuva' } })),
];

export const ofSence: readonly Action[] = [
  same('saveSenceSettings'),
  same('removeSenceCourse'),
  same('addSenceCourse'),
  same('saveSenceCourse'),
];

const asClass = (made: ConsoleParts['made']) => ({ params: { classId: made['createClass'] } });
export const ofClasses: readonly Action[] = [
  same('saveMeetingProvider'),
  same('removeMeetingProvider'),
  same('createClass'),
  action('saveClass', (parts) => ({ ...asThere('saveClass')(parts), ...asClass(parts.made) })),
  action('addEncounter', ({ made }) => ({ ...asClass(made), body: encounterForm() })),
  action('addEncounters', ({ made }) => ({ ...asClass(made), body: { ...encounterForm({ day: '2034-03-07' }), rule: weeklyTwice } })),
  action('publishClass', ({ made }) => ({ ...asClass(made), body: { version } })),
  action('closeClass', ({ made }) => ({ ...asClass(made), body: { version } })),
  same('steerEncounter'),
  same('moveOpening'),
  same('markPresence'),
  same('markAllPresent'),
  same('issueResults'),
  same('cancelEncounter'),
  action('cancelClass', ({ made }) => ({ ...asClass(made), body: { version, reason: 'Falta de público' } })),
];

const asDesign = (made: ConsoleParts['made']) => ({ params: { designId: made['createDesign'] } });
export const ofCertificates: readonly Action[] = [
  same('createDesign'),
  action('saveDesign', ({ b, made }) => ({ ...asDesign(made), body: { version, design: designFields({ name: b.mark }) } })),
  action('removeDesign', ({ made }) => asDesign(made)),
];

const inSurvey = ({ made }: ConsoleParts) => ({ surveyId: made['createSurvey'] });
export const ofSurveys: readonly Action[] = [
  same('createSurvey'),
  action('saveSurvey', (parts) => ({
    params: inSurvey(parts),
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
        ownerIds: [parts.b.callerMemberId],
        questions: [{ id: parts.b.newId(), kind: 'scale', text: name, isRequired: true, options: [], most: null, low: {}, high: {} }],
      },
    },
  })),
  action('publishSurvey', (parts) => ({ params: inSurvey(parts), body: { version } })),
  action('retireSurvey', (parts) => ({ params: inSurvey(parts), body: { version } })),
];

const newsOfConsole = aNewsForm({ title: { 'pt-BR': 'Própria' } });
export const ofNews: readonly Action[] = [
  same('createNewsCategory'),
  atMade('saveNewsCategory', 'categoryId', 'createNewsCategory'),
  atMade('removeNewsCategory', 'categoryId', 'createNewsCategory'),
  same('createNews'),
  action('saveNews', ({ made }) => ({ params: { newsId: made['createNews'] }, body: { version, news: newsOfConsole } })),
  action('publishNews', ({ made }) => ({ params: { newsId: made['createNews'] }, body: { version } })),
  same('judgeComment'),
  atMade('retireNews', 'newsId', 'createNews'),
];

const atMessage = ({ made }: ConsoleParts, body: Attack['body']) => ({ params: { messageId: made['createMessage'] }, body });
export const ofMessages: readonly Action[] = [
  same('createMessage'),
  action('saveMessage', (parts) => atMessage(parts, { version, message: aMessageForm() })),
  action('sendMessage', (parts) => atMessage(parts, { version, at: { day: '2099-01-31', time: '18:00' } })),
  action('unscheduleMessage', (parts) => atMessage(parts, { version })),
  action('sendMessage', (parts) => atMessage(parts, { version, at: null })),
  action('takeBackMessage', (parts) => atMessage(parts, { version })),
  same('createMessage'),
  atMade('removeMessage', 'messageId', 'createMessage'),
];

const asBanner = (made: ConsoleParts['made']) => ({ params: { bannerId: made['createBanner'] } });
const asPage = (made: ConsoleParts['made']) => ({ params: { pageId: made['createPage'] } });
const aQuote = ({ memberId, mark }: Foreign) => ({ id: memberId, kind: 'quote' as const, text: { 'pt-BR': mark }, by: {} });
export const ofPages: readonly Action[] = [
  same('createBanner'),
  action('saveBanner', ({ b, made }) => ({ ...asBanner(made), body: { version, banner: bannerFields({ title: { 'pt-BR': b.mark } }) } })),
  action('publishBanner', ({ made }) => ({ ...asBanner(made), body: { version } })),
  action('retireBanner', ({ made }) => ({ ...asBanner(made), body: { version } })),
  action('createPage', () => ({ body: { kind: 'page', title: name, slug: 'propria' } })),
  action('savePage', ({ b, made }) => ({ ...asPage(made), body: { version, page: pageFields({ slug: 'propria', blocks: [aQuote(b)] }) } })),
  action('publishPage', ({ made }) => ({ ...asPage(made), body: { version } })),
  action('retirePage', ({ made }) => ({ ...asPage(made), body: { version } })),
];

export const ofSupport: readonly Action[] = [
  same('createFaqCategory'),
  atMade('saveFaqCategory', 'categoryId', 'createFaqCategory'),
  atMade('removeFaqCategory', 'categoryId', 'createFaqCategory'),
  same('createFaqEntry'),
  atMade('saveFaqEntry', 'entryId', 'createFaqEntry'),
  atMade('publishFaqEntry', 'entryId', 'createFaqEntry'),
  atMade('retireFaqEntry', 'entryId', 'createFaqEntry'),
  same('addRestDay'),
  action('removeRestDay', () => ({ params: { day: '2030-03-08' } })),
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

export const ofTransfer: readonly Action[] = [
  action('savePartner', (parts) => ({ body: { version, partner: partnerForm({ name: `Clube ${parts.b.nonce}` }) } })),
  same('askPartner'),
  same('askRelease'),
  same('withdrawRelease'),
];
