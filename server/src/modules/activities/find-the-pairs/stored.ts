import { z } from 'zod';
import { storedGame, StoredPicture, Text } from '../game-stored.ts';

const Face = z.object({ text: Text, picture: StoredPicture });

/** Stored content, version 1. */
const Stored = z.object({
  ...storedGame('find_the_pairs'),
  pairs: z.array(z.object({ id: z.string(), a: Face, b: Face, hint: Text })),
  mode: z.enum(['memory', 'match']),
  closeAfter: z.int().nullable(),
});

export type StoredFindThePairs = z.infer<typeof Stored>;

export const parseFindThePairs = (stored: unknown): StoredFindThePairs => Stored.parse(stored);
