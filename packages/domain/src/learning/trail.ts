import { countedOf, isDone } from './course.ts';
import type { EnrolmentState, TrailEnrolmentState } from './words.ts';

/** How a member stands in one item of a trail; the state is the item's own. */
export type TrailStatus = { isRequired: boolean; state: EnrolmentState; percent: number; grade: number | null };

/** As `courseProgress` and `isLocked` want it: an item is complete when it is done, blocked in it nobody is. */
export const statusOfItem = ({ isRequired, state, percent }: TrailStatus) => {
  const isComplete = isDone(state);
  return { isRequired, isComplete, percent: isComplete ? 100 : Math.min(99, percent) };
};

/**
 * How a member stands in a trail (TRL-01). Finished once everything that counts is done, and it never goes back (decision D04); blocked while an item that counts has blocked
 * them, for then nobody finishes it.
 */
export function judgeTrailState({
  before,
  items,
}: {
  before: TrailEnrolmentState;
  items: readonly Pick<TrailStatus, 'isRequired' | 'state'>[];
}): TrailEnrolmentState {
  if (before === 'finished') return 'finished';
  const counted = countedOf(items);
  if (counted.length > 0 && counted.every(({ state }) => isDone(state))) return 'finished';
  if (counted.some(({ state }) => state === 'blocked')) return 'blocked';
  return items.some(({ state }) => state !== 'not_started' && state !== 'enrolled') ? 'in_progress' : 'enrolled';
}

/** The grade of a trail: the mean of the grades of the items that count; null where none has one. */
export function trailGrade(items: readonly Pick<TrailStatus, 'isRequired' | 'grade'>[]): number | null {
  const grades = countedOf(items).flatMap(({ grade }) => (grade === null ? [] : [grade]));
  return grades.length > 0 ? Math.round(grades.reduce((sum, one) => sum + one, 0) / grades.length) : null;
}
