/**
 * The accounts of a member: every movement begins at the `available` row, which holds the purse for this transaction and gives the movement its
 * place and instant; then `held`, then `owed`. Of several currencies points come first (law 6). Deltas only.
 */
import { currencyOf, type Currency, type MemberAccount } from '@vitrine/domain/ledger';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/index.ts';
import type { LedgerActor, LedgerParts, Purse } from './asks.ts';

/** What a movement adds to the sums of an `available` account. `steps`: how many entries follow. */
export type Delta = { credited?: number; debited?: number; earned?: number; settled?: number; takenBack?: number; steps: number };

/** A purse that this transaction holds. `position` and `at` are of the last of its entries; `available` is after the movement. */
export type HeldPurse = {
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
export async function movePurse(
  { clock }: Pick<LedgerParts, 'clock'>,
  tx: Tx,
  actor: LedgerActor,
  {
    purse,
    delta,
    only = [],
  }: { purse: { id: string } | (Purse & { currency: Currency }); delta: Delta; only?: readonly ('open' | 'covered' | 'usable')[] },
): Promise<HeldPurse | undefined> {
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
      'id' in purse
        ? query.where('a.id', '=', purse.id)
        : query
            .where('a.member_id', '=', purse.memberId)
            .where('a.currency', '=', purse.currency)
            .where('a.role', '=', 'available')
            .where((a) =>
              purse.campaignId === null
                ? a(
                    'a.book_id',
                    '=',
                    a.selectFrom('ledger.book').select('id').where('tenant_id', '=', actor.tenantId).where('kind', '=', 'training'),
                  )
                : a('a.book_id', '=', purse.campaignId),
            ),
    )
    .$if(only.includes('open'), (query) => query.where('a.closed_at', 'is', null))
    .$if(only.includes('usable'), (query) =>
      query.where((a) => a.or([a('a.closed_at', 'is', null), a('a.usable_until', '>=', lastDayOnEarth({ clock }))])),
    )
    .$if(only.includes('covered'), (query) => query.where(sql<boolean>`a.credited - a.debited >= ${debited - credited}`))
    .returning(purseColumns)
    .returning(sql<number>`a.credited - a.debited`.as('available'))
    .returning(sql<number>`a.earned - a.settled`.as('under_audit'))
    .executeTakeFirst();
  return row && heldPurseOf(row);
}

/** The day that it still is where days end last (UTC−12): a day that is promised to somebody is over only there, or they would lose hours of it. */
export const lastDayOnEarth = ({ clock }: Pick<LedgerParts, 'clock'>): string => clock.in(-12 * 3_600_000).slice(0, 10);

/** What every movement of an `available` account answers. */
export const purseColumns = ['a.id', 'a.book_id', 'a.member_id', 'a.currency', 'a.moves', 'a.moved_at', 'a.closed_at'] as const;

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

/** A row of `available` that this transaction has moved, as a purse. */
export const heldPurseOf = (row: Row): HeldPurse => ({
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

/** Moves the sums of a purse's `held` or `owed`; the purse is held already. Answers the account and its balance after the movement. */
export async function moveBeside(
  tx: Tx,
  actor: LedgerActor,
  {
    purse,
    role,
    credited = 0,
    debited = 0,
  }: { purse: HeldPurse; role: Exclude<MemberAccount, 'available'>; credited?: number; debited?: number },
): Promise<{ id: string; balance: number }> {
  return tx
    .updateTable('ledger.account as a')
    .set((a) => ({
      credited: a('a.credited', '+', credited),
      debited: a('a.debited', '+', debited),
      moved_at: sql<string>`greatest(a.moved_at, ${purse.at}::timestamptz)`,
    }))
    .where('a.tenant_id', '=', actor.tenantId)
    .where('a.member_id', '=', purse.memberId)
    .where('a.book_id', '=', purse.bookId)
    .where('a.currency', '=', purse.currency)
    .where('a.role', '=', role)
    .returning('a.id')
    .returning(sql<number>`a.credited - a.debited`.as('balance'))
    .executeTakeFirstOrThrow();
}

/** The other accounts of a purse are found by its book, currency and role. */
export const accountIn = (actor: LedgerActor, purse: HeldPurse, role: string) => sql<string>`(
  select s.id from ledger.account s where s.tenant_id = ${actor.tenantId} and s.book_id = ${purse.bookId} and s.currency = ${purse.currency}
    and s.role = ${role} and s.member_id ${isOfMember(role) ? sql`= ${purse.memberId}` : sql`is null`})`;

// Two texts: an index finds `= $1` and `is null`, and neither in one (`is not distinct from` reads all accounts of the book).
const isOfMember = (role: string) => role === 'available' || role === 'held' || role === 'owed';
