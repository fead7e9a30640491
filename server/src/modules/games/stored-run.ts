import { marks, paces, runStates, type GameState, type Pace, type RunState } from '@vitrine/domain/games';
import { locales } from '@vitrine/domain/kernel';
import { z } from 'zod';

/** How a run stands, version 1 (law 11). */
const StoredPlay = z.object({
  version: z.literal(1),
  order: z.array(z.string()),
  others: z.array(z.string()),
  items: z.record(z.string(), z.object({ mark: z.enum(marks), tries: z.int(), isFirst: z.boolean(), answer: z.string() })),
  seen: z.array(z.string()),
  hinted: z.array(z.string()),
  carried: z.array(z.string()),
}) satisfies z.ZodType<GameState>;
const State = z.enum(runStates);
const StoredPace = z.enum(paces);
const Reason = z.partialRecord(z.enum(locales), z.string());

export const parsePlay = (stored: unknown): GameState => StoredPlay.parse(stored);
export const parseRunState = (stored: string): RunState => State.parse(stored);
export const parsePace = (stored: string): Pace => StoredPace.parse(stored);
export const parseReason = (stored: unknown) => Reason.parse(stored);
