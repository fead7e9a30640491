import { mergeRanges, type Range } from '../kernel/index.ts';
import type { HeardState } from './words.ts';

/** What a member did with an episode; `at` in milliseconds, by the server’s clock. */
export type ListeningAct = { at: number } & (
  | { what: 'heard'; position: number; speed: number; ranges: readonly Range[] }
  | { what: 'played' }
  | { what: 'unplayed' }
);

/** How far somebody is, as it is stored; instants in milliseconds, null where it never was. */
export type Listening = {
  position: number;
  placedAt: number | null;
  speed: number;
  ranges: Range[];
  doneAt: number | null;
  undoneAt: number | null;
};

export const nothingHeard: Listening = { position: 0, placedAt: null, speed: 1, ranges: [], doneAt: null, undoneAt: null };

/** Of an episode it is enough to have heard so much, or all but so many seconds (reference, section 3); of a very short one half is the least. */
const enough = 0.95;
const lastSeconds = 30;

/** Whether a position is as good as the end. */
export const isNearEnd = (position: number, seconds: number): boolean =>
  seconds > 0 && position >= Math.max(seconds / 2, Math.min(seconds * enough, seconds - lastSeconds));

/**
 * What is known after one more act. The newest act decides where the member is and whether the episode is done, ranges only come to it: so devices may tell their acts in any
 * order and more than once, and end with the same.
 */
export function hearMore(before: Listening, act: ListeningAct, seconds: number): Listening {
  if (act.what === 'played') return { ...before, doneAt: later(before.doneAt, act.at) };
  if (act.what === 'unplayed')
    return { ...placed(before, { at: act.at, position: 0, speed: 1 }), undoneAt: later(before.undoneAt, act.at) };
  const position = Math.min(Math.max(0, act.position), seconds);
  return {
    ...placed(before, { at: act.at, position, speed: act.speed }),
    ranges: mergeRanges([...before.ranges, ...act.ranges], seconds),
    doneAt: isNearEnd(position, seconds) ? later(before.doneAt, act.at) : before.doneAt,
  };
}

/** Of two acts at one moment the one further on holds, whichever comes first. */
function placed(before: Listening, { at, position, speed }: { at: number; position: number; speed: number }): Listening {
  const { placedAt } = before;
  const isFurther = position > before.position || (position === before.position && speed > before.speed);
  const isNewer = placedAt === null || at > placedAt || (at === placedAt && isFurther);
  return isNewer ? { ...before, position, placedAt: at, speed } : before;
}

const later = (one: number | null, other: number) => (one === null ? other : Math.max(one, other));

/** Done stands until it is taken back later. */
export const isHeard = ({ doneAt, undoneAt }: Pick<Listening, 'doneAt' | 'undoneAt'>): boolean =>
  doneAt !== null && (undoneAt === null || doneAt > undoneAt);

/** How far somebody is with one episode. */
export const heardStateOf = ({ isDone, position }: { isDone: boolean; position: number }): HeardState =>
  isDone ? 'done' : position > 0 ? 'in_progress' : 'not_started';

/** How far somebody is with all episodes of a podcast. */
export function progressOf({ episodes, started, done }: { episodes: number; started: number; done: number }): HeardState {
  if (episodes > 0 && done === episodes) return 'done';
  return started === 0 ? 'not_started' : 'in_progress';
}

/** Where an episode goes on: at its beginning once its end was reached. */
export const resumeAt = ({ position, seconds }: { position: number; seconds: number }): number =>
  isNearEnd(position, seconds) ? 0 : position;

/** Devices whose positions are this far apart ask which one is meant, in seconds. */
const farApart = 60;

/** Another place than the one where it goes on that is worth to be offered. */
export const isWorthOffering = (position: number, other: number): boolean => Math.abs(position - other) > farApart;

/** When something happened by the server’s clock, though the device’s own may be wrong: as long ago as the device says, and never in the future. */
export const correctedInstant = ({ at, sentAt, now }: { at: number; sentAt: number; now: number }): number =>
  now - Math.max(0, sentAt - at);
