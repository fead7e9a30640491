import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/database/index.ts';
import { Refusal, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { openCode } from './seal-code.ts';
import type { StoredOrder } from './stored-order.ts';

/**
 * Gives an order that is being approved one free code of its reward, for ever (RWD-05). Whoever approves another order at the same moment holds another
 * code and is passed by, not waited for. There is one for each order that waits: stock counts the same codes. Refuses `no_codes_left`.
 */
export async function giveCode(
  { clock }: Pick<Platform, 'clock'>,
  tx: Tx,
  { tenantId }: Pick<Actor, 'tenantId'>,
  { order }: { order: Pick<StoredOrder, 'id' | 'reward_id'> },
): Promise<void> {
  const given = await tx
    .updateTable('rewards.code')
    .set({ order_id: order.id, given_at: clock.now() })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', (code) =>
      code
        .selectFrom('rewards.code')
        .select('id')
        .where('tenant_id', '=', tenantId)
        .where('reward_id', '=', order.reward_id)
        .where('order_id', 'is', null)
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirstOrThrow();
  if (given.numUpdatedRows === 0n) throw new Refusal('no_codes_left');
}

/** The code of an order of this member; null while it has none. */
export async function codeOf(
  parts: Pick<Platform, 'secret'>,
  db: Reader,
  { tenantId, memberId }: Actor,
  { orderId }: { orderId: string },
): Promise<string | null> {
  const row = await db
    .selectFrom('rewards.code as c')
    .innerJoin('rewards.order as o', (join) => join.onRef('o.tenant_id', '=', 'c.tenant_id').onRef('o.id', '=', 'c.order_id'))
    .where('c.tenant_id', '=', tenantId)
    .where('c.order_id', '=', orderId)
    .where('o.member_id', '=', memberId)
    .where(sql<boolean>`o.state in ('approved', 'shipped', 'delivered')`)
    .select(['c.id', 'c.sealed'])
    .executeTakeFirst();
  return row ? openCode(parts, { tenantId, ...row }) : null;
}
