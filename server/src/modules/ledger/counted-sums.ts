/** The sums of all member accounts, counted from entries and confirmations alone (PTS-04). */
import { sql, type RawBuilder } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import { writtenSince } from './proof-marks.ts';
import { cameSince, type Reached } from './since-proof.ts';

const summed = sql`select e.tenant_id, e.book_id, e.currency, e.from_id, e.to_id, e.code, sum(e.amount)::bigint as amount, max(e.position) as position,
    coalesce(sum(e.amount) filter (where f.entry_id is not null), 0)::bigint as confirmed`;
const byFlow = sql`group by e.tenant_id, e.book_id, e.currency, e.from_id, e.to_id, e.code`;

/**
 * One pass over all entries: how much went from which account to which, by code; of credits also how much an auditor confirmed. Whatever can be decided from these sums
 * is: at ten million entries a pass is what costs.
 */
export const flows: RawBuilder<unknown> = sql`
  ${summed}
  from ledger.entry e left join ledger.confirmation f on f.tenant_id = e.tenant_id and f.entry_id = e.id
  ${byFlow}`;

/** As `flows`, of what the last whole proof reached. */
export const provedFlows: RawBuilder<unknown> = sql`
  ${summed}
  from ledger.entry e
  join ledger.proof p on p.tenant_id = e.tenant_id and e.id <= p.upto_id
  left join ledger.confirmation f on f.tenant_id = e.tenant_id and f.entry_id = e.id and f.id <= p.upto_id
  ${byFlow}`;

/** As `flows`, of the entries that came since the last whole proof. */
export const newFlows = (reached: Reached): RawBuilder<unknown> => sql`
  ${summed}
  from ledger.entry e left join ledger.confirmation f on f.tenant_id = e.tenant_id and f.entry_id = e.id
  where e.tenant_id is not null and ${cameSince('e', reached)}
  ${byFlow}`;

/** Both ends of each flow, by account. `flows` is a CTE of one of the three kinds above. */
const sides = sql`
  select i.tenant_id, i.to_id as account_id, i.amount as credited, 0 as debited, case when i.code = 'credit' then i.amount else 0 end as earned,
    i.confirmed as settled, 0 as taken_back, i.position
  from flows i
  union all
  select o.tenant_id, o.from_id, 0, o.amount, 0, 0, case when o.code = 'take_back' then o.amount else 0 end, o.position
  from flows o`;

