/** Every write of the console, done once for good on a client of one's own, in an order in which each finds what it needs. */
import { atMade, action, name, same, version, asThere, type Action, type ConsoleParts } from './console-action.ts';
import {
  ofTrails,
  ofLibrary,
  ofPodcasts,
  ofQuestions,
  ofLearning,
  ofPhotosAndLevels,
  ofForum,
  ofBadges,
  ofEvents,
  ofClasses,
  ofSence,
  ofCertificates,
  ofSurveys,
  ofNews,
  ofMessages,
  ofPages,
  ofSupport,
  ofTransfer,
} from './console-actions-of-content.ts';

/** What changes nothing that a client would ask after, so that its audit log is not told. */
export const untold: Readonly<Record<string, string>> = {
  previewBulkChange: 'it shows whom a change would reach; the change is told',
  checkDates: 'it shows with what dates that nobody planned yet would be in conflict',
  previewGroupRule: 'it shows whom a rule would take in; the rule is told',
  beginPeopleImport: 'a spreadsheet that is looked at changes nobody; applying it and undoing it is told',
  mapPeopleImport: 'the same spreadsheet, read another way',
  beginSalesImport: 'a spreadsheet that is looked at credits nobody; applying it and undoing it is told',
  steerSalesImport: 'it takes a spreadsheet that had a dry run by a job: the import’s own tests do it, and look into the audit log',
  checkLogInProvider: 'it asks the provider whether the settings hold',
  removeSiteHost:
    'it takes an address that is neither the main one nor in use: the tests of a site’s addresses do it, and look into the audit log',
  makeAccessCode: 'it takes somebody who never came in: the tests of first accesses do it, and look into the audit log',
  revokeAccessCode: 'as of making one',
  makeImportCodes: 'it takes an import of people without an e-mail: the tests of first accesses do it, and look into the audit log',
  confirmRelease: 'it takes a second administrator: the transfer’s own tests do it',
  claimSale: 'it keeps other auditors off for five minutes and ends by itself (D37); the decision is told',
  releaseSale: 'the end of such a claim',
  replaceItem: 'it takes a second upload: the library’s own tests do it, and look into the audit log',
  claimPhoto: 'as of a sale',
  releasePhoto: 'as of a sale',
  giveOpinion: 'it takes what somebody else decided: the audit’s own tests do it, and look into the audit log',
  claimForumReport: 'as of a sale',
  decideAppeal: 'it takes somebody who appealed against another moderator: the forum’s own tests do it, and look into the audit log',
  saveFilter: 'a person’s own shortcut to a report: nobody else sees it',
  removeSavedFilter: 'as saving one',
  makeReportFile: 'the job that writes the file tells the audit log how many rows left; the reports’ own tests look into it',
  releaseForumReport: 'as of a sale',
  reprovePhoto: 'the other end of one decision with approvePhoto, which is done here',
  approveLevel: 'the other end of one decision with refuseLevel, which is done here; it takes invoices that were audited',
  gradeAnswer: 'it takes an essay that was handed in: the results’ own tests do it, and look into the audit log',
  beginClose: 'it takes a campaign that is over everywhere: the tests of the close do it, and look into the audit log',
  beginSimulation: 'it takes a campaign with sales: the tests of dry runs do it, and look into the audit log',
  unblock: 'it takes somebody whom a test blocked: the tests of the seven kinds do it, and look into the audit log',
};

const plainClient = ({ b }: ConsoleParts) => ({ ...b.clientSettings, name: 'Própria', slug: `own-${b.nonce}` });

