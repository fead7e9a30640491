import { sql } from 'kysely';
import { arrivalTabs, type Arrival } from '@vitrine/contract/events';
import { arrivalWays, uncreditedReasons } from '@vitrine/domain/events';
import { z } from 'zod';
import type { Reader } from '../../platform/database/index.ts';
import { cursorOf, pageFrom, readCursor, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { getEventRow, wordOf } from './event-rows.ts';

type Tab = (typeof arrivalTabs)[number];
type Ask = { eventId: string; tab: Tab; after?: string | undefined; limit: number };
type Page = { items: Arrival[]; next: string | null; counts: Record<Tab, number> };
const Came = z.tuple([z.iso.datetime(), z.uuid()]);
const Missing = z.tuple([z.string(), z.uuid()]);

/** Who came, the newest first; who said so and did not come yet, by name; late scans that wait. A page by keyset. Refuses `not_found`. */
export async function listArrivals({ db }: Pick<Platform, 'db'>, actor: Actor, { tab, ...ask }: Ask): Promise<Page> {
  const reader = db.write(); // who just came is in it
  await getEventRow(reader, actor, ask);
  const page = tab === 'missing' ? await missingOf(reader, actor, ask) : await arrivedOf(reader, actor, { ...ask, tab });
  return { ...page, counts: await countsOf(reader, actor, ask) };
}

async function arrivedOf(reader: Reader, actor: Actor, { eventId, tab, after, limit }: Ask): Promise<Omit<Page, 'counts'>> {
  const before = readCursor(after, Came);
  const found = await reader
    .selectFrom('events.arrival as a')
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'a.tenant_id').onRef('m.id', '=', 'a.member_id'))
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .selectAll('a')
    .select(['p.full_name', staffName(actor).as('by')])
    .where('a.tenant_id', '=', actor.tenantId)
    .where('a.event_id', '=', eventId)
    .where('a.state', '=', tab)
    .$if(before !== undefined, (query) =>
      query.where(sql<boolean>`(a.arrived_at, a.member_id) < (${before?.[0]}::timestamptz, ${before?.[1]}::uuid)`),
    )
    .orderBy('a.arrived_at', 'desc')
    .orderBy('a.member_id', 'desc')
    .limit(limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, limit, (row) => cursorOf(row.arrived_at, row.member_id));
  const items = rows.map((row) => ({
    memberId: row.member_id,
    name: row.full_name,
    state: wordOf(arrivalTabs, row.state),
    way: wordOf(arrivalWays, row.way),
    at: row.arrived_at,
    scannedAt: row.scanned_at,
    points: row.points,
    uncredited: row.uncredited === null ? null : wordOf(uncreditedReasons, row.uncredited),
    by: row.by,
    why: row.undone_why,
  }));
  return { items, next };
}

const staffName = ({ tenantId }: Actor) => sql<string | null>`(
  select who.full_name from identity.member as staff inner join identity.person as who on who.id = staff.person_id
  where staff.tenant_id = ${tenantId} and staff.id = coalesce(a.undone_by, a.checked_by))`;

async function missingOf(reader: Reader, actor: Actor, { eventId, after, limit }: Omit<Ask, 'tab'>): Promise<Omit<Page, 'counts'>> {
  const place = readCursor(after, Missing);
  const found = await reader
    .selectFrom('events.guest as g')
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'g.tenant_id').onRef('m.id', '=', 'g.member_id'))
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .select(['g.member_id', 'p.full_name', 'p.sort_name'])
    .where('g.tenant_id', '=', actor.tenantId)
    .where('g.event_id', '=', eventId)
    .where('g.coming_at', 'is not', null)
    .where(isMissing(actor))
    .$if(place !== undefined, (query) => query.where(sql<boolean>`(p.sort_name, g.member_id) > (${place?.[0]}, ${place?.[1]}::uuid)`))
    .orderBy('p.sort_name')
    .orderBy('g.member_id')
    .limit(limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, limit, (row) => cursorOf(row.sort_name, row.member_id));
  const nothing = { way: null, at: null, scannedAt: null, points: 0, uncredited: null, by: null, why: '' };
  return { items: rows.map((row) => ({ memberId: row.member_id, name: row.full_name, state: 'missing', ...nothing })), next };
}

const isMissing = ({ tenantId }: Actor) => sql<boolean>`not exists (
  select from events.arrival as a where a.tenant_id = ${tenantId} and a.event_id = g.event_id and a.member_id = g.member_id)`;

async function countsOf(reader: Reader, actor: Actor, { eventId }: { eventId: string }): Promise<Page['counts']> {
  const [rows, { missing }] = await Promise.all([
    reader
      .selectFrom('events.arrival')
      .select(['state', sql<number>`count(*)::int`.as('count')])
      .where('tenant_id', '=', actor.tenantId)
      .where('event_id', '=', eventId)
      .groupBy('state')
      .execute(),
    reader
      .selectFrom('events.guest as g')
      .select(sql<number>`count(*)::int`.as('missing'))
      .where('g.tenant_id', '=', actor.tenantId)
      .where('g.event_id', '=', eventId)
      .where('g.coming_at', 'is not', null)
      .where(isMissing(actor))
      .executeTakeFirstOrThrow(),
  ]);
  const of = (state: Tab) => rows.find((row) => row.state === state)?.count ?? 0;
  return { arrived: of('arrived'), missing, to_check: of('to_check'), undone: of('undone') };
}
