/** Training points sent to a partner's loyalty program: who may send, what becomes of a sending, and how long its points may be used. */
export {
  documentStates,
  lookUpsAnHour,
  monthsToUse,
  partnerAnswers,
  partnerRoles,
  registrationMinutes,
  registrationStates,
  rejectReasons,
  sendingStates,
  transferConsoleRefusals,
  transferRefusals,
  type DocumentState,
  type PartnerAnswer,
  type PartnerRole,
  type RegistrationState,
  type RejectReason,
  type SendingState,
  type TransferConsoleRefusal,
  type TransferRefusal,
} from './words.ts';
export { judgeSending, refusalOfRegistration, type SendingFacts } from './judge-sending.ts';
export { documentStateOf, judgeRelease, minutesToNextAsk, settle, useUntil, type ReleaseFacts, type Settlement } from './settle.ts';
