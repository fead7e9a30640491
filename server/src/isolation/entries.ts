/**
 * One entry an operation: how it is called with another tenant's ids in path, query and body. An operation of the contract without an entry
 * fails the walk, so a new endpoint cannot be forgotten.
 */
import { campaignsEntries } from './campaigns-entries.ts';
import type { Entry } from './entry.ts';
import { groupEntries } from './group-entries.ts';
import { importEntries } from './import-entries.ts';
import { identityEntries } from './identity-entries.ts';
import { ledgerEntries } from './ledger-entries.ts';
import { rewardsEntries } from './rewards-entries.ts';
import { salesEntries } from './sales-entries.ts';
import { defaultPreferences } from '@vitrine/domain/notices';

const wholeSite = { site: 'superuser', because: 'a superuser manages every client of the site' } as const;

/** Theirs is the person, the token is not: with the right one whoever holds the letter gets in. */
const aForgedLink = ({ personId }: { personId: string }) => ({
  uidb64: Buffer.from(personId.replaceAll('-', ''), 'hex').toString('base64url'),
  token: 'A'.repeat(43),
});

/** Theirs is the member, the signature is not. */
const aForgedEnd = ({ tenantId, memberId }: { tenantId: string; memberId: string }) =>
  Buffer.concat([Buffer.from(`${tenantId}${memberId}`.replaceAll('-', ''), 'hex'), Buffer.alloc(32, 7)]).toString('base64url');

