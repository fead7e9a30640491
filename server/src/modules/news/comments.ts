import type { NewsComment } from '@vitrine/contract/news';
import { commentIsShown, commentsAtOnce, type CommentReason } from '@vitrine/domain/news';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Tx } from '../../platform/database/index.ts';
import { cursorOf, notFound, pageFrom, readCursor, Refusal, type Actor } from '../../platform/http/index.ts';
import { countTry } from '../../platform/limits/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { commentsFor, countComments, getComment, isShown, lockComment, toWire, verdictIn } from './comment-rows.ts';
import { getShown } from './get-news.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId' | 'secret'>;
type OfNews = { newsId: string };
type OfComment = { commentId: string };
const Place = z.tuple([z.uuid()]);

/** What is said of a piece of news, the newest first; whoever wrote a hidden one sees it still. Refuses `not_found`. */
export async function listComments(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  actor: Actor,
  { newsId, after, limit }: OfNews & { after?: string | undefined; limit: number },
): Promise<{ items: NewsComment[]; next: string | null; count: number; can: { write: boolean } }> {
  const reader = db.write(); // whoever just wrote one sees it
  const { has_comments: canWrite } = await getShown(reader, actor, { newsId, now: clock.now() });
  const place = readCursor(after, Place)?.[0];
  const found = await commentsFor(reader, actor)
    .where('k.article_id', '=', newsId)
    .where((row) => row.or([isShown, row('k.member_id', '=', actor.memberId)]))
    .$if(place !== undefined, (query) => query.where('k.id', '<', place ?? ''))
    .orderBy('k.id', 'desc')
    .limit(limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, limit, (last) => cursorOf(last.id));
  const count = await countComments(reader, actor, { newsId });
  return { items: rows.map((row) => toWire(actor, row)), next, count, can: { write: canWrite } };
}

/** Says something of a piece of news. Refuses `not_found`, `comments_off`, and `too_many_requests` after ten within ten minutes. */
export async function writeComment(parts: Parts, actor: Actor, { newsId, text }: OfNews & { text: string }): Promise<NewsComment> {
  const shown = await getShown(parts.db.read(), actor, { newsId, now: parts.clock.now() });
  if (!shown.has_comments) throw new Refusal('comments_off');
  const { comments, minutes } = commentsAtOnce;
  await countTry(parts, { count: { what: 'news.comment', who: actor.memberId, tries: comments, windowMinutes: minutes } });
  return parts.db.transaction(async (tx) => {
    const now = parts.clock.now();
    if (!(await getShown(tx, actor, { newsId, now })).has_comments) throw new Refusal('comments_off');
    const id = parts.newId();
    await tx
      .insertInto('news.comment')
      .values({ tenant_id: actor.tenantId, id, article_id: newsId, member_id: actor.memberId, body: text, created_at: now })
      .execute();
    return getComment(tx, actor, { commentId: id });
  });
}

/** Changes one's own comment; what was judged or reported of the old words counts no more. Refuses `not_found`, `comments_off`, `comment_hidden`. */
export function saveComment(parts: Parts, actor: Actor, { commentId, text }: OfComment & { text: string }): Promise<NewsComment> {
  return parts.db.transaction(async (tx) => {
    const { shown, comment } = await lockSeen(parts, tx, actor, { commentId });
    if (comment.member_id !== actor.memberId) throw notFound();
    if (!shown.has_comments) throw new Refusal('comments_off');
    if (isHidden(comment)) throw new Refusal('comment_hidden');
    await tx.deleteFrom('news.comment_report').where('tenant_id', '=', actor.tenantId).where('comment_id', '=', commentId).execute();
    await tx
      .updateTable('news.comment')
      .set({ body: text, edited_at: parts.clock.now(), verdict: null, judged_at: null, reports: 0 })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', commentId)
      .execute();
    return getComment(tx, actor, { commentId });
  });
}

/** Takes one's own comment away; again changes nothing. */
export async function removeComment({ db }: Pick<Parts, 'db'>, actor: Actor, { commentId }: OfComment): Promise<Record<string, never>> {
  await db.transaction((tx) =>
    tx
      .deleteFrom('news.comment')
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', commentId)
      .where('member_id', '=', actor.memberId)
      .execute(),
  );
  return {};
}

/** Reports somebody else's comment, once a person; again changes the reason. Refuses `not_found`, `own_comment`. */
export function reportComment(
  parts: Parts,
  actor: Actor,
  { commentId, reason }: OfComment & { reason: CommentReason },
): Promise<Record<string, never>> {
  return parts.db.transaction(async (tx) => {
    const { comment } = await lockSeen(parts, tx, actor, { commentId });
    if (comment.member_id === actor.memberId) throw new Refusal('own_comment');
    const mine = { tenant_id: actor.tenantId, comment_id: commentId, member_id: actor.memberId };
    const fresh = await tx
      .insertInto('news.comment_report')
      .values({ ...mine, reason, created_at: parts.clock.now() })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'comment_id', 'member_id']).doUpdateSet({ reason }))
      .returning(sql<boolean>`xmax = 0`.as('is_new'))
      .executeTakeFirstOrThrow();
    if (fresh.is_new)
      await tx
        .updateTable('news.comment')
        .set((row) => ({ reports: row('reports', '+', 1) }))
        .where('tenant_id', '=', actor.tenantId)
        .where('id', '=', commentId)
        .execute();
    return {};
  });
}

/** The comment and its piece of news, both as this member may see them. Refuses `not_found`. */
async function lockSeen({ clock }: Pick<Parts, 'clock'>, tx: Tx, actor: Actor, { commentId }: OfComment) {
  const comment = await lockComment(tx, actor, { commentId });
  const shown = await getShown(tx, actor, { newsId: comment.article_id, now: clock.now() });
  if (isHidden(comment) && comment.member_id !== actor.memberId) throw notFound();
  return { comment, shown };
}

const isHidden = ({ verdict, reports }: { verdict: string | null; reports: number }): boolean =>
  !commentIsShown({ verdict: verdictIn(verdict), reports });
