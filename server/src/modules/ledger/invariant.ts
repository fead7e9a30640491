import type { Reader } from '../../platform/database/index.ts';

/** A row that breaks a rule: whose, which, and how. `rule`: which of several that one statement checks. */
export type Violation = { tenantId: string; subject: string; detail: string; rule?: string };

/**
 * A rule that holds at every instant, as one statement whose rows are its violations. Rooms above export theirs from their doors; `npm run ledger verify` runs all.
 * `reads`: the tables that it looks through, for the count of rows scanned. `also`: more rules that the same pass over the rows decides.
 */
export type Invariant = {
  id: string;
  says: string;
  reads: readonly string[];
  also?: readonly { id: string; says: string }[];
  find: (db: Reader) => Promise<Violation[]>;
  /** The same of what was written or touched since the last whole proof (`ledger.proof`); absent where the whole is cheap. */
  findSince?: (db: Reader) => Promise<Violation[]>;
};
