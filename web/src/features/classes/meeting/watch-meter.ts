import { longestSpanMs } from '@vitrine/domain/classes';

type Parts = { nowMs: () => number; keep: (span: { from: number; to: number }) => void };

/** Shorter than this is a flicker of the screen. */
const shortestMs = 500;

/** Measures how long a meeting is joined and in view (WEB-04). Between two words a device that slept counts nothing. */
export function createWatchMeter({ nowMs, keep }: Parts) {
  let since: number | null = null;
  return {
    /** Said at every change and at every beat: whether it counts from now on. What counted until now is kept. */
    note(counts: boolean) {
      const now = nowMs();
      const length = since === null ? 0 : now - since;
      if (since !== null && length >= shortestMs && length <= longestSpanMs) keep({ from: since, to: now });
      since = counts ? now : null;
    },
  };
}
