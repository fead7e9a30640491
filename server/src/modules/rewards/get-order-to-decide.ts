import type { OrderToDecide } from '@vitrine/contract/rewards';
import { canStep, judgeException, type OrderStep } from '@vitrine/domain/rewards';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import { notFound, type Actor } from '../../platform/http/index.ts';
import { balances } from '../ledger/index.ts';
import type { RewardsParts } from './edits.ts';
import { pageOfOrder } from './get-order.ts';
import { isAudited, ordersOf, type OrderFacts } from './order-rows.ts';
import { orderStateOf } from './reward-rows.ts';

/** An order as who decides sees it: whose it is, what is audited, and what they may do. Refuses `not_found`. */
export async function getOrderToDecide(
  parts: Pick<RewardsParts, 'db' | 'storage'>,
  actor: Actor,
  { orderId }: { orderId: string },
): Promise<OrderToDecide> {
  const db = parts.db.write(); // whoever just decided must see it
  const row = await ordersOf(db, actor).where('o.id', '=', orderId).executeTakeFirst();
  if (!row) throw notFound();
  const { points } = await balances(db, actor, { memberId: row.member_id, campaignId: row.campaign_id });
  const member = await memberOf(db, actor, { memberId: row.member_id });
  const state = orderStateOf(row.state);
  return {
    order: await pageOfOrder(parts, db, actor, { row, isOwner: false }),
    member,
    balance: { available: points.available, underAudit: points.underAudit, held: points.held, owed: points.owed },
    audit: { audited: Number(row.audited), isEnough: isAudited(row) },
    exception: await exceptionOf(db, actor, row),
    hold: state === 'on_hold' ? await holdOf(db, actor, { orderId, missing: Math.max(0, row.points - points.available) }) : null,
    can: canDo(actor, { row, isBlocked: member.isBlocked }),
  };
}

function canDo(actor: Actor, { row, isBlocked }: { row: OrderFacts; isBlocked: boolean }): OrderToDecide['can'] {
  const state = orderStateOf(row.state);
  const isOwn = row.member_id === actor.memberId;
  const may = (step: OrderStep) => !isOwn && canStep({ step, state });
  const isWaiting = may('approve') && !isBlocked;
  const proposal = { proposedBy: row.exception_by, approverId: actor.memberId, ordererId: row.member_id };
  return {
    approve: isWaiting && isAudited(row),
    proposeException: isWaiting && !isAudited(row) && row.exception_by === null,
    approveException: isWaiting && judgeException(proposal) === undefined,
    withdrawException: may('propose_exception') && row.exception_by !== null,
    refuse: may('refuse'),
    hold: may('hold'),
    resume: may('resume') && !isBlocked,
    ship: may('ship') && !isBlocked,
    deliver: may('deliver'),
  };
}

async function memberOf(db: Reader, { tenantId }: Actor, { memberId }: { memberId: string }): Promise<OrderToDecide['member']> {
  const row = await db
    .selectFrom('identity.member as m')
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .where('m.tenant_id', '=', tenantId)
    .where('m.id', '=', memberId)
    .select(['p.full_name', 'p.email', 'm.status'])
    .select((eb) =>
      eb
        .selectFrom('rewards.order as o')
        .whereRef('o.tenant_id', '=', 'm.tenant_id')
        .whereRef('o.member_id', '=', 'm.id')
        .select(({ fn }) => fn.countAll<number>().as('orders'))
        .as('orders'),
    )
    .select((eb) =>
      eb
        .selectFrom('rewards.order as o')
        .whereRef('o.tenant_id', '=', 'm.tenant_id')
        .whereRef('o.member_id', '=', 'm.id')
        .where('o.state', '=', 'refused')
        .select(sql<number>`count(*)`.as('refused'))
        .as('refused'),
    )
    .executeTakeFirstOrThrow();
  const { full_name: name, email, status, orders, refused } = row;
  return {
    memberId,
    name,
    email: email ?? '',
    isBlocked: status === 'blocked',
    orders: Number(orders ?? 0),
    refused: Number(refused ?? 0),
  };
}

/** A proposal that waits for the second person. */
async function exceptionOf(db: Reader, actor: Actor, row: OrderFacts): Promise<OrderToDecide['exception']> {
  const { exception_by: by, exception_why: why, exception_at: at } = row;
  if (by === null || why === null || at === null) return null;
  const { full_name } = await db
    .selectFrom('identity.member as m')
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .where('m.tenant_id', '=', actor.tenantId)
    .where('m.id', '=', by)
    .select('p.full_name')
    .executeTakeFirstOrThrow();
  return { by: full_name, isMine: by === actor.memberId, why, at };
}

/** Why an order waits: the last time that it was put on hold. */
async function holdOf(
  db: Reader,
  actor: Actor,
  { orderId, missing }: { orderId: string; missing: number },
): Promise<NonNullable<OrderToDecide['hold']>> {
  const { full_name: by, ...event } = await db
    .selectFrom('rewards.order_event as e')
    .leftJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'e.tenant_id').onRef('m.id', '=', 'e.by_member_id'))
    .leftJoin('identity.person as p', 'p.id', 'm.person_id')
    .where('e.tenant_id', '=', actor.tenantId)
    .where('e.order_id', '=', orderId)
    .where('e.event', '=', 'put_on_hold')
    .select(['p.full_name', 'e.note', 'e.created_at', 'e.sale_id'])
    .orderBy('e.version', 'desc')
    .executeTakeFirstOrThrow();
  return { by, note: event.note, at: event.created_at, saleId: event.sale_id, missing };
}
