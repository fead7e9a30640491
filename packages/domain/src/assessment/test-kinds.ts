import type { TestState } from './words.ts';

/** The seven kinds of a test (TST-01); each is a kind of activity of the same name. */
export const testKinds = [
  'conventional_test',
  'block_test',
  'restart_test',
  'block_general_test',
  'restart_general_test',
  'evaluated_quiz',
  'unevaluated_quiz',
] as const;
export type TestKind = (typeof testKinds)[number];

export type TestKindRule = {
  /** What failing the last attempt does: the fail stays, the member is blocked in the training, or their progress begins anew. */
  lastFailure: 'stays' | 'blocks' | 'restarts';
  /** Whom it reaches: the test and what led to it, or the whole training (`general`). */
  reach: 'test' | 'training';
  /** It has a grade, which counts in the average of the course. */
  isGraded: boolean;
  /** Handing in is enough: it has nothing to pass. */
  isPassable: boolean;
};

/** The one table in which the seven differ (D76). */
export const testKindRules: Record<TestKind, TestKindRule> = {
  conventional_test: { lastFailure: 'stays', reach: 'test', isGraded: true, isPassable: true },
  block_test: { lastFailure: 'blocks', reach: 'test', isGraded: true, isPassable: true },
  restart_test: { lastFailure: 'restarts', reach: 'test', isGraded: true, isPassable: true },
  block_general_test: { lastFailure: 'blocks', reach: 'training', isGraded: true, isPassable: true },
  restart_general_test: { lastFailure: 'restarts', reach: 'training', isGraded: true, isPassable: true },
  evaluated_quiz: { lastFailure: 'stays', reach: 'test', isGraded: true, isPassable: true },
  unevaluated_quiz: { lastFailure: 'stays', reach: 'test', isGraded: false, isPassable: false },
};

export type TestFacts = {
  kind: TestKind;
  /** Percent; 0: only a grade. */
  minimumScore: number;
  isRunning: boolean;
  isAwaited: boolean;
  /** Of this round, those that ended. */
  ended: number;
  /** Null: any number. */
  attemptsLeft: number | null;
  isPassed: boolean;
  /** The best grade is better than the one that passed first. */
  isImproved: boolean;
  /** The round is not the first one. */
  isRestarted: boolean;
};

/** Whether there is something to pass: not in a quiz without a grade, nor in one without a mark (D76). */
export const hasPassMark = ({ kind, minimumScore }: Pick<TestFacts, 'kind' | 'minimumScore'>): boolean =>
  testKindRules[kind].isPassable && minimumScore > 0;

/** The last attempt failed, and nobody has to read an answer any more. */
export const isLastFailed = (facts: Omit<TestFacts, 'isImproved' | 'isRestarted'>): boolean =>
  hasPassMark(facts) && !facts.isPassed && !facts.isRunning && !facts.isAwaited && facts.ended > 0 && facts.attemptsLeft === 0;

/** How a member stands in a test (TST-03). */
export function judgeTestState(facts: TestFacts): TestState {
  if (facts.isRunning) return 'in_progress';
  if (facts.isAwaited) return 'awaiting_grade';
  if (facts.ended === 0) return facts.isRestarted ? 'restarted' : 'not_started';
  if (!hasPassMark(facts)) return 'finished';
  if (facts.isPassed) return facts.isImproved ? 'improved' : 'approved';
  return isLastFailed(facts) && testKindRules[facts.kind].lastFailure === 'blocks' ? 'blocked' : 'reproved';
}

/** What a last failure does to the training; null for nothing. */
export function consequenceOf(facts: Omit<TestFacts, 'isImproved' | 'isRestarted'>): Pick<TestKindRule, 'lastFailure' | 'reach'> | null {
  const { lastFailure, reach } = testKindRules[facts.kind];
  return lastFailure !== 'stays' && isLastFailed(facts) ? { lastFailure, reach } : null;
}

/**
 * The places whose progress begins anew when the test at `failed` was failed for the last time (D76): all of the training, or what lies behind the last test before it that was
 * passed. What comes after it stays: a pass never turns into a fail.
 */
export function placesToRestart(
  statuses: readonly { isTest: boolean; isComplete: boolean }[],
  { failed, reach }: { failed: number; reach: TestKindRule['reach'] },
): number[] {
  const places = statuses.map((_, place) => place);
  if (reach === 'training') return places;
  const passedBefore = statuses.slice(0, failed).findLastIndex(({ isTest, isComplete }) => isTest && isComplete);
  return places.filter((place) => place > passedBefore && place <= failed);
}
