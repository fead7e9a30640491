import type { Completion } from '../words.ts';

/** Progress keeps nothing of its own about a test: the attempts tell (stored; law 11). */
export type TestDetail = { version: 1 };

export const emptyTestDetail: TestDetail = { version: 1 };

/** Complete once passed, for good: a rule that becomes stricter later turns no pass into a fail (decision D07). */
export function judgeTest(facts: { bestScore: number | null; minimumScore: number; isPassed: boolean }): Completion {
  const isComplete = facts.isPassed || (facts.bestScore !== null && facts.bestScore >= facts.minimumScore);
  return { percent: isComplete ? 100 : 0, isComplete };
}
