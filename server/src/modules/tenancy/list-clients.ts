import { sql } from 'kysely';
import { z } from 'zod';
import { cursorOf, pageFrom, readCursor, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { seesWholeSite } from './queries.ts';

/** Asked upward: how many members each of these clients has. */
export type CountMembers = (ask: { tenantIds: readonly string[] }) => Promise<ReadonlyMap<string, number>>;
type Ask = { after?: string | undefined; limit: number; search?: string | undefined };
type Row = { id: string; name: string; slug: string; home_route: string; members: number; modulesOn: number };

const Cursor = z.tuple([z.string(), z.uuid()]);

/** Clients by name, a page by keyset: all of the site for a superuser, their own for everybody else. */
export async function listClients(
  { db }: Pick<Platform, 'db'>,
  { countMembers }: { countMembers: CountMembers },
  { actor, ask }: { actor: Actor; ask: Ask },
): Promise<{ items: Row[]; next: string | null }> {
  const place = readCursor(ask.after, Cursor);
  const pattern = `%${(ask.search ?? '').trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const found = await db
    .read()
    .selectFrom('tenancy.tenant')
    .select(['id', 'name', 'slug', 'home_route', 'modules', sql<string>`lower(name)`.as('sort')])
    .where('site_id', '=', actor.siteId)
    .$if(!seesWholeSite(actor), (query) => query.where('id', '=', actor.tenantId))
    .where((row) => row.or([row('name', 'ilike', pattern), row('slug', 'ilike', pattern)]))
    .$if(place !== undefined, (query) => query.where(sql<boolean>`(lower(name), id) > (${place?.[0]}, ${place?.[1]}::uuid)`))
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(ask.limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, ask.limit, (last) => cursorOf(last.sort, last.id));
  const members = await countMembers({ tenantIds: rows.map(({ id }) => id) });
  const items = rows.map(({ modules, sort: _sort, ...row }) => ({ ...row, members: members.get(row.id) ?? 0, modulesOn: modules.length }));
  return { items, next };
}
