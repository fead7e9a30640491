import type { Tx } from '../../platform/database/index.ts';

/** A wallet with points; tests may ask for the time. */
export const aWallet = (tx: Tx, points: number) => tx.insertInto('ledger.entry').values({ points, at: Date.now() }).execute();
