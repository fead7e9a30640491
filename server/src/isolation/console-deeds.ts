/** Every write of the console, done once for good on a client of one's own, in an order in which each finds what it needs. */
import { badgeFields } from '../modules/badges/testing.ts';
import { anEpisodeForm } from '../modules/podcasts/testing.ts';
import { aNewsForm } from '../modules/news/testing.ts';
import { bannerFields, pageFields } from '../modules/pages/testing.ts';
import { entries } from './entries.ts';
import type { Attack, Foreign } from './entry.ts';

/** What the writes are done to: `b` is a whole client, `made` the ids that earlier writes answered, by their names. */
export type Desk = {
  b: Foreign;
  made: Readonly<Record<string, string>>;
  spare: {
    registrationId: string;
    /** A member with a second step. */
    securedId: string;
    sheetId: string;
    courseId: string;
    activityIds: string[];
    /** To be approved, and to be refused. */
    orderIds: [string, string];
    saleIds: [string, string];
    deadJobId: string;
    questionsId: string;
  };
};
export type Deed = { operation: string; ask: (desk: Desk) => Attack };

/** What changes nothing that a client would ask after, so that its trail is not told. */
export const untold: Readonly<Record<string, string>> = {
  previewBulkChange: 'it shows whom a change would reach; the change is told',
  previewGroupRule: 'it shows whom a rule would take in; the rule is told',
  beginPeopleImport: 'a sheet that is looked at changes nobody; applying it and undoing it is told',
  mapPeopleImport: 'the same sheet, read another way',
  checkLogInProvider: 'it asks the provider whether the settings hold',
  claimSale: 'it keeps other auditors off for five minutes and ends by itself (D37); the decision is told',
  releaseSale: 'the end of such a claim',
  replaceItem: 'it takes a second upload: the library’s own tests do it, and look into the trail',
  claimPhoto: 'as of a sale',
  releasePhoto: 'as of a sale',
  claimForumReport: 'as of a sale',
  releaseForumReport: 'as of a sale',
  reprovePhoto: 'the other end of one decision with approvePhoto, which is done here',
  approveLevel: 'the other end of one decision with refuseLevel, which is done here; it takes invoices that were audited',
  gradeAnswer: 'it takes an essay that was handed in: the results’ own tests do it, and look into the trail',
  unblock: 'it takes somebody whom a test blocked: the tests of the seven kinds do it, and look into the trail',
};

const nobodyNamed = { groupIds: [], areaIds: [], tagIds: [] };
/** Versions are counted up by whoever walks; where none is sent here, 0 stands for the one that holds. */
const version = 0;
const name = { 'pt-BR': 'Própria' };
/** As the walk of other tenants calls it, by its nth way. */
const asThere =
  (operation: string, nth = 0) =>
  ({ b }: Desk): Attack =>
    entries[operation]?.asks(b)[nth] ?? {};
const same = (operation: string, nth = 0): Deed => ({ operation, ask: asThere(operation, nth) });
const deed = (operation: string, ask: Deed['ask']): Deed => ({ operation, ask });
/** The same body, at what was made before. */
const atMade = (operation: string, param: string, maker: string): Deed =>
  deed(operation, (desk) => ({ ...asThere(operation)(desk), params: { [param]: desk.made[maker] } }));
const plainClient = ({ b }: Desk) => ({ ...b.clientSettings, name: 'Própria', slug: `own-${b.nonce}` });

const ofSite: Deed[] = [
  deed('saveLoginConfiguration', ({ b }) => ({ body: { version, configuration: b.configuration } })),
  deed('createClient', (desk) => ({ body: plainClient(desk) })),
  deed('saveClient', (desk) => ({ params: { clientId: desk.made['createClient'] }, body: { version, client: plainClient(desk) } })),
  same('saveInstitutionalDraft'),
  same('limitClientStorage'),
  deed('replayDeadJobs', ({ spare }) => ({ body: { ids: [spare.deadJobId] } })),
  same('createIntegrator'),
  deed('endIntegrator', ({ made }) => ({ params: { integratorId: made['createIntegrator'] } })),
  same('saveLogInProvider'),
  same('removeLogInProvider'),
];

