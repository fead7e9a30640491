import type { OrderHistoryLine } from '@vitrine/contract/rewards';
import { orderEvents, orderReasons, type OrderEvent } from '@vitrine/domain/rewards';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { known } from './reward-rows.ts';

/** What the console settles among itself. */
const internal: ReadonlySet<OrderEvent> = new Set(['exception_proposed', 'exception_withdrawn']);

/** What happened to an order, oldest first. */
export async function historyOf(
  db: Reader,
  actor: Actor,
  { orderId, isOwner }: { orderId: string; isOwner: boolean },
): Promise<OrderHistoryLine[]> {
  const rows = await db
    .selectFrom('rewards.order_event as e')
    .leftJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'e.tenant_id').onRef('m.id', '=', 'e.by_member_id'))
    .leftJoin('identity.person as p', 'p.id', 'm.person_id')
    .where('e.tenant_id', '=', actor.tenantId)
    .where('e.order_id', '=', orderId)
    .select(['e.event', 'e.created_at', 'e.by_member_id', 'e.reason', 'e.note', 'e.sale_id', 'p.full_name'])
    .orderBy('e.version')
    .execute();
  return rows.flatMap((row) => {
    const event = known(orderEvents, row.event);
    if (isOwner && internal.has(event)) return [];
    const by = isOwner && row.by_member_id === actor.memberId ? null : row.full_name;
    const reason = row.reason === null ? null : known(orderReasons, row.reason);
    return [{ event, at: row.created_at, by, reason, note: row.note, saleId: row.sale_id }];
  });
}
