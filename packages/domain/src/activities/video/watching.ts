import { laterPlace, type Completion } from '../words.ts';
import { mergeRanges, watchedSeconds, type Range } from '../../kernel/index.ts';

/** What progress keeps of a film (stored; law 11). */
export type VideoDetail = { version: 1; watched: Range[]; positionSeconds: number; placedAt: string | null };

/** Stretches that were played, in seconds, and where the person is. */
export type Watched = { kind: 'watched'; ranges: [from: number, to: number][]; positionSeconds: number };

export const emptyVideoDetail: VideoDetail = { version: 1, watched: [], positionSeconds: 0, placedAt: null };

/** Part really watched (decision D11). Players round the end of a film: half a second, or one percent of a short one, is forgiven. */
export function judgeVideo({
  seconds,
  ranges,
  requiredPercent,
}: {
  seconds: number;
  ranges: readonly Range[];
  requiredPercent: number;
}): Completion {
  if (!(seconds > 0)) return { percent: 0, isComplete: false };
  const watched = watchedSeconds(ranges, seconds);
  const isComplete = watched + Math.min(0.5, seconds / 100) >= (seconds * requiredPercent) / 100;
  return { percent: isComplete ? 100 : Math.min(99, Math.floor((watched * 100) / seconds)), isComplete };
}

/** Parts only come to it; events may arrive in any order and more than once (decision D03). */
export function mergeVideoDetail(detail: VideoDetail, event: Watched & { at: string }): VideoDetail {
  const watched = mergeRanges([...detail.watched, ...event.ranges]);
  const { place, at } = laterPlace({ at: detail.placedAt, place: detail.positionSeconds }, { at: event.at, place: event.positionSeconds });
  return { version: 1, watched, positionSeconds: place, placedAt: at };
}
