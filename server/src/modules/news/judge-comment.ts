import type { JudgedComment } from '@vitrine/contract/news';
import { commentIsShown, commentReasons, type commentShows, type CommentVerdict } from '@vitrine/domain/news';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Reader } from '../../platform/database/index.ts';
import { cursorOf, notFound, pageFrom, readCursor, Refusal, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { commentsFor, isShown, lockComment, verdictIn, type CommentRow } from './comment-rows.ts';
import { recordOnNews } from './record-on-news.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId'>;
type Ask = { newsId: string; after?: string | undefined; limit: number; show: (typeof commentShows)[number] };
const Place = z.tuple([z.uuid()]);
const waits = sql<boolean>`(k.verdict is null and k.reports > 0)`;

/** Comments of a piece of news as a moderator sees them, the newest first. Refuses `not_found`. */
export async function listCommentsToJudge(
  { db }: Pick<Parts, 'db'>,
  actor: Actor,
  { newsId, after, limit, show }: Ask,
): Promise<{ items: JudgedComment[]; next: string | null; reported: number; count: number }> {
  const reader = db.write(); // whoever just judged one sees it
  const there = await reader
    .selectFrom('news.article')
    .select('id')
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', newsId)
    .executeTakeFirst();
  if (!there) throw notFound();
  const place = readCursor(after, Place)?.[0];
  const found = await commentsFor(reader, actor)
    .where('k.article_id', '=', newsId)
    .$if(show === 'reported', (query) => query.where(waits))
    .$if(show === 'hidden', (query) => query.where(sql<boolean>`not ${isShown}`))
    .$if(place !== undefined, (query) => query.where('k.id', '<', place ?? ''))
    .orderBy('k.id', 'desc')
    .limit(limit + 1)
    .execute();
  const sums = await reader
    .selectFrom('news.comment as k')
    .select([sql<number>`count(*)::int`.as('count'), sql<number>`(count(*) filter (where ${waits}))::int`.as('reported')])
    .where('k.tenant_id', '=', actor.tenantId)
    .where('k.article_id', '=', newsId)
    .executeTakeFirstOrThrow();
  const { rows, next } = pageFrom(found, limit, (last) => cursorOf(last.id));
  return { items: await toJudge(reader, actor, rows), next, ...sums };
}

/** Keeps a comment or takes it off the page; nobody judges their own. Refuses `not_found`, `own_comment`. */
export function judgeComment(
  parts: Parts,
  actor: Actor,
  { commentId, verdict }: { commentId: string; verdict: CommentVerdict },
): Promise<JudgedComment> {
  return parts.db.transaction(async (tx) => {
    const before = await lockComment(tx, actor, { commentId });
    if (before.member_id === actor.memberId) throw new Refusal('own_comment');
    await tx
      .updateTable('news.comment')
      .set({ verdict, judged_at: parts.clock.now() })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', commentId)
      .execute();
    await recordOnNews(parts, tx, actor, {
      subject: 'news',
      subjectId: before.article_id,
      what: verdict === 'kept' ? 'news.comment_kept' : 'news.comment_hidden',
      before: { verdict: before.verdict },
      after: { commentId, verdict },
    });
    const [judged] = await toJudge(tx, actor, await commentsFor(tx, actor).where('k.id', '=', commentId).execute());
    if (!judged) throw notFound();
    return judged;
  });
}

async function toJudge(db: Reader, actor: Actor, rows: readonly CommentRow[]): Promise<JudgedComment[]> {
  const ids = rows.map(({ id }) => id);
  const reports =
    ids.length === 0
      ? []
      : await db
          .selectFrom('news.comment_report')
          .select(['comment_id', 'reason', sql<number>`count(*)::int`.as('count')])
          .where('tenant_id', '=', actor.tenantId)
          .where('comment_id', 'in', ids)
          .groupBy(['comment_id', 'reason'])
          .execute();
  const mayJudge = actor.permissions.has('comments.judge');
  return rows.map((row) => {
    const verdict = verdictIn(row.verdict);
    return {
      id: row.id,
      newsId: row.article_id,
      by: row.full_name,
      text: row.body,
      at: row.created_at,
      isEdited: row.edited_at !== null,
      isHidden: !commentIsShown({ verdict, reports: row.reports }),
      verdict,
      reasons: commentReasons.flatMap((reason) => {
        const count = reports.find((one) => one.comment_id === row.id && one.reason === reason)?.count ?? 0;
        return count > 0 ? [{ reason, count }] : [];
      }),
      can: { judge: mayJudge && row.member_id !== actor.memberId },
    };
  });
}
