import { z } from 'zod';
import { storedGame, StoredPicture, Text } from '../game-stored.ts';

/** Stored content, version 1. */
const Stored = z.object({
  ...storedGame('flashcards'),
  cards: z.array(z.object({ id: z.string(), front: Text, back: Text, say: Text, picture: StoredPicture })),
});

export type StoredFlashcards = z.infer<typeof Stored>;

export const parseFlashcards = (stored: unknown): StoredFlashcards => Stored.parse(stored);
