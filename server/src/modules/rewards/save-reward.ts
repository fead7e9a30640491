import type { RewardDetail, RewardForm } from '@vitrine/contract/rewards';
import type { Actor } from '../../platform/http/index.ts';
import { checkRewardForm } from './check-reward-form.ts';
import { recordOnStore, refuseFields, refuseOld, type RewardsParts } from './edits.ts';
import { getRewardToManage } from './get-reward-to-manage.ts';
import { lockReward } from './queries.ts';
import { rewardColumns, rewardFormOf } from './reward-rows.ts';

/** Saves a reward; orders keep what they were placed at. Refuses `changed_meanwhile`, and at fields of `reward` what creating refuses. */
export function saveReward(
  parts: RewardsParts,
  actor: Actor,
  { rewardId, version, reward }: { rewardId: string; version: number; reward: RewardForm },
): Promise<RewardDetail> {
  const prefix = 'reward.';
  return parts.db.transaction(async (tx) => {
    const row = await lockReward(tx, actor, { rewardId });
    refuseOld(row, { version });
    const form = await checkRewardForm(parts, tx, actor, { rewardId, form: reward, prefix, keptImageId: row.image_file_id });
    const isTitled = Object.values(form.title).some(Boolean);
    refuseFields({ title: row.state === 'published' && !isTitled ? 'title_required' : undefined }, { prefix });
    await tx
      .updateTable('rewards.reward')
      .set({ version: version + 1, ...rewardColumns(form), updated_at: parts.clock.now() })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', rewardId)
      .execute();
    const change = { what: 'reward.saved', before: rewardFormOf(row), after: form };
    await recordOnStore(parts, tx, actor, { subject: 'reward', subjectId: rewardId, ...change });
    return getRewardToManage(parts, actor, { rewardId });
  });
}
