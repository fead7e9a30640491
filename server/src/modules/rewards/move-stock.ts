import type { RewardDetail } from '@vitrine/contract/rewards';
import type { StockMove } from '@vitrine/domain/rewards';
import { within } from '../../platform/database/index.ts';
import { type Actor, refuseFields } from '../../platform/http/index.ts';
import { type RewardsParts } from './edits.ts';
import { getRewardToManage } from './get-reward-to-manage.ts';
import { lockReward } from './queries.ts';
import { writeStock } from './write-stock.ts';

type Ask = { rewardId: string; kind: StockMove; units: number; note: string };

/**
 * Receives units, or corrects a count. Refuses at their fields `number_too_small` (received less than one), `stock_note_required` (a correction
 * without a word), `stock_below_zero` (more taken away than nobody ordered) and `codes_are_imported` (the stock of codes is their pool).
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
    const { delivery } = await lockReward(tx, actor, { rewardId });
    refuseFields({ units: delivery === 'code' ? 'codes_are_imported' : undefined }, { prefix: '' });
    await writeStock(parts, tx, actor, { rewardId, kind, units, note });
    return getRewardToManage(within(parts, tx), actor, { rewardId });
  });
}