const ofSite: Action[] = [
  action('saveLoginConfiguration', ({ b }) => ({ body: { version, configuration: b.configuration } })),
  action('createClient', (parts) => ({ body: plainClient(parts) })),
  action('saveClient', (parts) => ({ params: { clientId: parts.made['createClient'] }, body: { version, client: plainClient(parts) } })),
  same('saveInstitutionalDraft'),
  same('limitClientStorage'),
  action('replayDeadJobs', ({ spare }) => ({ body: { ids: [spare.deadJobId] } })),
  same('createIntegrator'),
  action('saveIntegrator', ({ made }) => ({
    params: { integratorId: made['createIntegrator'] },
    body: { version, integrator: { name: 'Outra' } },
  })),
  action('rotateIntegratorSecret', ({ made }) => ({ params: { integratorId: made['createIntegrator'] } })),
  action('endIntegrator', ({ made }) => ({ params: { integratorId: made['createIntegrator'] } })),
  same('addSiteHost'),
  action('setMainHost', ({ b }) => ({ body: { host: `own-${b.nonce}.test` } })),
  same('saveLogInProvider'),
  same('removeLogInProvider'),
];

const ofPeople: Action[] = [
  same('createPerson'),
  same('savePerson'),
  same('sendPasswordLink'),
  same('setPersonPassword'),
  action('resetSecondStep', ({ spare }) => ({ params: { memberId: spare.securedId } })),
  same('beginVisit'),
  same('previewBulkChange'),
  action('applyBulkChange', ({ made }) => ({ params: { bulkId: made['previewBulkChange'] } })),
  action('setPersonStatus', ({ b }) => ({ params: { memberId: b.memberId }, body: { status: 'approved' } })),
  same('setProgramStatus'),
  action('decideRegistration', ({ spare: { registrationId } }) => ({
    params: { registrationId },
    body: { decision: 'approve', seen: 'waiting', reason: null, note: '' },
  })),
  action('beginPeopleImport', ({ spare }) => ({ body: { fileId: spare.spreadsheetId } })),
  atMade('mapPeopleImport', 'importId', 'beginPeopleImport'),
  action('steerPeopleImport', ({ b }) => ({ params: { importId: b.importId, act: 'apply' } })),
];

