import { z } from 'zod';
import { storedGame, StoredPicture, Text, Texts } from '../game-stored.ts';

/** Stored content, version 1. */
const Stored = z.object({
  ...storedGame('fill_in_the_blanks'),
  picture: StoredPicture,
  text: Text,
  gaps: z.array(
    z.object({
      id: z.string(),
      accepts: Texts,
      kind: z.enum(['text', 'number']),
      tolerance: z.number(),
      hasDots: z.boolean(),
      accentsCount: z.boolean(),
      reason: Text,
    }),
  ),
});

export type StoredFillInTheBlanks = z.infer<typeof Stored>;

export const parseFillInTheBlanks = (stored: unknown): StoredFillInTheBlanks => Stored.parse(stored);
