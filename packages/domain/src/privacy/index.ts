/** A copy of one’s data, and leaving for good: when each may be asked for, how long it lasts, and the name that stands where somebody’s stood. */
export {
  copyDays,
  copyExpiry,
  copyPatienceHours,
  copyRefusals,
  copyRestHours,
  copyStates,
  nextCopyFrom,
  stateOfCopy,
  type CopyFacts,
  type CopyRefusal,
  type CopyState,
} from './copies.ts';
export { judgeLeaving, leavingDays, leavingDue, leavingRefusals, mayStay, pseudonymOf, type LeavingRefusal } from './leaving.ts';