const ofPeople: Deed[] = [
  same('createPerson'),
  same('savePerson'),
  same('sendPasswordLink'),
  same('setPersonPassword'),
  deed('resetSecondStep', ({ spare }) => ({ params: { memberId: spare.securedId } })),
  same('beginVisit'),
  same('previewBulkChange'),
  deed('applyBulkChange', ({ made }) => ({ params: { bulkId: made['previewBulkChange'] } })),
  deed('setPersonStatus', ({ b }) => ({ params: { memberId: b.memberId }, body: { status: 'approved' } })),
  same('setProgramStatus'),
  deed('decideRegistration', ({ spare: { registrationId } }) => ({
    params: { registrationId },
    body: { decision: 'approve', seen: 'waiting', reason: null, note: '' },
  })),
  deed('beginPeopleImport', ({ spare }) => ({ body: { fileId: spare.sheetId } })),
  atMade('mapPeopleImport', 'importId', 'beginPeopleImport'),
  deed('steerPeopleImport', ({ b }) => ({ params: { importId: b.importId, act: 'apply' } })),
];

const ofGroups: Deed[] = [
  same('createGroupLabel'),
  atMade('saveGroupLabel', 'labelId', 'createGroupLabel'),
  atMade('removeGroupLabel', 'labelId', 'createGroupLabel'),
  same('createArea'),
  atMade('saveArea', 'areaId', 'createArea'),
  atMade('removeArea', 'areaId', 'createArea'),
  same('createTag'),
  atMade('saveTag', 'tagId', 'createTag'),
  same('setTagMembers'),
  same('createGroup'),
  atMade('saveGroup', 'groupId', 'createGroup'),
  atMade('setGroupRule', 'groupId', 'createGroup'),
  same('previewGroupRule'),
  same('setGroupMembers'),
  atMade('removeGroup', 'groupId', 'createGroup'),
];

const inCourse = ({ spare: { courseId } }: Desk) => ({ courseId });
const ofCourses: Deed[] = [
  same('createCourse', 2),
  deed('saveCourse', (desk) => ({ params: inCourse(desk), body: { version, course: desk.b.courseForm } })),
  deed('orderActivities', (desk) => ({ params: inCourse(desk), body: { version, activityIds: desk.spare.activityIds.toReversed() } })),
  deed('saveActivity', (desk) => ({
    params: { ...inCourse(desk), activityId: desk.spare.activityIds[0] },
    body: { version, activity: desk.b.activityForm },
  })),
  deed('removeActivity', (desk) => ({ params: { ...inCourse(desk), activityId: desk.spare.activityIds[1] }, query: { version } })),
  deed('addActivity', (desk) => ({ params: inCourse(desk), body: { version, activity: desk.b.activityForm } })),
  deed('publishCourse', (desk) => ({ params: inCourse(desk), body: { version } })),
  deed('saveCourseAudience', (desk) => ({ ...asThere('saveCourseAudience')(desk), params: inCourse(desk) })),
  deed('setInPortfolio', (desk) => ({ params: inCourse(desk), body: { isShown: true } })),
  deed('retireCourse', (desk) => ({ params: inCourse(desk) })),
];

/** At the promotion that was made in the campaign that was made. */
const onPromotion = (operation: string): Deed =>
  deed(operation, (desk) => ({
    ...asThere(operation)(desk),
    params: { campaignId: desk.made['createCampaign'], promotionId: desk.made['createPromotion'] },
  }));
const ofCampaigns: Deed[] = [
  same('createBrand'),
  atMade('saveBrand', 'brandId', 'createBrand'),
  deed('createAgency', ({ b }) => ({ body: { ...b.program.agencyForm, name: `Própria ${b.nonce}` } })),
  atMade('saveAgency', 'agencyId', 'createAgency'),
  same('createRetailer'),
  atMade('saveRetailer', 'retailerId', 'createRetailer'),
  same('createStore'),
  deed('saveStore', ({ b, made }) => ({
    params: { storeId: made['createStore'] },
    body: { version, store: { ...b.program.storeForm, name: 'Própria' } },
  })),
  same('createProduct'),
  atMade('saveProduct', 'productId', 'createProduct'),
  same('createCampaign'),
  atMade('saveCampaign', 'campaignId', 'createCampaign'),
  deed('setCampaignStores', ({ b, made }) => ({ params: { campaignId: made['createCampaign'] }, body: { add: [b.program.storeId] } })),
  atMade('savePointsTable', 'campaignId', 'createCampaign'),
  atMade('savePromotionRule', 'campaignId', 'createCampaign'),
  atMade('createPromotion', 'campaignId', 'createCampaign'),
  onPromotion('savePromotion'),
  onPromotion('removePromotion'),
  same('endPromotion'),
  atMade('createPhotoType', 'campaignId', 'createCampaign'),
  deed('savePhotoType', (desk) => ({
    ...asThere('savePhotoType')(desk),
    params: { campaignId: desk.made['createCampaign'], typeId: desk.made['createPhotoType'] },
  })),
  atMade('savePhotoRule', 'campaignId', 'createCampaign'),
  atMade('saveCampaignLevels', 'campaignId', 'createCampaign'),
  atMade('publishCampaign', 'campaignId', 'createCampaign'),
];

