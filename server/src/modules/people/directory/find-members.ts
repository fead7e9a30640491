import type { PeopleFilter, PeopleSort } from '@vitrine/contract/people';
import { mostCounted, peopleSorts, type PeopleSorting } from '@vitrine/domain/people';
import { sql, type RawBuilder } from 'kysely';
import { plannedAnew, type Reader } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { asksWhenSeen, isSeenBetween, lastSeen, readFilter } from './is-meant.ts';

/** Where a page begins: behind this key and this member. */
export type Place = readonly [key: string, memberId: string];
export type Sorted = { filter: PeopleFilter; sort: PeopleSort };

/** What an order is read from: the directory `d`, or the members `m`, for it does not know their log-ins. */
type Order = { row: RawBuilder<unknown>; id: RawBuilder<string>; key: RawBuilder<string>; kind: RawBuilder<unknown> };
const ofDirectory = { row: sql`d`, id: sql<string>`d.member_id` };
const orders: Record<PeopleSorting, Order> = {
  name: { ...ofDirectory, key: sql`d.sort_name`, kind: sql`text` },
  place: { ...ofDirectory, key: sql`d.place`, kind: sql`text` },
  joined: { ...ofDirectory, key: sql`d.joined_at`, kind: sql`timestamptz` },
  seen: { row: sql`m`, id: sql`m.id`, key: lastSeen, kind: sql`timestamptz` },
};
const fromDirectory = ({ tenantId }: Actor) => sql`from (select * from people.directory where tenant_id = ${tenantId}) as d`;
const fromMembers = ({ tenantId }: Actor) => sql`from (select * from identity.member where tenant_id = ${tenantId}) as m`;

/** So far the order is walked in search of a page. When it is not full by then, few are meant: all of them are found by the filter’s index, and sorted. */
const walked = 4_000;

/**
 * Ids of those whom the filter means, in the order of the sort: `limit` of them behind a place. PostgreSQL cannot know how far it would have to walk: the Zeneides stand at the
 * end of the names. So both ways stand in the statement, and the second is gone when the first has ended short of a page.
 */
export async function findMembers(
  db: Reader,
  actor: Actor,
  { filter, sort, place, limit, stretch = walked }: Sorted & { place: Place | undefined; limit: number; stretch?: number },
): Promise<{ id: string; place: Place }[]> {
  const by = peopleSorts.find((one) => sort.endsWith(one)) ?? 'name';
  const { row, id, key, kind } = orders[by];
  const [direction, side] = sort.startsWith('-') ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`];
  const isBehind = place ? sql`(${key}, ${id}) ${side} (${place[0]}::${kind}, ${place[1]}::uuid)` : sql`true`;
  const { isMeant, isOnStretch } = await readFilter(db, actor, filter);
  const isHere = sql`${isBehind} and ${isOnStretch[by]}`;
  const fromRows = by === 'seen' ? fromMembers(actor) : fromDirectory(actor);
  const other = otherRows(actor, { by, filter });
  const isAsked = asksWhenSeen(filter) ? sql`${isMeant} and ${isSeenBetween(actor, filter)}` : isMeant;
  const near = sql`${fromRows} where ${isHere} order by ${key} ${direction}, ${id} ${direction} limit ${stretch}`;
  const inOrder = sql`order by key ${direction}, id ${direction} limit ${limit}`;
  const { rows: found } = await sql<{ id: string; place: string }>`
    with hit as materialized (
      select ${id} as id, ${row}.key from (select ${row}.*, ${key} as key ${near}) as ${row} ${other} where ${isAsked} ${inOrder}
    ), verdict as materialized (
      select (select count(*) from hit) = ${limit} or (select count(*) from (select ${id} ${near}) as near) < ${stretch} as is_enough
    )
    select id, key::text as place from (
      select id, key from hit where (select is_enough from verdict)
      union all
      (select id, key from (select ${id} as id, ${key} as key ${fromRows} ${other} where ${isHere} and ${isAsked} offset 0) as everybody
       where not (select is_enough from verdict) ${inOrder})
    ) as page ${inOrder} ${plannedAnew}`.execute(db);
  return found.map((one) => ({ id: one.id, place: [one.place, one.id] }));
}

/** The rows that are not the order’s own, where they are asked for. */
function otherRows(actor: Actor, { by, filter }: { by: PeopleSorting; filter: PeopleFilter }): RawBuilder<unknown> {
  if (by === 'seen') return sql`join (select * from people.directory where tenant_id = ${actor.tenantId}) as d on d.member_id = m.id`;
  return asksWhenSeen(filter)
    ? sql`join (select * from identity.member where tenant_id = ${actor.tenantId}) as m on m.id = d.member_id`
    : sql``;
}

/** How many the filter means, counted no further than a thousand. */
export async function countMeant(db: Reader, actor: Actor, filter: PeopleFilter): Promise<{ count: number; hasMore: boolean }> {
  const some = await (
    await meant(db, actor, filter)
  )
    .select(sql<number>`1`.as('one'))
    .limit(mostCounted + 1)
    .modifyEnd(plannedAnew)
    .execute();
  const found = some.length;
  return { count: Math.min(found, mostCounted), hasMore: found > mostCounted };
}

/** How many the filter means, all of them counted: what a list asks for once it has been shown. */
export async function countAllMeant(db: Reader, actor: Actor, filter: PeopleFilter): Promise<{ count: number; hasMore: boolean }> {
  const { count } = await (
    await meant(db, actor, filter)
  )
    .select(sql<number>`count(*)::int`.as('count'))
    .modifyEnd(plannedAnew)
    .executeTakeFirstOrThrow();
  return { count, hasMore: false };
}

/** The directory's rows `d` that the filter means, with the member `m` where the last log-in is asked for. */
export async function meant(db: Reader, actor: Actor, filter: PeopleFilter) {
  const isAsked = asksWhenSeen(filter);
  return db
    .selectFrom('people.directory as d')
    .$if(isAsked, (query) =>
      query
        .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'd.tenant_id').onRef('m.id', '=', 'd.member_id'))
        .where('m.tenant_id', '=', actor.tenantId),
    )
    .where('d.tenant_id', '=', actor.tenantId)
    .where((await readFilter(db, actor, filter)).isMeant)
    .$if(isAsked, (query) => query.where(isSeenBetween(actor, filter)));
}
