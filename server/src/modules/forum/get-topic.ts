import type { ForumTopicPage } from '@vitrine/contract/forum';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import { notFound, type Actor } from '../../platform/http/index.ts';
import { allowanceFor } from './allowance.ts';
import { topicOf, topicsFor } from './list-topics.ts';
import { isModerator, type ForumParts } from './ports.ts';
import { postsFor, postsOf } from './posts.ts';
import { getSeenTopic } from './seen-board.ts';

/** A topic as the member sees it, and what they may do in it. Refuses `not_found`. */
export async function getTopic(parts: ForumParts, actor: Actor, ask: { topicId: string }): Promise<ForumTopicPage> {
  const db = parts.db.write(); // whoever just changed it sees it
  const { board } = await getSeenTopic(parts, db, actor, ask);
  return topicPage(parts, db, actor, { ...ask, board });
}

/** Of a topic that was seen to be the member’s. */
export async function topicPage(
  parts: ForumParts,
  db: Reader,
  actor: Actor,
  { topicId, board }: { topicId: string; board: { id: string; name: string } },
): Promise<ForumTopicPage> {
  const row = await topicsFor(db, actor).where('t.id', '=', topicId).executeTakeFirst();
  const own = await postsOf(db, actor).where('p.topic_id', '=', topicId).where('p.number', '=', 0).execute();
  const [post] = await postsFor(parts, db, actor, own);
  if (!row || !post) throw notFound();
  const topic = topicOf(parts, actor, row);
  const allowance = await allowanceFor(parts, db, actor, { what: 'reply' });
  const isStaff = isModerator(actor);
  const maySet = topic.isMine || isStaff;
  const isOpen = topic.status === 'open';
  return {
    ...topic,
    board: { id: board.id, name: board.name },
    post,
    isFollowing: row.is_following ?? false,
    firstUnread: await firstUnread(db, actor, { topicId, upto: row.upto }),
    isClosedByModerator: row.is_closed_by_moderator,
    closedAt: row.closed_at,
    allowance,
    can: {
      reply: isOpen && allowance.mutedUntil === null,
      close: maySet && isOpen,
      reopen: maySet && !isOpen && topic.state !== 'removed' && (isStaff || !row.is_closed_by_moderator),
      pin: isStaff,
    },
  };
}

async function firstUnread(
  db: Reader,
  { tenantId, memberId }: Actor,
  { topicId, upto }: { topicId: string; upto: number | null },
): Promise<number | null> {
  if (upto === null || upto < 1) return null; // nothing was read: one begins at the top
  const { number } = await db
    .selectFrom('forum.post')
    .select(sql<number | null>`min(number)`.as('number'))
    .where('tenant_id', '=', tenantId)
    .where('topic_id', '=', topicId)
    .where('number', '>', upto)
    .where('author_id', '<>', memberId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return number;
}
