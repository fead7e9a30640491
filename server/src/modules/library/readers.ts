import type { GroupOfReaders, ReaderRow } from '@vitrine/contract/library';
import { searchable } from '@vitrine/domain/kernel';
import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import type { Reader } from '../../platform/database/index.ts';
import { cursorOf, notFound, pageFrom, readCursor, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { eachMember } from '../identity/index.ts';
import { isOpenTo } from './open-to.ts';
import { textFor } from './library-rows.ts';

type Ask = {
  itemId: string;
  after?: string | undefined;
  limit: number;
  search?: string | undefined;
  show: 'all' | 'read' | 'unread';
  groupId?: string | undefined;
};
const Place = z.tuple([z.string(), z.uuid()]);

/** Who has read the newest version of a file, of the approved members whom it is for, by name. Refuses `not_found`. */
export async function listReaders(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  ask: Ask,
): Promise<{ items: ReaderRow[]; next: string | null; title: string; read: number; of: number; byGroup: GroupOfReaders[] }> {
  const reader = db.read();
  const item = await reader
    .selectFrom('library.item')
    .select(['title', 'is_must_read'])
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', ask.itemId)
    .executeTakeFirst();
  if (!item) throw notFound();
  const place = readCursor(ask.after, Place);
  const words = searchable(ask.search ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`);
  const hasRead = item.is_must_read ? sql<boolean>`r.confirmed_at is not null` : sql<boolean>`r.opened_at is not null`;
  const meant = membersOf(reader, actor, { itemId: ask.itemId });
  const [found, counts, groups] = await Promise.all([
    meant
      .select(['m.id', 'p.full_name', 'p.sort_name'])
      .select([
        hasRead.as('has_read'),
        lastOf(actor, { itemId: ask.itemId, isMustRead: item.is_must_read }).as('last'),
        groupsOf(actor).as('groups'),
      ])
      .$if(ask.show !== 'all', (query) => query.where(ask.show === 'read' ? hasRead : sql<boolean>`not (${hasRead})`))
      .$if(ask.groupId !== undefined, (query) => query.where(isInGroup(actor, ask.groupId ?? '')))
      .$if(words !== '', (query) => query.where(sql<boolean>`p.search_text like ${`%${words}%`}`))
      .$if(place !== undefined, (query) => query.where(sql<boolean>`(p.sort_name, m.id) > (${place?.[0]}, ${place?.[1]}::uuid)`))
      .orderBy('p.sort_name')
      .orderBy('m.id')
      .limit(ask.limit + 1)
      .execute(),
    meant
      .select([sql<number>`count(*)::int`.as('of'), sql<number>`(count(*) filter (where ${hasRead}))::int`.as('read')])
      .executeTakeFirstOrThrow(),
    meant
      .innerJoin('identity.member_in_group as g', (join) => join.onRef('g.tenant_id', '=', 'm.tenant_id').onRef('g.member_id', '=', 'm.id'))
      .innerJoin('identity.member_group as n', (join) => join.onRef('n.tenant_id', '=', 'g.tenant_id').onRef('n.id', '=', 'g.group_id'))
      .select(['n.id', 'n.name', 'n.position'])
      .select([sql<number>`count(*)::int`.as('of'), sql<number>`(count(*) filter (where ${hasRead}))::int`.as('read')])
      .groupBy(['n.id', 'n.name', 'n.position'])
      .orderBy('n.position')
      .orderBy('n.id')
      .execute(),
  ]);
  const { rows, next } = pageFrom(found, ask.limit, (row) => cursorOf(row.sort_name, row.id));
  const items = rows.map((row) => ({
    id: row.id,
    name: row.full_name,
    groups: (row.groups ?? []).map((name) => textFor(actor, name)).join(', '),
    hasRead: row.has_read,
    versionNumber: row.last?.number ?? null,
    at: row.last ? new Date(row.last.at).toISOString() : null,
  }));
  const byGroup = groups.map(({ id, name, read, of }) => ({ id, name: textFor(actor, name), read, of }));
  return { items, next, title: textFor(actor, item.title), ...counts, byGroup };
}

/** Approved members whom a file is for, with what they read of its newest version. */
export const membersOf = (db: Reader, { tenantId }: Pick<Actor, 'tenantId'>, { itemId }: { itemId: string }) =>
  db
    .selectFrom('library.item as i')
    .innerJoin('library.folder as f', (join) => join.onRef('f.tenant_id', '=', 'i.tenant_id').onRef('f.id', '=', 'i.folder_id'))
    .innerJoin('identity.member as m', 'm.tenant_id', 'i.tenant_id')
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .leftJoin('library.reading as r', (join) =>
      join
        .onRef('r.tenant_id', '=', 'i.tenant_id')
        .onRef('r.item_id', '=', 'i.id')
        .onRef('r.member_id', '=', 'm.id')
        .onRef('r.version_id', '=', 'i.current_id'),
    )
    .where('i.tenant_id', '=', tenantId)
    .where('m.tenant_id', '=', tenantId)
    .where('i.id', '=', itemId)
    .where('m.status', '=', 'approved')
    .where('p.status', '=', 'approved')
    .where(isOpenTo(eachMember(tenantId), 'file'));

const isInGroup = ({ tenantId }: Actor, groupId: string): RawBuilder<boolean> =>
  sql`exists (select from identity.member_in_group as g where g.tenant_id = ${tenantId} and g.member_id = m.id and g.group_id = ${groupId}::uuid)`;

/** The newest version that counts as read, and when. */
const lastOf = (
  { tenantId }: Actor,
  { itemId, isMustRead }: { itemId: string; isMustRead: boolean },
): RawBuilder<{ number: number; at: string } | null> => {
  const at = isMustRead ? sql.ref('o.confirmed_at') : sql.ref('o.opened_at');
  return sql`(select json_build_object('number', v.number, 'at', ${at}) from library.reading as o
    join library.item_version as v on v.tenant_id = o.tenant_id and v.id = o.version_id
    where o.tenant_id = ${tenantId} and o.item_id = ${itemId} and o.member_id = m.id and ${at} is not null order by v.number desc limit 1)`;
};

const groupsOf = ({ tenantId }: Actor): RawBuilder<unknown[] | null> =>
  sql`(select json_agg(n.name order by n.position) from identity.member_in_group as g
    join identity.member_group as n on n.tenant_id = g.tenant_id and n.id = g.group_id where g.tenant_id = ${tenantId} and g.member_id = m.id)`;
