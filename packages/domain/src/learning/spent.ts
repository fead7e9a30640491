/** A stretch of time that was really spent, as two instants in milliseconds. */
export type Stretch = [from: number, to: number];

const longest = 24 * 3_600_000;
/** How far a device's clock may run ahead of the server's. */
const ahead = 5 * 60_000;

/** Adds a stretch to those that are known, without counting a moment twice (decision D04). What lies in the future or is longer than a day counts for nothing. */
export function mergeSpent(known: readonly Stretch[], stretch: Stretch, now: number): Stretch[] {
  const [from, to] = stretch;
  if (!(from < to) || to - from > longest || to > now + ahead) return [...known];
  const merged: Stretch[] = [];
  for (const [start, end] of [...known, stretch].sort((one, other) => one[0] - other[0])) {
    const last = merged.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}

/** Seconds in all stretches. */
export const spentSeconds = (stretches: readonly Stretch[]): number =>
  Math.round(stretches.reduce((sum, [from, to]) => sum + to - from, 0) / 1_000);
