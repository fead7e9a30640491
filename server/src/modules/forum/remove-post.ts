import type { PostRemover } from '@vitrine/domain/forum';
import type { Tx } from '../../platform/database/index.ts';
import { notFound, type Actor } from '../../platform/http/index.ts';
import type { ForumParts } from './ports.ts';
import { lockPost, lockTopic, type TopicRow } from './queries.ts';
import { getSeenPost } from './seen-board.ts';

/** Removes one's own post, also from a closed topic: what somebody wrote stays theirs (FOR-01). Refuses `not_found` for one that is gone, or somebody else's. */
export async function removePost(parts: ForumParts, actor: Actor, { postId }: { postId: string }): Promise<Record<string, never>> {
  const { topicId } = await getSeenPost(parts, parts.db.write(), actor, { postId });
  await parts.db.transaction(async (tx) => {
    const topic = await lockTopic(tx, actor, { topicId });
    const post = await lockPost(tx, actor, { postId });
    if (post.author_id !== actor.memberId) throw notFound();
    await takeAway(parts, tx, actor, { topic, post, by: 'author', why: '' });
  });
  return {};
}

type Taken = { topic: TopicRow; post: { id: string; number: number }; by: PostRemover; why: string };

/** In the place of a post that something answers stands who removed it. A topic whose own text goes is closed, and one that nobody replied to is gone altogether. */
export async function takeAway(
  { clock }: Pick<ForumParts, 'clock'>,
  tx: Tx,
  { tenantId, memberId }: Actor,
  { topic, post, by, why }: Taken,
): Promise<void> {
  const now = clock.now();
  await tx
    .updateTable('forum.post')
    .set({ removed_at: now, removed_by: by, removed_why: why })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', post.id)
    .execute();
  const isTopic = post.number === 0;
  const replies = isTopic ? topic.replies : topic.replies - 1;
  const closing =
    isTopic && topic.status === 'open'
      ? { status: 'closed', closed_at: now, closed_by: memberId, is_closed_by_moderator: by === 'moderator' }
      : {};
  const isGone = replies === 0 && (isTopic || (await isOwnTextGone(tx, { tenantId, topicId: topic.id })));
  await tx
    .updateTable('forum.topic')
    .set({ replies, is_gone: isGone, ...closing })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', topic.id)
    .execute();
}

async function isOwnTextGone(tx: Tx, { tenantId, topicId }: { tenantId: string; topicId: string }): Promise<boolean> {
  const row = await tx
    .selectFrom('forum.post')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('topic_id', '=', topicId)
    .where('number', '=', 0)
    .where('removed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}