const onOrder = (operation: string, nth: 0 | 1, body: object = {}): Deed =>
  deed(operation, ({ spare }) => ({ params: { orderId: spare.orderIds[nth] }, body: { version, ...body } }));
const ofRewards: Deed[] = [
  same('createDepartment'),
  atMade('saveDepartment', 'departmentId', 'createDepartment'),
  same('createCategory'),
  deed('saveCategory', ({ b, made }) => ({
    params: { categoryId: made['createCategory'] },
    body: { version, category: { name, departmentId: b.store.departmentId, maximum: 1 } },
  })),
  same('createReward'),
  atMade('saveReward', 'rewardId', 'createReward'),
  atMade('moveStock', 'rewardId', 'createReward'),
  atMade('publishReward', 'rewardId', 'createReward'),
  atMade('retireReward', 'rewardId', 'createReward'),
  same('importRewardCodes'),
  deed('approveException', ({ b }) => ({ params: { orderId: b.store.orderIds[0] }, body: { version } })),
  onOrder('proposeException', 0, { why: 'Pressa' }),
  onOrder('withdrawException', 0),
  onOrder('approveOrder', 0),
  onOrder('shipOrder', 0, { tracking: '' }),
  onOrder('deliverOrder', 0),
  onOrder('holdOrder', 1, { note: 'Espera' }),
  onOrder('resumeOrderForMember', 1),
  onOrder('refuseOrder', 1, { reason: 'rules_broken', note: '' }),
];

const onSale = (operation: string, nth: 0 | 1, body?: object): Deed =>
  deed(operation, ({ spare }) => ({ params: { saleId: spare.saleIds[nth] }, body: { version, ...body } }));
const ofSales: Deed[] = [
  onSale('claimSale', 0),
  deed('releaseSale', ({ spare }) => ({ params: { saleId: spare.saleIds[0] } })),
  onSale('approveSale', 0),
  onSale('refuseSale', 1, { reason: 'forged', note: '' }),
];

