import { localeOf, textIn } from '@vitrine/domain/kernel';
import type { NoticeKind } from '@vitrine/domain/notices';
import type { OrderEvent } from '@vitrine/domain/rewards';
import type { Tx } from '../../platform/database/index.ts';
import { parseText } from '../tenancy/index.ts';
import { tell } from '../notices/index.ts';
import type { RewardsParts } from './edits.ts';
import type { Step, StoredOrder } from './stored-order.ts';

/** Events that the member is told of; the others they did themselves, or are none of theirs. */
const kinds: Partial<Record<OrderEvent, NoticeKind>> = {
  approved: 'order_approved',
  shipped: 'order_shipped',
  delivered: 'order_delivered',
  refused: 'order_refused',
  put_on_hold: 'order_on_hold',
};

/** Tells the member what became of their order, in the transaction that did it. */
export async function tellOfOrder(
  parts: RewardsParts,
  tx: Tx,
  { tenantId }: { tenantId: string },
  { order, done }: { order: StoredOrder; done: Step },
): Promise<void> {
  const kind = kinds[done.event];
  if (!kind) return;
  const { title, language_id } = await tx
    .selectFrom('rewards.reward as r')
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'r.tenant_id').on('m.id', '=', order.member_id))
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .where('r.tenant_id', '=', tenantId)
    .where('r.id', '=', order.reward_id)
    .select(['r.title', 'p.language_id'])
    .executeTakeFirstOrThrow();
  await tell(
    parts,
    tx,
    { tenantId, memberId: order.member_id },
    {
      kind,
      facts: {
        orderId: order.id,
        title: textIn(parseText(title), localeOf(language_id) ?? 'pt-BR'),
        number: order.number,
        points: order.points,
        reason: done.reason ?? null,
        note: done.note ?? '',
      },
      cause: `order ${order.id} ${order.version} ${done.event}`,
    },
  );
}
