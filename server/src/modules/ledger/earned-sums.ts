/** What members earned by period, counted from entries: the proof of the rows that rankings are read from, and the way to set them right. */
import { sql, type RawBuilder } from 'kysely';
import type { Reader, Tx } from '../../platform/database/index.ts';
import type { Invariant, Violation } from './invariant.ts';
import { cameSince, provedUpTo, type Reached } from './since-proof.ts';

/** Which wallets are looked at: all of them, or those (`q`) whose credits came or went since the last whole proof. */
type Looked = { counted: RawBuilder<unknown>; kept: RawBuilder<unknown> };
const all: Looked = { counted: sql``, kept: sql`select k.* from ledger.earned k where k.tenant_id is not null` };

function moved(reached: Reached): Looked {
  const wallets = sql`
    select distinct a.tenant_id, a.member_id, a.book_id, a.currency
    from ledger.entry e
    join ledger.account a on a.tenant_id = e.tenant_id and a.id = case e.code when 'credit' then e.to_id else e.from_id end
    where e.tenant_id is not null and e.code in ('credit', 'take_back') and ${cameSince('e', reached)}`;
  return {
    counted: sql`join (${wallets}) q on q.tenant_id = a.tenant_id and q.member_id = a.member_id and q.book_id = a.book_id and q.currency = a.currency`,
    kept: sql`
      select k.* from ledger.earned k
      join (${wallets}) q on q.tenant_id = k.tenant_id and q.member_id = k.member_id and q.book_id = k.book_id and q.currency = k.currency`,
  };
}

/** One row a member, book, currency and period, as `ledger.earned` has to have it. */
const countedOf = ({ counted }: Looked): RawBuilder<unknown> => sql`
  select c.tenant_id, a.member_id, c.book_id, c.currency, p.period, p.begins_on,
    sum(c.amount - coalesce(b.amount, 0))::bigint as amount, max(greatest(c.created_at, b.created_at)) as reached_at
  from ledger.account a
  ${counted}
  join ledger.entry c on c.tenant_id = a.tenant_id and c.to_id = a.id and c.code = 'credit'
  left join ledger.entry b on b.tenant_id = c.tenant_id and b.reverses_id = c.id
  cross join lateral (
    values ('whole', date '2000-01-01'), ('month', date_trunc('month', c.effective_on::timestamp)::date),
      ('week', c.effective_on - extract(dow from c.effective_on)::integer)
  ) p (period, begins_on)
  where a.tenant_id is not null and a.role = 'available'
  group by c.tenant_id, a.member_id, c.book_id, c.currency, p.period, p.begins_on`;

/** Rows that are missing, too many, or of another amount or instant. */
const differing = (looked: Looked): RawBuilder<unknown> => sql`
  select coalesce(e.tenant_id, k.tenant_id) as tenant_id, coalesce(e.member_id, k.member_id) as member_id, coalesce(e.book_id, k.book_id) as book_id,
    coalesce(e.currency, k.currency) as currency, coalesce(e.period, k.period) as period, coalesce(e.begins_on, k.begins_on) as begins_on,
    e.amount as stored, k.amount as counted, k.reached_at
  from (${looked.kept}) e
  full join (${countedOf(looked)}) k on k.tenant_id = e.tenant_id and k.member_id = e.member_id and k.book_id = e.book_id and k.currency = e.currency
    and k.period = e.period and k.begins_on = e.begins_on
  where (e.amount, e.reached_at) is distinct from (k.amount, k.reached_at)`;

type Difference = { tenantId: string; subject: string; detail: string };

/** Where what is kept is not what the entries say; changes nothing. */
export async function compareEarned(db: Reader, looked: Looked = all): Promise<Difference[]> {
  const { rows } = await sql<{ tenant_id: string; subject: string; detail: string }>`
    select d.tenant_id, 'member ' || d.member_id as subject,
      d.period || ' of ' || d.begins_on || ' in ' || d.book_id || ': ' || coalesce(d.stored::text, 'no') || ' ' || d.currency
        || ' earned (counted ' || coalesce(d.counted::text, 'none') || ')' as detail
    from (${differing(looked)}) d order by 1, 2, 3`.execute(db);
  return rows.map(({ tenant_id, subject, detail }) => ({ tenantId: tenant_id, subject, detail }));
}

/** Writes what was counted over what is kept; answers what was set right. */
export async function rebuildEarned(tx: Tx): Promise<Difference[]> {
  await sql`lock table ${sql.table('ledger.earned')} in share row exclusive mode`.execute(tx); // whoever credits meanwhile waits until it is counted
  const differences = await compareEarned(tx);
  if (differences.length === 0) return differences;
  await sql`
    delete from ledger.earned e using (${differing(all)}) d
    where e.tenant_id = d.tenant_id and e.member_id = d.member_id and e.book_id = d.book_id and e.currency = d.currency
      and e.period = d.period and e.begins_on = d.begins_on`.execute(tx);
  await sql`
    insert into ledger.earned (tenant_id, member_id, book_id, currency, period, begins_on, amount, reached_at)
    select d.tenant_id, d.member_id, d.book_id, d.currency, d.period, d.begins_on, d.counted, d.reached_at
    from (${differing(all)}) d where d.counted is not null`.execute(tx);
  return differences;
}

export const earnedInvariants: readonly Invariant[] = [
  {
    id: 'I16',
    says: 'what a member earned in a campaign, a month and a week is the sum of its credits less what was taken back of them',
    reads: ['ledger.earned', 'ledger.entry'],
    find: (db: Reader): Promise<Violation[]> => compareEarned(db),
    findSince: async (db) => compareEarned(db, moved(await provedUpTo(db))),
  },
];
