import type { Platform } from '../../platform/platform.ts';
import type { PersonalRecords, Told } from '../privacy/index.ts';
import { lockWallet } from '../ledger/index.ts';
import type { RewardsParts } from './edits.ts';
import { freePlaces, releasePoints, withoutException } from './end-order.ts';
import { openCode } from './seal-code.ts';
import { writeStep } from './step-order.ts';

/** Orders that nobody approved are cancelled, so that their points can be written off; where the others went is forgotten. */
export const rewardsRecords = (parts: RewardsParts & Pick<Platform, 'db' | 'secret'>): PersonalRecords => ({
  tell: ({ tenantId, memberId }) => ({
    'rewards.order': parts.db
      .read()
      .selectFrom('rewards.order as o')
      .innerJoin('rewards.reward as r', (join) => join.onRef('r.tenant_id', '=', 'o.tenant_id').onRef('r.id', '=', 'o.reward_id'))
      .select(['o.id', 'o.number', 'r.title as reward', 'o.points', 'o.state', 'o.placed_at', 'o.delivery', 'o.deliver_to', 'o.tracking'])
      .select(['o.exception_why', 'o.exception_at', 'o.updated_at'])
      .where('o.tenant_id', '=', tenantId)
      .where('o.member_id', '=', memberId)
      .orderBy('o.id'),
    'rewards.order_event': parts.db
      .read()
      .selectFrom('rewards.order_event as e')
      .innerJoin('rewards.order as o', (join) => join.onRef('o.tenant_id', '=', 'e.tenant_id').onRef('o.id', '=', 'e.order_id'))
      .select(['e.order_id as order', 'e.version', 'e.event', 'e.reason', 'e.note', 'e.sale_id as sale', 'e.created_at'])
      .where('e.tenant_id', '=', tenantId)
      .where('o.member_id', '=', memberId)
      .orderBy('e.order_id')
      .orderBy('e.version'),
    'rewards.code': codesOf(parts, { tenantId, memberId }),
    'rewards.category_use': parts.db
      .read()
      .selectFrom('rewards.category_use as u')
      .innerJoin('rewards.category as c', (join) => join.onRef('c.tenant_id', '=', 'u.tenant_id').onRef('c.id', '=', 'u.category_id'))
      .select(['c.name as category', 'u.campaign_id as campaign', 'u.used', 'u.maximum'])
      .where('u.tenant_id', '=', tenantId)
      .where('u.member_id', '=', memberId)
      .orderBy('u.category_id')
      .orderBy('u.campaign_id'),
    'rewards.paying_choice': parts.db
      .read()
      .selectFrom('rewards.paying_choice as p')
      .innerJoin('campaigns.campaign as c', (join) => join.onRef('c.tenant_id', '=', 'p.tenant_id').onRef('c.id', '=', 'p.campaign_id'))
      .select(['c.name as campaign', 'p.chosen_at'])
      .where('p.tenant_id', '=', tenantId)
      .where('p.member_id', '=', memberId)
      .orderBy('p.campaign_id'),
    'rewards.goal': parts.db
      .read()
      .selectFrom('rewards.goal as g')
      .innerJoin('rewards.reward as r', (join) => join.onRef('r.tenant_id', '=', 'g.tenant_id').onRef('r.id', '=', 'g.reward_id'))
      .select(['r.title as reward', 'g.campaign_id as campaign', 'g.chosen_at', 'g.reached_at'])
      .where('g.tenant_id', '=', tenantId)
      .where('g.member_id', '=', memberId)
      .orderBy('g.reward_id'),
  }),
  erase: async ({ tenantId, memberId }) => {
    await parts.db
      .write()
      .deleteFrom('rewards.paying_choice')
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .execute();
    await parts.db.write().deleteFrom('rewards.goal').where('tenant_id', '=', tenantId).where('member_id', '=', memberId).execute();
    const own = parts.db
      .write()
      .selectFrom('rewards.order')
      .select(['id', 'campaign_id'])
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId);
    const waiting = await own.where('state', 'in', ['awaiting_approval', 'on_hold']).orderBy('id').execute();
    for (const { id, campaign_id: campaignId } of waiting) await cancel(parts, { tenantId, memberId, orderId: id, campaignId });
    await parts.db
      .write()
      .updateTable('rewards.order')
      .set({ deliver_to: '', tracking: '' })
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .execute();
  },
});

/** As the member would (`cancelOrder`), by nobody: the wallet is locked before the order is read. One that was decided meanwhile is left as it is. */
function cancel(
  parts: RewardsParts,
  { tenantId, memberId, orderId, campaignId }: Record<'tenantId' | 'memberId' | 'orderId' | 'campaignId', string>,
) {
  const nobody = { tenantId, memberId: null };
  return parts.db.transaction(async (tx) => {
    await lockWallet(tx, nobody, { memberId, campaignId });
    const order = await tx
      .selectFrom('rewards.order')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('id', '=', orderId)
      .where('state', 'in', ['awaiting_approval', 'on_hold'])
      .forUpdate()
      .executeTakeFirst();
    if (!order) return;
    await releasePoints(parts, tx, nobody, { order, why: '', cause: 'member' });
    await freePlaces(tx, nobody, { order });
    await writeStep(parts, tx, nobody, { order, to: 'cancelled', done: { event: 'cancelled', columns: withoutException } });
  });
}

/** Codes that were handed out to them, opened as the portal opens them for whoever ordered (RWD-05). */
function codesOf(parts: Pick<Platform, 'db' | 'secret'>, { tenantId, memberId }: { tenantId: string; memberId: string }): Told {
  const given = parts.db
    .read()
    .selectFrom('rewards.code as c')
    .innerJoin('rewards.order as o', (join) => join.onRef('o.tenant_id', '=', 'c.tenant_id').onRef('o.id', '=', 'c.order_id'))
    .select(['c.id', 'c.order_id', 'c.sealed', 'c.given_at'])
    .where('c.tenant_id', '=', tenantId)
    .where('o.member_id', '=', memberId)
    .where('c.given_at', 'is not', null)
    .orderBy('c.id');
  return {
    limit: (most) => ({
      offset: (from) => ({
        execute: async () => {
          const rows = await given.limit(most).offset(from).execute();
          return rows.map(({ id, sealed, order_id, given_at }) => ({
            order: order_id,
            code: openCode(parts, { tenantId, id, sealed }),
            given_at,
          }));
        },
      }),
    }),
  };
}
