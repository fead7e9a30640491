import { judgeRestore } from '@vitrine/domain/forum';
import { notFound, Refusal, type Actor } from '../../platform/http/index.ts';
import { removerOf } from './forum-rows.ts';
import type { ForumParts } from './ports.ts';
import { getSeenBoard } from './seen-board.ts';

/** Takes one's own removal back (FOR-01); again, it changes nothing. Refuses `not_found` for what somebody else wrote or a moderator removed, and `too_late_to_restore`. */
export async function restorePost(parts: ForumParts, actor: Actor, { postId }: { postId: string }): Promise<Record<string, never>> {
  const { tenantId, memberId } = actor;
  await parts.db.transaction(async (tx) => {
    const place = await tx
      .selectFrom('forum.post as p')
      .innerJoin('forum.topic as t', (join) => join.onRef('t.tenant_id', '=', 'p.tenant_id').onRef('t.id', '=', 'p.topic_id'))
      .select(['p.topic_id', 't.board_id'])
      .where('p.tenant_id', '=', tenantId)
      .where('p.id', '=', postId)
      .where('p.author_id', '=', memberId)
      .executeTakeFirst();
    if (!place) throw notFound();
    await getSeenBoard(parts, tx, actor, { boardId: place.board_id });
    const topic = await tx
      .selectFrom('forum.topic')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('id', '=', place.topic_id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const post = await tx
      .selectFrom('forum.post')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('id', '=', postId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const removedBy = removerOf(post.removed_by);
    if (post.removed_at === null || removedBy === null) return;
    const refusal = judgeRestore({ removedBy, removedAt: post.removed_at, now: parts.clock.now() });
    if (refusal === 'not_theirs') throw notFound();
    if (refusal) throw new Refusal(refusal);
    await tx
      .updateTable('forum.post')
      .set({ removed_at: null, removed_by: null, removed_why: '' })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', postId)
      .execute();
    const isTopic = post.number === 0;
    // The removal of its own text closed the topic; what was closed otherwise stays so.
    const opens = isTopic && topic.closed_at === post.removed_at && !topic.is_closed_by_moderator;
    await tx
      .updateTable('forum.topic')
      .set({
        is_gone: false,
        replies: isTopic ? topic.replies : topic.replies + 1,
        ...(opens ? { status: 'open', closed_at: null, closed_by: null } : {}),
      })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', topic.id)
      .execute();
  });
  return {};
}
