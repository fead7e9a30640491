import type { ForumPost } from '@vitrine/contract/forum';
import { judgeRecording, judgeReply, judgeText } from '@vitrine/domain/forum';
import type { Tx } from '../../platform/database/index.ts';
import { Refusal, refuseFields, type Actor } from '../../platform/http/index.ts';
import { takeTurn } from '../../platform/limits/index.ts';
import { allowanceFor } from './allowance.ts';
import { statusOf } from './forum-rows.ts';
import { writeMentions } from './mentions.ts';
import type { ForumParts } from './ports.ts';
import { getPost } from './posts.ts';
import { lockTopic, noteReading } from './queries.ts';
import { retryAfter } from './retry-after.ts';
import { getSeenTopic } from './seen-board.ts';
import { holdForWord } from './words-of-client.ts';

type Recording = { fileId: string; seconds: number };
type Ask = { topicId: string; text: string; quoteId: string | null; recording: Recording | null; mentionIds?: readonly string[] };

/**
 * Replies to a topic by text, a recording, or both (FOR-01, FOR-03). The topic's row is locked and then looked at: one that was closed in between refuses `topic_closed`, and
 * nothing is kept. Refuses `muted`, `reply_limit`, and at its fields `text_required`, `already_said`, `quote_missing`, `recording_missing` and `recording_too_long`.
 */
export async function addReply(
  parts: ForumParts,
  actor: Actor,
  { topicId, text, quoteId, recording, mentionIds = [] }: Ask,
): Promise<ForumPost> {
  await getSeenTopic(parts, parts.db.write(), actor, { topicId });
  refuseFields({ text: judgeText({ text, hasRecording: recording !== null }) }, { prefix: '' });
  const id = parts.newId();
  await parts.db.transaction(async (tx) => {
    await takeTurn(parts, tx, { what: 'forum', who: actor.memberId });
    const { left, nextAt, mutedUntil } = await allowanceFor(parts, tx, actor, { what: 'reply' });
    const topic = await lockTopic(tx, actor, { topicId });
    const refusal = judgeReply({ status: statusOf(topic.status), isMuted: mutedUntil !== null, left });
    if (refusal) throw new Refusal(refusal, retryAfter(parts, refusal === 'reply_limit' ? nextAt : null));
    refuseFields(
      {
        text: recording === null && (await wasSaid(tx, actor, { topicId, text })) ? 'already_said' : undefined,
        quoteId: quoteId === null || (await stands(tx, actor, { topicId, quoteId })) ? undefined : 'quote_missing',
        ...(recording === null ? {} : { recording: await faultOf(parts, tx, actor, recording) }),
      },
      { prefix: '' },
    );
    if (recording) await parts.storage.own(tx, { tenantId: actor.tenantId, fileId: recording.fileId, room: 'forum', ownerId: id });
    const number = topic.last_number + 1;
    const now = parts.clock.now();
    await tx
      .insertInto('forum.post')
      .values({
        tenant_id: actor.tenantId,
        id,
        topic_id: topicId,
        number,
        author_id: actor.memberId,
        text,
        file_id: recording?.fileId ?? null,
        seconds: recording?.seconds ?? null,
        quote_id: quoteId,
        created_at: now,
      })
      .execute();
    await tx
      .updateTable('forum.topic')
      .set((row) => ({ last_number: number, replies: row('replies', '+', 1), last_at: now }))
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', topicId)
      .execute();
    await writeMentions(tx, actor, { postId: id, boardId: topic.board_id, mentionIds });
    await holdForWord(parts, tx, actor, { postId: id, texts: [text] });
    await noteReading(tx, actor, { topicId, upto: number, follows: true });
    await parts.publish(tx, { event: 'forum.replied', tenantId: actor.tenantId, payload: { topicId, postId: id } });
  });
  return getPost(parts, parts.db.write(), actor, { postId: id });
}

/** The same words in the same topic, by the same person: a second tap, or spam. */
async function wasSaid(tx: Tx, { tenantId, memberId }: Actor, { topicId, text }: { topicId: string; text: string }): Promise<boolean> {
  const row = await tx
    .selectFrom('forum.post')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('topic_id', '=', topicId)
    .where('author_id', '=', memberId)
    .where('text', '=', text)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

async function stands(tx: Tx, { tenantId }: Actor, { topicId, quoteId }: { topicId: string; quoteId: string }): Promise<boolean> {
  const row = await tx
    .selectFrom('forum.post')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('topic_id', '=', topicId)
    .where('id', '=', quoteId)
    .where('removed_at', 'is', null)
    .where('hidden_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** A recording is the member's own upload, and stands in one reply. */
async function faultOf({ storage }: ForumParts, tx: Tx, { tenantId, personId }: Actor, { fileId }: Recording): Promise<string | undefined> {
  const [file] = await storage.find(tx, { tenantId, ids: [fileId], uploadedBy: personId });
  const used = await tx
    .selectFrom('forum.post')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('file_id', '=', fileId)
    .executeTakeFirst();
  return used ? 'recording_missing' : judgeRecording(file);
}
