import { sides } from '@vitrine/domain/games';
import { z } from 'zod';
import { storedGame, StoredPicture, Text } from '../game-stored.ts';

/** Stored content, version 1. */
const Stored = z.object({
  ...storedGame('this_or_that'),
  left: Text,
  right: Text,
  cards: z.array(z.object({ id: z.string(), text: Text, side: z.enum(sides), reason: Text, picture: StoredPicture })),
});

export type StoredThisOrThat = z.infer<typeof Stored>;

export const parseThisOrThat = (stored: unknown): StoredThisOrThat => Stored.parse(stored);
