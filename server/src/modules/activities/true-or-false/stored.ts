import { z } from 'zod';
import { storedGame, StoredPicture, Text } from '../game-stored.ts';

/** Stored content, version 1. */
const Stored = z.object({
  ...storedGame('true_or_false'),
  secondsACard: z.union([z.literal(0), z.literal(10), z.literal(20), z.literal(30)]),
  cards: z.array(z.object({ id: z.string(), text: Text, isTrue: z.boolean(), reason: Text, picture: StoredPicture })),
});

export type StoredTrueOrFalse = z.infer<typeof Stored>;

export const parseTrueOrFalse = (stored: unknown): StoredTrueOrFalse => Stored.parse(stored);
