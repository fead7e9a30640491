import { documentStates, partnerRoles, registrationStates, rejectReasons, sendingStates } from '@vitrine/domain/transfer';
import { z } from 'zod';
import { Day, Id, Instant } from '../kernel/index.ts';

const WebAddress = z
  .string()
  .trim()
  .max(300, 'too_long')
  .refine((typed) => typed === '' || /^https?:\/\/[^\s/]+(\/\S*)?$/.test(typed), 'invalid_choice');

/** A sending as its member sees it. */
export const Sending = z.object({
  id: Id,
  points: z.int().positive(),
  state: z.enum(sendingStates),
  /** The last characters of the document; empty once forgotten. */
  ending: z.string(),
  madeAt: Instant,
  settledAt: Instant.nullable(),
  /** When the partner posted the points, and the last day to use them there (TRF-02). */
  postedOn: Day.nullable(),
  useUntil: Day.nullable(),
  reason: z.enum(rejectReasons).nullable(),
});
export type Sending = z.infer<typeof Sending>;

export const TransferPage = z.object({
  /** Null where the client has none, or closed it. */
  partner: z.object({ name: z.string(), siteUrl: z.string() }).nullable(),
  /** The client's own name, as whose points they are sent. */
  program: z.string(),
  available: z.int().nonnegative(),
  held: z.int().nonnegative(),
  maySend: z.boolean(),
  roles: z.array(z.enum(partnerRoles)),
  /** The person's own document as they registered it; empty where there is none. */
  document: z.string(),
  country: z.string(),
  monthsToUse: z.int().positive(),
  /** The one that waits for the partner; null for none. */
  underWay: Sending.nullable(),
  /** Those before, newest first. */
  past: z.array(Sending),
});
export type TransferPage = z.infer<typeof TransferPage>;

/** What the partner says of a document. */
export const Registration = z.object({ state: z.enum(registrationStates), role: z.enum(partnerRoles).nullable() });

export const PartnerForm = z.strictObject({
  name: z.string().trim().min(1, 'required').max(80, 'too_long'),
  siteUrl: WebAddress,
  apiUrl: WebAddress.refine((typed) => typed !== '', 'required'),
  /** Empty: it stays what it was. */
  key: z.string().trim().max(500, 'too_long'),
  roles: z.array(z.enum(partnerRoles)).max(3, 'too_many'),
  /** Who may send; empty: everybody. */
  groupIds: z.array(Id).max(100, 'too_many'),
  isOpen: z.boolean(),
});
export type PartnerForm = z.infer<typeof PartnerForm>;

/** `version` 0: nobody wrote a partner down yet. The key is told to nobody. */
export const PartnerSettings = z.object({
  version: z.int(),
  hasKey: z.boolean(),
  partner: z.object({
    name: z.string(),
    siteUrl: z.string(),
    apiUrl: z.string(),
    key: z.string(),
    roles: z.array(z.enum(partnerRoles)),
    groupIds: z.array(Id),
    isOpen: z.boolean(),
  }),
  can: z.object({ save: z.boolean() }),
});
export type PartnerSettings = z.infer<typeof PartnerSettings>;

export const SendingRow = Sending.extend({
  memberId: Id,
  name: z.string(),
  asked: z.int(),
  /** What the partner said last; null before it was asked. */
  lastAnswer: z.string().nullable(),
  nextAskAt: Instant.nullable(),
});
export type SendingRow = z.infer<typeof SendingRow>;

export const UsedDocument = z.object({
  id: Id,
  ending: z.string(),
  memberId: Id,
  name: z.string(),
  usedAt: Instant,
  sent: z.int(),
  points: z.int(),
  state: z.enum(documentStates),
  asked: z.object({ by: z.string(), at: Instant, why: z.string() }).nullable(),
  released: z.object({ by: z.string(), at: Instant }).nullable(),
  can: z.object({ askRelease: z.boolean(), confirmRelease: z.boolean(), withdrawRelease: z.boolean() }),
});
export type UsedDocument = z.infer<typeof UsedDocument>;
