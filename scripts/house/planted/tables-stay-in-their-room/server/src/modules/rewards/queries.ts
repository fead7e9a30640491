import { sql } from 'kysely';
import type { Tx } from '../../platform/database/index.ts';

const table = 'rewards.reward';
export const takeFromStock = (tx: Tx) => tx.updateTable('ledger.entry').set({}).execute();
export const lockReward = (tx: Tx) => tx.selectFrom(table).selectAll();
export const nameless = (tx: Tx) => tx.selectFrom('reward').selectAll();
export const upward = (tx: Tx) => tx.selectFrom('rewards.reward').innerJoin('ranking.board as b', 'b.id', 'id');
export const listed = (tx: Tx) => tx.selectFrom(['rewards.reward', 'sales.sale as s']);
export const joined = (tx: Tx) => tx.updateTable('rewards.reward').from('ranking.board').set({});
export const platform = (tx: Tx) => tx.insertInto('platform.outbox').values({});
export const locked = (tx: Tx) => tx.selectFrom('ledger.entry').forUpdate();
export const removed = (tx: Tx) => tx.deleteFrom(`identity.member`).execute();
export const raw = (text: string) => sql.raw(text);
export const unknown = (tx: Tx) => tx.selectFrom('warehouse.shelf');
export const lastSeen = (tx: Tx, of: (kind: string) => string) => tx.selectFrom(of('reward'));

export const monthly = (name: string) => sql`
  select * from ranking.board r
  join reward on true
  where exists (select 1 from ${
    sql.ref(name)
  }) and r.id is distinct from 1`;
