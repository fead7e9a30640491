/** Persons, members and what they may do: words, permissions, log-in, passwords, documents. */
export {
  documentKinds,
  genders,
  identityRefusals,
  mailConsents,
  maritalStatuses,
  permissions,
  personStatuses,
  phoneKinds,
  programRoles,
  proofRefusals,
  registrationDecisions,
  registrationReasons,
  registrationStatuses,
  roles,
  type DocumentKind,
  type IdentityRefusal,
  type Permission,
  type PersonStatus,
  type PhoneKind,
  type ProfilePhones,
  type ProgramRole,
  type ProofRefusal,
  type RegistrationDecision,
  type RegistrationReason,
  type RegistrationStatus,
  type Role,
} from './words.ts';
export { visitReason, visitRefusals, visitSeconds, type VisitRefusal } from './visits.ts';
export {
  accessCodeDays,
  accessCodeOf,
  accessCodeRefusals,
  accessCodeSigns,
  accessCodeTries,
  plainAccessCode,
  wayInOf,
  waysIn,
  type AccessCodeRefusal,
  type WayIn,
} from './access-codes.ts';
export { ageBracketOf, ageBrackets, type AgeBracket } from './ages.ts';
export { addressParts, judgeAddress, type Address, type AddressPart } from './addresses.ts';
export { judgeBirthday, partsOfBirthday, type BirthdayRefusal } from './birthdays.ts';
export { deviceName } from './devices.ts';
export { documentKindOf, documentRefusalsOf, maskDocument, normaliseDocument } from './documents.ts';
export { isEmail, judgeEmail, type EmailRefusal } from './emails.ts';
export {
  codeDigits,
  codeMinutes,
  codeTries,
  cooldownLeft,
  deliveries,
  isSamePhone,
  judgeLink,
  linkHours,
  linkPurposes,
  maskPhone,
  messageChannels,
  phoneDigits,
  sendingCooldownSeconds,
  type Delivery,
  type LinkPurpose,
  type LinkRefusal,
  type MessageChannel,
} from './codes.ts';
export {
  askedGates,
  gateEditions,
  gates,
  gatesBefore,
  gatesToPass,
  gateTexts,
  textOfGate,
  type AskedGate,
  type Gate,
  type GateFacts,
  type GateText,
} from './gates.ts';
export {
  groupRefusals,
  isWorkField,
  judgeRule,
  namedIn,
  ruleChoices,
  ruleDays,
  ruleFields,
  ruleMatches,
  ruleWords,
  type GroupRefusal,
  type GroupRule,
  type RuleCondition,
  type RuleFacts,
  type RuleField,
} from './groups.ts';
export { comparedText, workFields, type WorkField } from './work.ts';
export { isOwnName, joinedName, splitName } from './names.ts';
export { isOpenFor, judgeLogIn, type LogInFacts, type LogInRefusal } from './log-in.ts';
export { judgePassword, strengthOf, type PasswordRefusal } from './passwords.ts';
export { judgePersonChanges, type ChangeFacts, type PersonCan } from './person-changes.ts';
export {
  customRoleRefusals,
  givablePermissions,
  isAdministrator,
  judgeCustomRole,
  mayGrant,
  permissionsOf,
  roomsWithPermissions,
  type CustomRoleRefusal,
} from './policy.ts';
export {
  isSameSelection,
  phaseOf,
  sessionPhases,
  stepSession,
  type Session,
  type SessionEvent,
  type SessionNext,
  type SessionOwner,
  type SessionPhase,
  type SessionStep,
  type SessionTokens,
} from './session.ts';
export {
  failedBy,
  isAzureTenant,
  judgeCompany,
  judgeOutsideLogIn,
  judgeReturn,
  logInProviders,
  outsideMinutes,
  outsidePurposes,
  outsideRefusals,
  purposeIn,
  stateOf,
  type LogInProvider,
  type OutsidePurpose,
  type OutsideRefusal,
} from './outside.ts';
export {
  isStepOpen,
  mayGiveUp,
  mustSetUp,
  passkeyMinutes,
  passkeysAtMost,
  recoveryCodeCount,
  recoveryCodeOf,
  recoveryCodeSigns,
  secondStepRefusals,
  setUpMinutes,
  stepAt,
  ticketMinutes,
  ticketTries,
  totpDigits,
  totpPeriodSeconds,
  totpWindow,
  typedCode,
  type SecondStepFacts,
  type SecondStepRefusal,
  type TypedCode,
} from './second-step.ts';
export { judgeRefresh, refreshGraceMilliseconds, sessionDays, type RefreshFacts } from './refresh.ts';
export {
  judgeDecision,
  needsRegistrationNote,
  nextOf,
  statusOfDecision,
  type DecisionAsk,
  type DecisionFacts,
  type DecisionRefusal,
} from './registration/judge-decision.ts';
export { answersOf, emptyAnswers, freeAnswers, lackingFields, type AnswerName, type RegistrationAnswers } from './registration/answers.ts';
export { foldedName, isReadableName, isUserName } from './user-names.ts';
