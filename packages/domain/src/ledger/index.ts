/** Words and rules of the ledger: accounts, movements, and why a number is what it is. */
export {
  currencies,
  currencyOf,
  entryCodes,
  ledgerRefusals,
  memberAccounts,
  reasonKinds,
  reinstatedDays,
  routeOf,
  statementStates,
  systemAccounts,
  type AccountRole,
  type Currency,
  type EntryCode,
  type LedgerRefusal,
  type MemberAccount,
  type ReasonKind,
  type StatementState,
  type SystemAccount,
} from './words.ts';
export { judgeTakeBack, type TakeBackFacts, type TakeBackVerdict } from './take-back.ts';
export { earnedPeriods, periodBegin, type EarnedPeriod } from './earned.ts';
export {
  addedByPromotion,
  amountOf,
  explainedBy,
  noPromotion,
  ruleScopes,
  type ExplainedBy,
  type Explanation,
  type Fraction,
  type RuleScope,
} from './explanation.ts';
