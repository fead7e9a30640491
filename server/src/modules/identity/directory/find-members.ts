import type { PeopleFilter, PeopleSort } from '@vitrine/contract/identity';
import { mostCounted, peopleSorts, type PeopleSorting } from '@vitrine/domain/identity';
import { sql, type RawBuilder } from 'kysely';
import { plannedAnew, type Reader } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { isMeant, isSeenBetween, lastSeen } from './is-meant.ts';

/** Where a page begins: behind this key and this member. */
export type Place = readonly [key: string, memberId: string];
export type Sorted = { filter: PeopleFilter; sort: PeopleSort };

const keys: Record<PeopleSorting, { key: RawBuilder<string>; kind: RawBuilder<unknown> }> = {
  name: { key: sql`d.sort_name`, kind: sql`text` },
  place: { key: sql`d.place`, kind: sql`text` },
  joined: { key: sql`d.joined_at`, kind: sql`timestamptz` },
  seen: { key: lastSeen, kind: sql`timestamptz` },
};

/** Ids of those whom the filter means, in the order of the sort: `limit` of them behind a place. Many are walked along the sort's index, few are found by the filter's and sorted. */
export async function findMembers(
  db: Reader,
  actor: Actor,
  { filter, sort, place, limit }: Sorted & { place: Place | undefined; limit: number },
): Promise<{ id: string; place: Place }[]> {
  const by = peopleSorts.find((one) => sort.endsWith(one)) ?? 'name';
  const { key, kind } = keys[by];
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const member = by === 'seen' ? sql<string>`m.id` : sql<string>`d.member_id`;
  const side = direction === 'asc' ? sql`>` : sql`<`;
  const rows = await (
    await meant(db, actor, { filter, withSeen: by === 'seen' })
  )
    .select([member.as('id'), sql<string>`(${key})::text`.as('key')])
    .$if(place !== undefined, (query) =>
      query.where(sql<boolean>`(${key}, ${member}) ${side} (${place?.[0]}::${kind}, ${place?.[1]}::uuid)`),
    )
    .orderBy(key, direction)
    .orderBy(member, direction)
    .limit(limit)
    .modifyEnd(plannedAnew)
    .execute();
  return rows.map((row) => ({ id: row.id, place: [row.key, row.id] }));
}

/** How many the filter means, counted no further than a thousand. */
export async function countMeant(db: Reader, actor: Actor, filter: PeopleFilter): Promise<{ count: number; hasMore: boolean }> {
  const some = await (
    await meant(db, actor, { filter, withSeen: false })
  )
    .select(sql<number>`1`.as('one'))
    .limit(mostCounted + 1)
    .modifyEnd(plannedAnew)
    .execute();
  const found = some.length;
  return { count: Math.min(found, mostCounted), hasMore: found > mostCounted };
}

/** The directory's rows `d` that the filter means, with the member `m` where the last log-in is asked for. */
export async function meant(db: Reader, actor: Actor, { filter, withSeen }: { filter: PeopleFilter; withSeen: boolean }) {
  const isAsked = filter.seenFrom !== undefined || filter.seenTo !== undefined;
  return db
    .selectFrom('identity.directory as d')
    .$if(withSeen || isAsked, (query) =>
      query
        .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'd.tenant_id').onRef('m.id', '=', 'd.member_id'))
        .where('m.tenant_id', '=', actor.tenantId),
    )
    .where('d.tenant_id', '=', actor.tenantId)
    .where(await isMeant(db, actor, filter))
    .$if(isAsked, (query) => query.where(isSeenBetween(actor, filter)));
}
