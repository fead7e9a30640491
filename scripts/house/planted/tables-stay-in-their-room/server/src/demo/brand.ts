import type { Tx } from '../platform/database/index.ts';

export const seen = (tx: Tx) => tx.selectFrom('rewards.order').selectAll();
export const brand = (tx: Tx) => tx.insertInto('ledger.entry').values({});
