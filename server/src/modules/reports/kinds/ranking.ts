import { sql } from 'kysely';
import { isAmong, isWithin, type Report, type ReportAsk, type ReportReader } from '../report.ts';

/** Who earned most within the days, as rankings count: credits less what was undone of them, of everybody who may stand in a ranking (RNK-01). */
export const ranking: Report = {
  columns: { place: 'number', person: 'text', retailer: 'text', branch: 'text', points: 'number' },
  totals: { people: 'number', points: 'number', average: 'number' },
  async page(db, actor, { place, limit, ...ask }) {
    const points = Number(place?.[0]);
    // The place of another report is none of this one: it begins anew.
    const behind =
      place === undefined || !Number.isSafeInteger(points) ? sql`true` : sql`(r.points, r.id) < (${points}::bigint, ${place[1]}::uuid)`;
    const { rows } = await sql<Standing>`
      select r.id, r.place, r.points, p.full_name as person, m.retailer, m.branch
      from (${standings(actor, ask)}) r
      join identity.member m on m.tenant_id = ${actor.tenantId} and m.id = r.id
      join identity.person p on p.id = m.person_id
      where ${behind} order by r.points desc, r.id desc limit ${limit}`.execute(db);
    return rows.map(({ id, person, retailer, branch, ...row }) => ({
      id,
      at: String(row.points),
      cells: { place: Number(row.place), person, retailer, branch, points: Number(row.points) },
    }));
  },
  async sum(db, actor, ask) {
    const { rows } = await sql<{ people: number; points: number; average: number | null }>`
      select count(*)::int as people, coalesce(sum(r.points), 0)::float8 as points, floor(avg(r.points))::float8 as average
      from (${standings(actor, ask)}) r`.execute(db);
    const { people = 0, points = 0, average = null } = rows[0] ?? {};
    return { people, points, average };
  },
};

type Standing = { id: string; place: number; points: number; person: string; retailer: string | null; branch: string | null };

/** Each member with their points and place; the same points share a place. */
const standings = (actor: ReportReader, ask: ReportAsk) => sql`
  select a.member_id as id, sum(e.amount - coalesce(b.amount, 0))::bigint as points,
    rank() over (order by sum(e.amount - coalesce(b.amount, 0)) desc)::int as place
  from ledger.entry e
  join ledger.account a on a.tenant_id = e.tenant_id and a.id = e.to_id
  left join ledger.entry b on b.tenant_id = e.tenant_id and b.reverses_id = e.id
  join identity.member m on m.tenant_id = a.tenant_id and m.id = a.member_id
  join identity.person p on p.id = m.person_id
  where e.tenant_id = ${actor.tenantId} and e.currency = 'points' and e.code = 'credit' and ${isWithin('e.created_at', ask)}
    and m.status <> 'blocked' and p.status = 'approved' and ${isAmong(actor, ask)}
    and (${ask.campaignId ?? null}::uuid is null or e.book_id = ${ask.campaignId ?? null}::uuid)
  group by a.member_id having sum(e.amount - coalesce(b.amount, 0)) > 0`;