const ofGroups: Action[] = [
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

const inCourse = ({ spare: { courseId } }: ConsoleParts) => ({ courseId });
const ofCourses: Action[] = [
  same('createCourse', 2),
  atMade('copyCourse', 'courseId', 'createCourse'),
  action('saveCourse', (parts) => ({ params: inCourse(parts), body: { version, course: parts.b.courseForm } })),
  action('orderActivities', (parts) => ({ params: inCourse(parts), body: { version, activityIds: parts.spare.activityIds.toReversed() } })),
  action('saveActivity', (parts) => ({
    params: { ...inCourse(parts), activityId: parts.spare.activityIds[0] },
    body: { version, activity: parts.b.activityForm },
  })),
  action('removeActivity', (parts) => ({ params: { ...inCourse(parts), activityId: parts.spare.activityIds[1] }, query: { version } })),
  action('addActivity', (parts) => ({ params: inCourse(parts), body: { version, activity: parts.b.activityForm } })),
  action('publishCourse', (parts) => ({ params: inCourse(parts), body: { version } })),
  action('saveCourseAudience', (parts) => ({ ...asThere('saveCourseAudience')(parts), params: inCourse(parts) })),
  action('setInPortfolio', (parts) => ({ params: inCourse(parts), body: { isShown: true } })),
  action('retireCourse', (parts) => ({ params: inCourse(parts) })),
];

/** At the promotion that was made in the campaign that was made. */
const onPromotion = (operation: string): Action =>
  action(operation, (parts) => ({
    ...asThere(operation)(parts),
    params: { campaignId: parts.made['createCampaign'], promotionId: parts.made['createPromotion'] },
  }));
const ofCampaigns: Action[] = [
  same('createBrand'),
  atMade('saveBrand', 'brandId', 'createBrand'),
  action('createAgency', ({ b }) => ({ body: { ...b.program.agencyForm, name: `Própria ${b.nonce}` } })),
  atMade('saveAgency', 'agencyId', 'createAgency'),
  same('createRetailer'),
  atMade('saveRetailer', 'retailerId', 'createRetailer'),
  same('createStore'),
  action('saveStore', ({ b, made }) => ({
    params: { storeId: made['createStore'] },
    body: { version, store: { ...b.program.storeForm, name: 'Própria' } },
  })),
  same('createProduct'),
  atMade('saveProduct', 'productId', 'createProduct'),
  same('createCampaign'),
  atMade('saveCampaign', 'campaignId', 'createCampaign'),
  action('setCampaignStores', ({ b, made }) => ({ params: { campaignId: made['createCampaign'] }, body: { add: [b.program.storeId] } })),
  atMade('savePointsTable', 'campaignId', 'createCampaign'),
  atMade('savePromotionRule', 'campaignId', 'createCampaign'),
  atMade('saveBudget', 'campaignId', 'createCampaign'),
  atMade('copyCampaign', 'campaignId', 'createCampaign'),
  atMade('createPromotion', 'campaignId', 'createCampaign'),
  onPromotion('savePromotion'),
  onPromotion('removePromotion'),
  same('endPromotion'),
  atMade('createPhotoType', 'campaignId', 'createCampaign'),
  action('savePhotoType', (parts) => ({
    ...asThere('savePhotoType')(parts),
    params: { campaignId: parts.made['createCampaign'], typeId: parts.made['createPhotoType'] },
  })),
  atMade('savePhotoRule', 'campaignId', 'createCampaign'),
  atMade('saveCampaignLevels', 'campaignId', 'createCampaign'),
  atMade('publishCampaign', 'campaignId', 'createCampaign'),
];

const onOrder = (operation: string, nth: 0 | 1, body: object = {}): Action =>
  action(operation, ({ spare }) => ({ params: { orderId: spare.orderIds[nth] }, body: { version, ...body } }));
const ofRewards: Action[] = [
  same('createDepartment'),
  atMade('saveDepartment', 'departmentId', 'createDepartment'),
  same('createCategory'),
  action('saveCategory', ({ b, made }) => ({
    params: { categoryId: made['createCategory'] },
    body: { version, category: { name, departmentId: b.store.departmentId, maximum: 1 } },
  })),
  same('createReward'),
  atMade('saveReward', 'rewardId', 'createReward'),
  atMade('moveStock', 'rewardId', 'createReward'),
  atMade('publishReward', 'rewardId', 'createReward'),
  atMade('retireReward', 'rewardId', 'createReward'),
  same('importRewardCodes'),
  action('approveException', ({ b }) => ({ params: { orderId: b.store.orderIds[0] }, body: { version } })),
  onOrder('proposeException', 0, { why: 'Pressa' }),
  onOrder('withdrawException', 0),
  onOrder('approveOrder', 0),
  onOrder('shipOrder', 0, { tracking: '' }),
  onOrder('deliverOrder', 0),
  onOrder('holdOrder', 1, { note: 'Espera' }),
  onOrder('resumeOrderForMember', 1),
  onOrder('refuseOrder', 1, { reason: 'rules_broken', note: '' }),
];

const onSale = (operation: string, nth: 0 | 1, body?: object): Action =>
  action(operation, ({ spare }) => ({ params: { saleId: spare.saleIds[nth] }, body: { version, ...body } }));
const ofSales: Action[] = [
  onSale('claimSale', 0),
  action('releaseSale', ({ spare }) => ({ params: { saleId: spare.saleIds[0] } })),
  onSale('approveSale', 0),
  onSale('refuseSale', 1, { reason: 'forged', note: '' }),
];

export const actions: readonly Action[] = [
  ...ofSite,
  ...ofSurveys,
  ...ofEvents,
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
  ...ofClasses,
  ...ofSence,
  ...ofCertificates,
  ...ofNews,
  ...ofMessages,
  ...ofPages,
  ...ofSupport,
  ...ofTransfer,
];
