import type { NewsCard, NewsQuery } from '@vitrine/contract/news';
import { searchable } from '@vitrine/domain/kernel';
import { newsReadingOf } from '@vitrine/domain/news';
import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import { foundBy, type Reader } from '../../platform/database/index.ts';
import { cursorOf, pageFrom, readCursor, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { textFor } from './news-rows.ts';
import { isOpenTo } from './open-to.ts';

type Parts = Pick<Platform, 'db' | 'storage' | 'clock'>;
const Place = z.tuple([z.union([z.literal(0), z.literal(1)]), z.iso.datetime(), z.uuid()]);

/** News that the member may see and the filter finds, pinned ones first, then the newest, a page by keyset (NEW-01, FIL-01). */
export async function listNews(parts: Parts, actor: Actor, ask: NewsQuery): Promise<{ items: NewsCard[]; next: string | null }> {
  const place = readCursor(ask.after, Place);
  const now = parts.clock.now();
  const db = parts.db.read();
  const found = await newsFor(db, actor, { now })
    .where(isAsked(ask))
    .$if(place !== undefined, (query) =>
      query.where(
        sql<boolean>`(${isPinned(now)}, n.visible_from, n.article_id) < (${place?.[0] === 1}::boolean, ${place?.[1]}::timestamptz, ${place?.[2]}::uuid)`,
      ),
    )
    .orderBy(isPinned(now), 'desc')
    .orderBy('n.visible_from', 'desc')
    .orderBy('n.article_id', 'desc')
    .limit(ask.limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, ask.limit, (last) => cursorOf(last.is_pinned ? 1 : 0, last.visible_from, last.id));
  return { items: await cardsOf(parts, db, actor, rows), next };
}

const isPinned = (now: string): RawBuilder<boolean> => sql<boolean>`coalesce(n.pinned_until > ${now}::timestamptz, false)`;

/** News on show at this instant that are for this member: what every list, count and page of theirs is made of. */
export const newsFor = (db: Reader, actor: Actor, { now }: { now: string }) =>
  db
    .selectFrom('news.shown as n')
    .leftJoin('news.category as c', (join) => join.onRef('c.tenant_id', '=', 'n.tenant_id').onRef('c.id', '=', 'n.category_id'))
    .leftJoin('marks.favourite as h', (join) =>
      join
        .onRef('h.tenant_id', '=', 'n.tenant_id')
        .on('h.member_id', '=', actor.memberId)
        .on('h.subject', '=', 'news')
        .onRef('h.subject_id', '=', 'n.article_id'),
    )
    .leftJoin('news.reading as r', (join) =>
      join.onRef('r.tenant_id', '=', 'n.tenant_id').onRef('r.article_id', '=', 'n.article_id').on('r.member_id', '=', actor.memberId),
    )
    .where('n.tenant_id', '=', actor.tenantId)
    .where('n.visible_from', '<=', now)
    .where((row) => row.or([row('n.visible_to', 'is', null), row('n.visible_to', '>', now)]))
    .where(isOpenTo(actor, 'n.article_id'))
    .select(['n.article_id as id', 'n.version_id', 'n.title', 'n.lead', 'n.cover_file_id', 'n.cover_alt', 'n.minutes', 'n.tag_ids'])
    .select(['n.file_ids', 'n.is_must_read', 'n.has_comments', 'n.visible_from', 'c.name as category'])
    .select([isPinned(now).as('is_pinned'), 'h.subject_id as favourite', 'r.opened_at', 'r.read_at']);

export type ShownRow = Awaited<ReturnType<ReturnType<typeof newsFor>['execute']>>[number];

export async function cardsOf(
  { storage }: { storage: Pick<Storage, 'find' | 'link'> },
  db: Reader,
  actor: Actor,
  rows: readonly ShownRow[],
): Promise<NewsCard[]> {
  const ids = rows.flatMap(({ cover_file_id }) => cover_file_id ?? []);
  const files = ids.length === 0 ? [] : await storage.find(db, { tenantId: actor.tenantId, ids });
  const covers = new Map(files.map((file) => [file.id, storage.link(actor, file)]));
  return rows.map((row) => ({
    id: row.id,
    title: textFor(actor, row.title),
    lead: textFor(actor, row.lead),
    coverUrl: covers.get(row.cover_file_id ?? '') ?? null,
    coverAlt: textFor(actor, row.cover_alt),
    category: row.category === null ? '' : textFor(actor, row.category),
    shownFrom: row.visible_from,
    minutes: row.minutes,
    isPinned: row.is_pinned,
    isMustRead: row.is_must_read,
    reading: newsReadingOf({ openedAt: row.opened_at, readAt: row.read_at }),
    isFavourite: row.favourite !== null,
  }));
}

/** Categories of the news that the member may see, and how many they are still asked to read. */
export async function listNewsCategories(
  { db, clock }: Parts,
  actor: Actor,
): Promise<{ categories: { id: string; name: string }[]; toRead: number }> {
  const reader = db.read();
  const seen = newsFor(reader, actor, { now: clock.now() }).clearSelect();
  const [categories, { count }] = await Promise.all([
    reader
      .selectFrom('news.category as k')
      .select(['k.id', 'k.name'])
      .where('k.tenant_id', '=', actor.tenantId)
      .where('k.id', 'in', seen.select('n.category_id'))
      .orderBy('k.position')
      .orderBy('k.id')
      .execute(),
    seen
      .where('n.is_must_read', '=', true)
      .where('r.read_at', 'is', null)
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  return { categories: categories.map(({ id, name }) => ({ id, name: textFor(actor, name) })), toRead: count };
}

/** What a member asks for, of the rows that `newsFor` names. */
function isAsked(ask: NewsQuery): RawBuilder<boolean> {
  const words = searchable(ask.search ?? '');
  const tags = wordsIn(ask.selected_tags);
  const endings = wordsIn(ask.extensions);
  const narrowing: (RawBuilder<boolean> | undefined)[] = [
    words === '' ? undefined : foundBy(sql.ref('n.search_text'), words),
    ask.favorite === 'all' ? undefined : sql<boolean>`h.subject_id is not null`,
    readingIs(ask),
    ask.subscription_type === 'all' ? undefined : sql<boolean>`n.is_must_read = ${ask.subscription_type === 'assigned'}`,
    tags && sql<boolean>`n.tag_ids && ${tags}::uuid[]`,
    named('u.group_id', wordsIn(ask.selected_groups)),
    named('u.area_id', wordsIn(ask.selected_areas)),
    categoryIs(wordsIn(ask.categories)),
    endings && sql<boolean>`n.extensions && ${endings}::text[]`,
  ];
  return sql<boolean>`(${sql.join([sql`true`, ...narrowing.flatMap((one) => one ?? [])], sql` and `)})`;
}

/** As domain's `newsReadingOf`. */
function readingIs({ progress }: NewsQuery): RawBuilder<boolean> | undefined {
  if (progress === 'all') return undefined;
  if (progress === 'not_started') return sql<boolean>`r.opened_at is null`;
  return progress === 'done' ? sql<boolean>`r.read_at is not null` : sql<boolean>`(r.opened_at is not null and r.read_at is null)`;
}

const named = (column: string, ids: readonly string[] | undefined): RawBuilder<boolean> | undefined =>
  ids &&
  sql<boolean>`exists (select from news.audience as u where u.tenant_id = n.tenant_id and u.article_id = n.article_id and ${sql.ref(column)} = any(${ids}::uuid[]))`;

function categoryIs(asked: readonly string[] | undefined): RawBuilder<boolean> | undefined {
  if (!asked) return undefined;
  const ids = asked.filter((one) => one !== 'none');
  return asked.includes('none')
    ? sql<boolean>`(n.category_id is null or n.category_id = any(${ids}::uuid[]))`
    : sql<boolean>`n.category_id = any(${ids}::uuid[])`;
}

/** A list as an address holds it; undefined for no filter. */
const wordsIn = (list: string): string[] | undefined => (list === 'all' ? undefined : list.toLowerCase().split(','));
