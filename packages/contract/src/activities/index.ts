/** Activities on the wire: what an author writes for each kind, and the answerless view that a player gets. */
import type { ActivityKind } from '@vitrine/domain/activities';
import { z } from 'zod';
import { Id, LocaleCode } from '../kernel/index.ts';
import { TestDraft, TestRules } from '../assessment/index.ts';

const PdfDraft = z.object({
  kind: z.literal('pdf'),
  /** A document a language; the first one there stands for those without. */
  files: z.partialRecord(LocaleCode, Id),
});
const VideoDraft = z.object({
  kind: z.literal('video'),
  fileId: Id.nullable(),
  posterFileId: Id.nullable(),
  captions: z.partialRecord(LocaleCode, Id),
  /** Percent that must really be watched (decision D11). */
  requiredPercent: z.int().min(1, 'number_too_small').max(100, 'number_too_big'),
  noSkip: z.boolean(),
});
const TestActivityDraft = z.object({ kind: z.literal('conventional_test'), test: TestDraft });

export const ActivityDraft = z.discriminatedUnion('kind', [PdfDraft, VideoDraft, TestActivityDraft]);
export type ActivityDraft = z.infer<typeof ActivityDraft>;

/** Seconds from the beginning, `from` before `to`. */
export const Range = z.tuple([z.number().nonnegative(), z.number().nonnegative()]);

const PdfView = z.object({
  kind: z.literal('pdf'),
  fileId: Id,
  url: z.string(),
  pages: z.int(),
  pagesRead: z.array(z.int()),
  lastPage: z.int(),
});
const VideoView = z.object({
  kind: z.literal('video'),
  fileId: Id,
  url: z.string(),
  poster: z.string().nullable(),
  captions: z.array(z.object({ locale: LocaleCode, label: z.string(), url: z.string() })),
  seconds: z.number(),
  requiredPercent: z.int(),
  noSkip: z.boolean(),
  watched: z.array(Range),
  positionSeconds: z.number(),
});
const TestView = z.object({
  kind: z.literal('conventional_test'),
  rules: TestRules,
  questions: z.int(),
  attemptsTaken: z.int(),
  attemptsLeft: z.int().nullable(),
  bestScore: z.int().nullable(),
  isPassed: z.boolean(),
  runningAttemptId: Id.nullable(),
  lastAttemptId: Id.nullable(),
  canStart: z.boolean(),
});

export const ActivityContent = z.discriminatedUnion('kind', [PdfView, VideoView, TestView]);
export type ActivityContent = z.infer<typeof ActivityContent>;
export type ActivityContentOf<K extends ActivityKind> = Extract<ActivityContent, { kind: K }>;
export type ActivityDraftOf<K extends ActivityKind> = Extract<ActivityDraft, { kind: K }>;
