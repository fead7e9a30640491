import type { Reader } from '../../platform/database/index.ts';

/** A row that breaks a rule: whose, which, and how. */
export type Violation = { tenantId: string; subject: string; detail: string };

/** How many rows a table has, over all tenants. */
export type Count = (db: Reader) => Promise<number>;

/**
 * A rule that holds at every instant, as one statement whose rows are its violations. `npm run ledger verify` runs those of every room.
 * `counts`: the tables that it looks through.
 */
export type Invariant = { id: string; says: string; counts: readonly Count[]; find: (db: Reader) => Promise<Violation[]> };
