import './without-eval.ts';
import { fileRefusals } from '@vitrine/domain/kernel';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { exportOf } from './export-of.ts';
import { Day, Id, Instant, pageOf, PageQuery } from './shapes.ts';

export const StoredFile = z.object({
  id: Id,
  name: z.string(),
  contentType: z.string(),
  bytes: z.int().nonnegative(),
  /** Pages of a PDF. */
  pages: z.int().positive().nullable(),
  /** Length of a film or a sound. */
  seconds: z.number().positive().nullable(),
  /** Signed for the person who asked; ten minutes. */
  url: z.string(),
});
export type StoredFile = z.infer<typeof StoredFile>;

/** Ends a resumable upload (CAL-06): checks what arrived, encodes pictures anew, answers the stored file. */
export const completeUpload = endpoint({
  method: 'POST',
  path: '//api/files/complete/',
  body: z.object({ upload: z.string().min(1).max(128) }),
  answer: StoredFile,
  refusals: fileRefusals,
  keyed: false, // an upload that is ended twice answers the same file
  summary: 'Ends a direct upload',
});

/** A new signed link for a file whose old one runs out. */
export const renewLink = endpoint({
  method: 'POST',
  path: '/file-links',
  body: z.object({ fileId: Id }),
  answer: z.object({ url: z.string(), expiresAt: Instant }),
  keyed: false,
  summary: 'Renews a signed link',
});

export const AuditEntry = z.object({
  id: Id,
  at: Instant,
  who: z.string(),
  personId: Id,
  what: z.string(),
  subject: z.string(),
  subjectId: z.string(),
  /** What the thing is called, or its number, in the reader’s language; null where it has none or is gone. */
  name: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** What administrators changed, newest first (ADM-09). */
export const listAuditLog = endpoint({
  method: 'GET',
  path: '/audit-log',
  needs: 'audit.read',
  query: PageQuery.extend({
    subject: z.string().max(64).optional(),
    subjectId: z.string().max(64).optional(),
    /** Who did it. */
    personId: Id.optional(),
    from: Day.optional(),
    to: Day.optional(),
    /** What one change of many did, member by member; the list itself has one line for it. */
    batchId: Id.optional(),
  }),
  answer: pageOf(AuditEntry),
  summary: 'Administrative changes',
});

export const listTrailPeople = endpoint({
  method: 'GET',
  path: '/audit-log/people',
  needs: 'audit.read',
  answer: z.object({ items: z.array(z.object({ id: Id, name: z.string() })) }),
  summary: 'Who changed anything: what the trail is filtered by',
});

export const exportAuditLog = exportOf(listAuditLog);
