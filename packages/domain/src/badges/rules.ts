import { addDays, type LocalDate } from '../kernel/index.ts';
import type { BadgeRule, BadgesRefusal, HolderShown } from './words.ts';

/** What a badge asks for. `goal`: how many, or the rank of a level; null where one thing is enough. */
export type RuleWish = { rule: BadgeRule; goal: number | null; courseId: string | null; trailId: string | null };

/** The highest number that a rule may ask for; a rule that is absent takes none. */
const mostOf: Partial<Record<BadgeRule, number>> = {
  courses_finished: 500,
  days_in_a_row: 365,
  certificates: 500,
  level_reached: 3,
  sales_approved: 10_000,
};

/** Whether a rule counts something up to a goal. */
export const hasGoal = (rule: BadgeRule): boolean => mostOf[rule] !== undefined;

/** What is wrong with a rule, by field; empty for none. */
export function judgeRule({ rule, goal, courseId, trailId }: RuleWish): Partial<Record<'goal' | 'courseId' | 'trailId', BadgesRefusal>> {
  const most = mostOf[rule];
  const wrongGoal = most === undefined ? undefined : goal === null || goal < 1 ? 'goal_required' : goal > most ? 'goal_too_big' : undefined;
  return {
    ...(wrongGoal ? { goal: wrongGoal } : {}),
    ...(rule === 'course_finished' && courseId === null ? { courseId: 'course_required' as const } : {}),
    ...(rule === 'trail_finished' && trailId === null ? { trailId: 'trail_required' as const } : {}),
  };
}

/** The same rule without what it does not use, so that nothing lies there that nobody sees. */
export const ruleAlone = ({ rule, goal, courseId, trailId }: RuleWish): RuleWish => ({
  rule,
  goal: hasGoal(rule) ? goal : null,
  courseId: rule === 'course_finished' ? courseId : null,
  trailId: rule === 'trail_finished' ? trailId : null,
});

/** How far somebody is. `have` never passes `need`, and a badge that staff give by hand is never earned by itself. */
export function judgeProgress(
  { rule, goal }: Pick<RuleWish, 'rule' | 'goal'>,
  counted: number,
): { have: number; need: number; isEarned: boolean } {
  const need = hasGoal(rule) ? (goal ?? 1) : 1;
  const have = Math.min(Math.max(counted, 0), need);
  return { have, need, isEarned: rule !== 'by_hand' && have >= need };
}

/** The longest run of days that follow each other. */
export function longestRun(days: readonly LocalDate[]): number {
  let longest = 0;
  let run = 0;
  let before: LocalDate | undefined;
  for (const day of [...new Set(days)].toSorted()) {
    run = before !== undefined && addDays(before, 1) === day ? run + 1 : 1;
    longest = Math.max(longest, run);
    before = day;
  }
  return longest;
}

/** How somebody is named to strangers: whole, by the first name and an initial, or not at all. */
export function shownHolder(fullName: string, shown: HolderShown): string | null {
  if (shown === 'hidden') return null;
  const names = fullName.trim().split(/\s+/);
  const [first = ''] = names;
  const last = names.length > 1 ? names.at(-1) : undefined;
  if (shown === 'full' || last === undefined) return fullName.trim();
  return `${first} ${last.slice(0, 1).toUpperCase()}.`;
}
