import { z } from 'zod';

/** Stored content of a presentation at SlideShare, version 1. */
const StoredSlides = z.object({
  version: z.literal(1),
  kind: z.literal('linkedin_slidshare'),
  address: z.string(),
  requiredSeconds: z.int().nullable(),
});
export type StoredSlides = z.infer<typeof StoredSlides>;

export const parseSlides = (stored: unknown): StoredSlides => StoredSlides.parse(stored);
