import type { Db, Tx } from './database.ts';

/** The same parts inside a transaction: what answers by them reads what it wrote, by its `tx` and not by chance. */
export const within = <P extends { db: Db }>(parts: P, tx: Tx): P => ({
  ...parts,
  db: { ...parts.db, read: () => tx, write: () => tx, transaction: (work) => work(tx) },
});
