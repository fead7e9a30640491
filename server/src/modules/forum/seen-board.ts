import type { BoardOpener } from '@vitrine/domain/forum';
import type { Reader } from '../../platform/database/index.ts';
import { notFound, type Actor } from '../../platform/http/index.ts';
import { openerOf, textFor } from './forum-rows.ts';
import { isOpenTo } from './open-to.ts';
import { isModerator, type ForumPorts } from './ports.ts';

export type SeenBoard = {
  id: string;
  subject: 'course' | null;
  name: string;
  description: string;
  opener: BoardOpener;
  /** False: a board of a course on which nobody wrote yet. */
  isStored: boolean;
};

/** A board that this member sees. A course has one before anybody wrote on it. Refuses `not_found` for what is not there and for what is not theirs alike (D55). */
export async function getSeenBoard(ports: ForumPorts, db: Reader, actor: Actor, { boardId }: { boardId: string }): Promise<SeenBoard> {
  const row = await db
    .selectFrom('forum.board as b')
    .selectAll('b')
    .select(isOpenTo(actor).as('is_open'))
    .where('b.tenant_id', '=', actor.tenantId)
    .where('b.id', '=', boardId)
    .executeTakeFirst();
  if (row && row.subject === null) {
    if (!row.is_open || (row.retired_at !== null && !isModerator(actor))) throw notFound();
    const [name, description] = [textFor(actor, row.name), textFor(actor, row.description)];
    return { id: row.id, subject: null, name, description, opener: openerOf(row.opener), isStored: true };
  }
  const title = await ports.titleOfCourse(actor, { courseId: boardId });
  const isTheirs = title !== undefined && (isModerator(actor) || (await ports.seesCourse(actor, { courseId: boardId })));
  if (!isTheirs) throw notFound();
  return { id: boardId, subject: 'course', name: title, description: '', opener: 'members', isStored: row !== undefined };
}

/** A topic of a board that this member sees. Refuses `not_found`. */
export async function getSeenTopic(
  ports: ForumPorts,
  db: Reader,
  actor: Actor,
  { topicId }: { topicId: string },
): Promise<{ board: SeenBoard }> {
  const topic = await db
    .selectFrom('forum.topic')
    .select('board_id')
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', topicId)
    .where('is_gone', '=', false)
    .executeTakeFirst();
  if (!topic) throw notFound();
  return { board: await getSeenBoard(ports, db, actor, { boardId: topic.board_id }) };
}

/** The topic of a post that this member sees. Refuses `not_found`. */
export async function getSeenPost(
  ports: ForumPorts,
  db: Reader,
  actor: Actor,
  { postId }: { postId: string },
): Promise<{ topicId: string }> {
  const post = await db
    .selectFrom('forum.post')
    .select('topic_id')
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', postId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!post) throw notFound();
  await getSeenTopic(ports, db, actor, { topicId: post.topic_id });
  return { topicId: post.topic_id };
}