export const entries: Record<string, Entry> = {
  completeUpload: { asks: (b) => [{ body: { upload: b.uploadId } }] },
  renewLink: { asks: (b) => [{ body: { fileId: b.fileId } }] },
  listAuditTrail: { asks: (b) => [{ query: {} }, { query: { subject: 'course', subjectId: b.courseId } }, { query: { after: b.cursor } }] },
  exportAuditTrail: { asks: () => [{ query: {} }, { query: { subject: 'course' } }] },

  reportFault: {
    asks: () => [{ body: { release: '0', app: 'portal', name: 'Error', message: 'x', stack: '', path: '/home' } }],
  },

  getSite: { asks: () => [{ query: {} }, { query: { locale: 'fr' } }] },
  getLoginConfiguration: { asks: () => [{}] },
  saveLoginConfiguration: {
    asks: (b) => [
      { body: { version: 1, configuration: { ...b.configuration, logoFileIds: { 'pt-BR': b.fileId }, backgroundFileId: b.fileId } } },
    ],
  },
  listClients: { asks: (b) => [{ query: {} }, { query: { search: b.mark } }, { query: { after: b.cursor } }], sharedWithin: wholeSite },
  exportClients: { asks: () => [{ query: {} }], sharedWithin: wholeSite },
  getClient: { asks: (b) => [{ params: { clientId: b.tenantId } }], sharedWithin: wholeSite },
  createClient: { asks: (b) => [{ body: { ...b.clientSettings, slug: 'taken-over', logoFileId: b.fileId, wideLogoFileId: b.fileId } }] },
  saveClient: {
    asks: (b) => [{ params: { clientId: b.tenantId }, body: { version: 1, client: b.clientSettings } }],
    sharedWithin: wholeSite,
  },

  listDeadJobs: { asks: () => [{}], sharedWithin: wholeSite },
  replayDeadJobs: { asks: (b) => [{ body: { ids: [b.newId()] } }] },

  getPublicInstitutionalText: {
    asks: () => [
      { params: { page: 'about' }, query: {} },
      { params: { page: 'about' }, query: { locale: 'en-US' } },
    ],
  },
  getInstitutionalText: { asks: () => [{ params: { page: 'about' } }] },
  getInstitutionalDraft: { asks: (b) => [{ params: { clientId: b.tenantId, page: 'about' } }], sharedWithin: wholeSite },
  saveInstitutionalDraft: {
    asks: (b) => [{ params: { clientId: b.tenantId, page: 'about' }, body: { version: 0, draft: { text: { 'pt-BR': 'Invasor' } } } }],
    sharedWithin: wholeSite,
  },

  alternativeLogin: { asks: (b) => [{ body: { username: b.userName, password: 'not the password' } }] },
  token: { asks: (b) => [{ body: { grant_type: 'refresh_token', refresh_token: `${b.refreshToken.slice(0, -4)}AAAA` } }] },
  reloadUserTokens: { asks: (b) => [{ body: { refresh_token: b.callerRefreshToken, id_client: b.tenantId } }] },
  openChallenge: { asks: () => [{}] },
  apiRecoverPassword: { asks: (b) => [{ body: { login: b.userName } }] },
  getPhoneNumberWithDocument: { asks: (b) => [{ body: { document: b.userName, country: 'BR', birthday: '1990-01-31' } }] },
  sendRecoverPasswordCode: { asks: (b) => [{ body: { document: b.userName, country: 'BR', channel: 'sms' } }] },
  validateRecoverPasswordCode: { asks: (b) => [{ body: { document: b.userName, country: 'BR', code: '123456' } }] },
  checkPasswordLink: { asks: (b) => [{ body: aForgedLink(b) }] },
  setPasswordByLink: {
    asks: (b) => [{ body: { ...aForgedLink(b), password: 'Senha-2026-x' } }],
  },
  sendPasswordLink: { asks: (b) => [{ params: { memberId: b.memberId } }] },
  getContactChecks: { asks: () => [{}] },
  sendPhoneCode: { asks: () => [{ body: { channel: 'sms' } }] },
  confirmPhone: { asks: () => [{ body: { code: '123456' } }] },
  sendEmailLink: { asks: () => [{}] },
  confirmEmail: { asks: (b) => [{ body: aForgedLink(b) }] },

  getMe: { asks: () => [{}] },
  issueWebserviceToken: { asks: (b) => [{ body: { login: b.userName } }, { body: { login: b.userName, id_client: b.tenantId } }] },
  lookAtWebserviceToken: { asks: (b) => [{ body: { token: b.refreshToken } }] },
  redeemWebserviceToken: { asks: (b) => [{ body: { token: b.refreshToken } }] },
  listIntegrators: { asks: () => [{}] },
  exportIntegrators: { asks: () => [{ query: {} }] },
  createIntegrator: { asks: (b) => [{ body: { name: `Invasor ${b.nonce}` } }] },
  endIntegrator: { asks: (b) => [{ params: { integratorId: `web-${b.tenantId}` } }] },
  passGate: { asks: () => [{ params: { gate: 'onboarding' }, body: { edition: 1 } }] },
  changePassword: { asks: () => [{ body: { current: 'not the password', password: 'Senha-2026-x' } }] },
  saveMe: { asks: () => [{ body: { languageId: 1 } }] },
  getSiteLists: { asks: () => [{}] },
  listPeople: {
    asks: (b) => [
      { query: { limit: 100 } },
      { query: { search: b.mark } },
      { query: { search: b.userName } },
      { query: { after: b.cursor, limit: 100 } },
    ],
  },
  previewBulkChange: {
    asks: (b) => [
      { body: { whom: { by: 'members', ids: [b.memberId] }, action: { do: 'block' } } },
      { body: { whom: { by: 'filter', filter: { search: b.mark } }, action: { do: 'block' } } },
      { body: { whom: { by: 'members', ids: [b.callerMemberId] }, action: { do: 'add_group', id: b.groupId } } },
      { body: { whom: { by: 'change', bulkId: b.bulkId }, action: { do: 'block' } } },
    ],
  },
  applyBulkChange: { asks: (b) => [{ params: { bulkId: b.bulkId } }] },
  getBulkChange: { asks: (b) => [{ params: { bulkId: b.bulkId } }] },
  countPeople: { asks: (b) => [{ query: {} }, { query: { search: b.mark } }, { query: { group: b.groupId } }] },
  /** By an id: what somebody searches for stands in their own trail, and would be found there as the mark. */
  exportPeople: { asks: (b) => [{ query: {} }, { query: { group: b.groupId } }] },
  getPerson: { asks: (b) => [{ params: { memberId: b.memberId } }, { params: { memberId: b.personId } }] },
  createPerson: {
    asks: (b) => [
      {
        body: {
          ...b.personForm,
          userName: `copy.${b.nonce}`,
          email: `copy.${b.nonce}@exemplo.test`,
          document: '',
          groupIds: [b.groupId],
          password: 'Senha-2026-x',
        },
      },
    ],
  },
  savePerson: {
    asks: (b) => [{ params: { memberId: b.memberId }, body: { version: 1, person: { ...b.personForm, groupIds: [b.groupId] } } }],
  },
  setPersonStatus: { asks: (b) => [{ params: { memberId: b.memberId }, body: { status: 'blocked' } }] },
  setProgramStatus: { asks: (b) => [{ params: { memberId: b.memberId }, body: { status: 'blocked' } }] },
  setPersonPassword: { asks: (b) => [{ params: { memberId: b.memberId }, body: { password: 'Senha-2026-x' } }] },

  listNotices: { asks: (b) => [{ query: {} }, { query: { after: b.cursor } }, { query: { isUnread: 'true' } }] },
  markNoticesRead: { asks: (b) => [{ body: { ids: [b.noticeId] } }] },
  markAllNoticesRead: { asks: (b) => [{ body: { newestId: b.noticeId } }] },
  getNoticePreferences: { asks: () => [{}] },
  saveNoticePreferences: { asks: () => [{ body: { version: 0, preferences: defaultPreferences('America/Sao_Paulo') } }] },
  unsubscribe: { asks: (b) => [{ params: { token: aForgedEnd(b) }, body: {} }] },
  listFeed: { asks: (b) => [{ query: {} }, { query: { topic: 'learning' } }, { query: { after: b.cursor } }] },

  addFavourite: {
    asks: (b) => [{ params: { subject: 'course', subjectId: b.courseId } }, { params: { subject: 'reward', subjectId: b.store.rewardId } }],
  },
  removeFavourite: {
    asks: (b) => [{ params: { subject: 'course', subjectId: b.courseId } }, { params: { subject: 'reward', subjectId: b.store.rewardId } }],
  },

  getAttempt: { asks: (b) => [{ params: { attemptId: b.attemptId }, query: { device: b.device } }] },
  saveAnswer: {
    asks: (b) => [
      { params: { attemptId: b.attemptId, questionId: b.questionId }, body: { device: b.device, options: [b.optionId], revision: 99 } },
    ],
  },
  takeAttemptOver: { asks: (b) => [{ params: { attemptId: b.attemptId }, body: { device: 'a stolen device' } }] },

  listCourseDrafts: { asks: (b) => [{ query: { limit: 100 } }, { query: { search: b.mark } }, { query: { after: b.cursor } }] },
  exportCourses: { asks: () => [{ query: {} }, { query: { state: 'draft' } }] },
  createCourse: {
    asks: (b) => [
      { body: { ...b.courseForm, prerequisiteCourseId: b.courseId } },
      { body: { ...b.courseForm, imageFileId: b.fileId } },
      { body: { ...b.courseForm, tagIds: [b.tagId] } },
    ],
  },
  getCourseDraft: { asks: (b) => [{ params: { courseId: b.courseId } }] },
  saveCourse: { asks: (b) => [{ params: { courseId: b.courseId }, body: { version: 1, course: b.courseForm } }] },
  addActivity: { asks: (b) => [{ params: { courseId: b.courseId }, body: { version: 1, activity: b.activityForm } }] },
  saveActivity: {
    asks: (b) => [{ params: { courseId: b.courseId, activityId: b.activityId }, body: { version: 1, activity: b.activityForm } }],
  },
  removeActivity: { asks: (b) => [{ params: { courseId: b.courseId, activityId: b.activityId }, query: { version: 1 } }] },
  orderActivities: { asks: (b) => [{ params: { courseId: b.courseId }, body: { version: 1, activityIds: [b.activityId] } }] },
  publishCourse: { asks: (b) => [{ params: { courseId: b.courseId }, body: { version: 1 } }] },
  retireCourse: { asks: (b) => [{ params: { courseId: b.courseId } }] },
  getCourseAudience: { asks: (b) => [{ params: { courseId: b.courseId } }] },
  saveCourseAudience: {
    asks: (b) => [{ params: { courseId: b.courseId }, body: { groupIds: [b.groupId], areaIds: [b.areaId], tagIds: [b.tagId] } }],
  },
  previewActivity: { asks: (b) => [{ params: { courseId: b.courseId, hierarchy_order: 1 } }] },

  listCourses: {
    asks: (b) => [
      { query: { limit: 100 } },
      { query: { search: b.mark } },
      { query: { tag: b.tagId } },
      { query: { show: 'mine' } },
      { query: { after: b.cursor } },
    ],
  },
  countCourses: { asks: () => [{}] },
  getCourse: { asks: (b) => [{ params: { courseId: b.courseId } }] },
  enrol: { asks: (b) => [{ params: { courseId: b.courseId } }] },
  openActivity: { asks: (b) => [1, 2, 3].map((hierarchy_order) => ({ params: { courseId: b.courseId, hierarchy_order } })) },
  reportLearning: {
    asks: (b) => [
      {
        body: {
          events: [
            {
              event_id: b.newId(),
              device_id: b.device,
              seq: 1,
              client_time: b.now,
              courseId: b.courseId,
              activityId: b.activityId,
              what: { kind: 'pages_read', pages: [1], lastPage: 1 },
            },
          ],
        },
      },
    ],
  },
  startAttempt: { asks: (b) => [{ params: { courseId: b.courseId, hierarchy_order: 3 }, body: { device: b.device } }] },
  finishAttempt: {
    asks: (b) => [{ params: { courseId: b.courseId, hierarchy_order: 3, attemptId: b.attemptId }, body: { device: b.device } }],
  },

  listCertificates: { asks: (b) => [{ query: {} }, { query: { after: b.cursor } }] },
  getCertificate: { asks: (b) => [{ params: { certificateId: b.certificateId } }] },
  getCertificateFile: {
    asks: (b) => [
      { params: { certificateId: b.certificateId }, query: { member: b.memberId, expires: 4_000_000_000, signature: 'guessed' } },
      {
        params: { certificateId: b.certificateId },
        query: { member: b.callerMemberId, expires: 4_000_000_000, signature: b.callerSignature },
      },
    ],
  },
  getTrailUserResultCertificate: { asks: (b) => [{ body: { id_trail: b.courseId } }, { body: { id_trail: b.certificateId } }] },
  verifyCertificate: {
    asks: (b) => [{ params: { code: b.certificateCode }, query: {} }],
    sharedWithin: { site: 'everybody', because: 'whoever holds the code of a certificate may verify it on its site (CER-01)' },
  },

  ...campaignsEntries,
  ...groupEntries,
  ...importEntries,
  ...identityEntries,
  ...ledgerEntries,
  ...rewardsEntries,
  ...salesEntries,

  // Last, for it ends the caller's session.
  openStream: { asks: () => [] },
  logOut: { asks: () => [{}] },
};
