/**
 * I6 of the ledger's proof: each line of each sale has exactly one credit a currency that it earns, of that size and in that seller's account, and exactly one take-back of
 * equal size where its revision was refused, none elsewhere. Rows are violations. Runs over all tenants, by the ledger's command alone.
 */
export const salesInvariants = [
  {
    name: 'I6',
    what: 'each sale line has exactly one credit and, where it was refused, exactly one reversal of equal size',
    counted: 'select count(*) as rows from sales.line',
    sql: `
      with earned as (
        select l.tenant_id, l.id as line_id, w.currency, case w.currency when 'points' then l.points else l.experience end as amount,
          l.sale_id, s.member_id, s.campaign_id, r.decision
        from sales.line l
        join sales.revision r on r.tenant_id = l.tenant_id and r.sale_id = l.sale_id and r.number = l.revision
        join sales.sale s on s.tenant_id = l.tenant_id and s.id = l.sale_id
        cross join (values ('points'), ('experience')) as w (currency)
      ),
      credited as (
        select e.tenant_id, e.reason_id as line_id, e.currency, count(*) as credits, sum(e.amount) as amount, count(b.id) as reversals,
          coalesce(sum(b.amount), 0) as reversed, min(e.group_id::text) as group_id, min(a.member_id::text) as member_id, min(e.book_id::text) as book_id
        from ledger.entry e
        join ledger.account a on a.tenant_id = e.tenant_id and a.id = e.to_id
        left join ledger.entry b on b.tenant_id = e.tenant_id and b.reverses_id = e.id
        where e.code = 'credit' and e.reason_kind = 'sale_line'
        group by e.tenant_id, e.reason_id, e.currency
      )
      select tenant_id, line_id, currency, w.amount as earned, c.amount as credited, c.credits, c.reversed, c.reversals, w.decision
      from earned w full join credited c using (tenant_id, line_id, currency)
      where coalesce(w.amount, 0) <> coalesce(c.amount, 0)
        or coalesce(c.credits, 0) <> case when w.amount > 0 then 1 else 0 end
        or coalesce(c.reversals, 0) <> case when w.amount > 0 and w.decision = 'refused' then 1 else 0 end
        or coalesce(c.reversed, 0) <> case when w.decision = 'refused' then w.amount else 0 end
        or (c.line_id is not null and (c.group_id, c.member_id, c.book_id) is distinct from (w.sale_id::text, w.member_id::text, w.campaign_id::text))`,
  },
] as const;
