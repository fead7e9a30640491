/** Every write of the console, done once for good on a client of one's own, in an order in which each finds what it needs. */
import { atMade, deed, name, same, version, asThere, type Deed, type Desk } from './console-deed.ts';
import {
  ofTrails,
  ofLibrary,
  ofPodcasts,
  ofQuestions,
  ofLearning,
  ofPhotosAndLevels,
  ofForum,
  ofBadges,
  ofCertificates,
  ofSurveys,
  ofNews,
  ofMessages,
  ofPages,
  ofSupport,
} from './console-deeds-of-content.ts';

/** What changes nothing that a client would ask after, so that its trail is not told. */
export const untold: Readonly<Record<string, string>> = {
  previewBulkChange: 'it shows whom a change would reach; the change is told',
  previewGroupRule: 'it shows whom a rule would take in; the rule is told',
  beginPeopleImport: 'a sheet that is looked at changes nobody; applying it and undoing it is told',
  mapPeopleImport: 'the same sheet, read another way',
  beginSalesImport: 'a sheet that is looked at credits nobody; applying it and undoing it is told',
  steerSalesImport: 'it takes a sheet that was rehearsed by a job: the import’s own tests do it, and look into the trail',
  checkLogInProvider: 'it asks the provider whether the settings hold',
  removeSiteHost:
    'it takes an address that is neither the main one nor in use: the tests of a site’s addresses do it, and look into the trail',
  claimSale: 'it keeps other auditors off for five minutes and ends by itself (D37); the decision is told',
  releaseSale: 'the end of such a claim',
  replaceItem: 'it takes a second upload: the library’s own tests do it, and look into the trail',
  claimPhoto: 'as of a sale',
  releasePhoto: 'as of a sale',
  giveOpinion: 'it takes what somebody else decided: the audit’s own tests do it, and look into the trail',
  claimForumReport: 'as of a sale',
  decideAppeal: 'it takes somebody who appealed against another moderator: the forum’s own tests do it, and look into the trail',
  saveFilter: 'a person’s own shortcut to a report: nobody else sees it',
  removeSavedFilter: 'as saving one',
  makeReportFile: 'the job that writes the file tells the trail how many rows left; the reports’ own tests look into it',
  releaseForumReport: 'as of a sale',
  reprovePhoto: 'the other end of one decision with approvePhoto, which is done here',
  approveLevel: 'the other end of one decision with refuseLevel, which is done here; it takes invoices that were audited',
  gradeAnswer: 'it takes an essay that was handed in: the results’ own tests do it, and look into the trail',
  beginClose: 'it takes a campaign that is over everywhere: the tests of the close do it, and look into the trail',
  beginRehearsal: 'it takes a campaign with sales: the tests of rehearsals do it, and look into the trail',
  unblock: 'it takes somebody whom a test blocked: the tests of the seven kinds do it, and look into the trail',
};

const plainClient = ({ b }: Desk) => ({ ...b.clientSettings, name: 'Própria', slug: `own-${b.nonce}` });

const ofSite: Deed[] = [
  deed('saveLoginConfiguration', ({ b }) => ({ body: { version, configuration: b.configuration } })),
  deed('createClient', (desk) => ({ body: plainClient(desk) })),
  deed('saveClient', (desk) => ({ params: { clientId: desk.made['createClient'] }, body: { version, client: plainClient(desk) } })),
  same('saveInstitutionalDraft'),
  same('limitClientStorage'),
  deed('replayDeadJobs', ({ spare }) => ({ body: { ids: [spare.deadJobId] } })),
  same('createIntegrator'),
  deed('saveIntegrator', ({ made }) => ({ params: { integratorId: made['createIntegrator'] }, body: { name: 'Outra' } })),
  deed('rotateIntegratorSecret', ({ made }) => ({ params: { integratorId: made['createIntegrator'] } })),
  deed('endIntegrator', ({ made }) => ({ params: { integratorId: made['createIntegrator'] } })),
  same('addSiteHost'),
  deed('setMainHost', ({ b }) => ({ body: { host: `own-${b.nonce}.test` } })),
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
  same('createCustomRole'),
  atMade('saveCustomRole', 'roleId', 'createCustomRole'),
  atMade('setCustomRoleMembers', 'roleId', 'createCustomRole'),
  atMade('removeCustomRole', 'roleId', 'createCustomRole'),
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
  atMade('copyCourse', 'courseId', 'createCourse'),
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
  atMade('saveBudget', 'campaignId', 'createCampaign'),
  atMade('copyCampaign', 'campaignId', 'createCampaign'),
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
  ...ofCertificates,
  ...ofNews,
  ...ofMessages,
  ...ofPages,
  ...ofSupport,
];
