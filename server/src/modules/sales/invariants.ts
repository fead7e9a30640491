/** What holds of sales and the ledger at every instant (loyalty, section 2: I6). One statement over all tenants; its rows are violations. */
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import type { Invariant, Violation } from '../ledger/index.ts';

/** No counting by groups: a second credit of a line, or a second take-back, would be a second row of the joins. */
async function findOddLines(db: Reader): Promise<Violation[]> {
  const { rows } = await sql<{ tenant_id: string; subject: string; detail: string }>`
    with earned as (
      select l.tenant_id, l.id as line_id, w.currency, case w.currency when 'points' then l.points else l.experience end as amount,
        l.sale_id, s.member_id, s.campaign_id, r.decision
      from sales.line l
      join sales.revision r on r.tenant_id = l.tenant_id and r.sale_id = l.sale_id and r.number = l.revision
      join sales.sale s on s.tenant_id = l.tenant_id and s.id = l.sale_id
      cross join (values ('points'), ('experience')) as w (currency)
    ),
    credited as (
      select e.tenant_id, e.reason_id as line_id, e.currency, e.amount, e.round, e.group_id, e.book_id, a.member_id, b.amount as taken
      from ledger.entry e
      join ledger.account a on a.tenant_id = e.tenant_id and a.id = e.to_id
      left join ledger.entry b on b.tenant_id = e.tenant_id and b.reverses_id = e.id
      where e.code = 'credit' and e.reason_kind = 'sale_line'
    )
    select tenant_id, 'sale line ' || line_id as subject,
      currency || ': earned ' || coalesce(w.amount::text, 'by no line') || ', credited ' || coalesce(c.amount, 0) || ' in round ' || coalesce(c.round, 0)
        || ', taken back ' || coalesce(c.taken, 0) || ', the sale is ' || coalesce(w.decision, 'under audit') as detail
    from earned w full join credited c using (tenant_id, line_id, currency)
    where coalesce(w.amount, 0) <> coalesce(c.amount, 0)
      or c.round > 1
      or coalesce(c.taken, 0) <> case when w.decision = 'refused' then w.amount else 0 end
      or (c.line_id is not null and (c.group_id, c.member_id, c.book_id) is distinct from (w.sale_id, w.member_id, w.campaign_id))`.execute(
    db,
  );
  return rows.map(({ tenant_id, subject, detail }) => ({ tenantId: tenant_id, subject, detail }));
}

export const salesInvariants: readonly Invariant[] = [
  {
    id: 'I6',
    says: 'each line of a sale has one credit of its size in its seller’s account and, where it was refused, one take-back of that size',
    reads: ['sales.line', 'sales.revision', 'sales.sale', 'ledger.entry', 'ledger.account'],
    find: findOddLines,
  },
];
