/** What holds of sales and the ledger at every instant (loyalty, section 2: I6). One statement over all tenants; its rows are violations. */
import { sql, type RawBuilder } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import { cameSince, markOf, provedUpTo, writtenSince, type Invariant, type Mark, type Violation } from '../ledger/index.ts';

/** Narrows lines (`l`) or credits (`e`) to those of the sales that are looked at. */
type Which = { lines: RawBuilder<unknown>; credits: RawBuilder<unknown> };

/** No counting by groups: a second credit of a line, or a second take-back, would be a second row of the joins. */
const oddLines = ({ lines, credits }: Which): RawBuilder<unknown> => sql`
    earned as (
      select l.tenant_id, l.id as line_id, w.currency, case w.currency when 'points' then l.points else l.experience end as amount,
        l.sale_id, s.member_id, s.campaign_id, r.decision
      from sales.line l
      join sales.revision r on r.tenant_id = l.tenant_id and r.sale_id = l.sale_id and r.number = l.revision
      join sales.sale s on s.tenant_id = l.tenant_id and s.id = l.sale_id
      cross join (values ('points'), ('experience')) as w (currency)
      where l.tenant_id is not null ${lines}
    ),
    credited as (
      select e.tenant_id, e.reason_id as line_id, e.currency, e.amount, e.round, e.group_id, e.book_id, a.member_id, b.amount as taken
      from ledger.entry e
      join ledger.account a on a.tenant_id = e.tenant_id and a.id = e.to_id
      left join ledger.entry b on b.tenant_id = e.tenant_id and b.reverses_id = e.id
      where e.code = 'credit' and e.reason_kind = 'sale_line' ${credits}
    )
    select tenant_id, 'sale line ' || line_id as subject,
      currency || ': earned ' || coalesce(w.amount::text, 'by no line') || ', credited ' || coalesce(c.amount, 0) || ' in round ' || coalesce(c.round, 0)
        || ', taken back ' || coalesce(c.taken, 0) || ', the sale is ' || coalesce(w.decision, 'under audit') as detail
    from earned w full join credited c using (tenant_id, line_id, currency)
    where coalesce(w.amount, 0) <> coalesce(c.amount, 0)
      or c.round > 1
      or coalesce(c.taken, 0) <> case when w.decision = 'refused' then w.amount else 0 end
      or (c.line_id is not null and (c.group_id, c.member_id, c.book_id) is distinct from (w.sale_id, w.member_id, w.campaign_id))`;

/** Sales that were written, decided, credited or taken back since the last whole proof, or touched in any other way. */
async function touchedSales(db: Reader): Promise<string[]> {
  const reached = await provedUpTo(db);
  const { rows } = await sql<{ id: string }>`
    select s.id from ledger.proof p join sales.sale s on s.tenant_id = p.tenant_id and ${writtenSince(sql`s.xmin`)}
    union
    select r.sale_id from ledger.proof p join sales.revision r on r.tenant_id = p.tenant_id and ${writtenSince(sql`r.xmin`)}
    union
    select l.sale_id from sales.line l where l.tenant_id is not null and ${cameSince('l', reached)}
    union
    select e.group_id from ledger.entry e where e.tenant_id is not null and ${cameSince('e', reached)} and e.reason_kind = 'sale_line'`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

const whole: Which = { lines: sql``, credits: sql`` };
const ofSales = (ids: readonly string[]): Which => ({
  lines: sql`and l.sale_id = any(${ids}::uuid[])`,
  credits: sql`and e.group_id = any(${ids}::uuid[])`,
});

const found =
  (statement: RawBuilder<unknown>) =>
  async (db: Reader): Promise<Violation[]> => {
    const { rows } = await sql<{ tenant_id: string; subject: string; detail: string }>`${statement}`.execute(db);
    return rows.map(({ tenant_id, subject, detail }) => ({ tenantId: tenant_id, subject, detail }));
  };

export const salesInvariants: readonly Invariant[] = [
  {
    id: 'I6',
    says: 'each line of a sale has one credit of its size in its seller’s account and, where it was refused, one take-back of that size',
    reads: ['sales.line', 'sales.revision', 'sales.sale', 'ledger.entry', 'ledger.account'],
    find: found(sql`with ${oddLines(whole)}`),
    findSince: async (db) => found(sql`with ${oddLines(ofSales(await touchedSales(db)))}`)(db),
  },
];

const isOld = sql`x.id <= p.upto_id`;

/** Lines never change; sales and revisions do when they are decided, and are proved anew then. */
export const salesMarks: readonly Mark[] = [
  markOf({ table: 'sales.line', isKept: true, isOld, from: sql`from sales.line x join ledger.proof p on p.tenant_id = x.tenant_id` }),
  markOf({ table: 'sales.sale', isKept: false, isOld, from: sql`from sales.sale x join ledger.proof p on p.tenant_id = x.tenant_id` }),
  markOf({
    table: 'sales.revision',
    isKept: false,
    // A later revision of an old sale comes with lines of its own.
    isOld: sql`x.sale_id <= p.upto_id and x.number = 1`,
    from: sql`from sales.revision x join ledger.proof p on p.tenant_id = x.tenant_id`,
  }),
];
