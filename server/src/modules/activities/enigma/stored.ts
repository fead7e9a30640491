import { z } from 'zod';
import { storedGame, StoredPicture, Text, Texts } from '../game-stored.ts';

/** Stored content, version 1. */
const Stored = z.object({
  ...storedGame('enigma'),
  answer: Text,
  also: Texts,
  clues: z.array(z.object({ id: z.string(), text: Text })),
  tries: z.int(),
  clueCost: z.int(),
  hasBank: z.boolean(),
  picture: StoredPicture,
});

export type StoredEnigma = z.infer<typeof Stored>;

export const parseEnigma = (stored: unknown): StoredEnigma => Stored.parse(stored);
