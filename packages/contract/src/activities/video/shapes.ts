import { z } from 'zod';
import { Id, LocaleCode } from '../../kernel/index.ts';

/** Seconds from the beginning, `from` before `to`. */
const Range = z.tuple([z.number().nonnegative(), z.number().nonnegative()]);

export const Draft = z.object({
  kind: z.literal('video'),
  fileId: Id.nullable(),
  posterFileId: Id.nullable(),
  captions: z.partialRecord(LocaleCode, Id),
  /** Percent that must really be watched (decision D11). */
  requiredPercent: z.int().min(1, 'number_too_small').max(100, 'number_too_big'),
  noSkip: z.boolean(),
});

export const View = z.object({
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

/** Stretches that were played. */
export const Seen = z.object({ kind: z.literal('watched'), ranges: z.array(Range).max(200), positionSeconds: z.number().nonnegative() });
