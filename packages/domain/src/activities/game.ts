import type { KindRules } from './kind.ts';
import type { Completion } from './words.ts';

/** Progress keeps nothing of its own about a game: its runs tell (stored; law 11). */
export type GameDetail = { version: 1 };

export const gameProgress: KindRules<GameDetail> = { empty: { version: 1 }, sees: [], merge: (detail) => detail };

/** Complete once a run passed, for good; before, as far as the best run came. */
export const judgeGame = ({ isPassed, bestPercent }: { isPassed: boolean; bestPercent: number | null }): Completion => ({
  percent: isPassed ? 100 : Math.min(99, bestPercent ?? 0),
  isComplete: isPassed,
});
