import type { OrderToDecideRow } from '@vitrine/contract/rewards';
import { searchable } from '@vitrine/domain/catalog';
import type { OrderState } from '@vitrine/domain/rewards';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Reader } from '../../platform/database/index.ts';
import { cursorOf, pageFrom, readCursor, type Actor } from '../../platform/http/index.ts';
import { nameFor } from '../campaigns/index.ts';
import type { RewardsParts } from './edits.ts';
import { hasAuditedPoints, isAudited, ordersOf } from './order-rows.ts';
import { containing, orderStateOf } from './reward-rows.ts';

type Show = 'all' | 'ready' | 'unaudited' | 'exception';
type Filter = { state: OrderState; search?: string | undefined; campaignId?: string | undefined };
type Ask = Filter & { after?: string | undefined; limit: number; show: Show };
type Page = { items: OrderToDecideRow[]; next: string | null };
const Cursor = z.tuple([z.iso.datetime(), z.uuid()]);

/** Orders in a state, the oldest first. */
export async function listOrdersToDecide({ db }: Pick<RewardsParts, 'db'>, actor: Actor, ask: Ask): Promise<Page> {
  const place = readCursor(ask.after, Cursor);
  const reader = db.write(); // whoever just decided must see it
  const found = await queueOf(reader, actor, ask)
    .where(shownIf(ask.show))
    .$if(place !== undefined, (query) => query.where(sql<boolean>`(o.placed_at, o.id) > (${place?.[0]}::timestamptz, ${place?.[1]}::uuid)`))
    .orderBy('o.placed_at')
    .orderBy('o.id')
    .limit(ask.limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, ask.limit, (row) => cursorOf(row.placed_at, row.id));
  const items = rows.map((row) => ({
    id: row.id,
    version: row.version,
    number: row.number,
    state: orderStateOf(row.state),
    member: { memberId: row.member_id, name: row.full_name },
    rewardTitle: nameFor(actor, row.title),
    category: nameFor(actor, row.category),
    campaign: nameFor(actor, row.campaign),
    points: row.points,
    placedAt: row.placed_at,
    audit: { audited: Number(row.audited), isEnough: isAudited(row) },
    hasException: row.exception_by !== null,
  }));
  return { items, next };
}

/** How many orders there are of each kind, by the conditions of their list (D12): all of them are looked at. */
export function countOrdersToDecide({ db }: Pick<RewardsParts, 'db'>, actor: Actor, filter: Filter): Promise<Record<Show, number>> {
  const counted = (show: Show) => sql<number>`(count(*) filter (where ${shownIf(show)}))::int`;
  return queueOf(db.write(), actor, filter) // whoever just decided must see it
    .clearSelect()
    .select([
      counted('all').as('all'),
      counted('ready').as('ready'),
      counted('unaudited').as('unaudited'),
      counted('exception').as('exception'),
    ])
    .executeTakeFirstOrThrow();
}

const queueOf = (db: Reader, actor: Actor, { state, search = '', campaignId }: Filter) =>
  ordersOf(db, actor)
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'o.tenant_id').onRef('m.id', '=', 'o.member_id'))
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .select('p.full_name')
    .where('o.state', '=', state)
    .$if(campaignId !== undefined, (query) => query.where('o.campaign_id', '=', campaignId ?? ''))
    .$if(search !== '', (query) =>
      query.where((row) =>
        row.or([row('o.number', '=', search.toUpperCase()), row('p.sort_name', 'like', containing(searchable(search)))]),
      ),
    );

const shownIf = (show: Show) => {
  if (show === 'ready') return hasAuditedPoints;
  if (show === 'unaudited') return sql<boolean>`not ${hasAuditedPoints}`;
  return show === 'exception' ? sql<boolean>`o.exception_by is not null` : sql<boolean>`true`;
};
