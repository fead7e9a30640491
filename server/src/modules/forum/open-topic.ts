import { judgeOpening, judgeText } from '@vitrine/domain/forum';
import { Refusal, refuseFields, type Actor } from '../../platform/http/index.ts';
import { takeTurn } from '../../platform/limits/index.ts';
import { allowanceFor } from './allowance.ts';
import { writeMentions } from './mentions.ts';
import { isModerator, type ForumParts } from './ports.ts';
import { noteReading } from './queries.ts';
import { retryAfter } from './retry-after.ts';
import { getSeenBoard } from './seen-board.ts';
import { holdForWord } from './words-of-client.ts';

/**
 * Opens a topic (FOR-01). What one member writes is counted one after the other, so that two at once do not both slip through. Refuses at its fields `title_required` and
 * `text_required`; `board_of_staff`, `muted`, `topic_limit`, and `already_said` for the title of another topic of theirs on this board that is still open.
 */
export async function openTopic(
  parts: ForumParts,
  actor: Actor,
  { boardId, title, text, mentionIds = [] }: { boardId: string; title: string; text: string; mentionIds?: readonly string[] },
): Promise<{ id: string }> {
  const board = await getSeenBoard(parts, parts.db.write(), actor, { boardId });
  refuseFields({ title: title === '' ? 'title_required' : undefined, text: judgeText({ text, hasRecording: false }) }, { prefix: '' });
  return parts.db.transaction(async (tx) => {
    await takeTurn(parts, tx, { what: 'forum', who: actor.memberId });
    const { left, nextAt, mutedUntil } = await allowanceFor(parts, tx, actor, { what: 'topic' });
    const refusal = judgeOpening({ opener: board.opener, isModerator: isModerator(actor), isMuted: mutedUntil !== null, left });
    if (refusal) throw new Refusal(refusal, retryAfter(parts, nextAt));
    const said = await tx
      .selectFrom('forum.topic')
      .select('id')
      .where('tenant_id', '=', actor.tenantId)
      .where('author_id', '=', actor.memberId)
      .where('board_id', '=', boardId)
      .where('title', '=', title)
      .where('status', '=', 'open')
      .executeTakeFirst();
    if (said) throw new Refusal('already_said', { fields: { title: 'already_said' } });
    const now = parts.clock.now();
    if (board.subject !== null) {
      await tx
        .insertInto('forum.board')
        .values({
          tenant_id: actor.tenantId,
          id: boardId,
          version: 1,
          subject: board.subject,
          name: '{}',
          description: '{}',
          position: 0,
          opener: 'members',
          created_at: now,
          updated_at: now,
        })
        .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doNothing())
        .execute();
    }
    const topicId = parts.newId();
    const author = { tenant_id: actor.tenantId, author_id: actor.memberId, created_at: now };
    await tx
      .insertInto('forum.topic')
      .values({ ...author, id: topicId, board_id: boardId, title, status: 'open', last_at: now })
      .execute();
    const postId = parts.newId();
    await tx
      .insertInto('forum.post')
      .values({ ...author, id: postId, topic_id: topicId, number: 0, text })
      .execute();
    await writeMentions(tx, actor, { postId, boardId, mentionIds });
    await holdForWord(parts, tx, actor, { postId, texts: [title, text] });
    if (mentionIds.length > 0) await parts.publish(tx, { event: 'forum.replied', tenantId: actor.tenantId, payload: { topicId, postId } });
    await noteReading(tx, actor, { topicId, upto: 0, follows: true });
    return { id: topicId };
  });
}
