import { z } from 'zod';
import { StoredEmbedded } from '../video/embedded.ts';

/** Stored content of a stream, version 1. */
const StoredWowza = StoredEmbedded.extend({ kind: z.literal('wowza') });
export type StoredWowza = z.infer<typeof StoredWowza>;

export const parseWowza = (stored: unknown): StoredWowza => StoredWowza.parse(stored);
