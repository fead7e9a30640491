import type { Tx } from '../../platform/database/index.ts';

/** Holds points until the order is judged. */
export async function hold(tx: Tx, points: number): Promise<void> {
  await tx.insertInto('ledger.entry').values({ points }).execute();
}
