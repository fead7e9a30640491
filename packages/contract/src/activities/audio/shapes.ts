import { z } from 'zod';
import { Id, LocaleCode } from '../../kernel/index.ts';

export const Draft = z.object({
  kind: z.literal('audio'),
  fileId: Id.nullable(),
  /** What is said, a VTT file a language. */
  transcripts: z.partialRecord(LocaleCode, Id),
  /** Percent that must really be heard (decision D11). */
  requiredPercent: z.int().min(1, 'number_too_small').max(100, 'number_too_big'),
  noSkip: z.boolean(),
});

/** What was heard is reported as what was watched of a film. */
export const View = z.object({
  kind: z.literal('audio'),
  fileId: Id,
  url: z.string(),
  transcript: z.object({ locale: LocaleCode, url: z.string() }).nullable(),
  seconds: z.number(),
  requiredPercent: z.int(),
  noSkip: z.boolean(),
  watched: z.array(z.tuple([z.number().nonnegative(), z.number().nonnegative()])),
  positionSeconds: z.number(),
});
