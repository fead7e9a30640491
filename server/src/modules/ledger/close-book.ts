import { reinstatedDays } from '@vitrine/domain/ledger';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { LedgerActor, LedgerParts } from './asks.ts';
import { writeEntries, writeEntriesOf, type Draft } from './entries.ts';
import { heldWalletOf, moveBeside, moveWallet, walletColumns, type HeldWallet } from './wallets.ts';

type Parts = LedgerParts & Pick<Platform, 'db'>;
/** `atOnce`: wallets in one transaction. */
type Closing = { tenantId: string; campaignId: string; atOnce?: number };

/**
 * Ends a campaign's book: nothing is credited or held in it any more, available points expire (PTS-03) but for what was given back since the last day (D31), debts are
 * written off; held points stay (D31), experience stays. Wallet by wallet in small transactions: a run that was killed goes on where it stood, and again changes nothing. Answers how many wallets it closed.
 */
export async function closeBook(parts: Parts, { tenantId, campaignId, atOnce = 500 }: Closing): Promise<{ wallets: number }> {
  const actor: LedgerActor = { tenantId, memberId: null };
  await parts.db.transaction((tx) =>
    tx
      .updateTable('ledger.book')
      .set({ closed_at: parts.clock.now() })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', campaignId)
      .where('closed_at', 'is', null)
      .execute(),
  );
  let wallets = 0;
  for (;;) {
    const closed = await parts.db.transaction((tx) => closeSome(parts, tx, actor, { campaignId, atOnce }));
    wallets += closed;
    if (closed === 0) return { wallets };
  }
}

/** Expires what is available in a wallet that this transaction holds, or this much of it. */
export async function expireWallet(
  parts: LedgerParts,
  tx: Tx,
  actor: LedgerActor,
  { wallet, amount = wallet.available }: { wallet: HeldWallet; amount?: number },
): Promise<void> {
  if (amount === 0) return;
  const after = await moveWallet(parts, tx, actor, { wallet: { id: wallet.availableId }, delta: { debited: amount, steps: 1 } });
  if (!after) throw new Error('ledger: a wallet that is held is gone');
  await writeEntries(parts, tx, actor, { wallet: after, drafts: [atClose(after, { code: 'expire', amount })] });
}

/** The account stands for the reason: what expires of it is counted by rounds of its own. */
const atClose = (wallet: HeldWallet, { code, amount }: Pick<Draft, 'code' | 'amount'>): Draft => ({
  code,
  amount,
  position: wallet.position,
  reason: { kind: 'campaign', id: wallet.availableId },
  groupId: wallet.bookId,
});

/** What came back after the last day stays; a last day that was put off since makes it like all other points. */
const kept = sql<number>`case when a.usable_until - ${reinstatedDays}::int > b.ends_on then least(a.given_back, a.credited - a.debited) else 0 end`;

/** Held first, read after: what is summed here cannot move until the transaction ends. */
async function closeSome(
  parts: Parts,
  tx: Tx,
  actor: LedgerActor,
  { campaignId, atOnce }: { campaignId: string; atOnce: number },
): Promise<number> {
  const now = parts.clock.now();
  const open = await tx
    .selectFrom('ledger.account as a')
    .innerJoin('ledger.book as b', (join) => join.onRef('b.tenant_id', '=', 'a.tenant_id').onRef('b.id', '=', 'a.book_id'))
    .select(['a.id', 'a.currency'])
    .select(sql<number>`a.credited - a.debited - ${kept}`.as('expiring'))
    .where('a.tenant_id', '=', actor.tenantId)
    .where('a.book_id', '=', campaignId)
    .where('a.role', '=', 'available')
    .where('a.closed_at', 'is', null)
    .orderBy('a.id')
    .limit(atOnce)
    .forNoKeyUpdate('a')
    .execute();
  if (open.length === 0) return 0;
  const closed = await tx
    .updateTable('ledger.account as a')
    .from('ledger.book as b')
    .set({
      debited: sql<number>`case when a.currency = 'points' then a.credited - ${kept} else a.debited end`,
      moves: sql<number>`case when a.currency = 'points' and a.credited - ${kept} > a.debited then a.moves + 1 else a.moves end`,
      moved_at: sql<string>`greatest(a.moved_at, ${now}::timestamptz)`,
      closed_at: sql<string>`greatest(a.moved_at, ${now}::timestamptz)`,
    })
    .where('a.tenant_id', '=', actor.tenantId)
    .where('b.tenant_id', '=', actor.tenantId)
    .whereRef('b.id', '=', 'a.book_id')
    .where(
      'a.id',
      'in',
      open.map(({ id }) => id),
    )
    .returning(walletColumns)
    .execute();
  const wallets = new Map(closed.map((row) => [row.id, heldWalletOf({ ...row, available: 0, under_audit: 0 })]));
  const drafts = open.flatMap(({ id, currency, expiring }) => {
    const wallet = wallets.get(id);
    return wallet && currency === 'points' && expiring > 0
      ? [{ wallet, draft: atClose(wallet, { code: 'expire', amount: expiring }) }]
      : [];
  });
  await writeEntriesOf(parts, tx, actor, drafts);
  await writeOff(parts, tx, actor, [...wallets.values()]);
  return open.length;
}

/** Debts end with the campaign, and are reported: by their entries (decision D20). Few members have one. */
export async function writeOff(parts: LedgerParts, tx: Tx, actor: LedgerActor, wallets: readonly HeldWallet[]): Promise<void> {
  const owing = await tx
    .selectFrom('ledger.account as o')
    .select(['o.member_id', 'o.currency'])
    .select(sql<number>`o.debited - o.credited`.as('debt'))
    .where('o.tenant_id', '=', actor.tenantId)
    .where('o.book_id', '=', String(wallets[0]?.bookId))
    .where('o.role', '=', 'owed')
    .where(
      'o.member_id',
      'in',
      wallets.map(({ memberId }) => memberId),
    )
    .where(sql<boolean>`o.debited > o.credited`)
    .execute();
  for (const { member_id, currency, debt } of owing) {
    const one = wallets.find((wallet) => wallet.memberId === member_id && wallet.currency === currency);
    const wallet = one && (await moveWallet(parts, tx, actor, { wallet: { id: one.availableId }, delta: { steps: 1 } }));
    if (!wallet) continue;
    await moveBeside(tx, actor, { wallet, role: 'owed', credited: debt });
    await writeEntries(parts, tx, actor, { wallet, drafts: [atClose(wallet, { code: 'write_off', amount: debt })] });
  }
}
