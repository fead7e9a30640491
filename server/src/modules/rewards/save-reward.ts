import type { RewardDetail, RewardForm } from '@vitrine/contract/rewards';
import { within, type Tx } from '../../platform/database/index.ts';
import { mergeEdit, refuseFields, type Actor, type Changes, type Was } from '../../platform/http/index.ts';
import { audienceOf, writeAudience } from './audience.ts';
import { checkRewardForm } from './check-reward-form.ts';
import { recordOnStore, type RewardsParts } from './edits.ts';
import { getRewardToManage } from './get-reward-to-manage.ts';
import { lockReward } from './queries.ts';
import { requiredInForm, writeRequired } from './required-trainings.ts';
import { rewardColumns, rewardFormOf } from './reward-rows.ts';

/**
 * Saves what was changed of a reward (decision 058); orders keep what they were placed at. Refuses `changed_meanwhile`, at fields of `reward` what creating refuses, and `delivery_fixed` where units would
 * become codes, or codes units.
 */
export function saveReward(
  parts: RewardsParts,
  actor: Actor,
  { rewardId, version, reward, was }: { rewardId: string; version: number; reward: Changes<RewardForm>; was?: Was },
): Promise<RewardDetail> {
  const prefix = 'reward.';
  return parts.db.transaction(async (tx) => {
    const row = await lockReward(tx, actor, { rewardId });
    const before = rewardFormOf(row, {
      ...(await requiredInForm(tx, actor, { rewardId })),
      ...(await audienceOf(tx, actor, { rewardId })),
    });
    const merged = mergeEdit({ version: row.version, form: before }, { version, now: reward, was });
    const form = await checkRewardForm(parts, tx, actor, { rewardId, form: merged, prefix, keptImageId: row.image_file_id });
    const isTitled = Object.values(form.title).some(Boolean);
    const turns = (row.delivery === 'code') !== (form.delivery === 'code');
    refuseFields(
      {
        title: row.state === 'published' && !isTitled ? 'title_required' : undefined,
        delivery: turns && (await hasMovedStock(tx, actor, { rewardId })) ? 'delivery_fixed' : undefined,
      },
      { prefix },
    );
    await tx
      .updateTable('rewards.reward')
      .set({ version: row.version + 1, ...rewardColumns(form), updated_at: parts.clock.now() })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', rewardId)
      .execute();
    await writeRequired(tx, actor, { rewardId, form });
    await writeAudience(parts, tx, actor, { rewardId, audience: form });
    const change = { what: 'reward.saved', before, after: form };
    await recordOnStore(parts, tx, actor, { subject: 'reward', subjectId: rewardId, ...change });
    return getRewardToManage(within(parts, tx), actor, { rewardId });
  });
}

async function hasMovedStock(tx: Tx, { tenantId }: Actor, { rewardId }: { rewardId: string }): Promise<boolean> {
  const moved = await tx
    .selectFrom('rewards.stock_movement')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('reward_id', '=', rewardId)
    .executeTakeFirst();
  return moved !== undefined;
}
