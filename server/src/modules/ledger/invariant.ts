import type { Reader } from '../../platform/database/index.ts';

/** A row that breaks a rule: whose, which, and how. */
export type Violation = { tenantId: string; subject: string; detail: string };

/**
 * A rule that holds at every instant, as one statement whose rows are its violations. Rooms above export theirs from their doors; `npm run ledger verify` runs all.
 * `reads`: the tables that it looks through, for the count of rows scanned.
 */
export type Invariant = { id: string; says: string; reads: readonly string[]; find: (db: Reader) => Promise<Violation[]> };
