import type { RewardDetail } from '@vitrine/contract/rewards';
import type { RewardState } from '@vitrine/domain/rewards';
import { within } from '../../platform/database/index.ts';
import { type Actor, Refusal, refuseOld } from '../../platform/http/index.ts';
import { parseText } from '../tenancy/index.ts';
import { recordOnStore, type RewardsParts } from './edits.ts';
import { getRewardToManage } from './get-reward-to-manage.ts';
import { lockReward } from './queries.ts';

type Ask = { rewardId: string; version: number };

/** Puts a reward into the store, with or without stock. Refuses `changed_meanwhile`, `reward_already_published` and `title_required`. */
export const publishReward = (parts: RewardsParts, actor: Actor, ask: Ask): Promise<RewardDetail> =>
  moveReward(parts, actor, { ...ask, to: 'published' });

/** Takes a reward out of the store; its orders go on. Refuses `changed_meanwhile` and `reward_already_retired`. */
export const retireReward = (parts: RewardsParts, actor: Actor, ask: Ask): Promise<RewardDetail> =>
  moveReward(parts, actor, { ...ask, to: 'retired' });

function moveReward(
  parts: RewardsParts,
  actor: Actor,
  { rewardId, version, to }: Ask & { to: Exclude<RewardState, 'draft'> },
): Promise<RewardDetail> {
  return parts.db.transaction(async (tx) => {
    const row = await lockReward(tx, actor, { rewardId });
    if (row.state === to) throw new Refusal(to === 'published' ? 'reward_already_published' : 'reward_already_retired');
    refuseOld(row, { version });
    if (to === 'published' && !Object.values(parseText(row.title)).some(Boolean))
      throw new Refusal('title_required', { fields: { title: 'title_required' } });
    const now = parts.clock.now();
    await tx
      .updateTable('rewards.reward')
      .set({ version: version + 1, state: to, updated_at: now, ...(to === 'published' ? { published_at: now } : {}) })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', rewardId)
      .execute();
    const change = { what: `reward.${to}`, before: { state: row.state }, after: { state: to } };
    await recordOnStore(parts, tx, actor, { subject: 'reward', subjectId: rewardId, ...change });
    return getRewardToManage(within(parts, tx), actor, { rewardId });
  });
}
