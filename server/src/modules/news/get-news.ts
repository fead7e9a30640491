import type { NewsPage } from '@vitrine/contract/news';
import { newsReadingOf, type NewsReading } from '@vitrine/domain/news';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import { notFound, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { parseBlocks, showBlocks, type BlockPorts } from '../../platform/rich-text/index.ts';
import { countComments } from './comment-rows.ts';
import { cardsOf, newsFor, type ShownRow } from './list-news.ts';
import { reactionsOf } from './reactions.ts';
import { localeOfReader, textFor } from './news-rows.ts';

type Parts = Pick<Platform, 'db' | 'storage' | 'clock'>;
type One = { newsId: string };

/** A piece of news as this member reads it. Refuses `not_found` for what is not there, not in its time, or not for them, alike. */
export async function getNews(parts: Parts & BlockPorts, actor: Actor, { newsId }: One): Promise<NewsPage> {
  const db = parts.db.write(); // whoever just read it to its end, or said something, sees that
  const row = await getShown(db, actor, { newsId, now: parts.clock.now() });
  const version = await db
    .selectFrom('news.article_version as v')
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'v.tenant_id').onRef('m.id', '=', 'v.created_by'))
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .select(['v.blocks', 'p.full_name'])
    .where('v.tenant_id', '=', actor.tenantId)
    .where('v.id', '=', row.version_id)
    .executeTakeFirstOrThrow();
  const [[card], blocks, tags, comments, reactions] = await Promise.all([
    cardsOf(parts, db, actor, [row]),
    showBlocks(parts, db, actor, { blocks: parseBlocks(version.blocks), locale: localeOfReader(actor) }),
    tagsOf(db, actor, row),
    countComments(db, actor, { newsId }),
    reactionsOf(db, actor, { newsId }),
  ]);
  if (!card) throw notFound();
  return { ...card, blocks, tags, by: version.full_name, hasComments: row.has_comments, comments, reactions };
}

export const findShown = (db: Reader, actor: Actor, { newsId, now }: One & { now: string }): Promise<ShownRow | undefined> =>
  newsFor(db, actor, { now }).where('n.article_id', '=', newsId).executeTakeFirst();

/** Refuses `not_found`. */
export async function getShown(db: Reader, actor: Actor, ask: One & { now: string }): Promise<ShownRow> {
  const row = await findShown(db, actor, ask);
  if (!row) throw notFound();
  return row;
}

/** Notes that the member opened a piece of news, or came to its end; what was noted stays. Refuses `not_found`. */
export function tellNewsReading(
  { db, clock }: Parts,
  actor: Actor,
  { newsId, reached }: One & { reached: 'opened' | 'end' },
): Promise<{ reading: NewsReading }> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    await getShown(tx, actor, { newsId, now });
    const read_at = reached === 'end' ? now : null;
    const kept = await tx
      .insertInto('news.reading')
      .values({ tenant_id: actor.tenantId, article_id: newsId, member_id: actor.memberId, opened_at: now, read_at })
      .onConflict((conflict) =>
        conflict.columns(['tenant_id', 'article_id', 'member_id']).doUpdateSet({
          read_at: sql<string | null>`coalesce(reading.read_at, excluded.read_at)`,
        }),
      )
      .returning(['opened_at', 'read_at'])
      .executeTakeFirstOrThrow();
    return { reading: newsReadingOf({ openedAt: kept.opened_at, readAt: kept.read_at }) };
  });
}

async function tagsOf(db: Reader, actor: Actor, { tag_ids: ids }: ShownRow): Promise<string[]> {
  if (ids.length === 0) return [];
  const tags = await db
    .selectFrom('identity.tag')
    .select('name')
    .where('tenant_id', '=', actor.tenantId)
    .where('id', 'in', ids)
    .orderBy('position')
    .execute();
  return tags.map(({ name }) => textFor(actor, name));
}
