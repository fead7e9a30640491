/** How one operation is attacked. */
import type { ActivityForm, CourseForm } from '@vitrine/contract/catalog';
import type { PersonForm } from '@vitrine/contract/identity';
import type { ClientSettings, LoginConfigurationDraft } from '@vitrine/contract/tenancy';
import type { ForeignProgram, ForeignPurse, ForeignSale, ForeignStore } from './foreign-ids.ts';

/** The other tenant's ids, forms that are valid by themselves, and what is the caller's own. */
export type Foreign = Record<
  | 'mark'
  | 'tenantId'
  | 'device'
  | 'groupId'
  | 'bulkId'
  | 'tagId'
  | 'areaId'
  | 'labelId'
  | 'courseId'
  | 'activityId'
  | 'attemptId'
  | 'questionId'
  | 'optionId'
  | 'certificateId'
  | 'certificateCode'
  | 'noticeId'
  | 'fileId'
  | 'importId'
  | 'sheetId'
  | 'uploadId'
  | 'memberId'
  | 'personId'
  | 'userName'
  | 'registrationId'
  | 'refreshToken'
  | 'sessionId'
  | 'copyId'
  | 'passkeyId'
  | 'cursor'
  | 'now'
  | 'callerMemberId'
  | 'callerRefreshToken'
  /** What the caller's own signature would be, for a link that lives for ever. */
  | 'callerSignature'
  | 'nonce',
  string
> & {
  newId: () => string;
  clientSettings: ClientSettings;
  personForm: PersonForm;
  configuration: LoginConfigurationDraft;
  courseForm: CourseForm;
  activityForm: ActivityForm;
  /** Campaigns and what belongs to them. */
  program: ForeignProgram;
  sale: ForeignSale;
  store: ForeignStore;
  purse: ForeignPurse;
};

/** What is sent; everything in it that can be somebody else's is. */
export type Attack = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };
export type Entry = {
  asks: (b: Foreign) => Attack[];
  /** Why a superuser, or anybody, may rightly see this of another client of the same site. */
  sharedWithin?: { site: 'superuser' | 'everybody'; because: string };
};
