import { sql } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';

export type BalanceAt = {
  tenantId: string;
  campaignId: string;
  currency: string;
  memberId: string;
  available: number;
  held: number;
  owed: number;
  underAudit: number;
};

/**
 * What members had at an instant, counted from entries and confirmations up to it: of one member, or of all. Wallets that had nothing yet are left out.
 * Entries of one instant belong to it.
 */
export async function balancesAt(db: Reader, { at, memberId }: { at: string; memberId?: string | undefined }): Promise<BalanceAt[]> {
  const { rows } = await sql<Row>`
    with moved as (
      select e.tenant_id, e.to_id as account_id, e.amount from ledger.entry e where e.tenant_id is not null and e.created_at <= ${at}::timestamptz
      union all
      select o.tenant_id, o.from_id, -o.amount from ledger.entry o where o.tenant_id is not null and o.created_at <= ${at}::timestamptz
    ),
    waiting as (
      select c.tenant_id, c.to_id as account_id, sum(c.amount) as amount
      from ledger.entry c
      left join ledger.confirmation f on f.tenant_id = c.tenant_id and f.entry_id = c.id and f.confirmed_at <= ${at}::timestamptz
      left join ledger.entry r on r.tenant_id = c.tenant_id and r.reverses_id = c.id and r.created_at <= ${at}::timestamptz
      where c.code = 'credit' and c.created_at <= ${at}::timestamptz and f.entry_id is null and r.id is null
      group by c.tenant_id, c.to_id
    ),
    balance as (select m.tenant_id, m.account_id, sum(m.amount) as amount from moved m group by m.tenant_id, m.account_id)
    select a.tenant_id, a.book_id, a.currency, a.member_id,
      coalesce(sum(b.amount) filter (where a.role = 'available'), 0)::bigint as available,
      coalesce(sum(b.amount) filter (where a.role = 'held'), 0)::bigint as held,
      coalesce(-sum(b.amount) filter (where a.role = 'owed'), 0)::bigint as owed,
      coalesce(sum(w.amount), 0)::bigint as under_audit
    from ledger.account a
    join balance b on b.tenant_id = a.tenant_id and b.account_id = a.id
    left join waiting w on w.tenant_id = a.tenant_id and w.account_id = a.id
    where a.member_id is not null and (${memberId ?? null}::uuid is null or a.member_id = ${memberId ?? null}::uuid)
    group by a.tenant_id, a.book_id, a.currency, a.member_id
    order by a.tenant_id, a.book_id, a.currency, a.member_id`.execute(db);
  return rows.map((row) => ({
    tenantId: row.tenant_id,
    campaignId: row.book_id,
    currency: row.currency,
    memberId: row.member_id,
    available: row.available,
    held: row.held,
    owed: row.owed,
    underAudit: row.under_audit,
  }));
}

type Row = {
  tenant_id: string;
  book_id: string;
  currency: string;
  member_id: string;
  available: number;
  held: number;
  owed: number;
  under_audit: number;
};
