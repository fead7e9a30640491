import { z } from 'zod';
import { storedGame, StoredPicture, Text } from '../game-stored.ts';

/** Stored content, version 1. */
const Stored = z.object({
  ...storedGame('drag_and_drop'),
  places: z.array(z.object({ id: z.string(), name: Text, picture: StoredPicture })),
  items: z.array(z.object({ id: z.string(), name: Text, picture: StoredPicture, places: z.array(z.string()), reason: Text })),
});

export type StoredDragAndDrop = z.infer<typeof Stored>;

export const parseDragAndDrop = (stored: unknown): StoredDragAndDrop => Stored.parse(stored);
