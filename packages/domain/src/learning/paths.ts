/** Ways into a course or a trail (CRS-02). Each is kept apart: who goes out by one stays by the others. */
export const enrolmentPaths = ['self', 'administrator', 'rule', 'trail'] as const;
export type EnrolmentPath = (typeof enrolmentPaths)[number];

export const enrolmentSubjects = ['course', 'trail'] as const;
export type EnrolmentSubject = (typeof enrolmentSubjects)[number];

/** How what a rule puts people into comes before the portal: its banner may be closed, or it has to be done (SES-19). */
export const firstWays = ['may_wait', 'must'] as const;
export type FirstWay = (typeof firstWays)[number];

export const dueStages = ['week_before', 'day_before', 'overdue'] as const;
export type DueStage = (typeof dueStages)[number];

/** Which reminder a day calls for: the nearest that has come, days before as whole days; undefined while it is early, and a week after the day. */
export function dueStage(daysLeft: number): DueStage | undefined {
  if (daysLeft > 7 || daysLeft < -7) return undefined;
  if (daysLeft < 0) return 'overdue';
  return daysLeft <= 1 ? 'day_before' : 'week_before';
}

/** The day that counts of several paths: the earliest; null where none has one. */
export const earliest = (days: readonly (string | null)[]): string | null => days.flatMap((day) => day ?? []).toSorted()[0] ?? null;
