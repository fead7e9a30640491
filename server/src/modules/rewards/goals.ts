/** The one reward that a member saves for; its row is their own, so nobody waits for anybody. */
import type { Reader, Tx } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { RewardsParts } from './edits.ts';

type Own = Pick<Actor, 'tenantId' | 'memberId'>;
export type StoredGoal = { rewardId: string; campaignId: string; chosenAt: string };

export async function findGoal(db: Reader, { tenantId, memberId }: Own): Promise<StoredGoal | undefined> {
  const row = await db
    .selectFrom('rewards.goal')
    .select(['reward_id', 'campaign_id', 'chosen_at'])
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row && { rewardId: row.reward_id, campaignId: row.campaign_id, chosenAt: row.chosen_at };
}

/** In the place of the one before; the same again keeps its day, and that it was told already. */
export async function writeGoal(tx: Tx, { tenantId, memberId }: Own, { rewardId, campaignId, chosenAt }: StoredGoal): Promise<void> {
  const chosen = { reward_id: rewardId, campaign_id: campaignId, chosen_at: chosenAt, reached_at: null };
  await tx
    .insertInto('rewards.goal')
    .values({ tenant_id: tenantId, member_id: memberId, ...chosen })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'member_id'])
        .doUpdateSet(chosen)
        .where((row) => row.or([row('rewards.goal.reward_id', '<>', rewardId), row('rewards.goal.campaign_id', '<>', campaignId)])),
    )
    .execute();
}

/** Whoever ordered it saves for it no longer. */
export async function endGoal(tx: Tx, { tenantId, memberId }: Own, { rewardId }: { rewardId: string }): Promise<void> {
  await tx
    .deleteFrom('rewards.goal')
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('reward_id', '=', rewardId)
    .execute();
}

/** Gives the goal up; none is none. */
export async function leaveGoal({ db }: Pick<RewardsParts, 'db'>, { tenantId, memberId }: Actor): Promise<Record<string, never>> {
  await db.write().deleteFrom('rewards.goal').where('tenant_id', '=', tenantId).where('member_id', '=', memberId).execute();
  return {};
}
