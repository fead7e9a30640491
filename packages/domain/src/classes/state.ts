import type { ClassKind, ClassState } from './words.ts';

/** One dated event of a class; instants in milliseconds. */
export type EncounterFacts = {
  /** The day that the calendar shows there. */
  day: string;
  beginsAt: number;
  endsAt: number;
  /** It has a meeting that is entered from the screen. */
  isOnline: boolean;
  isCanceled: boolean;
  startedAt: number | null;
  pausedAt: number | null;
  endedAt: number | null;
  /** When the meeting or its instructor gave the last sign. */
  signAt: number | null;
};

export type ClassFacts = {
  kind: ClassKind;
  isCanceled: boolean;
  hasResults: boolean;
  isTentative: boolean;
  hasInstructor: boolean;
  opensAt: number;
  closesAt: number;
  isClosedByHand: boolean;
  /** Null: as many as come. */
  seats: number | null;
  taken: number;
  encounters: readonly EncounterFacts[];
};

/** An encounter that nobody ended is over so long after its end. */
export const graceMs = 30 * 60_000;
/** A meeting without a sign for longer is offline. */
export const signMs = 90_000;

const isRunning = ({ startedAt, endedAt }: EncounterFacts) => startedAt !== null && endedAt === null;
const isOver = ({ endedAt, endsAt }: EncounterFacts, now: number) => endedAt !== null || endsAt + graceMs <= now;
const hasSign = ({ signAt }: EncounterFacts, now: number) => signAt !== null && now - signAt <= signMs;

/** Between two encounters of one day there. */
const isBetween = (held: readonly EncounterFacts[], now: number) =>
  held.some(
    (one) =>
      (one.endedAt !== null || one.endsAt <= now) &&
      held.some((other) => other.day === one.day && other.beginsAt > now && other.startedAt === null),
  );

/** What a state of the table is called for live classes and webinars, which know fewer. */
const wordOf: Record<ClassKind, Partial<Record<ClassState, ClassState>>> = {
  presential: {},
  live_class: { intermission: 'live', in_progress: 'scheduled' },
  webinar: {
    canceled: 'closed',
    live: 'opened',
    intermission: 'opened',
    in_progress: 'offline',
    pre_scheduled: 'offline',
    scheduled: 'offline',
  },
};

/** The state of a class at an instant: the first row that matches. */
export function stateOf(facts: ClassFacts, now: number): ClassState {
  const state = rowOf(facts, now);
  return wordOf[facts.kind][state] ?? state;
}

function rowOf(facts: ClassFacts, now: number): ClassState {
  const held = facts.encounters.filter(({ isCanceled }) => !isCanceled);
  if (facts.isCanceled || (facts.encounters.length > 0 && held.length === 0)) return 'canceled';
  const isAllOver = held.length > 0 && held.every((one) => isOver(one, now));
  if (facts.kind === 'presential' ? facts.hasResults : isAllOver) return 'finished';
  if (isAllOver) return 'awaiting_results';
  return ofMeetings(held, now) ?? (held.some((one) => hasBegun(one, now)) ? 'in_progress' : ofWindow(facts, now));
}

const hasBegun = ({ startedAt, beginsAt }: EncounterFacts, now: number) => startedAt !== null || beginsAt <= now;

function ofMeetings(held: readonly EncounterFacts[], now: number): ClassState | undefined {
  const running = held.filter((one) => isRunning(one));
  if (running.some((one) => one.isOnline && one.pausedAt === null && hasSign(one, now))) return 'live';
  if (running.some(({ pausedAt }) => pausedAt !== null) || isBetween(held, now)) return 'intermission';
  const isLost = (one: EncounterFacts) => (isRunning(one) ? true : one.beginsAt <= now && one.startedAt === null && !isOver(one, now));
  return held.some((one) => one.isOnline && isLost(one)) ? 'offline' : undefined;
}

function ofWindow(facts: ClassFacts, now: number): ClassState {
  if (facts.isTentative || !facts.hasInstructor || facts.encounters.length === 0) return 'pre_scheduled';
  if (now < facts.opensAt) return 'scheduled';
  if (facts.isClosedByHand || now >= facts.closesAt) return 'closed';
  return facts.seats !== null && facts.taken >= facts.seats ? 'no_vacancy' : 'opened';
}
