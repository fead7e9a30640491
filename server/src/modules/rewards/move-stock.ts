import type { RewardDetail } from '@vitrine/contract/rewards';
import type { StockMove } from '@vitrine/domain/rewards';
import { Refusal, type Actor } from '../../platform/http/index.ts';
import { recordOnStore, refuseFields, type RewardsParts } from './edits.ts';
import { getRewardToManage } from './get-reward-to-manage.ts';
import { lockReward } from './queries.ts';

type Ask = { rewardId: string; kind: StockMove; units: number; note: string };

/**
 * Receives units, or corrects a count. Refuses at their fields `number_too_small` (received less than one), `stock_note_required` (a correction
 * without a word) and `stock_below_zero` (more taken away than nobody ordered).
 */
export function moveStock(parts: RewardsParts, actor: Actor, { rewardId, kind, units, note }: Ask): Promise<RewardDetail> {
  refuseFields(
    {
      units: kind === 'received' && units < 1 ? 'number_too_small' : undefined,
      note: kind === 'adjusted' && note === '' ? 'stock_note_required' : undefined,
    },
    { prefix: '' },
  );
  return parts.db.transaction(async (tx) => {
    await lockReward(tx, actor, { rewardId });
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
    // A delta under a condition, never an absolute value: redemptions go on meanwhile.
    const moved = await tx
      .updateTable('rewards.stock')
      .set((row) => ({ units: row('units', '+', units) }))
      .where('tenant_id', '=', actor.tenantId)
      .where('reward_id', '=', rewardId)
      .where('units', '>=', -units)
      .executeTakeFirstOrThrow();
    if (moved.numUpdatedRows === 0n) throw new Refusal('stock_below_zero', { fields: { units: 'stock_below_zero' } });
    return getRewardToManage(parts, actor, { rewardId });
  });
}
