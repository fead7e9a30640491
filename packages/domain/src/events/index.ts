/** Community events: when they are, who may come, and what a check-in is worth. */
export { eventTimes, isTime, judgeEntry, judgeEvent, phaseOf, programOf, shortName, type EventWish, type ProgramLine } from './judge.ts';
export {
  arrivalStates,
  arrivalWays,
  attendingRefusals,
  eventKinds,
  eventPhases,
  eventsRefusals,
  eventStates,
  seriesScopes,
  uncreditedReasons,
  type ArrivalState,
  type ArrivalWay,
  type EventKind,
  type EventPhase,
  type EventsRefusal,
  type EventState,
  type SeriesScope,
  type UncreditedReason,
} from './words.ts';
