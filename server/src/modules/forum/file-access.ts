import type { FileAccess } from '../../platform/storage/index.ts';
import { Refusal } from '../../platform/http/index.ts';
import { isModerator, type ForumParts } from './ports.ts';
import { getSeenTopic } from './seen-board.ts';

/** A recording is for whoever may read its reply: moderators hear what is hidden and what was removed, its author what is hidden. */
export const forumFileAccess =
  (parts: ForumParts): FileAccess[string] =>
  async (actor, { ownerId, fileId }) => {
    if (!actor.modules.has('forum')) return false;
    const db = parts.db.read();
    const post = await db
      .selectFrom('forum.post')
      .select(['topic_id', 'file_id', 'author_id', 'hidden_at', 'removed_at'])
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', ownerId)
      .executeTakeFirst();
    if (post?.file_id !== fileId) return false;
    if (isModerator(actor)) return true;
    if (post.removed_at !== null || (post.hidden_at !== null && post.author_id !== actor.memberId)) return false;
    try {
      await getSeenTopic(parts, db, actor, { topicId: post.topic_id });
      return true;
    } catch (fault) {
      if (fault instanceof Refusal) return false;
      throw fault;
    }
  };