/** Settled otherwise than by the confirmation of a credit that is among the flows, in the shape of `sides`. */
const settled = (amounts: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select t.tenant_id, t.account_id, 0, 0, 0, t.amount, 0, 0 from (${amounts}) t`;

/** Credits that were taken back before anybody had confirmed them: settled too. Few, and found by their take-backs. */
const refused = sql`
  select r.tenant_id, r.from_id as account_id, r.amount
  from ledger.entry r
  left join ledger.confirmation f on f.tenant_id = r.tenant_id and f.entry_id = r.reverses_id
  where r.reverses_id is not null and f.entry_id is null`;
const provedRefused = sql`
  select r.tenant_id, r.from_id as account_id, r.amount
  from ledger.entry r
  join ledger.proof p on p.tenant_id = r.tenant_id and r.id <= p.upto_id
  left join ledger.confirmation f on f.tenant_id = r.tenant_id and f.entry_id = r.reverses_id and f.id <= p.upto_id
  where r.reverses_id is not null and f.entry_id is null`;
const newRefused = (reached: Reached) => sql`
  select r.tenant_id, r.from_id as account_id, r.amount
  from ledger.entry r
  left join ledger.confirmation f on f.tenant_id = r.tenant_id and f.entry_id = r.reverses_id
  where r.tenant_id is not null and ${cameSince('r', reached)} and r.reverses_id is not null and f.entry_id is null`;
/** Proved credits that were confirmed since; those that had been taken back before were settled by that. */
const newlyConfirmed = (reached: Reached) => sql`
  select e.tenant_id, e.to_id as account_id, e.amount
  from ledger.confirmation f
  join ledger.proof p on p.tenant_id = f.tenant_id
  join ledger.entry e on e.tenant_id = f.tenant_id and e.id = f.entry_id and e.id <= p.upto_id
  where f.tenant_id is not null and ${cameSince('f', reached)} and not exists (
    select 1 from ledger.entry r where r.tenant_id = e.tenant_id and r.reverses_id = e.id and r.id <= p.upto_id)`;
const proved = sql`
  select q.tenant_id, q.account_id, q.credited, q.debited, q.earned, q.settled, q.taken_back, q.moves from ledger.proved_sum q`;

/** Beside each member account its stored sums and the counted ones; needs `flows` as a CTE of that name. */
const sumsOf = ({ moved, which }: { moved: RawBuilder<unknown>; which: RawBuilder<unknown> }): RawBuilder<unknown> => sql`
  select a.tenant_id, a.id, a.book_id, a.currency, a.role, a.member_id,
    a.credited, a.debited, a.earned, a.settled, a.taken_back, a.moves,
    coalesce(s.credited, 0)::bigint as counted_credited, coalesce(s.debited, 0)::bigint as counted_debited,
    case when a.role = 'available' then coalesce(s.earned, 0) else 0 end::bigint as counted_earned,
    case when a.role = 'available' then coalesce(s.settled, 0) else 0 end::bigint as counted_settled,
    case when a.role = 'available' then coalesce(s.taken_back, 0) else 0 end::bigint as counted_taken_back,
    case when a.role = 'available' then coalesce(max(s.position) over (partition by a.tenant_id, a.book_id, a.currency, a.member_id), 0) else 0 end::integer
      as counted_moves
  from ledger.account a
  left join (
    select d.tenant_id, d.account_id, sum(d.credited) as credited, sum(d.debited) as debited, sum(d.earned) as earned,
      sum(d.settled) as settled, sum(d.taken_back) as taken_back, max(d.position) as position
    from (${moved}) d
    group by d.tenant_id, d.account_id
  ) s on s.tenant_id = a.tenant_id and s.account_id = a.id
  where a.member_id is not null ${which}`;
/** Of `flows`. */
export const countedSums: RawBuilder<unknown> = sumsOf({ moved: sql`${sides} union all ${settled(refused)}`, which: sql`` });
/** Of `provedFlows`. */
export const provedSums: RawBuilder<unknown> = sumsOf({ moved: sql`${sides} union all ${settled(provedRefused)}`, which: sql`` });
/** Of `newFlows`, on top of what was proved, of these accounts. */
export const sumsOfAccounts = (ids: readonly string[], reached: Reached): RawBuilder<unknown> =>
  sumsOf({
    moved: sql`
      ${sides} union all ${settled(newRefused(reached))} union all ${settled(newlyConfirmed(reached))}
      union all ${proved} where q.account_id = any(${ids}::uuid[])`,
    which: sql`and a.id = any(${ids}::uuid[])`,
  });

/**
 * The accounts of the wallets that something happened to since the last whole proof: an account that was written, an entry, a confirmation. Whole wallets, for entries of
 * one are numbered together.
 */
export async function touchedAccounts(db: Reader, reached: Reached): Promise<string[]> {
  const { rows: moved } = await sql<{ id: string }>`
    select a.id from ledger.proof p join ledger.account a on a.tenant_id = p.tenant_id and ${writtenSince(sql`a.xmin`)}
    union
    select unnest(array[e.from_id, e.to_id]) from ledger.entry e where e.tenant_id is not null and ${cameSince('e', reached)}
    union
    select e.to_id from ledger.confirmation f join ledger.entry e on e.tenant_id = f.tenant_id and e.id = f.entry_id
    where f.tenant_id is not null and ${cameSince('f', reached)}`.execute(db);
  const ids = moved.map(({ id }) => id);
  const { rows } = await sql<{ id: string }>`
    select distinct o.id from ledger.account a
    join ledger.account o on o.tenant_id = a.tenant_id and o.member_id = a.member_id and o.book_id = a.book_id and o.currency = a.currency
    where a.id = any(${ids}::uuid[])`.execute(db);
  return rows.map(({ id }) => id);
}

/** True of a row of `countedSums` whose stored sums are not the counted ones. */
export const differs: RawBuilder<boolean> = sql`
  (c.credited, c.debited, c.earned, c.settled, c.taken_back, c.moves) is distinct from
  (c.counted_credited, c.counted_debited, c.counted_earned, c.counted_settled, c.counted_taken_back, c.counted_moves)`;
