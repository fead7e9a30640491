/** Attendance at SENCE, the Chilean training authority: RUNs, codes, lines, and what a session is. */
export { codeOwners, isOfManual, isResultCode, readCodes, resultCodes, unknownCode, type CodeOwner, type ResultCode } from './codes.ts';
export { judgeCourse, judgeSettings, linesOf } from './rules.ts';
export { isSameRun, runOf, shownRun } from './run.ts';
export { defaultSessionMinutes, loginSeconds, senceZone, stateOf, warningMinutes, type SessionFacts } from './session.ts';
export {
  environments,
  manuals,
  obstacles,
  phases,
  senceFieldRefusals,
  sessionRefusals,
  sessionStates,
  trainingLines,
  type Environment,
  type Manual,
  type Obstacle,
  type Phase,
  type SenceFieldRefusal,
  type SessionRefusal,
  type SessionState,
  type TrainingLine,
} from './words.ts';
