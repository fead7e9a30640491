import { sql } from 'kysely';
import type { Tx } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/http/index.ts';
import type { HoldAsk, LedgerActor, LedgerParts } from './asks.ts';
import { writeEntries } from './entries.ts';
import { lastDayOnEarth, moveBeside, moveWallet } from './wallets.ts';

/**
 * Holds points of a member for an order, or training points for a sending to the partner: they are gone from `available` at once, and come back by `release`. One open hold a reason;
 * after a release the same one may hold anew. Refuses `points_short` and `campaign_closed`.
 */
export async function hold(
  parts: LedgerParts,
  tx: Tx,
  actor: LedgerActor,
  { memberId, campaignId, amount, reason }: HoldAsk,
): Promise<{ holdId: string }> {
  const wallet = await moveWallet(parts, tx, actor, {
    wallet: { memberId, campaignId, currency: campaignId === null ? 'training' : 'points' },
    delta: { debited: amount, steps: 1 },
    only: ['covered', 'usable'],
  });
  if (!wallet)
    throw new Refusal(
      campaignId !== null && (await isClosed(parts, tx, actor, { memberId, campaignId })) ? 'campaign_closed' : 'points_short',
    );
  if (await hasOpenHold(tx, actor, reason)) throw new Error(`ledger: the ${reason.kind} ${reason.id} holds points already`);
  await moveBeside(tx, actor, { wallet, role: 'held', credited: amount });
  const [holdId = ''] = await writeEntries(parts, tx, actor, {
    wallet,
    drafts: [{ code: 'hold', amount, position: wallet.position, reason, groupId: reason.id }],
  });
  return { holdId };
}

/** The book is closed, and nothing of this member's was given back since that is usable still. */
async function isClosed(
  { clock }: LedgerParts,
  tx: Tx,
  actor: LedgerActor,
  { memberId, campaignId }: { memberId: string; campaignId: string },
): Promise<boolean> {
  const closed = await tx
    .selectFrom('ledger.book as b')
    .leftJoin('ledger.account as a', (join) =>
      join
        .onRef('a.tenant_id', '=', 'b.tenant_id')
        .onRef('a.book_id', '=', 'b.id')
        .on('a.member_id', '=', memberId)
        .on('a.currency', '=', 'points')
        .on('a.role', '=', 'available')
        .on('a.usable_until', '>=', lastDayOnEarth({ clock })),
    )
    .select('b.id')
    .where('b.tenant_id', '=', actor.tenantId)
    .where('b.id', '=', campaignId)
    .where('b.closed_at', 'is not', null)
    .where('a.id', 'is', null)
    .executeTakeFirst();
  return closed !== undefined;
}

async function hasOpenHold(tx: Tx, actor: LedgerActor, { kind, id }: HoldAsk['reason']): Promise<boolean> {
  const open = await tx
    .selectFrom('ledger.entry as h')
    .select(sql<number>`1`.as('one'))
    .where('h.tenant_id', '=', actor.tenantId)
    .where('h.reason_id', '=', id)
    .where('h.reason_kind', '=', kind)
    .where('h.code', '=', 'hold')
    .where((h) =>
      h.not(
        h.exists(
          h.selectFrom('ledger.entry as r').select('r.id').where('r.tenant_id', '=', actor.tenantId).whereRef('r.resolves_id', '=', 'h.id'),
        ),
      ),
    )
    .executeTakeFirst();
  return open !== undefined;
}
