import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/index.ts';
import type { Report, ReportAsk, ReportReader } from '../report.ts';
import { nameFor } from '../report-words.ts';

/**
 * What each campaign gave, took, paid out and still owes, in points. Every amount is a sum of entries between accounts, so the opening balance and the movements give the
 * closing one to the point; that one is counted from the members’ accounts, less what came after the last day.
 */
export const pointsOwed: Report = {
  columns: {
    campaign: 'text',
    opening: 'number',
    earned: 'number',
    takenBack: 'number',
    spent: 'number',
    expired: 'number',
    writtenOff: 'number',
    closing: 'number',
    held: 'number',
    underAudit: 'number',
    expiresOn: 'day',
  },
  totals: { opening: 'number', earned: 'number', takenBack: 'number', spent: 'number', expired: 'number', closing: 'number' },
  async page(db, actor, { place, limit, ...ask }) {
    const rows = await booksOf(db, actor, ask);
    const behind = place === undefined ? rows : rows.slice(rows.findIndex(({ id }) => id === place[1]) + 1);
    return behind.slice(0, limit).map((row) => ({
      id: row.id,
      at: row.created_at,
      cells: {
        campaign: nameFor(actor, row.name),
        opening: row.opening,
        earned: row.earned,
        takenBack: row.takenBack,
        spent: row.spent,
        expired: row.expired,
        writtenOff: row.writtenOff,
        closing: row.closing,
        held: row.held,
        underAudit: row.underAudit,
        expiresOn: row.ends_on,
      },
    }));
  },
  async sum(db, actor, ask) {
    const rows = await booksOf(db, actor, ask);
    const total = (of: keyof Amounts) => rows.reduce((sum, row) => sum + row[of], 0);
    return {
      opening: total('opening'),
      earned: total('earned'),
      takenBack: total('takenBack'),
      spent: total('spent'),
      expired: total('expired'),
      closing: total('closing'),
    };
  },
  async plot(db, actor, ask) {
    const rows = await booksOf(db, actor, ask);
    return {
      shape: 'bars',
      of: 'closing',
      points: rows
        .filter(({ closing }) => closing > 0)
        .slice(0, 10)
        .map((row) => ({
          label: nameFor(actor, row.name),
          value: row.closing,
          filter: { kind: 'points', key: 'campaignId', value: row.id },
        })),
    };
  },
};

type Amounts = Record<'opening' | 'earned' | 'takenBack' | 'spent' | 'expired' | 'writtenOff' | 'closing' | 'held' | 'underAudit', number>;
type Book = Amounts & { id: string; name: unknown; created_at: string; ends_on: string | null };

/** What went from the members’ accounts to one of the campaign’s, less what came back. */
const to = (role: string) =>
  sql`coalesce(sum(case when t.role = ${sql.lit(role)} then e.amount when f.role = ${sql.lit(role)} then -e.amount else 0 end) filter (where e.is_within), 0)::bigint`;

async function booksOf(db: Reader, { tenantId }: ReportReader, { from, to: last, timeZone, campaignId }: ReportAsk): Promise<Book[]> {
  const { rows } = await sql<Book>`
    with now as (
      select a.book_id, sum(a.credited - a.debited)::bigint as balance,
        coalesce(sum(a.credited - a.debited) filter (where a.role = 'held'), 0)::bigint as held,
        coalesce(sum(a.earned - a.settled) filter (where a.role = 'available'), 0)::bigint as under_audit
      from ledger.account a where a.tenant_id = ${tenantId} and a.currency = 'points' and a.member_id is not null group by a.book_id
    ), moved as (
      select e.*, e.created_at < (${last}::date + 1)::timestamp at time zone ${timeZone} as is_within
      from ledger.entry e
      where e.tenant_id = ${tenantId} and e.currency = 'points' and e.created_at >= ${from}::date::timestamp at time zone ${timeZone}
    ), sums as (
      select e.book_id, coalesce(sum(case when f.role = 'issued' then e.amount when t.role = 'issued' then -e.amount else 0 end) filter (where e.is_within), 0)::bigint as earned,
        ${to('taken_back')} as taken_back, ${to('redeemed')} as spent, ${to('expired')} as expired, ${to('written_off')} as written_off,
        coalesce(sum(case when f.member_id is null then e.amount else 0 end - case when t.member_id is null then e.amount else 0 end), 0)::bigint as since,
        coalesce(sum(case when f.member_id is null then e.amount else 0 end - case when t.member_id is null then e.amount else 0 end) filter (where not e.is_within), 0)::bigint as after
      from moved e
      join ledger.account f on f.tenant_id = e.tenant_id and f.id = e.from_id
      join ledger.account t on t.tenant_id = e.tenant_id and t.id = e.to_id
      group by e.book_id
    )
    select b.id, b.name, b.created_at, b.ends_on, coalesce(s.earned, 0) as earned, coalesce(s.taken_back, 0) as "takenBack", coalesce(s.spent, 0) as spent,
      coalesce(s.expired, 0) as expired, coalesce(s.written_off, 0) as "writtenOff", n.balance - coalesce(s.since, 0) as opening,
      n.balance - coalesce(s.after, 0) as closing, n.held, n.under_audit as "underAudit"
    from ledger.book b join now n on n.book_id = b.id left join sums s on s.book_id = b.id
    where b.tenant_id = ${tenantId} and b.kind = 'campaign' and (${campaignId ?? null}::uuid is null or b.id = ${campaignId ?? null}::uuid)
    order by b.created_at desc, b.id desc`.execute(db);
  // Sums of many rows come as text from the database.
  return rows.map((row) => ({ ...row, ...numbersOf(row) }));
}

const numbersOf = (row: Amounts): Amounts => ({
  opening: Number(row.opening),
  earned: Number(row.earned),
  takenBack: Number(row.takenBack),
  spent: Number(row.spent),
  expired: Number(row.expired),
  writtenOff: Number(row.writtenOff),
  closing: Number(row.closing),
  held: Number(row.held),
  underAudit: Number(row.underAudit),
});
