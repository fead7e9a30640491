import { photoFlags, photoReasons, photosRefusals, photoStates } from '@vitrine/domain/photos';
import { z } from 'zod';
import { endpoint, exportOf, Id, Instant, Nothing, pageOf, PageQuery, ParticipantText, SearchTerm } from '../kernel/index.ts';
import { PhotoDecision, Week } from './shapes.ts';

const audits = { needs: 'photos.audit' } as const;
const decides = { ...audits, refusals: [...photosRefusals, 'changed_meanwhile'] } as const;
const one = z.object({ photoId: Id });
const seen = z.strictObject({
  /** Of the photo that the auditor looked at (D37). */
  version: z.int(),
});

/** Who looks at a photo right now; null when nobody does. */
const Claim = z.object({ by: z.string(), isMine: z.boolean(), until: Instant }).nullable();

export const AuditPhotoRow = z.object({
  id: Id,
  version: z.int(),
  state: z.enum(photoStates),
  sender: z.object({ memberId: Id, name: z.string() }),
  storeName: z.string(),
  typeName: z.string(),
  points: z.int(),
  sentAt: Instant,
  url: z.string().nullable(),
  flags: z.array(z.enum(photoFlags)),
  claim: Claim,
});
export type AuditPhotoRow = z.infer<typeof AuditPhotoRow>;

export const AuditPhoto = AuditPhotoRow.extend({
  sender: z.object({ memberId: Id, name: z.string(), photos: z.int(), reproved: z.int() }),
  campaignName: z.string(),
  store: z.object({ id: Id, name: z.string(), city: z.string(), timeZone: z.string() }),
  week: Week,
  /** By the device's clock when it was taken. */
  writtenAt: Instant.nullable(),
  /** Its points are the sender's already; otherwise they come with the approval (PHO-03). */
  isCredited: z.boolean(),
  good: z.array(z.string()),
  bad: z.array(z.string()),
  goodUrl: z.string().nullable(),
  /** Photos of the same type and store in the weeks before, the newest first. */
  before: z.array(z.object({ id: Id, week: Week, state: z.enum(photoStates), sender: z.string(), url: z.string().nullable() })),
  /** The earlier photo that it is like; null where none is. */
  alike: z
    .object({ id: Id, storeName: z.string(), sender: z.string(), state: z.enum(photoStates), sentAt: Instant, url: z.string().nullable() })
    .nullable(),
  decision: PhotoDecision.nullable(),
  decidedBy: z.string().nullable(),
  /** What reproving it would do to the sender’s points (D20). */
  impact: z.object({ available: z.int(), availableAfter: z.int(), missing: z.int() }),
  can: z.object({ claim: z.boolean(), decide: z.boolean() }),
});
export type AuditPhoto = z.infer<typeof AuditPhoto>;

export const listPhotosToAudit = endpoint({
  ...audits,
  method: 'GET',
  path: '/console/photos/queue',
  query: PageQuery.extend({
    state: z.enum(photoStates).default('awaiting'),
    /** `mine`: claimed by the caller; `resent`: after one that was reproved; `suspect`: that, or like an earlier one. */
    show: z.enum(['all', 'mine', 'resent', 'suspect']).default('all'),
    /** Part of the sender's or the store's name. */
    search: SearchTerm.optional(),
    campaignId: Id.optional(),
  }),
  answer: pageOf(AuditPhotoRow).extend({ counts: z.object({ all: z.int(), mine: z.int(), resent: z.int(), suspect: z.int() }) }),
  summary: 'Photos to audit, the oldest first',
});

export const exportPhotos = exportOf(listPhotosToAudit);

export const getPhotoToAudit = endpoint({
  ...audits,
  method: 'GET',
  path: '/console/photos/:photoId',
  params: one,
  answer: AuditPhoto,
  summary: 'A photo as its auditor sees it',
});

/** Five minutes, renewed by claiming again (D37). */
export const claimPhoto = endpoint({
  ...decides,
  method: 'POST',
  path: '/console/photos/:photoId/claim',
  params: one,
  body: seen,
  answer: AuditPhoto,
  summary: 'Keeps other auditors off a photo for five minutes',
});

export const releasePhoto = endpoint({
  ...audits,
  method: 'POST',
  path: '/console/photos/:photoId/release',
  params: one,
  answer: Nothing,
  summary: 'Gives a claimed photo back to the queue',
});

export const approvePhoto = endpoint({
  ...decides,
  method: 'POST',
  path: '/console/photos/:photoId/approve',
  params: one,
  body: seen,
  answer: AuditPhoto,
  summary: 'Approves a photo: its points are audited, or come now',
});

/** Points that were given come back as D20 says, and the week is free again (D23). */
export const reprovePhoto = endpoint({
  ...decides,
  method: 'POST',
  path: '/console/photos/:photoId/reprove',
  params: one,
  body: seen.extend({ reason: z.enum(photoReasons, 'invalid_choice'), note: ParticipantText }),
  answer: AuditPhoto,
  summary: 'Reproves a photo with a reason',
});

export const PersonPhotoRow = AuditPhotoRow.pick({
  id: true,
  state: true,
  storeName: true,
  typeName: true,
  points: true,
  sentAt: true,
  url: true,
});
export type PersonPhotoRow = z.infer<typeof PersonPhotoRow>;

export const listPersonPhotos = endpoint({
  ...audits,
  method: 'GET',
  path: '/console/people/:memberId/photos',
  params: z.object({ memberId: Id }),
  query: PageQuery,
  answer: pageOf(PersonPhotoRow),
  summary: 'A member’s photos, newest first, for their page in the console',
});
