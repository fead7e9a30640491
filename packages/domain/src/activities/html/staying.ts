import { mergeRanges, watchedSeconds, type Range } from '../video/index.ts';
import type { Completion } from '../words.ts';

/** What progress keeps of something that cannot tell by itself how far a person is (stored; law 11). Stretches are in seconds since 1970. */
export type StayDetail = { version: 1; isConfirmed: boolean; stayed: Range[] };

/** The person said that they are through; or the stretch of time that it was really before them. */
export type StaySeen = { kind: 'confirmed' } | { kind: 'stayed'; from: number; to: number };

export const emptyStayDetail: StayDetail = { version: 1, isConfirmed: false, stayed: [] };

/** Stretches only come to it, so that two devices at once count one time; a stretch that lies beyond its own report counts nothing. */
export function mergeStayDetail(detail: StayDetail, event: StaySeen & { at: string }): StayDetail {
  if (event.kind === 'confirmed') return { ...detail, isConfirmed: true };
  const arrived = Date.parse(event.at) / 1_000;
  return { ...detail, stayed: mergeRanges([...detail.stayed, [event.from, Math.min(event.to, arrived)]]) };
}

export const stayedSeconds = ({ stayed }: StayDetail): number => watchedSeconds(stayed);

/** By time where the author asks for some, else by the person's word. */
export function judgeStay({
  isConfirmed,
  stayed,
  requiredSeconds,
}: {
  isConfirmed: boolean;
  stayed: number;
  requiredSeconds: number | null;
}): Completion {
  if (requiredSeconds === null) return { percent: isConfirmed ? 100 : 0, isComplete: isConfirmed };
  const isComplete = stayed + 0.5 >= requiredSeconds;
  return { percent: isComplete ? 100 : Math.min(99, Math.floor((stayed * 100) / requiredSeconds)), isComplete };
}
