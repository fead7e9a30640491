import { scormCompletions, scormStandards, scormSuccesses, type ScormDetail, type ScormTrial } from '@vitrine/domain/activities/scorm';
import { z } from 'zod';

/** Stored content of a package, version 1: what its manifest said when it came. */
const StoredScorm = z.object({
  version: z.literal(1),
  kind: z.literal('scorm'),
  fileId: z.string().nullable(),
  suspendLimit: z.union([z.literal(4_096), z.literal(64_000)]),
  standard: z.enum(scormStandards),
  lessons: z.array(z.object({ sco: z.string(), title: z.string(), href: z.string(), masteryScore: z.string(), launchData: z.string() })),
  /** Since 25 November 2026; nobody tried the packages before. */
  trial: z
    .object({
      began: z.boolean(),
      status: z.boolean(),
      score: z.boolean(),
      memory: z.boolean(),
      ended: z.boolean(),
      calls: z.number(),
      faults: z.array(z.string()),
    })
    .nullable()
    .optional(),
}) satisfies z.ZodType<{ trial?: ScormTrial | null | undefined }>;
export type StoredScorm = z.infer<typeof StoredScorm>;

const StoredDetail = z.object({
  version: z.literal(1),
  lessons: z.record(
    z.string(),
    z.object({
      startedAt: z.string(),
      session: z.string(),
      seq: z.number(),
      completion: z.enum(scormCompletions),
      success: z.enum(scormSuccesses),
      score: z.number().nullable(),
      cmi: z.string(),
    }),
  ),
  sessions: z.record(z.string(), z.object({ sco: z.string(), startedAt: z.string(), seconds: z.number() })),
}) satisfies z.ZodType<ScormDetail>;

export const parseScorm = (stored: unknown): StoredScorm => StoredScorm.parse(stored);
export const parseScormDetail = (stored: unknown): ScormDetail => StoredDetail.parse(stored);
