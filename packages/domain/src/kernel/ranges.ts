/** Seconds from the beginning, `from` before `to`. */
export type Range = [from: number, to: number];

/**
 * The union of watched parts, in order and apart from each other, inside the film. Union is all that two devices ever do to each
 * other's parts (decision D04), so nothing that was watched is lost, whatever arrives when.
 */
export function mergeRanges(ranges: readonly Range[], seconds: number = Infinity): Range[] {
  const inside = ranges
    .map(([from, to]): Range => [Math.max(0, from), Math.min(seconds, to)])
    .filter(([from, to]) => to > from)
    .sort(([a], [b]) => a - b);
  const merged: Range[] = [];
  for (const [from, to] of inside) {
    const last = merged.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

/** Seconds that the ranges cover, each counted once. */
export function watchedSeconds(ranges: readonly Range[], seconds?: number): number {
  return mergeRanges(ranges, seconds).reduce((sum, [from, to]) => sum + to - from, 0);
}
