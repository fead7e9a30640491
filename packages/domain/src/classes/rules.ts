import type { ClassKind, ClassesRefusal, ClassPart, ClassResult, ClassState, Presence } from './words.ts';

const hourMs = 3_600_000;

/** Until when leaving is on time: a day before where one has to travel, the beginning on the screen (null while no encounter is planned). */
export const leaveUntil = (kind: ClassKind, firstBegin: number | null): number | null =>
  firstBegin === null ? null : kind === 'presential' ? firstBegin - 24 * hourMs : firstBegin;

/** From when a meeting may be entered. */
export const entersBeforeMs = 15 * 60_000;
export const canEnter = ({ beginsAt, endsAt }: { beginsAt: number; endsAt: number }, now: number): boolean =>
  beginsAt - entersBeforeMs <= now && now < endsAt;

const refusedIn: Partial<Record<ClassState, ClassesRefusal>> = {
  canceled: 'class_canceled',
  finished: 'class_finished',
  awaiting_results: 'class_finished',
  scheduled: 'subscription_not_open',
  pre_scheduled: 'subscription_not_open',
};

/** Whether the window lets somebody in, seats aside: they are counted by the row itself. */
export function judgeSubscription(
  facts: { state: ClassState; opensAt: number; closesAt: number; isClosedByHand: boolean },
  now: number,
): ClassesRefusal | undefined {
  if (facts.state === 'opened' || facts.state === 'no_vacancy') {
    // A webinar that runs is called opened too.
    return now < facts.closesAt && !facts.isClosedByHand ? undefined : 'subscription_closed';
  }
  if (now < facts.opensAt) return refusedIn[facts.state] ?? 'subscription_not_open';
  return refusedIn[facts.state] ?? 'subscription_closed';
}

/** Somebody who left may come back; who is in or waits has nothing to ask for. */
export const mayAsk = (part: ClassPart): boolean => part === 'none' || part === 'left';

/** `watchedSeconds`: what was measured in a meeting of ours; null where nothing measures. */
export type Planned = { minutes: number; presence: Presence | null; watchedSeconds?: number | null };

/**
 * The verdict by the minutes that were planned: excused ones count on neither side, equality passes. What a person marked outranks what was measured; where nobody marked, the
 * measured time counts, up to what was planned. Undefined while an encounter has neither. Whoever was excused from all of it is approved by nothing, so is not.
 */
export function verdictOf(planned: readonly Planned[], minimumPercent: number): ClassResult | undefined {
  if (planned.some(({ presence, watchedSeconds = null }) => presence === null && watchedSeconds === null)) return undefined;
  const counted = planned.filter(({ presence }) => presence !== 'excused');
  const all = counted.reduce((sum, { minutes }) => sum + minutes * 60, 0);
  const there = counted.reduce((sum, one) => sum + secondsThere(one), 0);
  return all > 0 && there * 100 >= all * minimumPercent ? 'approved' : 'not_approved';
}

function secondsThere({ minutes, presence, watchedSeconds = null }: Planned): number {
  if (presence === null) return Math.min(watchedSeconds ?? 0, minutes * 60);
  return presence === 'present' ? minutes * 60 : 0;
}

/** Touching is no overlap. */
export const overlaps = (one: { beginsAt: number; endsAt: number }, other: { beginsAt: number; endsAt: number }): boolean =>
  one.beginsAt < other.endsAt && other.beginsAt < one.endsAt;
