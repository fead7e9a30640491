import { z } from 'zod';
import { StoredEmbedded } from '../video/embedded.ts';

/** Stored content of a film at YouTube, version 1. */
const StoredYoutube = StoredEmbedded.extend({ kind: z.literal('youtube') });
export type StoredYoutube = z.infer<typeof StoredYoutube>;

export const parseYoutube = (stored: unknown): StoredYoutube => StoredYoutube.parse(stored);
