/** How one operation is attacked. */
import type { ActivityForm, CourseForm } from '@vitrine/contract/catalog';
import type { PersonForm } from '@vitrine/contract/identity';
import type { ClientSettings, LoginConfigurationDraft } from '@vitrine/contract/tenancy';
import type { BuiltPerson } from '../modules/identity/testing.ts';
import type { House } from '../testing.ts';
import type { ForeignProgram, ForeignWallet, ForeignSale, ForeignStore } from './foreign-ids.ts';

/** The other tenant's ids, forms that are valid by themselves, and what is the caller's own. */
export type Foreign = Record<
  | 'mark'
  | 'tenantId'
  | 'device'
  | 'groupId'
  | 'bulkId'
  | 'customRoleId'
  | 'tagId'
  | 'areaId'
  | 'labelId'
  | 'courseId'
  | 'activityId'
  | 'trailId'
  | 'trailCategoryId'
  | 'ruleId'
  | 'pathId'
  | 'reviewId'
  | 'attemptId'
  | 'questionId'
  | 'optionId'
  | 'certificateId'
  | 'certificateCode'
  | 'noticeId'
  | 'fileId'
  | 'importId'
  | 'spreadsheetId'
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
  wallet: ForeignWallet;
};

/** What is sent; everything in it that can be somebody else's is. */
export type Attack = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };
/** `Own`: ids that the room itself built there. */
export type Entry<Own = object> = {
  asks(b: Foreign & Own): Attack[];
  /** Why a superuser, or anybody, may rightly see this of another client of the same site. */
  sharedWithin?: { site: 'superuser' | 'everybody'; because: string };
};

/** The other tenant as far as it is built when rooms add their rows: an administrator, a learner, their program, and the mark that all texts carry. */
export type OtherTenant = { tenantId: string; author: BuiltPerson; learner: BuiltPerson; program: ForeignProgram; mark: string };

/** A room as the walk meets it: its `testing/isolation.ts`. */
export type RoomUnderAttack<Own extends object = object> = {
  entries: Readonly<Record<string, Entry<Own>>>;
  /** A row in each table of the room that carries a tenant, by its use-cases; answers the ids that its entries send. */
  rows?(house: House, tenant: OtherTenant): Promise<Own>;
  /** Tables that name a person, or hang on one that does, and are not in a copy of their data, each with its reason. */
  untold?: Readonly<Record<string, string>>;
};
