import { z } from 'zod';
import { storedGame, Text, Texts } from '../game-stored.ts';

/** Stored content, version 1. */
const Stored = z.object({
  ...storedGame('drag_the_words'),
  before: Text,
  text: Text,
  gaps: z.array(z.object({ id: z.string(), word: Text, also: Texts, reason: Text })),
  extra: z.array(z.object({ id: z.string(), word: Text, reason: Text })),
});

export type StoredDragTheWords = z.infer<typeof Stored>;

export const parseDragTheWords = (stored: unknown): StoredDragTheWords => Stored.parse(stored);
