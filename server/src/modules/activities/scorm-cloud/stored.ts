import { cloudCompletions, cloudSuccesses, type ScormCloudDetail } from '@vitrine/domain/activities/scorm-cloud';
import { z } from 'zod';

/** Stored content of a course at SCORM Cloud, version 1. */
const StoredCloud = z.object({ version: z.literal(1), kind: z.literal('scorm_cloud'), courseId: z.string() });
export type StoredCloud = z.infer<typeof StoredCloud>;

const StoredDetail = z.object({
  version: z.literal(1),
  completion: z.enum(cloudCompletions),
  success: z.enum(cloudSuccesses),
  score: z.number().nullable(),
  seconds: z.number(),
}) satisfies z.ZodType<ScormCloudDetail>;

export const parseCloud = (stored: unknown): StoredCloud => StoredCloud.parse(stored);
export const parseCloudDetail = (stored: unknown): ScormCloudDetail => StoredDetail.parse(stored);
