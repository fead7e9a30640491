/**
 * The accounts of a member: every movement begins at the `available` row, which holds the wallet for this transaction and gives the movement its
 * place and instant; then `held`, then `owed`. Of several currencies points come first (law 6). Deltas only.
 */
import { currencyOf, type Currency, type MemberAccount } from '@vitrine/domain/ledger';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/index.ts';
import type { LedgerActor, LedgerParts, Wallet } from './asks.ts';

/** What a movement adds to the sums of an `available` account. `steps`: how many entries follow. */
export type Delta = { credited?: number; debited?: number; earned?: number; settled?: number; takenBack?: number; steps: number };

/** A wallet that this transaction holds. `position` and `at` are of the last of its entries; `available` is after the movement. */
export type HeldWallet = {
  availableId: string;
  bookId: string;
  memberId: string;
  currency: Currency;
  position: number;
  at: string;
  available: number;
  underAudit: number;
  closedAt: string | null;
};

/**
 * Moves the sums of an `available` account and holds its row; undefined when the account is not there, closed (`open`), or would fall below
 * zero (`covered`).
 */
export async function moveWallet(
  { clock }: Pick<LedgerParts, 'clock'>,
  tx: Tx,
  actor: LedgerActor,
  {
    wallet,
    delta,
    only = [],
  }: { wallet: { id: string } | (Wallet & { currency: Currency }); delta: Delta; only?: readonly ('open' | 'covered' | 'usable')[] },
): Promise<HeldWallet | undefined> {
  const { credited = 0, debited = 0, earned = 0, settled = 0, takenBack = 0, steps } = delta;
  const now = clock.now();
  const row = await tx
    .updateTable('ledger.account as a')
    .set((a) => ({
      credited: a('a.credited', '+', credited),
      debited: a('a.debited', '+', debited),
      earned: a('a.earned', '+', earned),
      settled: a('a.settled', '+', settled),
      taken_back: a('a.taken_back', '+', takenBack),
      moves: a('a.moves', '+', steps),
      moved_at: sql<string>`greatest(a.moved_at, ${now}::timestamptz)`,
    }))
    .where('a.tenant_id', '=', actor.tenantId)
    .$call((query) =>
      'id' in wallet
        ? query.where('a.id', '=', wallet.id)
        : query
            .where('a.member_id', '=', wallet.memberId)
            .where('a.currency', '=', wallet.currency)
            .where('a.role', '=', 'available')
            .where((a) =>
              wallet.campaignId === null
                ? a(
                    'a.book_id',
                    '=',
                    a.selectFrom('ledger.book').select('id').where('tenant_id', '=', actor.tenantId).where('kind', '=', 'training'),
                  )
                : a('a.book_id', '=', wallet.campaignId),
            ),
    )
    .$if(only.includes('open'), (query) => query.where('a.closed_at', 'is', null))
    .$if(only.includes('usable'), (query) =>
      query.where((a) => a.or([a('a.closed_at', 'is', null), a('a.usable_until', '>=', lastDayOnEarth({ clock }))])),
    )
    .$if(only.includes('covered'), (query) => query.where(sql<boolean>`a.credited - a.debited >= ${debited - credited}`))
    .returning(walletColumns)
    .returning(sql<number>`a.credited - a.debited`.as('available'))
    .returning(sql<number>`a.earned - a.settled`.as('under_audit'))
    .executeTakeFirst();
  return row && heldWalletOf(row);
}

/** The day that it still is where days end last (UTC−12): a day that is promised to somebody is over only there, or they would lose hours of it. */
export const lastDayOnEarth = ({ clock }: Pick<LedgerParts, 'clock'>): string => clock.in(-12 * 3_600_000).slice(0, 10);

/** What every movement of an `available` account answers. */
export const walletColumns = ['a.id', 'a.book_id', 'a.member_id', 'a.currency', 'a.moves', 'a.moved_at', 'a.closed_at'] as const;

type Row = {
  id: string;
  book_id: string;
  member_id: string | null;
  currency: string;
  moves: number;
  moved_at: string;
  closed_at: string | null;
  available: number;
  under_audit: number;
};

/** A row of `available` that this transaction has moved, as a wallet. */
export const heldWalletOf = (row: Row): HeldWallet => ({
  availableId: row.id,
  bookId: row.book_id,
  memberId: String(row.member_id),
  currency: currencyOf(row.currency),
  position: row.moves,
  at: row.moved_at,
  available: row.available,
  underAudit: row.under_audit,
  closedAt: row.closed_at,
});

/** Moves the sums of a wallet's `held` or `owed`; the wallet is held already. Answers the account and its balance after the movement. */
export async function moveBeside(
  tx: Tx,
  actor: LedgerActor,
  {
    wallet,
    role,
    credited = 0,
    debited = 0,
  }: { wallet: HeldWallet; role: Exclude<MemberAccount, 'available'>; credited?: number; debited?: number },
): Promise<{ id: string; balance: number }> {
  return tx
    .updateTable('ledger.account as a')
    .set((a) => ({
      credited: a('a.credited', '+', credited),
      debited: a('a.debited', '+', debited),
      moved_at: sql<string>`greatest(a.moved_at, ${wallet.at}::timestamptz)`,
    }))
    .where('a.tenant_id', '=', actor.tenantId)
    .where('a.member_id', '=', wallet.memberId)
    .where('a.book_id', '=', wallet.bookId)
    .where('a.currency', '=', wallet.currency)
    .where('a.role', '=', role)
    .returning('a.id')
    .returning(sql<number>`a.credited - a.debited`.as('balance'))
    .executeTakeFirstOrThrow();
}

/** The other accounts of a wallet are found by its book, currency and role. */
export const accountIn = (actor: LedgerActor, wallet: HeldWallet, role: string) => sql<string>`(
  select s.id from ledger.account s where s.tenant_id = ${actor.tenantId} and s.book_id = ${wallet.bookId} and s.currency = ${wallet.currency}
    and s.role = ${role} and s.member_id ${isOfMember(role) ? sql`= ${wallet.memberId}` : sql`is null`})`;

// Two texts: an index finds `= $1` and `is null`, and neither in one (`is not distinct from` reads all accounts of the book).
const isOfMember = (role: string) => role === 'available' || role === 'held' || role === 'owed';
