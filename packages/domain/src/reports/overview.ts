/** How many days back the overview looks. */
export const overviewDays = [7, 28, 90] as const;
export type OverviewDays = (typeof overviewDays)[number];

/** A part of a whole in whole percent; nothing of nothing is 0. What is not all is never shown as 100, and what is not nothing never as 0. */
export function share(part: number, whole: number): number {
  if (whole <= 0 || part <= 0) return 0;
  if (part >= whole) return 100;
  return Math.min(99, Math.max(1, Math.round((part / whole) * 100)));
}
