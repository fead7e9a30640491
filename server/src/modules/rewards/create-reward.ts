import type { RewardForm } from '@vitrine/contract/rewards';
import type { Actor } from '../../platform/http/index.ts';
import { writeAudience } from './audience.ts';
import { checkRewardForm } from './check-reward-form.ts';
import { recordOnStore, type RewardsParts } from './edits.ts';
import { writeRequired } from './required-trainings.ts';
import { rewardColumns } from './reward-rows.ts';

/** Begins a reward as a draft without stock. Refusals stand at its fields, as `checkRewardForm` says. */
export function createReward(parts: RewardsParts, actor: Actor, asked: RewardForm): Promise<{ id: string }> {
  const id = parts.newId();
  const now = parts.clock.now();
  return parts.db.transaction(async (tx) => {
    const form = await checkRewardForm(parts, tx, actor, { rewardId: id, form: asked, prefix: '' });
    await tx
      .insertInto('rewards.reward')
      .values({ tenant_id: actor.tenantId, id, version: 1, state: 'draft', ...rewardColumns(form), created_at: now, updated_at: now })
      .execute();
    await tx.insertInto('rewards.stock').values({ tenant_id: actor.tenantId, reward_id: id, units: 0, ordered: 0 }).execute();
    await writeRequired(tx, actor, { rewardId: id, form });
    await writeAudience(parts, tx, actor, { rewardId: id, audience: form });
    await recordOnStore(parts, tx, actor, { subject: 'reward', subjectId: id, what: 'reward.created', before: null, after: form });
    return { id };
  });
}
