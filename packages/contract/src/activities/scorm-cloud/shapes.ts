import { cloudCompletions, cloudSuccesses } from '@vitrine/domain/activities/scorm-cloud';
import { z } from 'zod';

export const Draft = z.object({
  kind: z.literal('scorm_cloud'),
  /** The course's id at SCORM Cloud. */
  courseId: z.string().trim().max(255, 'too_long'),
});

export const View = z.object({
  kind: z.literal('scorm_cloud'),
  /** Whether the operator has named an account of SCORM Cloud. */
  isSetUp: z.boolean(),
  completion: z.enum(cloudCompletions),
  success: z.enum(cloudSuccesses),
  score: z.number().nullable(),
  seconds: z.number(),
});
