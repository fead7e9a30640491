import { ShelfQuery } from '@vitrine/contract/learning';
import { nothingFound, searchable, type Findings } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import { holdsWords } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { listCourses } from './shelf.ts';
import { listTrails } from './trails/list-trails.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'storage'>;
type Asked = { words: string; limit: number };

/** Courses by a member's words, for the search over all rooms: what their shelf shows. */
export async function findCourses(parts: Parts, actor: Actor, ask: Asked): Promise<Findings> {
  if (!actor.modules.has('online_courses')) return nothingFound;
  const found = await listCourses(parts, actor, queryOf(ask));
  const exact = await parts.db
    .read()
    .selectFrom('catalog.course as c')
    .innerJoin('catalog.course_version as v', (join) => join.onRef('v.tenant_id', '=', 'c.tenant_id').onRef('v.id', '=', 'c.published_id'))
    .select('c.id')
    .where('c.tenant_id', '=', actor.tenantId)
    .where(sql<boolean>`c.id = any(${found.items.map(({ id }) => id)}::uuid[])`)
    .where(holdsWords(sql.ref('v.search_text'), searchable(ask.words)))
    .execute();
  return findingsOf(found, { ask, at: '/online-courses', exact });
}

/** Trails by a member's words, likewise. */
export async function findTrails(parts: Parts, actor: Actor, ask: Asked): Promise<Findings> {
  if (!actor.modules.has('trails')) return nothingFound;
  const found = await listTrails(parts, actor, queryOf(ask));
  const exact = await parts.db
    .read()
    .selectFrom('trails.trail as c')
    .innerJoin('trails.trail_version as v', (join) => join.onRef('v.tenant_id', '=', 'c.tenant_id').onRef('v.id', '=', 'c.published_id'))
    .select('c.id')
    .where('c.tenant_id', '=', actor.tenantId)
    .where(sql<boolean>`c.id = any(${found.items.map(({ id }) => id)}::uuid[])`)
    .where(holdsWords(sql.ref('v.search_text'), searchable(ask.words)))
    .execute();
  return findingsOf(found, { ask, at: '/trails', exact });
}

/** Twice as many as are told: a shelf is ordered by what is new, and what is written as it was asked for comes before what is only near it. */
const queryOf = ({ words, limit }: Asked): ShelfQuery => ({ ...ShelfQuery.parse({}), limit: limit * 2, search: words });

type Shelf = { items: readonly { id: string; title: string; summary: string }[]; next: string | null };

function findingsOf({ items, next }: Shelf, { ask, at, exact }: { ask: Asked; at: string; exact: readonly { id: string }[] }): Findings {
  const written = new Set(exact.map(({ id }) => id));
  const hits = items
    .map(({ id, title, summary }) => ({ id, title, text: summary, href: `${at}/${id}`, isExact: written.has(id) }))
    .toSorted((one, other) => Number(other.isExact) - Number(one.isExact));
  return {
    hits: hits.slice(0, ask.limit),
    hasMore: next !== null || hits.length > ask.limit,
    allHref: `${at}?search=${encodeURIComponent(ask.words)}`,
  };
}
