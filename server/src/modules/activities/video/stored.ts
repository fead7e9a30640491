import type { VideoDetail } from '@vitrine/domain/activities/video';
import { locales } from '@vitrine/domain/kernel';
import { z } from 'zod';

/** Stored content of a film, version 1. */
const StoredVideo = z.object({
  version: z.literal(1),
  kind: z.literal('video'),
  fileId: z.string().nullable(),
  posterFileId: z.string().nullable(),
  captions: z.partialRecord(z.enum(locales), z.string()),
  requiredPercent: z.int(),
  noSkip: z.boolean(),
});
export type StoredVideo = z.infer<typeof StoredVideo>;

const StoredDetail = z.object({
  version: z.literal(1),
  watched: z.array(z.tuple([z.number(), z.number()])),
  positionSeconds: z.number(),
  placedAt: z.string().nullable(),
}) satisfies z.ZodType<VideoDetail>;

export const parseVideo = (stored: unknown): StoredVideo => StoredVideo.parse(stored);
export const parseVideoDetail = (stored: unknown): VideoDetail => StoredDetail.parse(stored);
