import { reinstatedDays } from '@vitrine/domain/ledger';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { LedgerActor, LedgerParts } from './asks.ts';
import { writeEntries, writeEntriesOf, type Draft } from './entries.ts';
import { heldPurseOf, moveBeside, movePurse, purseColumns, type HeldPurse } from './purses.ts';

type Parts = LedgerParts & Pick<Platform, 'db'>;
/** `atOnce`: purses in one transaction. */
type Closing = { tenantId: string; campaignId: string; atOnce?: number };

/**
 * Ends a campaign's book: nothing is credited or held in it any more, available points expire (PTS-03) but for what was given back since the last day (D31), debts are
 * written off; held points stay (D31), experience stays. Purse by purse in small transactions: a run that was killed goes on where it stood, and again changes nothing. Answers how many purses it closed.
 */
export async function closeBook(parts: Parts, { tenantId, campaignId, atOnce = 500 }: Closing): Promise<{ purses: number }> {
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
  let purses = 0;
  for (;;) {
    const closed = await parts.db.transaction((tx) => closeSome(parts, tx, actor, { campaignId, atOnce }));
    purses += closed;
    if (closed === 0) return { purses };
  }
}

/** Expires what is available in a purse that this transaction holds, or this much of it. */
export async function expirePurse(
  parts: LedgerParts,
  tx: Tx,
  actor: LedgerActor,
  { purse, amount = purse.available }: { purse: HeldPurse; amount?: number },
): Promise<void> {
  if (amount === 0) return;
  const after = await movePurse(parts, tx, actor, { purse: { id: purse.availableId }, delta: { debited: amount, steps: 1 } });
  if (!after) throw new Error('ledger: a purse that is held is gone');
  await writeEntries(parts, tx, actor, { purse: after, drafts: [atClose(after, { code: 'expire', amount })] });
}

/** The account stands for the reason: what expires of it is counted by rounds of its own. */
const atClose = (purse: HeldPurse, { code, amount }: Pick<Draft, 'code' | 'amount'>): Draft => ({
  code,
  amount,
  position: purse.position,
  reason: { kind: 'campaign', id: purse.availableId },
  groupId: purse.bookId,
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
    .returning(purseColumns)
    .execute();
  const purses = new Map(closed.map((row) => [row.id, heldPurseOf({ ...row, available: 0, under_audit: 0 })]));
  const drafts = open.flatMap(({ id, currency, expiring }) => {
    const purse = purses.get(id);
    return purse && currency === 'points' && expiring > 0 ? [{ purse, draft: atClose(purse, { code: 'expire', amount: expiring }) }] : [];
  });
  await writeEntriesOf(parts, tx, actor, drafts);
  await writeOff(parts, tx, actor, [...purses.values()]);
  return open.length;
}

/** Debts end with the campaign, and are reported: by their entries (decision D20). Few members have one. */
export async function writeOff(parts: LedgerParts, tx: Tx, actor: LedgerActor, purses: readonly HeldPurse[]): Promise<void> {
  const owing = await tx
    .selectFrom('ledger.account as o')
    .select(['o.member_id', 'o.currency'])
    .select(sql<number>`o.debited - o.credited`.as('debt'))
    .where('o.tenant_id', '=', actor.tenantId)
    .where('o.book_id', '=', String(purses[0]?.bookId))
    .where('o.role', '=', 'owed')
    .where(
      'o.member_id',
      'in',
      purses.map(({ memberId }) => memberId),
    )
    .where(sql<boolean>`o.debited > o.credited`)
    .execute();
  for (const { member_id, currency, debt } of owing) {
    const one = purses.find((purse) => purse.memberId === member_id && purse.currency === currency);
    const purse = one && (await movePurse(parts, tx, actor, { purse: { id: one.availableId }, delta: { steps: 1 } }));
    if (!purse) continue;
    await moveBeside(tx, actor, { purse, role: 'owed', credited: debt });
    await writeEntries(parts, tx, actor, { purse, drafts: [atClose(purse, { code: 'write_off', amount: debt })] });
  }
}
