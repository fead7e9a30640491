import type { EnrolmentState } from './words.ts';

/** How a member stands in one activity of a course. */
export type ActivityStatus = {
  isRequired: boolean;
  isComplete: boolean;
  /** 100 when, and only when, it is complete. */
  percent: number;
  isStarted: boolean;
  /** True for a test that is not passed and has no attempt left. */
  isLost: boolean;
  /** A test, which makes a finished course an approved one. */
  isTest: boolean;
  /** Its last attempt failed and it is a test that blocks: the rest stays open, or the whole training is closed (D76). */
  blocks?: 'test' | 'training' | undefined;
};

/** What counts: the required activities, or all of a course that requires none. */
export function countedOf<A extends Pick<ActivityStatus, 'isRequired'>>(activities: readonly A[]): readonly A[] {
  const required = activities.filter(({ isRequired }) => isRequired);
  return required.length > 0 ? required : activities;
}

/** Percent of a course; 100 when, and only when, everything that counts is complete. */
export function courseProgress(activities: readonly Pick<ActivityStatus, 'isRequired' | 'isComplete' | 'percent'>[]): number {
  const counted = countedOf(activities);
  if (counted.length === 0) return 0;
  if (counted.every(({ isComplete }) => isComplete)) return 100;
  const sum = counted.reduce((total, { percent }) => total + percent, 0);
  return Math.min(99, Math.floor(sum / counted.length));
}

/** The grade of a course: the mean of the best grades of the tests that count; null before the first. Once all are passed it only rises (decision D07). */
export function courseGrade(
  activities: readonly (Pick<ActivityStatus, 'isRequired' | 'isTest'> & { grade: number | null })[],
): number | null {
  const grades = countedOf(activities).flatMap(({ isTest, grade }) => (isTest && grade !== null ? [grade] : []));
  return grades.length > 0 ? Math.round(grades.reduce((sum, one) => sum + one, 0) / grades.length) : null;
}

/** States in which a course is done; it never goes back from them (decision D04, CRS-03). */
export const doneStates = ['approved', 'finished', 'improved'] as const satisfies readonly EnrolmentState[];
export const isDone = (state: EnrolmentState): boolean => doneStates.some((done) => done === state);

/**
 * The state of an enrolment from what it stands on (CRS-03). A done course stays done; a better grade afterwards makes an approved one improved (TST-06).
 * Reproved is left again when a new version or attempt makes passing possible. `blocked` and `restarted` belong to test kinds that set them.
 */
export function judgeCourseState({
  before,
  activities,
  hasImproved,
}: {
  before: EnrolmentState;
  activities: readonly ActivityStatus[];
  hasImproved: boolean;
}): EnrolmentState {
  if (before === 'approved' && hasImproved) return 'improved';
  if (isDone(before) || before === 'blocked') return before;
  if (activities.some(({ blocks }) => blocks)) return 'blocked';
  const counted = countedOf(activities);
  if (counted.length > 0 && counted.every(({ isComplete }) => isComplete))
    return counted.some(({ isTest }) => isTest) ? 'approved' : 'finished';
  if (counted.some(({ isLost }) => isLost)) return 'reproved';
  if (activities.some(({ isStarted }) => isStarted)) return 'in_progress';
  return before === 'restarted' ? 'restarted' : 'enrolled';
}

/**
 * Whether an activity waits for an earlier one: only in a course that is learnt in order, and never one that is done. That it was begun opens nothing: a device
 * may report so whenever it likes, and what really opened it, a completion, never goes back.
 */
export function isLocked(
  activities: readonly Pick<ActivityStatus, 'isRequired' | 'isComplete' | 'blocks'>[],
  index: number,
  { isSequential }: { isSequential: boolean },
): boolean {
  const own = activities[index];
  if (isClosedTo(activities, index)) return true;
  if (!isSequential || !own || own.isComplete) return false;
  // Who is blocked by a test may still complete the other activities (TST-05): it holds nothing up.
  return activities.slice(0, index).some(({ isRequired, isComplete, blocks }) => isRequired && !isComplete && !blocks);
}

/** Whether a test closed the whole training, and this activity is not that test: its result can be looked at (D76). */
export function isClosedTo(activities: readonly Pick<ActivityStatus, 'blocks'>[], index: number): boolean {
  return activities.some(({ blocks }) => blocks === 'training') && activities[index]?.blocks !== 'training';
}

/** Where a person goes on: the first activity that is not complete, from the one they were last in if that is open still; undefined when all are complete. */
export function nextOf<A extends Pick<ActivityStatus, 'isComplete'> & { hierarchyOrder: number }>(
  activities: readonly A[],
  lastOrder: number | null,
): A | undefined {
  const open = activities.filter(({ isComplete }) => !isComplete);
  return open.find(({ hierarchyOrder }) => hierarchyOrder === lastOrder) ?? open[0];
}
