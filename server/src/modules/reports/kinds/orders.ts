import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/index.ts';
import { isAmong, isBehind, isWithin, type Report, type ReportAsk, type ReportReader } from '../report.ts';
import { nameFor, stateWord } from '../report-words.ts';

/** Orders of rewards by the day on which they were placed. */
export const orders: Report = {
  columns: { placedAt: 'instant', number: 'text', person: 'text', reward: 'text', campaign: 'text', points: 'number', state: 'text' },
  totals: { orders: 'number', delivered: 'number', open: 'number', points: 'number' },
  async page(db, actor, { place, limit, ...ask }) {
    const rows = await ordersOf(db, actor, ask)
      .where(isBehind(place, { at: 's.placed_at', id: 's.id' }))
      .select(['s.id', 's.placed_at', 's.number', 's.points', 's.state', 'p.full_name', 'reward.title', 'c.name as campaign'])
      .orderBy('s.placed_at', 'desc')
      .orderBy('s.id', 'desc')
      .limit(limit)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      at: row.placed_at,
      cells: {
        placedAt: row.placed_at,
        number: row.number,
        person: row.full_name,
        reward: nameFor(actor, row.title),
        campaign: nameFor(actor, row.campaign),
        points: row.points,
        state: stateWord(actor, 'orders', row.state),
      },
    }));
  },
  async sum(db, actor, ask) {
    return ordersOf(db, actor, ask)
      .select([
        sql<number>`count(*)::int`.as('orders'),
        sql<number>`(count(*) filter (where s.state = 'delivered'))::int`.as('delivered'),
        sql<number>`(count(*) filter (where s.state in ('awaiting_approval', 'on_hold', 'approved', 'shipped')))::int`.as('open'),
        sql<number>`coalesce(sum(s.points) filter (where s.state not in ('refused', 'cancelled')), 0)::bigint`.as('points'),
      ])
      .executeTakeFirstOrThrow();
  },
};

const ordersOf = (db: Reader, actor: ReportReader, ask: ReportAsk) =>
  db
    .selectFrom('rewards.order as s')
    .innerJoin('rewards.reward as reward', (join) =>
      join.onRef('reward.tenant_id', '=', 's.tenant_id').onRef('reward.id', '=', 's.reward_id'),
    )
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 's.tenant_id').onRef('m.id', '=', 's.member_id'))
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .innerJoin('campaigns.campaign as c', (join) => join.onRef('c.tenant_id', '=', 's.tenant_id').onRef('c.id', '=', 's.campaign_id'))
    .where('s.tenant_id', '=', actor.tenantId)
    .where(isWithin('s.placed_at', ask))
    .where(isAmong(actor, ask))
    .$if(ask.campaignId !== undefined, (query) => query.where('s.campaign_id', '=', ask.campaignId ?? ''));
