import { z } from 'zod';
import { StoredEmbedded } from '../video/embedded.ts';

/** Stored content of a film at Vimeo, version 1. */
const StoredVimeo = StoredEmbedded.extend({ kind: z.literal('vimeo') });
export type StoredVimeo = z.infer<typeof StoredVimeo>;

export const parseVimeo = (stored: unknown): StoredVimeo => StoredVimeo.parse(stored);
