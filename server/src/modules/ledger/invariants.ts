/** What holds in the ledger at every instant (loyalty.md, section 2). Each is one statement over all tenants; its rows are violations. */
import { reinstatedDays, routeOf } from '@vitrine/domain/ledger';
import { sql, type RawBuilder } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import { countedSums, differs, flows, newFlows, sumsOfAccounts, touchedAccounts } from './counted-sums.ts';
import type { Invariant, Violation } from './invariant.ts';
import { provedUpTo } from './since-proof.ts';

const found =
  (statement: RawBuilder<unknown>) =>
  async (db: Reader): Promise<Violation[]> => {
    const { rows } = await sql<{ tenant_id: string; subject: string; detail: string; rule?: string }>`${statement}`.execute(db);
    return rows.map(({ tenant_id, subject, detail, rule }) => ({ tenantId: tenant_id, subject, detail, ...(rule ? { rule } : {}) }));
  };

const routes = sql.join(Object.entries(routeOf).map(([code, { from, to }]) => sql`(${code}, ${from}, ${to})`));
const routed = sql`routed (code, from_role, to_role) as (values ${routes})`;

/** I1: stored sums beside counted ones. */
const oddSumsOf = (sums: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select c.tenant_id, 'I1' as rule, 'account ' || c.id as subject,
    c.role || ' ' || c.currency || ': in ' || c.credited || ' (counted ' || c.counted_credited || '), out ' || c.debited || ' (' || c.counted_debited
    || '), earned ' || c.earned || ' (' || c.counted_earned || '), settled ' || c.settled || ' (' || c.counted_settled
    || '), taken back ' || c.taken_back || ' (' || c.counted_taken_back || '), entries ' || c.moves || ' (' || c.counted_moves || ')' as detail
  from (${sums}) c where ${differs}`;

/** Both ends of each flow, by what they are: of flows known as `f`. */
const ends = sql`select f.tenant_id, f.book_id, f.currency, f.code, f.amount, f.from_id, f.to_id, s.role as from_role, t.role as to_role`;
const roles = sql`
  left join ledger.account s on s.tenant_id = f.tenant_id and s.id = f.from_id and s.book_id = f.book_id and s.currency = f.currency
  left join ledger.account t on t.tenant_id = f.tenant_id and t.id = f.to_id and t.book_id = f.book_id and t.currency = f.currency`;

/** I8: an entry that goes elsewhere than its code says. I11: one that spends what cannot be spent. */
const oddFlows = sql`
  select n.tenant_id, 'I8', 'account ' || n.from_id, n.code || ' goes from ' || coalesce(n.from_role, 'nowhere') || ' to ' || coalesce(n.to_role, 'nowhere')
  from ends n left join routed r on r.code = n.code and r.from_role = n.from_role and r.to_role = n.to_role
  where r.code is null
  union all
  select f.tenant_id, 'I11', 'account ' || f.from_id, f.code || ' of ' || f.amount || ' ' || f.currency
  from ends f where f.currency = 'experience' and f.code in ('hold', 'capture', 'release')`;

export const ledgerInvariants: readonly Invariant[] = [
  {
    id: 'I1',
    says: 'the stored sums of every member account are the sums of its entries',
    also: [
      {
        id: 'I8',
        says: 'per campaign and currency what was issued is the sum of every other account; each entry goes where its code says',
      },
      { id: 'I11', says: 'experience is never held or spent' },
    ],
    reads: ['ledger.entry', 'ledger.confirmation', 'ledger.account'],
    find: found(sql`
      with flows as materialized (${flows}), ${routed}, ends as materialized (${ends} from flows f ${roles})
      ${oddSumsOf(countedSums)}
      union all
      select k.tenant_id, 'I8', 'campaign ' || k.book_id,
        k.currency || ': issued ' || coalesce(c.issued, 0) || ', with members ' || k.amount || ', ended ' || coalesce(c.ended, 0)
      from (
        select a.tenant_id, a.book_id, a.currency, sum(a.credited - a.debited) as amount from ledger.account a
        group by a.tenant_id, a.book_id, a.currency
      ) k
      left join (
        select n.tenant_id, n.book_id, n.currency,
          sum(n.amount) filter (where n.from_role = 'issued') as issued,
          coalesce(sum(n.amount) filter (where n.to_role in ('redeemed', 'expired', 'taken_back', 'written_off')), 0)
            - coalesce(sum(n.amount) filter (where n.from_role in ('redeemed', 'expired', 'taken_back', 'written_off')), 0) as ended
        from ends n group by n.tenant_id, n.book_id, n.currency
      ) c on c.tenant_id = k.tenant_id and c.book_id = k.book_id and c.currency = k.currency
      where coalesce(c.issued, 0) <> k.amount + coalesce(c.ended, 0)
      union all
      ${oddFlows}`),
    // That issued points are somewhere follows: every account is the sum of its entries, and each entry has one end at a member.
    findSince: async (db) => {
      const reached = await provedUpTo(db);
      const accounts = await touchedAccounts(db, reached);
      return found(sql`
        with flows as materialized (${newFlows(reached)}), ${routed}, ends as materialized (${ends} from flows f ${roles})
        ${oddSumsOf(sumsOfAccounts(accounts, reached))}
        union all
        ${oddFlows}`)(db);
    },
  },
  {
    id: 'I2',
    says: 'no account of a member is overdrawn, and nobody is owed by the ledger',
    reads: ['ledger.account'],
    find: found(sql`
      select a.tenant_id, 'account ' || a.id as subject, a.role || ' ' || a.currency || ' is at ' || (a.credited - a.debited) as detail
      from ledger.account a
      where a.member_id is not null and case when a.role = 'owed' then a.credited > a.debited else a.debited > a.credited end`),
  },
  {
    id: 'I7',
    says: 'a hold is resolved at most once and by its own amount; a credit is taken back at most once and by its own amount',
    reads: ['ledger.entry'],
    find: found(sql`
      select r.tenant_id, 'entry ' || r.id as subject, r.code || ' of ' || r.amount || ' ends ' || coalesce(h.code || ' of ' || h.amount, 'nothing') as detail
      from ledger.entry r
      left join ledger.entry h on h.tenant_id = r.tenant_id and h.id = r.resolves_id and h.code = 'hold'
      where r.resolves_id is not null
        and (h.amount, h.book_id, h.currency, h.to_id) is distinct from (r.amount, r.book_id, r.currency, r.from_id)
      union all
      select r.tenant_id, 'entry ' || r.id, r.code || ' of ' || r.amount || ' undoes ' || coalesce(h.code || ' of ' || h.amount, 'nothing')
      from ledger.entry r
      left join ledger.entry h on h.tenant_id = r.tenant_id and h.id = r.reverses_id and h.code = 'credit'
      where r.reverses_id is not null
        and (h.amount, h.book_id, h.currency, h.to_id) is distinct from (r.amount, r.book_id, r.currency, r.from_id)
      union all
      select d.tenant_id, 'entry ' || coalesce(d.resolves_id, d.reverses_id), 'is undone ' || count(*) || ' times'
      from ledger.entry d where d.resolves_id is not null or d.reverses_id is not null
      group by d.tenant_id, d.resolves_id, d.reverses_id having count(*) > 1`),
  },
  {
    // Two days more than are promised: the last one is over where days end last on earth.
    id: 'I10',
    says: 'after the close nothing is credited, and held only what was given back and is still usable',
    reads: ['ledger.entry', 'ledger.account'],
    find: found(sql`
      select e.tenant_id, 'entry ' || e.id as subject, e.code || ' at ' || e.created_at || ', closed at ' || a.closed_at as detail
      from ledger.account a
      join ledger.book b on b.tenant_id = a.tenant_id and b.id = a.book_id
      join ledger.entry e on e.tenant_id = a.tenant_id and e.created_at > a.closed_at
        and ((e.to_id = a.id and e.code = 'credit') or (e.from_id = a.id and e.code = 'hold'))
      where a.role = 'available' and a.closed_at is not null
        and not (e.code = 'hold' and exists (
          select 1 from ledger.entry r where r.tenant_id = e.tenant_id and r.to_id = a.id and r.code = 'release' and r.position < e.position
            and r.created_at >= least(a.closed_at, (b.ends_on + 1)::timestamp at time zone 'UTC') and e.created_at < r.created_at + make_interval(days => ${reinstatedDays + 2})))`),
  },
  {
    id: 'I15',
    says: 'no campaign gave more points than its budget has, and each budget counts what was given less what was taken back',
    reads: ['ledger.budget', 'ledger.entry'],
    find: found(sql`
      select b.tenant_id, 'campaign ' || b.book_id as subject, 'budget ' || b.cap || ', counted ' || b.spent || ', given ' || g.given as detail
      from ledger.budget b
      cross join lateral (
        select coalesce(sum(case a.role when 'issued' then e.amount else -e.amount end), 0) as given
        from ledger.account a
        join ledger.entry e on e.tenant_id = a.tenant_id and ((a.role = 'issued' and e.from_id = a.id) or (a.role = 'taken_back' and e.to_id = a.id))
        where a.tenant_id = b.tenant_id and a.book_id = b.book_id and a.currency = 'points' and a.member_id is null and a.role in ('issued', 'taken_back')
      ) g
      where b.tenant_id is not null and (b.spent <> g.given or b.spent > b.cap)`),
  },
];
