/** What a close would do to a campaign's book, what it did, and the sums that a report stands on. */
import { reinstatedDays } from '@vitrine/domain/ledger';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';

type Of = { tenantId: string; campaignId: string };

/** `archived`: accounts of experience that end with the campaign. Amounts are points. */
export type CloseFigures = {
  expiring: { points: number; accounts: number };
  debts: { points: number; accounts: number };
  archived: number;
};

type Row = { expiring: number; expiring_accounts: number; debt: number; debt_accounts: number; archived: number };
const figuresOf = ({ expiring, expiring_accounts, debt, debt_accounts, archived }: Row): CloseFigures => ({
  expiring: { points: expiring, accounts: expiring_accounts },
  debts: { points: debt, accounts: debt_accounts },
  archived,
});

/** What a close would do to the accounts that are still open; nothing is written. The same sums as `closeBook` moves. */
export async function figuresToClose(db: Reader, { tenantId, campaignId }: Of): Promise<CloseFigures> {
  const { rows } = await sql<Row>`
    with open as (
      select a.member_id, a.currency,
        a.credited - a.debited - case when a.usable_until - ${reinstatedDays}::int > b.ends_on then least(a.given_back, a.credited - a.debited) else 0 end as expiring
      from ledger.account a join ledger.book b on b.tenant_id = a.tenant_id and b.id = a.book_id
      where a.tenant_id = ${tenantId} and a.book_id = ${campaignId} and a.role = 'available' and a.closed_at is null
    )
    select coalesce(sum(o.expiring) filter (where o.currency = 'points'), 0)::bigint as expiring,
      count(*) filter (where o.currency = 'points' and o.expiring > 0)::int as expiring_accounts,
      coalesce(sum(w.debited - w.credited), 0)::bigint as debt,
      count(*) filter (where w.debited > w.credited)::int as debt_accounts,
      count(*) filter (where o.currency = 'experience')::int as archived
    from open o
    left join ledger.account w on w.tenant_id = ${tenantId} and w.book_id = ${campaignId} and w.member_id = o.member_id and w.currency = o.currency
      and w.role = 'owed' and w.currency = 'points'`.execute(db);
  return figuresOf(rows[0] ?? { expiring: 0, expiring_accounts: 0, debt: 0, debt_accounts: 0, archived: 0 });
}

/** What the close has done so far, by its entries. */
export async function figuresOfClosed(db: Reader, { tenantId, campaignId }: Of): Promise<CloseFigures> {
  const { rows } = await sql<Row>`
    with done as (
      select a.role, e.amount from ledger.account a
      join ledger.entry e on e.tenant_id = a.tenant_id and e.reason_kind = 'campaign' and e.round = 1
        and ((a.role = 'expired' and e.to_id = a.id) or (a.role = 'written_off' and e.from_id = a.id))
      where a.tenant_id = ${tenantId} and a.book_id = ${campaignId} and a.currency = 'points' and a.member_id is null and a.role in ('expired', 'written_off')
    )
    select coalesce(sum(d.amount) filter (where d.role = 'expired'), 0)::bigint as expiring,
      count(*) filter (where d.role = 'expired')::int as expiring_accounts,
      coalesce(sum(d.amount) filter (where d.role = 'written_off'), 0)::bigint as debt,
      count(*) filter (where d.role = 'written_off')::int as debt_accounts,
      (select count(*) from ledger.account x where x.tenant_id = ${tenantId} and x.book_id = ${campaignId} and x.currency = 'experience'
        and x.role = 'available' and x.closed_at is not null)::int as archived
    from done d`.execute(db);
  return figuresOf(rows[0] ?? { expiring: 0, expiring_accounts: 0, debt: 0, debt_accounts: 0, archived: 0 });
}

/** How far a close came: a member has an account a currency. */
export async function closeProgress(db: Reader, { tenantId, campaignId }: Of): Promise<{ accounts: number; closed: number }> {
  return db
    .selectFrom('ledger.account')
    .where('tenant_id', '=', tenantId)
    .where('book_id', '=', campaignId)
    .where('role', '=', 'available')
    .select([sql<number>`count(*)::int`.as('accounts'), sql<number>`count(*) filter (where closed_at is not null)::int`.as('closed')])
    .executeTakeFirstOrThrow();
}

/**
 * Where the points of a campaign are: `issued` is the sum of all others, `writtenOff` and `owed` counted below zero. `state` is one number over all sums of all members, so
 * that two ways to the same books are seen to be the same. It reads every entry of the campaign.
 */
export type SumsOfBook = {
  issued: number;
  redeemed: number;
  expired: number;
  takenBack: number;
  writtenOff: number;
  available: number;
  held: number;
  owed: number;
  entries: number;
  state: string;
};

export async function sumsOfBook(db: Reader, { tenantId, campaignId }: Of): Promise<SumsOfBook> {
  const { rows } = await sql<SumsOfBook>`
    with ends as (
      select a.role,
        coalesce((select sum(e.amount) from ledger.entry e where e.tenant_id = a.tenant_id and e.from_id = a.id), 0) as given,
        coalesce((select sum(e.amount) from ledger.entry e where e.tenant_id = a.tenant_id and e.to_id = a.id), 0) as taken
      from ledger.account a
      where a.tenant_id = ${tenantId} and a.book_id = ${campaignId} and a.currency = 'points' and a.member_id is null
    ), system as (
      select coalesce(sum(given) filter (where role = 'issued'), 0)::bigint as issued,
        coalesce(sum(taken) filter (where role = 'redeemed'), 0)::bigint as redeemed,
        coalesce(sum(taken - given) filter (where role = 'expired'), 0)::bigint as expired,
        coalesce(sum(taken) filter (where role = 'taken_back'), 0)::bigint as "takenBack",
        coalesce(sum(given) filter (where role = 'written_off'), 0)::bigint as "writtenOff"
      from ends
    ), members as (
      select coalesce(sum(a.credited - a.debited) filter (where a.role = 'available' and a.currency = 'points'), 0)::bigint as available,
        coalesce(sum(a.credited - a.debited) filter (where a.role = 'held' and a.currency = 'points'), 0)::bigint as held,
        coalesce(sum(a.debited - a.credited) filter (where a.role = 'owed' and a.currency = 'points'), 0)::bigint as owed,
        coalesce(sum(a.moves) filter (where a.role = 'available'), 0)::bigint as entries,
        coalesce(sum(hashtextextended(concat_ws(' ', a.member_id, a.currency, a.role, a.credited, a.debited, a.moves, a.closed_at is not null), 0)), 0)::text as state
      from ledger.account a
      where a.tenant_id = ${tenantId} and a.book_id = ${campaignId} and a.member_id is not null
    )
    select * from system cross join members`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('ledger: a book without sums');
  return row;
}
