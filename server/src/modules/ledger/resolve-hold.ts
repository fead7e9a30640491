import { reasonKinds, reinstatedDays, type ReasonKind } from '@vitrine/domain/ledger';
import type { Tx } from '../../platform/database/index.ts';
import { violatedKey } from '../../platform/database/index.ts';
import { notFound, Refusal } from '../../platform/http/index.ts';
import type { CaptureAsk, LedgerActor, LedgerParts, ReleaseAsk } from './asks.ts';
import { expireWallet } from './close-book.ts';
import { writeEntries, type Draft } from './entries.ts';
import { moveBeside, moveWallet, type HeldWallet } from './wallets.ts';

/**
 * Spends held points for good. Only on audited points: audited credits less debits must reach the amount (decision D20), else `points_not_audited`; unless two
 * people approve, neither of them the owner of the points (loyalty 3.2). Refuses `already_resolved`.
 */
export async function capture(
  parts: LedgerParts,
  tx: Tx,
  actor: LedgerActor,
  { holdId, approvers, why }: CaptureAsk,
): Promise<{ entryId: string }> {
  const held = await getHold(tx, actor, { holdId });
  const wallet = await heldBy(parts, tx, actor, { held, credited: 0 });
  const isException = new Set(approvers.filter((id) => id !== wallet.memberId)).size >= 2;
  const entryId = await resolve(parts, tx, actor, {
    wallet,
    held,
    draft: { code: 'capture', ...(why ? { why } : {}), ...(isException ? { approvers } : {}) },
  });
  const { balance } = await moveBeside(tx, actor, { wallet, role: 'held', debited: held.amount });
  // Everything that ever came in and has not left for good, less what is still under audit; this order's points are in it.
  const audited = wallet.available + balance + held.amount - wallet.underAudit;
  if (audited < held.amount && !isException) throw new Refusal('points_not_audited');
  return { entryId };
}

/**
 * Gives held points back. After the campaign's end they stay usable for a while when the program caused it; when the member did, they expire at once, or with
 * the book that is not closed yet (decision D31). Refuses `already_resolved`.
 */
export async function release(
  parts: LedgerParts,
  tx: Tx,
  actor: LedgerActor,
  { holdId, why, for: cause = 'program' }: ReleaseAsk,
): Promise<{ entryId: string }> {
  const held = await getHold(tx, actor, { holdId });
  const wallet = await heldBy(parts, tx, actor, { held, credited: held.amount });
  const entryId = await resolve(parts, tx, actor, { wallet, held, draft: { code: 'release', ...(why ? { why } : {}) } });
  await moveBeside(tx, actor, { wallet, role: 'held', debited: held.amount });
  // This order's points alone: what came back before, for the program's own reason, stays usable.
  if (wallet.closedAt !== null && cause === 'member') await expireWallet(parts, tx, actor, { wallet, amount: held.amount });
  if (cause === 'program') await keepUsable(parts, tx, actor, { wallet, amount: held.amount });
  return { entryId };
}

type Held = { id: string; amount: number; availableId: string; reason: { kind: ReasonKind; id: string }; round: number };

async function getHold(tx: Tx, actor: LedgerActor, { holdId }: { holdId: string }): Promise<Held> {
  const row = await tx
    .selectFrom('ledger.entry')
    .select(['id', 'amount', 'from_id', 'reason_kind', 'reason_id', 'round'])
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', holdId)
    .where('code', '=', 'hold')
    .executeTakeFirst();
  if (!row) throw notFound();
  const kind = reasonKinds.find((known) => known === row.reason_kind);
  if (!kind) throw new Error(`ledger: the hold ${row.id} is for no reason that is known`);
  return { id: row.id, amount: row.amount, availableId: row.from_id, reason: { kind, id: row.reason_id }, round: row.round };
}

async function heldBy(
  parts: LedgerParts,
  tx: Tx,
  actor: LedgerActor,
  { held, credited }: { held: Held; credited: number },
): Promise<HeldWallet> {
  const wallet = await moveWallet(parts, tx, actor, { wallet: { id: held.availableId }, delta: { credited, steps: 1 } });
  if (!wallet) throw new Error(`ledger: the hold ${held.id} has no purse`);
  return wallet;
}

/** The entry comes before the sums of `held`: of two who resolve one hold, the second meets the key and not an overdrawn account. */
async function resolve(
  parts: LedgerParts,
  tx: Tx,
  actor: LedgerActor,
  { wallet, held, draft }: { wallet: HeldWallet; held: Held; draft: Pick<Draft, 'code' | 'why' | 'approvers'> },
): Promise<string> {
  const [entryId = ''] = await writeEntries(parts, tx, actor, {
    wallet,
    drafts: [
      {
        ...draft,
        amount: held.amount,
        position: wallet.position,
        reason: held.reason,
        groupId: held.reason.id,
        round: held.round,
        resolvesId: held.id,
      },
    ],
  }).catch((fault: unknown) => {
    const isTwice = ['entry_resolved_once', 'entry_reason'].includes(violatedKey(fault) ?? '');
    throw isTwice ? new Refusal('already_resolved') : fault;
  });
  return entryId;
}

/** What comes back after the campaign's last day is usable for a while, whether its book is closed already or about to be. */
async function keepUsable(
  { clock }: LedgerParts,
  tx: Tx,
  actor: LedgerActor,
  { wallet, amount }: { wallet: HeldWallet; amount: number },
): Promise<void> {
  await tx
    .updateTable('ledger.account as a')
    .from('ledger.book as b')
    .set((a) => ({ usable_until: clock.in(reinstatedDays * 86_400_000).slice(0, 10), given_back: a('a.given_back', '+', amount) }))
    .where('a.tenant_id', '=', actor.tenantId)
    .where('b.tenant_id', '=', actor.tenantId)
    .where('a.id', '=', wallet.availableId)
    .whereRef('b.id', '=', 'a.book_id')
    .where((a) => a.or([a('a.closed_at', 'is not', null), a('b.ends_on', '<', clock.now().slice(0, 10))]))
    .execute();
}
