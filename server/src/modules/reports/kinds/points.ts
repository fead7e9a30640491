import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/index.ts';
import { isAmong, isBehind, isWithin, type Report, type ReportAsk, type ReportReader } from '../report.ts';
import { daysPlot } from '../days-plot.ts';
import { nameFor, stateWord } from '../report-words.ts';

/** Every movement of a member's points, with its sign: what their own statement shows. */
export const points: Report = {
  columns: { at: 'instant', person: 'text', campaign: 'text', movement: 'text', about: 'text', points: 'number' },
  totals: { movements: 'number', credited: 'number', debited: 'number', people: 'number' },
  async page(db, actor, { place, limit, ...ask }) {
    const rows = await movementsOf(db, actor, ask)
      .where(isBehind(place, { at: 'e.created_at', id: 'e.id' }))
      .select(['e.id', 'e.created_at', 'e.code', 'p.full_name', 'b.name as campaign'])
      .select(sql<number>`case when e.to_id = a.id then e.amount else -e.amount end`.as('points'))
      .select(sql<string | null>`e.explanation -> 'product' ->> 'name'`.as('about'))
      .orderBy('e.created_at', 'desc')
      .orderBy('e.id', 'desc')
      .limit(limit)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      at: row.created_at,
      cells: {
        at: row.created_at,
        person: row.full_name,
        campaign: nameFor(actor, row.campaign),
        movement: stateWord(actor, 'points', row.code),
        about: row.about,
        points: Number(row.points),
      },
    }));
  },
  async sum(db, actor, ask) {
    return movementsOf(db, actor, ask)
      .select([
        sql<number>`count(*)::int`.as('movements'),
        sql<number>`coalesce(sum(e.amount) filter (where e.to_id = a.id), 0)::bigint`.as('credited'),
        sql<number>`coalesce(sum(e.amount) filter (where e.from_id = a.id), 0)::bigint`.as('debited'),
        sql<number>`count(distinct a.member_id)::int`.as('people'),
      ])
      .executeTakeFirstOrThrow();
  },
  async plot(db, actor, ask) {
    const day = sql<string>`((e.created_at at time zone ${ask.timeZone})::date)::text`;
    const rows = await movementsOf(db, actor, ask)
      .select([day.as('day'), sql<number>`coalesce(sum(e.amount) filter (where e.to_id = a.id), 0)::float8`.as('credited')])
      .groupBy('day')
      .execute();
    return daysPlot('points', 'credited', ask, new Map(rows.map((row) => [row.day, row.credited])));
  },
};

/** Each movement has the member's available balance on one of its sides. */
const movementsOf = (db: Reader, actor: ReportReader, ask: ReportAsk) =>
  db
    .selectFrom('ledger.entry as e')
    .innerJoin('ledger.account as a', (join) =>
      join
        .onRef('a.tenant_id', '=', 'e.tenant_id')
        .on(sql<boolean>`a.id in (e.to_id, e.from_id)`)
        .on('a.role', '=', 'available'),
    )
    .innerJoin('ledger.book as b', (join) => join.onRef('b.tenant_id', '=', 'e.tenant_id').onRef('b.id', '=', 'e.book_id'))
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'a.tenant_id').onRef('m.id', '=', 'a.member_id'))
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .where('e.tenant_id', '=', actor.tenantId)
    .where('e.currency', '=', 'points')
    .where(isWithin('e.created_at', ask))
    .where(isAmong(actor, ask))
    .$if(ask.campaignId !== undefined, (query) => query.where('e.book_id', '=', ask.campaignId ?? ''));
