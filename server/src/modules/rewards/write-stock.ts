import type { StockMove } from '@vitrine/domain/rewards';
import type { Tx } from '../../platform/database/index.ts';
import { Refusal, type Actor } from '../../platform/http/index.ts';
import { recordOnStore, type RewardsParts } from './edits.ts';

/** Writes a movement of stock down and does it: a delta under a condition, never an absolute value, for redemptions go on meanwhile. Refuses `stock_below_zero`. */
export async function writeStock(
  parts: RewardsParts,
  tx: Tx,
  actor: Actor,
  { rewardId, kind, units, note }: { rewardId: string; kind: StockMove; units: number; note: string },
): Promise<void> {
  await tx
    .insertInto('rewards.stock_movement')
    .values({
      tenant_id: actor.tenantId,
      id: parts.newId(),
      reward_id: rewardId,
      kind,
      units,
      note,
      by_member_id: actor.memberId,
      created_at: parts.clock.now(),
    })
    .execute();
  const change = { what: `stock.${kind}`, before: null, after: { units, note } };
  await recordOnStore(parts, tx, actor, { subject: 'reward', subjectId: rewardId, ...change });
  const moved = await tx
    .updateTable('rewards.stock')
    .set((row) => ({ units: row('units', '+', units) }))
    .where('tenant_id', '=', actor.tenantId)
    .where('reward_id', '=', rewardId)
    .where('units', '>=', -units)
    .executeTakeFirstOrThrow();
  if (moved.numUpdatedRows === 0n) throw new Refusal('stock_below_zero', { fields: { units: 'stock_below_zero' } });
}
