import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/index.ts';
import { isAmong, isBehind, isWithin, type Report, type ReportAsk, type ReportReader } from '../report.ts';
import { nameFor, stateWord } from '../report-words.ts';

/** Photos of displays by the day on which they were sent. */
export const photos: Report = {
  columns: {
    sentAt: 'instant',
    sender: 'text',
    retailer: 'text',
    store: 'text',
    campaign: 'text',
    type: 'text',
    week: 'day',
    points: 'number',
    state: 'text',
  },
  totals: { photos: 'number', approved: 'number', awaiting: 'number', reproved: 'number', points: 'number' },
  async page(db, actor, { place, limit, ...ask }) {
    const rows = await photosOf(db, actor, ask)
      .where(isBehind(place, { at: 's.sent_at', id: 's.id' }))
      .select(['s.id', 's.sent_at', 's.state', 's.week', 's.points', 't.name as type'])
      .select(['p.full_name', 'store.name as store', 'chain.name as retailer', 'c.name as campaign'])
      .orderBy('s.sent_at', 'desc')
      .orderBy('s.id', 'desc')
      .limit(limit)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      at: row.sent_at,
      cells: {
        sentAt: row.sent_at,
        sender: row.full_name,
        retailer: row.retailer,
        store: row.store,
        campaign: nameFor(actor, row.campaign),
        type: nameFor(actor, row.type),
        week: row.week,
        points: row.points,
        state: stateWord(actor, 'photos', row.state),
      },
    }));
  },
  async sum(db, actor, ask) {
    return photosOf(db, actor, ask)
      .select([
        sql<number>`count(*)::int`.as('photos'),
        sql<number>`(count(*) filter (where s.state = 'approved'))::int`.as('approved'),
        sql<number>`(count(*) filter (where s.state = 'awaiting'))::int`.as('awaiting'),
        sql<number>`(count(*) filter (where s.state = 'reproved'))::int`.as('reproved'),
        sql<number>`coalesce(sum(s.points) filter (where s.state = 'approved'), 0)::bigint`.as('points'),
      ])
      .executeTakeFirstOrThrow();
  },
};

const photosOf = (db: Reader, actor: ReportReader, ask: ReportAsk) =>
  db
    .selectFrom('photos.photo as s')
    .innerJoin('photos.type as t', (join) => join.onRef('t.tenant_id', '=', 's.tenant_id').onRef('t.id', '=', 's.type_id'))
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 's.tenant_id').onRef('m.id', '=', 's.member_id'))
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .innerJoin('campaigns.campaign as c', (join) => join.onRef('c.tenant_id', '=', 's.tenant_id').onRef('c.id', '=', 's.campaign_id'))
    .innerJoin('campaigns.store as store', (join) => join.onRef('store.tenant_id', '=', 's.tenant_id').onRef('store.id', '=', 's.store_id'))
    .innerJoin('campaigns.retailer as chain', (join) =>
      join.onRef('chain.tenant_id', '=', 'store.tenant_id').onRef('chain.id', '=', 'store.retailer_id'),
    )
    .where('s.tenant_id', '=', actor.tenantId)
    .where(isWithin('s.sent_at', ask))
    .where(isAmong(actor, ask))
    .$if(ask.campaignId !== undefined, (query) => query.where('s.campaign_id', '=', ask.campaignId ?? ''))
    .$if(ask.retailerId !== undefined, (query) => query.where('store.retailer_id', '=', ask.retailerId ?? ''))
    .$if(ask.storeId !== undefined, (query) => query.where('s.store_id', '=', ask.storeId ?? ''));
