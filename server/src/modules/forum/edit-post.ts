import type { ForumPost } from '@vitrine/contract/forum';
import { judgeText } from '@vitrine/domain/forum';
import { notFound, Refusal, refuseFields, type Actor } from '../../platform/http/index.ts';
import type { ForumParts } from './ports.ts';
import { getPost } from './posts.ts';
import { lockPost, lockTopic } from './queries.ts';
import { getSeenPost } from './seen-board.ts';
import { holdForWord } from './words-of-client.ts';

type Ask = { postId: string; revision: number; text: string; title?: string | undefined };

/**
 * Edits one's own post while its topic is open (FOR-01); what stood there before is kept for moderators. Refuses `topic_closed`, `changed_meanwhile`, and at its fields
 * `title_required` and `text_required`.
 */
export async function editPost(parts: ForumParts, actor: Actor, { postId, revision, text, title }: Ask): Promise<ForumPost> {
  const { topicId } = await getSeenPost(parts, parts.db.write(), actor, { postId });
  await parts.db.transaction(async (tx) => {
    const topic = await lockTopic(tx, actor, { topicId });
    const post = await lockPost(tx, actor, { postId });
    if (post.author_id !== actor.memberId) throw notFound();
    if (topic.status === 'closed') throw new Refusal('topic_closed');
    if (post.revision !== revision) throw new Refusal('changed_meanwhile');
    const isTopic = post.number === 0;
    refuseFields(
      { title: isTopic && title === '' ? 'title_required' : undefined, text: judgeText({ text, hasRecording: post.file_id !== null }) },
      { prefix: '' },
    );
    const newTitle = isTopic ? (title ?? topic.title) : topic.title;
    if (text === post.text && newTitle === topic.title) return;
    const now = parts.clock.now();
    await tx
      .insertInto('forum.revision')
      .values({
        tenant_id: actor.tenantId,
        post_id: postId,
        revision: post.revision,
        title: isTopic ? topic.title : null,
        text: post.text,
        written_at: post.edited_at ?? post.created_at,
      })
      .execute();
    await tx
      .updateTable('forum.post')
      .set({ text, revision: revision + 1, edited_at: now })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', postId)
      .execute();
    await holdForWord(parts, tx, actor, { postId, texts: isTopic ? [newTitle, text] : [text] });
    if (newTitle !== topic.title)
      await tx
        .updateTable('forum.topic')
        .set({ title: newTitle })
        .where('tenant_id', '=', actor.tenantId)
        .where('id', '=', topicId)
        .execute();
  });
  return getPost(parts, parts.db.write(), actor, { postId });
}
