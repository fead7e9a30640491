import { sql } from 'kysely';
import type { Tx } from '../../platform/database/index.ts';

/** Locks the reward alone: the member's row was locked before. */
export const lockReward = (tx: Tx) =>
  tx
    .with('recent', (db: Tx) => db.selectFrom('ledger.entry').selectAll())
    .selectFrom(['rewards.reward as reward', 'recent'])
    .innerJoin('identity.member as member', 'member.tenant_id', 'reward.tenant_id')
    .leftJoin((eb: Tx) => eb.selectFrom('rewards.order').selectAll().as('o'), 'o.id', 'reward.id')
    .forUpdate(['reward'])
    .executeTakeFirstOrThrow();

export const takeFromStock = (tx: Tx) => tx.updateTable('rewards.reward').from('ledger.entry').set({ stock: 1 }).execute();

export const lastSeen = Array.from('abc');

/** Words of SQL that say FROM without a table: extract, trim, is distinct from. */
export const monthly = (since: string) => sql<{ month: number }>`
  with recent(month) as (select extract(month from o.created_at) from rewards.order as o, identity.member m where o.state is distinct from 'x')
  select month, trim(both ' ' from '${since} from nowhere') from recent r join lateral unnest(array[1]) on true -- from comments
  join ${sql.table('ledger.entry')} e on e.id = r.id for update of r`;

/** A subquery may wait in a variable. */
export const best = (tx: Tx) => {
  const seen = tx.selectFrom('identity.member').selectAll().as('seen');
  return tx.selectFrom('rewards.reward').innerJoin(seen, 'seen.id', 'reward.id');
};
