import { hasPassMark, type TestKind } from '../../assessment/index.ts';
import type { Completion } from '../words.ts';

/** Progress keeps nothing of its own about a test: the attempts tell (stored; law 11). */
export type TestDetail = { version: 1 };

export const emptyTestDetail: TestDetail = { version: 1 };

type Facts = { kind: TestKind; bestScore: number | null; minimumScore: number; isPassed: boolean; isHandedIn: boolean };

/**
 * Complete once passed, for good: a rule that becomes stricter later turns no pass into a fail (decision D07). Where there is nothing to pass, handing in is enough (D76).
 */
export function judgeTest({ kind, bestScore, minimumScore, isPassed, isHandedIn }: Facts): Completion {
  const isEnough = hasPassMark({ kind, minimumScore }) ? bestScore !== null && bestScore >= minimumScore : isHandedIn;
  const isComplete = isPassed || isEnough;
  return { percent: isComplete ? 100 : 0, isComplete };
}