const ofTrails: Deed[] = [
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

const ofLibrary: Deed[] = [
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
  same('addItem'),
  same('changeItems'),
  atMade('saveItem', 'itemId', 'addItem'),
  same('retireItem'),
];

const podcastMade = (made: Desk['made']) => ({ params: { podcastId: made['createPodcast'] } });
const ofPodcasts: Deed[] = [
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

const ofQuestions: Deed[] = [
  same('createSubject'),
  same('createBankQuestion'),
  atMade('saveBankQuestion', 'questionId', 'createBankQuestion'),
  atMade('setBankQuestionActive', 'questionId', 'createBankQuestion'),
  deed('importQuestions', ({ spare }) => ({ body: { fileId: spare.questionsId, subjectId: null, isTrial: false } })),
];

const ofLearning: Deed[] = [
  same('hideReview'),
  same('enrolMembers'),
  same('endEnrolmentPath'),
  same('createEnrolmentRule'),
  same('endEnrolmentRule'),
];

const badgeOfDesk = badgeFields();
const asBadge = (made: Desk['made']) => ({ params: { badgeId: made['createBadge'] } });
const ofPhotosAndLevels: Deed[] = [
  same('claimPhoto'),
  same('releasePhoto'),
  same('approvePhoto'),
  same('saveLevel'),
  same('refuseLevel', 2),
];

const ofForum: Deed[] = [
  same('createBoard'),
  atMade('saveBoard', 'boardId', 'createBoard'),
  deed('retireBoard', ({ made }) => ({ params: { boardId: made['createBoard'] }, body: { version, isRetired: true } })),
  same('decideForumReport'),
  same('endForumMute'),
];
const ofBadges: Deed[] = [
  same('createBadge'),
  deed('saveBadge', ({ b, made }) => ({ ...asBadge(made), body: { version, badge: { ...badgeOfDesk, name: { 'pt-BR': b.mark } } } })),
  deed('publishBadge', ({ made }) => ({ ...asBadge(made), body: { version } })),
  deed('awardBadge', ({ b, made }) => ({ ...asBadge(made), body: { memberId: b.memberId, why: 'Vendeu muito' } })),
  deed('withdrawAward', ({ made }) => ({ params: { awardId: made['awardBadge'] }, body: { why: 'Engano' } })),
  deed('retireBadge', ({ made }) => ({ ...asBadge(made), body: { version } })),
];

const inSurvey = ({ made }: Desk) => ({ surveyId: made['createSurvey'] });
const ofSurveys: Deed[] = [
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
const ofNews: Deed[] = [
  same('createNewsCategory'),
  atMade('saveNewsCategory', 'categoryId', 'createNewsCategory'),
  atMade('removeNewsCategory', 'categoryId', 'createNewsCategory'),
  same('createNews'),
  deed('saveNews', ({ made }) => ({ params: { newsId: made['createNews'] }, body: { version, news: newsOfDesk } })),
  deed('publishNews', ({ made }) => ({ params: { newsId: made['createNews'] }, body: { version } })),
  same('judgeComment'),
  atMade('retireNews', 'newsId', 'createNews'),
];

const asBanner = (made: Desk['made']) => ({ params: { bannerId: made['createBanner'] } });
const asPage = (made: Desk['made']) => ({ params: { pageId: made['createPage'] } });
const aQuote = ({ memberId, mark }: Foreign) => ({ id: memberId, kind: 'quote' as const, text: { 'pt-BR': mark }, by: {} });
const ofPages: Deed[] = [
  same('createBanner'),
  deed('saveBanner', ({ b, made }) => ({ ...asBanner(made), body: { version, banner: bannerFields({ title: { 'pt-BR': b.mark } }) } })),
  deed('publishBanner', ({ made }) => ({ ...asBanner(made), body: { version } })),
  deed('retireBanner', ({ made }) => ({ ...asBanner(made), body: { version } })),
  deed('createPage', () => ({ body: { kind: 'page', title: name, slug: 'propria' } })),
  deed('savePage', ({ b, made }) => ({ ...asPage(made), body: { version, page: pageFields({ slug: 'propria', blocks: [aQuote(b)] }) } })),
  deed('publishPage', ({ made }) => ({ ...asPage(made), body: { version } })),
  deed('retirePage', ({ made }) => ({ ...asPage(made), body: { version } })),
];

const ofSupport: Deed[] = [
  same('createFaqCategory'),
  atMade('saveFaqCategory', 'categoryId', 'createFaqCategory'),
  atMade('removeFaqCategory', 'categoryId', 'createFaqCategory'),
  same('createFaqEntry'),
  atMade('saveFaqEntry', 'entryId', 'createFaqEntry'),
  atMade('publishFaqEntry', 'entryId', 'createFaqEntry'),
  atMade('retireFaqEntry', 'entryId', 'createFaqEntry'),
  same('createCannedReply'),
  atMade('saveCannedReply', 'replyId', 'createCannedReply'),
  atMade('removeCannedReply', 'replyId', 'createCannedReply'),
  same('claimTicket'),
  same('noteOnTicket'),
  same('assignTicket'),
  same('answerTicket'),
  same('closeTicket'),
];

export const deeds: readonly Deed[] = [
  ...ofSite,
  ...ofSurveys,
  ...ofGroups,
  ...ofPeople,
  ...ofCourses,
  ...ofTrails,
  ...ofLibrary,
  ...ofPodcasts,
  ...ofQuestions,
  ...ofLearning,
  ...ofCampaigns,
  ...ofRewards,
  ...ofSales,
  ...ofPhotosAndLevels,
  ...ofForum,
  ...ofBadges,
  ...ofNews,
  ...ofPages,
  ...ofSupport,
];
