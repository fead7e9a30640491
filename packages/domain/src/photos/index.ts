/** Photos of displays: the week that allows one of each type, who may send them, and what an auditor may decide. */
export {
  judgePhotoDecision,
  judgeSender,
  lateHours,
  needsNote,
  oftenReproved,
  photoFlagsOf,
  type PhotoDecisionFacts,
  type PhotoDecisionRefusal,
  type SenderFacts,
  type SenderRefusal,
} from './judge.ts';
export { weekIn, weekOfDay, weeksUntil, type PhotoWeek } from './week.ts';
export {
  creditMoments,
  photoFlags,
  photoReasons,
  photosRefusals,
  photoStates,
  type CreditMoment,
  type PhotoFlag,
  type PhotoReason,
  type PhotosRefusal,
  type PhotoState,
} from './words.ts';
