import { locales } from '@vitrine/domain/kernel';
import { z } from 'zod';

/** Stored content of a sound, version 1. */
const StoredAudio = z.object({
  version: z.literal(1),
  kind: z.literal('audio'),
  fileId: z.string().nullable(),
  transcripts: z.partialRecord(z.enum(locales), z.string()),
  requiredPercent: z.int(),
  noSkip: z.boolean(),
});
export type StoredAudio = z.infer<typeof StoredAudio>;

export const parseAudio = (stored: unknown): StoredAudio => StoredAudio.parse(stored);
