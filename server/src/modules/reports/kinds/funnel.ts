import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/index.ts';
import { isAmong, isBehind, isWithin, type Report, type ReportAsk, type ReportReader } from '../report.ts';
import { stateWord, wordsOf } from '../report-words.ts';

const steps = ['joined', 'approved', 'registered', 'sold', 'sold_approved', 'redeemed'] as const;

/** How far people came who joined in a period: approved, registered in a campaign, first sale, first approved one, first reward. */
export const funnel: Report = {
  columns: {
    joinedAt: 'instant',
    person: 'text',
    status: 'text',
    registeredAt: 'instant',
    soldAt: 'instant',
    approvedSales: 'number',
    redeemedAt: 'instant',
  },
  totals: { joined: 'number', approved: 'number', registered: 'number', sold: 'number', sold_approved: 'number', redeemed: 'number' },
  async page(db, actor, { place, limit, ...ask }) {
    const rows = await peopleOf(db, actor, ask)
      .where(isBehind(place, { at: 'm.created_at', id: 'm.id' }))
      .select(['m.id', 'm.created_at', 'm.status', 'p.full_name'])
      .select([facts.registeredAt.as('registeredAt'), facts.soldAt.as('soldAt'), facts.approvedSales.as('approvedSales')])
      .select(facts.redeemedAt.as('redeemedAt'))
      .orderBy('m.created_at', 'desc')
      .orderBy('m.id', 'desc')
      .limit(limit)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      at: row.created_at,
      cells: {
        joinedAt: row.created_at,
        person: row.full_name,
        status: stateWord(actor, 'funnel', row.status),
        registeredAt: row.registeredAt,
        soldAt: row.soldAt,
        approvedSales: row.approvedSales,
        redeemedAt: row.redeemedAt,
      },
    }));
  },
  async sum(db, actor, ask) {
    const each = peopleOf(db, actor, ask)
      .select(['m.id', 'm.status'])
      .select([facts.registeredAt.as('registeredAt'), facts.soldAt.as('soldAt'), facts.approvedSales.as('approvedSales')])
      .select(facts.redeemedAt.as('redeemedAt'));
    return db
      .selectFrom(each.as('x'))
      .select([
        sql<number>`count(*)::int`.as('joined'),
        sql<number>`(count(*) filter (where x.status = 'approved'))::int`.as('approved'),
        sql<number>`(count(*) filter (where x."registeredAt" is not null))::int`.as('registered'),
        sql<number>`(count(*) filter (where x."soldAt" is not null))::int`.as('sold'),
        sql<number>`(count(*) filter (where x."approvedSales" > 0))::int`.as('sold_approved'),
        sql<number>`(count(*) filter (where x."redeemedAt" is not null))::int`.as('redeemed'),
      ])
      .executeTakeFirstOrThrow();
  },
  plot(_db, actor, _ask, sums) {
    const { totals } = wordsOf(actor, 'funnel');
    return Promise.resolve({
      shape: 'funnel',
      of: 'joined',
      points: steps.map((step) => ({ label: totals[step] ?? step, value: Number(sums[step] ?? 0), filter: null })),
    });
  },
};

/** Each is asked of the member `m` by an index on them. */
const facts = {
  registeredAt: sql<
    string | null
  >`(select min(g.registered_at) from campaigns.registration g where g.tenant_id = m.tenant_id and g.member_id = m.id)`,
  soldAt: sql<string | null>`(select min(s.reported_at) from sales.sale s where s.tenant_id = m.tenant_id and s.member_id = m.id)`,
  approvedSales: sql<number>`(select count(*)::int from sales.sale s where s.tenant_id = m.tenant_id and s.member_id = m.id and s.state = 'approved')`,
  redeemedAt: sql<string | null>`(select min(o.placed_at) from rewards."order" o where o.tenant_id = m.tenant_id and o.member_id = m.id
    and o.state not in ('refused', 'cancelled'))`,
};

/** People who joined, without those who work in the console. */
const peopleOf = (db: Reader, actor: ReportReader, ask: ReportAsk) =>
  db
    .selectFrom('identity.member as m')
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .where('m.tenant_id', '=', actor.tenantId)
    .where(isWithin('m.created_at', ask))
    .where(isAmong(actor, ask))
    .where(sql<boolean>`m.roles && array['learner']`);
