/** What of a meeting was before somebody: times as milliseconds, `from` before `to`. */
export type Span = readonly [from: number, to: number];

const hourMs = 3_600_000;
/** A device that was without a network may report so long after the end. */
export const lateReportMs = 7 * 24 * hourMs;
/** So long after the end the verdicts follow by themselves: most devices have reported by then. */
export const verdictWaitMs = 2 * hourMs;
/** An open meeting tells this often what was watched. */
export const beatMs = 30_000;
/** Between two signs of life further apart the device slept: nothing in between counts. */
export const longestSpanMs = 90_000;

type Held = { beginsAt: number; endsAt: number; startedAt: number | null; endedAt: number | null };

/** The time of an encounter that counts: from its begin, or an earlier start by hand, to its end, or the end by hand. */
export const windowOf = ({ beginsAt, endsAt, startedAt, endedAt }: Held): Span => [
  Math.min(beginsAt, startedAt ?? beginsAt),
  endedAt ?? endsAt,
];

/** An instant of the device’s clock by the server’s: its fault is the same as that of `sentAt`. Never in the future. */
export const byServersClock = (at: number, { sentAt, now }: { sentAt: number; now: number }): number => Math.min(now, at + now - sentAt);

/** The part of a span that counts: after one’s first joining, inside the window, not in the future, and no longer than a device can tell in one breath. */
export function countedSpan([from, to]: Span, { joinedAt, window, now }: { joinedAt: number; window: Span; now: number }): Span | null {
  if (to - from > longestSpanMs) return null;
  const cut: Span = [Math.max(from, joinedAt, window[0]), Math.min(to, window[1], now)];
  return cut[1] > cut[0] ? cut : null;
}

/** How many whole minutes are needed to be approved; equality passes, so a part of a minute is a whole one. */
export const neededMinutes = (plannedMinutes: number, minimumPercent: number): number => Math.ceil((plannedMinutes * minimumPercent) / 100);

export const meetingPhases = ['before', 'open', 'running', 'paused', 'over'] as const;
/** Where an encounter stands for somebody who waits before it. `open`: one may go in, and nobody started it yet. */
export type MeetingPhase = (typeof meetingPhases)[number];

/** `enterableAt`: from when the doors are open. */
export function phaseOf(
  held: Held & { pausedAt: number | null },
  { now, enterableAt }: { now: number; enterableAt: number },
): MeetingPhase {
  if (held.endedAt !== null || held.endsAt <= now) return 'over';
  if (held.startedAt !== null) return held.pausedAt === null ? 'running' : 'paused';
  return enterableAt <= now ? 'open' : 'before';
}
