import type { NewsGroupRow, NewsReaderRow } from '@vitrine/contract/news';
import { searchable } from '@vitrine/domain/kernel';
import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import type { Reader } from '../../platform/database/index.ts';
import { cursorOf, notFound, pageFrom, readCursor, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { eachMember } from '../identity/index.ts';
import { textFor } from './news-rows.ts';
import { isOpenTo } from './open-to.ts';

type Ask = { newsId: string; after?: string | undefined; limit: number; search?: string | undefined; show: 'all' | 'read' | 'unread' };
const Place = z.tuple([z.string(), z.uuid()]);
const hasRead = sql<boolean>`(r.read_at is not null)`;

/** Who has read a piece of news to its end, of the approved members whom it is for, by name. Refuses `not_found`. */
export async function listNewsReaders(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  ask: Ask,
): Promise<{ items: NewsReaderRow[]; next: string | null; read: number; of: number }> {
  const reader = db.read();
  await hasToBe(reader, actor, ask);
  const place = readCursor(ask.after, Place);
  const words = searchable(ask.search ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`);
  const meant = membersOf(reader, actor, ask);
  const [found, counts] = await Promise.all([
    meant
      .select(['m.id', 'p.full_name', 'p.sort_name', 'r.read_at', groupsOf(actor).as('groups')])
      .$if(ask.show !== 'all', (query) => query.where(ask.show === 'read' ? hasRead : sql<boolean>`not ${hasRead}`))
      .$if(words !== '', (query) => query.where(sql<boolean>`p.search_text like ${`%${words}%`}`))
      .$if(place !== undefined, (query) => query.where(sql<boolean>`(p.sort_name, m.id) > (${place?.[0]}, ${place?.[1]}::uuid)`))
      .orderBy('p.sort_name')
      .orderBy('m.id')
      .limit(ask.limit + 1)
      .execute(),
    meant
      .select([sql<number>`count(*)::int`.as('of'), sql<number>`(count(*) filter (where ${hasRead}))::int`.as('read')])
      .executeTakeFirstOrThrow(),
  ]);
  const { rows, next } = pageFrom(found, ask.limit, (row) => cursorOf(row.sort_name, row.id));
  const items = rows.map((row) => ({
    id: row.id,
    name: row.full_name,
    groups: (row.groups ?? []).map((name) => textFor(actor, name)).join(', '),
    hasRead: row.read_at !== null,
    at: row.read_at,
  }));
  return { items, next, ...counts };
}

const membersOf = (db: Reader, { tenantId }: Actor, { newsId }: { newsId: string }) =>
  db
    .selectFrom('news.article as a')
    .innerJoin('identity.member as m', 'm.tenant_id', 'a.tenant_id')
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .leftJoin('news.reading as r', (join) =>
      join.onRef('r.tenant_id', '=', 'a.tenant_id').onRef('r.article_id', '=', 'a.id').onRef('r.member_id', '=', 'm.id'),
    )
    .where('a.tenant_id', '=', tenantId)
    .where('m.tenant_id', '=', tenantId)
    .where('a.id', '=', newsId)
    .where('m.status', '=', 'approved')
    .where('p.status', '=', 'approved')
    .where(isOpenTo(eachMember(tenantId), 'a.id'));

const groupsOf = ({ tenantId }: Actor): RawBuilder<unknown[] | null> =>
  sql`(select json_agg(n.name order by n.position) from identity.member_in_group as g
    join identity.member_group as n on n.tenant_id = g.tenant_id and n.id = g.group_id where g.tenant_id = ${tenantId} and g.member_id = m.id)`;

async function hasToBe(db: Reader, { tenantId }: Actor, { newsId }: { newsId: string }): Promise<void> {
  const there = await db
    .selectFrom('news.article')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', newsId)
    .executeTakeFirst();
  if (!there) throw notFound();
}

const GroupPlace = z.tuple([z.int(), z.uuid()]);
const noGroup = '00000000-0000-0000-0000-000000000000';
const position = sql<number>`coalesce(n.position, 2147483647)`;
const groupId = sql<string>`coalesce(n.id, ${noGroup}::uuid)`;

/** How many of each group have read a piece of news, in the order of the groups, those without any at the end. Refuses `not_found`. */
export async function listNewsReadersByGroup(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  ask: { newsId: string; after?: string | undefined; limit: number },
): Promise<{ items: NewsGroupRow[]; next: string | null }> {
  const reader = db.read();
  await hasToBe(reader, actor, ask);
  const place = readCursor(ask.after, GroupPlace);
  const found = await membersOf(reader, actor, ask)
    .leftJoin('identity.member_in_group as g', (join) => join.onRef('g.tenant_id', '=', 'm.tenant_id').onRef('g.member_id', '=', 'm.id'))
    .leftJoin('identity.member_group as n', (join) => join.onRef('n.tenant_id', '=', 'g.tenant_id').onRef('n.id', '=', 'g.group_id'))
    .select(['n.id', 'n.name', position.as('place'), groupId.as('key')])
    .select([sql<number>`count(*)::int`.as('of'), sql<number>`(count(*) filter (where ${hasRead}))::int`.as('read')])
    .$if(place !== undefined, (query) => query.where(sql<boolean>`(${position}, ${groupId}) > (${place?.[0]}::int, ${place?.[1]}::uuid)`))
    .groupBy(['n.id', 'n.name', 'n.position'])
    .orderBy(position)
    .orderBy(groupId)
    .limit(ask.limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, ask.limit, (row) => cursorOf(row.place, row.key));
  return {
    items: rows.map(({ id, name, of, read }) => ({ groupId: id, name: id === null ? '' : textFor(actor, name), read, of })),
    next,
  };
}
