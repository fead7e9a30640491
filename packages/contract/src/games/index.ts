/** Games on the wire: what an author writes of every game, a run as a learner has it before them, and moves with the server's verdicts. */
import { clocks, gameRefusals, marks, paces, runStates } from '@vitrine/domain/games';
import { z } from 'zod';
import { Id } from '../kernel/index.ts';
import { Board } from './boards.ts';
import { gameFrame } from './frame.ts';

export { Board, type BoardOf, type GameKind } from './boards.ts';
export { gameFrame, gappedText, LocaleTexts, PictureDraft, ShownPicture } from './frame.ts';

/** The draft of a kind of game: what all have, and its own fields. */
export const gameDraft = <K extends string, F extends z.ZodRawShape>(kind: K, fields: F) =>
  z.object({ kind: z.literal(kind), ...gameFrame, ...fields });

/** A game before it is played, and how the learner stands in it. */
export const gameView = <K extends string>(kind: K) =>
  z.object({
    kind: z.literal(kind),
    prompt: z.string(),
    help: z.string(),
    items: z.int(),
    points: z.int(),
    /** Percent that must be right at the first try. */
    passPercent: z.int(),
    clock: z.enum(clocks),
    limitSeconds: z.int().nullable(),
    isWholeOffline: z.boolean(),
    runs: z.int(),
    bestPercent: z.int().nullable(),
    isPassed: z.boolean(),
    runningRunId: Id.nullable(),
    lastRunId: Id.nullable(),
  });
const anyView = gameView('game');
export type GameView = Omit<z.infer<typeof anyView>, 'kind'>;

/** One act: `seq` counts them in a run, `spentMs` is what it took on the device, pauses not counted. */
export const Move = z.object({
  seq: z.int().min(1),
  item: z.string().min(1).max(80),
  answer: z.string().max(120),
  spentMs: z.int().min(0).max(3_600_000),
});
export type Move = z.infer<typeof Move>;

/** `right` is null where there is no right or wrong. */
export const MoveVerdict = z.object({
  seq: z.int(),
  item: z.string(),
  answer: z.string(),
  right: z.boolean().nullable(),
  isNear: z.boolean(),
  reason: z.string(),
});
export type MoveVerdict = z.infer<typeof MoveVerdict>;

export const RunResult = z.object({
  /** At the first try; half an item with a hint. */
  right: z.number(),
  items: z.int(),
  percent: z.int(),
  isPassed: z.boolean(),
  spentSeconds: z.int(),
  /** Of all runs of this game that ended. */
  bestPercent: z.int(),
  bestSeconds: z.int().nullable(),
  /** Right ones in a row. */
  streak: z.int(),
  bestStreakBefore: z.int(),
  /** Paid for this run, once for ever; `isPaidBefore`: an earlier run had them. */
  points: z.int(),
  isPaidBefore: z.boolean(),
  doneLine: z.string(),
  /** What was not right at the first try, with what would have been. */
  repeat: z.array(z.object({ id: z.string(), text: z.string(), right: z.string(), reason: z.string() })),
});
export type RunResult = z.infer<typeof RunResult>;

export const Run = z.object({
  id: Id,
  number: z.int(),
  state: z.enum(runStates),
  /** Moves that the server took. */
  seq: z.int(),
  /** False on a device from which another one took the run over. */
  isHere: z.boolean(),
  prompt: z.string(),
  help: z.string(),
  points: z.int(),
  isPaidBefore: z.boolean(),
  clock: z.enum(clocks),
  /** By the learner's own pace; null: none. */
  limitSeconds: z.int().nullable(),
  spentMs: z.int(),
  isWholeOffline: z.boolean(),
  hints: z.boolean(),
  /** In the order in which they were dealt. */
  items: z.array(z.object({ id: z.string(), mark: z.enum(marks), isFirst: z.boolean(), tries: z.int() })),
  board: Board,
  result: RunResult.nullable(),
});
export type Run = z.infer<typeof Run>;

export const Pace = z.enum(paces);
export { gameRefusals };
