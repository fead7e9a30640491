import { localeOf, textIn } from '@vitrine/domain/kernel';
import type { FeedKind, NoticeKind } from '@vitrine/domain/notices';
import type { OrderEvent } from '@vitrine/domain/rewards';
import type { Tx } from '../../platform/database/index.ts';
import { parseText, spokenLanguage } from '../tenancy/index.ts';
import { noteOnFeed, tell } from '../notices/index.ts';
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

/** What the member did themselves: no news to them, but part of what they see that they did. */
const actions: Partial<Record<OrderEvent, FeedKind>> = { cancelled: 'order_cancelled', resumed: 'order_resumed' };

type Where = { tenantId: string; memberId: string | null };
type What = { order: StoredOrder; done: Step };

/** Tells the member what became of their order, or notes what they did with it themselves, in the transaction that did it. */
export async function tellOfOrder(parts: RewardsParts, tx: Tx, { tenantId, memberId }: Where, { order, done }: What): Promise<void> {
  const isOwn = memberId === order.member_id;
  const kind = isOwn ? undefined : kinds[done.event];
  const action = isOwn ? actions[done.event] : undefined;
  if (!kind && !action) return;
  const whose = { tenantId, memberId: order.member_id };
  const facts = await factsOf(tx, whose, { order, done });
  const cause = `order ${order.id} ${order.version} ${done.event}`;
  if (kind) await tell(parts, tx, whose, { kind, facts, cause });
  if (action) await noteOnFeed(parts, tx, whose, { kind: action, facts, cause });
}

async function factsOf(tx: Tx, { tenantId }: { tenantId: string }, { order, done }: What) {
  const { title, language_id } = await tx
    .selectFrom('rewards.reward as r')
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'r.tenant_id').on('m.id', '=', order.member_id))
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .where('r.tenant_id', '=', tenantId)
    .where('r.id', '=', order.reward_id)
    .select(['r.title', spokenLanguage('p.language_id', 'r.tenant_id').as('language_id')])
    .executeTakeFirstOrThrow();
  return {
    orderId: order.id,
    title: textIn(parseText(title), localeOf(language_id) ?? 'pt-BR'),
    number: order.number,
    points: order.points,
    reason: done.reason ?? null,
    note: done.note ?? '',
  };
}
