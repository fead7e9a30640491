import { z } from 'zod';

/** Stored content of a film of Flash, version 1. */
const StoredFlash = z.object({
  version: z.literal(1),
  kind: z.literal('flash'),
  fileId: z.string().nullable(),
  requiredSeconds: z.int().nullable(),
});
export type StoredFlash = z.infer<typeof StoredFlash>;

export const parseFlash = (stored: unknown): StoredFlash => StoredFlash.parse(stored);
