/** Classes of courses: at a place, live or to watch; their states, seats, presence and verdicts. */
export { judgeOpening, liveClassState, liveClassStates, mayHaveSeen, type LiveClassState, type Openings } from './openings.ts';
export { canEnter, entersBeforeMs, judgeSubscription, leaveUntil, mayAsk, overlaps, verdictOf, type Planned } from './rules.ts';
export {
  classWork,
  idleAfterMs,
  seenWithinMs,
  sightEveryMs,
  sightingOf,
  sightings,
  workOf,
  type ClassWork,
  type Sighting,
} from './sightings.ts';
export { graceMs, signMs, stateOf, type ClassFacts, type EncounterFacts } from './state.ts';
export {
  beatMs,
  byServersClock,
  countedSpan,
  lateReportMs,
  longestSpanMs,
  meetingPhases,
  neededMinutes,
  phaseOf,
  verdictWaitMs,
  windowOf,
  type MeetingPhase,
  type Span,
} from './watching.ts';
export {
  classesRefusals,
  classKinds,
  classParts,
  classResults,
  classStates,
  encounterActs,
  meetingProviders,
  presences,
  statesOfKind,
  type ClassesRefusal,
  type ClassKind,
  type ClassPart,
  type ClassResult,
  type ClassState,
  type EncounterAct,
  type MeetingProvider,
  type Presence,
} from './words.ts';
