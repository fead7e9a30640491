import { clocks, gameObjects } from '@vitrine/domain/games';
import { locales } from '@vitrine/domain/kernel';
import { z } from 'zod';

/** Shapes that stored games share (law 11), looser than the contract, which may become stricter. */
export const Text = z.partialRecord(z.enum(locales), z.string());

/** Some texts a language. */
export const Texts = z.partialRecord(z.enum(locales), z.array(z.string()));

export const StoredPicture = z
  .object({
    fileId: z.string().nullable(),
    object: z.enum(gameObjects).nullable(),
    alt: Text,
    soundFileId: z.string().nullable().optional(),
  })
  .nullable();

/** What every stored game of version 1 has. `gameId` names the game through all of its revisions. */
export const storedGame = <K extends string>(kind: K) => ({
  version: z.literal(1),
  kind: z.literal(kind),
  gameId: z.string(),
  prompt: Text,
  help: Text,
  doneLine: Text,
  points: z.int(),
  passShare: z.number(),
  clock: z.enum(clocks),
  limitSeconds: z.int(),
  hints: z.boolean(),
  shuffle: z.boolean(),
});

const StoredDetail = z.object({ version: z.literal(1) });
/** Progress keeps nothing of its own about a game. */
export const parseGameDetail = (stored: unknown) => StoredDetail.parse(stored);
