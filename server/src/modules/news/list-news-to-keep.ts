import type { NewsRow } from '@vitrine/contract/news';
import { searchable } from '@vitrine/domain/kernel';
import { statusOf, type NewsStatus } from '@vitrine/domain/news';
import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import { foundBy, rowCount, wholeCount, type Reader } from '../../platform/database/index.ts';
import { cursorOf, pageFrom, readCursor, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { parseForm, stateIn, textFor } from './news-rows.ts';

type Ask = { after?: string | undefined; limit: number; search?: string | undefined; status?: NewsStatus | undefined };
const Place = z.tuple([z.iso.datetime(), z.uuid()]);

/** News as staff sees them, the newest change first, a page by keyset. */
export async function listNewsToKeep(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: Actor,
  ask: Ask,
): Promise<{ items: NewsRow[]; next: string | null }> {
  const place = readCursor(ask.after, Place);
  const now = clock.now();
  const found = await newsMeant(db.write(), actor, { ...ask, now }) // whoever just saved one sees it
    .leftJoin('news.category as c', (join) => join.onRef('c.tenant_id', '=', 'a.tenant_id').onRef('c.id', '=', 'a.category_id'))
    .$if(place !== undefined, (query) =>
      query.where(sql<boolean>`(a.updated_at, a.id) < (${place?.[0]}::timestamptz, ${place?.[1]}::uuid)`),
    )
    .select(['a.id', 'a.version', 'a.state', 'a.has_changes', 'a.draft', 'a.updated_at', 'c.name as category'])
    .select(['n.visible_from', 'n.visible_to'])
    .select(counted('news.reading', sql`k.read_at is not null`).as('readers'))
    .select(counted('news.comment', sql`k.verdict is null and k.reports > 0`).as('reported'))
    .orderBy('a.updated_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(ask.limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, ask.limit, (last) => cursorOf(last.updated_at, last.id));
  const items = rows.map((row) => {
    const { title, visibleFrom, visibleTo, isMustRead, audience } = parseForm({ form: row.draft, blocks: { version: 1, blocks: [] } });
    const state = stateIn(row.state);
    return {
      id: row.id,
      version: row.version,
      title: textFor(actor, title),
      status: statusOf({ state, visibleFrom: row.visible_from, visibleTo: row.visible_to, now }),
      hasChanges: row.has_changes,
      category: row.category === null ? '' : textFor(actor, row.category),
      visibleFrom: row.visible_from ?? visibleFrom,
      visibleTo: row.visible_from === null ? visibleTo : row.visible_to,
      isMustRead,
      isLimited: Object.values(audience).some((ids) => ids.length > 0),
      readers: row.readers,
      reported: row.reported,
      updatedAt: row.updated_at,
    };
  });
  return { items, next };
}

/** How many pieces those filters find now. */
export const countNews = ({ db, clock }: Pick<Platform, 'db' | 'clock'>, actor: Actor, ask: Filter) =>
  newsMeant(db.write(), actor, { ...ask, now: clock.now() })
    .select(rowCount)
    .executeTakeFirstOrThrow()
    .then(wholeCount);

type Filter = Omit<Ask, 'after' | 'limit'>;

function newsMeant(db: Reader, actor: Actor, { search, status, now }: Filter & { now: string }) {
  const words = searchable(search ?? '');
  return db
    .selectFrom('news.article as a')
    .leftJoin('news.shown as n', (join) => join.onRef('n.tenant_id', '=', 'a.tenant_id').onRef('n.article_id', '=', 'a.id'))
    .where('a.tenant_id', '=', actor.tenantId)
    .$if(status !== undefined, (query) => query.where(stands(status ?? 'draft', now)))
    .$if(words !== '', (query) => query.where(foundBy(sql.ref('a.search_text'), words)));
}

const counted = (table: 'news.reading' | 'news.comment', which: RawBuilder<unknown>): RawBuilder<number> =>
  table === 'news.reading'
    ? sql<number>`(select count(*)::int from news.reading as k where k.tenant_id = a.tenant_id and k.article_id = a.id and ${which})`
    : sql<number>`(select count(*)::int from news.comment as k where k.tenant_id = a.tenant_id and k.article_id = a.id and ${which})`;

/** As domain's `statusOf`. */
function stands(status: NewsStatus, now: string): RawBuilder<boolean> {
  if (status === 'draft' || status === 'retired') return sql<boolean>`a.state = ${status}`;
  if (status === 'scheduled') return sql<boolean>`(a.state = 'published' and n.visible_from > ${now}::timestamptz and ${isEndless(now)})`;
  if (status === 'over') return sql<boolean>`(a.state = 'published' and not ${isEndless(now)})`;
  return sql<boolean>`(a.state = 'published' and n.visible_from <= ${now}::timestamptz and ${isEndless(now)})`;
}

const isEndless = (now: string) => sql<boolean>`(n.visible_to is null or n.visible_to > ${now}::timestamptz)`;
