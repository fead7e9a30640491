import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/index.ts';
import { isAmong, isBehind, type Report, type ReportAsk, type ReportReader } from '../report.ts';
import { daysPlot } from '../days-plot.ts';
import { nameFor, stateWord } from '../report-words.ts';

/** Sales by the date on their invoice: who sold what where, and where it stands. */
export const sales: Report = {
  columns: {
    soldOn: 'day',
    seller: 'text',
    retailer: 'text',
    store: 'text',
    campaign: 'text',
    invoiceNumber: 'text',
    products: 'number',
    points: 'number',
    experience: 'number',
    state: 'text',
    reportedAt: 'instant',
  },
  totals: { sales: 'number', approved: 'number', underAudit: 'number', reproved: 'number', points: 'number' },
  async page(db, actor, { place, limit, ...ask }) {
    const rows = await salesOf(db, actor, ask)
      .where(isBehind(place, { at: 's.reported_at', id: 's.id' }))
      .select(['s.id', 's.reported_at', 's.state', 'r.sale_date', 'r.invoice_number', 'r.points', 'r.experience'])
      .select(['p.full_name', 'store.name as store', 'chain.name as retailer', 'c.name as campaign'])
      .select((row) =>
        row
          .selectFrom('sales.line as l')
          .select(({ fn }) => fn.sum<number>('l.quantity').as('products'))
          .whereRef('l.tenant_id', '=', 's.tenant_id')
          .whereRef('l.sale_id', '=', 's.id')
          .whereRef('l.revision', '=', 's.revision')
          .as('products'),
      )
      .orderBy('s.reported_at', 'desc')
      .orderBy('s.id', 'desc')
      .limit(limit)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      at: row.reported_at,
      cells: {
        soldOn: row.sale_date,
        seller: row.full_name,
        retailer: row.retailer,
        store: row.store,
        campaign: nameFor(actor, row.campaign),
        invoiceNumber: row.invoice_number,
        products: Number(row.products ?? 0),
        points: row.points,
        experience: row.experience,
        state: stateWord(actor, 'sales', row.state),
        reportedAt: row.reported_at,
      },
    }));
  },
  async sum(db, actor, ask) {
    return salesOf(db, actor, ask)
      .select([
        sql<number>`count(*)::int`.as('sales'),
        sql<number>`(count(*) filter (where s.state = 'approved'))::int`.as('approved'),
        sql<number>`(count(*) filter (where s.state = 'under_audit'))::int`.as('underAudit'),
        sql<number>`(count(*) filter (where s.state = 'refused'))::int`.as('reproved'),
        sql<number>`coalesce(sum(r.points) filter (where s.state <> 'refused'), 0)::bigint`.as('points'),
      ])
      .executeTakeFirstOrThrow();
  },
  async plot(db, actor, ask) {
    const rows = await salesOf(db, actor, ask)
      .select(['r.sale_date as day', sql<number>`count(*)::int`.as('count')])
      .groupBy('r.sale_date')
      .execute();
    return daysPlot('sales', 'sales', ask, new Map(rows.map(({ day, count }) => [day, count])));
  },
};

const salesOf = (db: Reader, actor: ReportReader, ask: ReportAsk) =>
  db
    .selectFrom('sales.sale as s')
    .innerJoin('sales.revision as r', (join) =>
      join.onRef('r.tenant_id', '=', 's.tenant_id').onRef('r.sale_id', '=', 's.id').onRef('r.number', '=', 's.revision'),
    )
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 's.tenant_id').onRef('m.id', '=', 's.member_id'))
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .innerJoin('campaigns.campaign as c', (join) => join.onRef('c.tenant_id', '=', 's.tenant_id').onRef('c.id', '=', 's.campaign_id'))
    .innerJoin('campaigns.store as store', (join) => join.onRef('store.tenant_id', '=', 'r.tenant_id').onRef('store.id', '=', 'r.store_id'))
    .innerJoin('campaigns.retailer as chain', (join) =>
      join.onRef('chain.tenant_id', '=', 'store.tenant_id').onRef('chain.id', '=', 'store.retailer_id'),
    )
    .where('s.tenant_id', '=', actor.tenantId)
    .where('r.sale_date', '>=', ask.from)
    .where('r.sale_date', '<=', ask.to)
    .where(isAmong(actor, ask))
    .$if(ask.campaignId !== undefined, (query) => query.where('s.campaign_id', '=', ask.campaignId ?? ''))
    .$if(ask.retailerId !== undefined, (query) => query.where('store.retailer_id', '=', ask.retailerId ?? ''))
    .$if(ask.storeId !== undefined, (query) => query.where('r.store_id', '=', ask.storeId ?? ''));
