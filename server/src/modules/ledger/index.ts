/** The ledger: points, experience and training points of members as entries that only grow; credits, holds, take-backs, statements and their proof. */
export type {
  Balances,
  BookAsk,
  CaptureAsk,
  ConfirmAsk,
  CreditAsk,
  EarningParts,
  HoldAsk,
  LedgerActor,
  LedgerParts,
  Wallet,
  PutOrdersOnHold,
  ReleaseAsk,
  TakeBackAsk,
  TakenBack,
} from './asks.ts';
export { balancesAt } from './balances-at.ts';
export { balances } from './balances.ts';
export { keepBook } from './books.ts';
export { budgetOf, setBudget, underAuditIn, type Budget } from './budget.ts';
export { closeBook } from './close-book.ts';
export { closeProgress, figuresOfClosed, figuresToClose, sumsOfBook, type CloseFigures, type SumsOfBook } from './close-figures.ts';
export { confirmCredits } from './confirm-credits.ts';
export { credit } from './credit.ts';
export { ledgerInvariants } from './invariants.ts';
export type { Invariant, Violation } from './invariant.ts';
export { hold } from './hold-points.ts';
export { isCredited } from './is-credited.ts';
export { lockWallet } from './lock-wallet.ts';
export { capture, release } from './resolve-hold.ts';
export { compareEarned, earnedInvariants, rebuildEarned } from './earned-sums.ts';
export { keepProof, reachNow, type Reach } from './keep-proof.ts';
export { ledgerMarks, markOf, statusOf, writtenSince, type Mark, type Status } from './proof-marks.ts';
export { compareSums, rebuildSums } from './rebuild-sums.ts';
export { ledgerRecords } from './personal-records.ts';
export { sealEntries } from './seal-entries.ts';
export { cameSince, provedUpTo } from './since-proof.ts';
export { parseExplanation, storeExplanation } from './stored-explanation.ts';
export { takeBack } from './take-back.ts';
export { chainHeads, chainInvariant } from './verify-chain.ts';
export { verifyLedger } from './verify-ledger.ts';
export { paceOf, type PaceOf } from './pace-of.ts';
export { pointsOwed } from './points-owed.ts';
