import { sql } from 'kysely';
import type { Tx } from '../../platform/database/index.ts';
import { notFound, type Actor } from '../../platform/http/index.ts';
import { isOpenTo } from './audience.ts';
import { requiredColumns } from './required-trainings.ts';
import type { JudgedReward } from './store-rewards.ts';

export type RewardToRedeem = JudgedReward & { id: string; category_id: string; delivery: string; delivery_days: number };

/**
 * The facts of `storeRewards` that a redemption is judged by, without names: few joins, for a hot reward is asked for a thousand times at once, and planning
 * is most of what such a read costs. Refuses `not_found`, for one that is not for the member too (CLI-09).
 */
export async function rewardToRedeem(
  tx: Tx,
  actor: Pick<Actor, 'tenantId' | 'memberId' | 'country'>,
  { rewardId, campaignId }: { rewardId: string; campaignId: string },
): Promise<RewardToRedeem> {
  const { tenantId, memberId } = actor;
  const row = await tx
    .selectFrom('rewards.reward as r')
    .innerJoin('rewards.stock as s', (join) => join.onRef('s.tenant_id', '=', 'r.tenant_id').onRef('s.reward_id', '=', 'r.id'))
    .innerJoin('rewards.category as c', (join) => join.onRef('c.tenant_id', '=', 'r.tenant_id').onRef('c.id', '=', 'r.category_id'))
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'r.tenant_id').on('m.id', '=', memberId))
    .where('r.tenant_id', '=', tenantId)
    .where('r.id', '=', rewardId)
    .where('r.published_at', 'is not', null)
    .where(isOpenTo(actor))
    .select(['r.id', 'r.state', 'r.price', 'r.category_id', 'r.required_course_id', 'r.required_rank', 'r.delivery', 'r.delivery_days'])
    .select(['c.maximum', 's.units', 'm.status', ...requiredColumns])
    .select((eb) => [
      eb
        .exists(
          eb
            .selectFrom('campaigns.registration as g')
            .select(sql<number>`1`.as('one'))
            .where('g.tenant_id', '=', tenantId)
            .where('g.campaign_id', '=', campaignId)
            .where('g.member_id', '=', memberId),
        )
        .as('is_registered'),
      eb
        .selectFrom('rewards.category_use as u')
        .select('u.used')
        .where('u.tenant_id', '=', tenantId)
        .where('u.member_id', '=', memberId)
        .where('u.campaign_id', '=', campaignId)
        .whereRef('u.category_id', '=', 'r.category_id')
        .as('used'),
    ])
    .executeTakeFirst();
  if (!row) throw notFound();
  return { ...row, is_offered: true, is_registered: Boolean(row.is_registered), used: row.used ?? 0 };
}
