import type { ForumBoard, ForumTopic } from '@vitrine/contract/forum';
import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import type { Reader } from '../../platform/database/index.ts';
import { cursorOf, pageFrom, readCursor, type Actor } from '../../platform/http/index.ts';
import { allowanceFor } from './allowance.ts';
import { stateOfPost, statusOf, textFor } from './forum-rows.ts';
import { isOpenTo } from './open-to.ts';
import { isModerator, type ForumParts } from './ports.ts';
import { getSeenBoard } from './seen-board.ts';

type Ask = { boardId: string; show: 'all' | 'unread' | 'mine'; search?: string | undefined; after?: string | undefined; limit: number };
const Place = z.tuple([z.int(), z.iso.datetime(), z.uuid()]);
/** What was written before, and never opened, is not called unread: a new member does not begin with years of it. */
const newForDays = 30;

/** Topics `t` that a member may see, with their own post `p` and how far they read. */
export const topicsFor = (db: Reader, actor: Actor) =>
  db
    .selectFrom('forum.topic as t')
    .innerJoin('forum.post as p', (join) =>
      join.onRef('p.tenant_id', '=', 't.tenant_id').onRef('p.topic_id', '=', 't.id').on('p.number', '=', 0),
    )
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 't.tenant_id').onRef('m.id', '=', 't.author_id'))
    .innerJoin('identity.person as w', 'w.id', 'm.person_id')
    .leftJoin('forum.reading as r', (join) =>
      join.onRef('r.tenant_id', '=', 't.tenant_id').onRef('r.topic_id', '=', 't.id').on('r.member_id', '=', actor.memberId),
    )
    .where('t.tenant_id', '=', actor.tenantId)
    .where('t.is_gone', '=', false)
    .select(['t.id', 't.board_id', 't.author_id', 't.title', 't.status', 't.is_pinned', 't.replies', 't.last_number', 't.created_at'])
    .select([
      't.last_at',
      't.closed_at',
      't.is_closed_by_moderator',
      'p.hidden_at',
      'p.removed_at',
      'w.full_name',
      'r.upto',
      'r.is_following',
    ]);
type TopicOfRow = Awaited<ReturnType<ReturnType<typeof topicsFor>['execute']>>[number];

/** A hidden topic stands in the lists of its author and of moderators. */
export const isListed = (actor: Actor): RawBuilder<boolean> =>
  isModerator(actor) ? sql<boolean>`true` : sql<boolean>`(p.hidden_at is null or t.author_id = ${actor.memberId}::uuid)`;

const isUnread = ({ clock }: Pick<ForumParts, 'clock'>): RawBuilder<boolean> => sql<boolean>`(
  t.last_number > coalesce(r.upto, -1) and (r.upto is not null or t.last_at > ${clock.in(-newForDays * 86_400_000)}::timestamptz))`;

/** Boards of the client that are for the member, in their order, with what they have not read. */
export async function listBoards(parts: ForumParts, actor: Actor): Promise<{ items: ForumBoard[] }> {
  const db = parts.db.read();
  const boards = await db
    .selectFrom('forum.board as b')
    .select(['b.id', 'b.name', 'b.description'])
    .where('b.tenant_id', '=', actor.tenantId)
    .where('b.subject', 'is', null)
    .where('b.retired_at', 'is', null)
    .where(isOpenTo(actor))
    .orderBy('b.position')
    .orderBy('b.id')
    .execute();
  const ids = boards.map(({ id }) => id);
  const counts = await countsOf(parts, db, actor, ids);
  const items = boards.map((board) => ({
    id: board.id,
    subject: null,
    name: textFor(actor, board.name),
    description: textFor(actor, board.description),
    ...counts(board.id),
  }));
  return { items };
}

type Counts = Pick<ForumBoard, 'topics' | 'unread' | 'lastAt'>;
async function countsOf(parts: ForumParts, db: Reader, actor: Actor, boardIds: readonly string[]): Promise<(boardId: string) => Counts> {
  const rows =
    boardIds.length === 0
      ? []
      : await topicsFor(db, actor)
          .clearSelect()
          .where('t.board_id', 'in', [...boardIds])
          .where(isListed(actor))
          .groupBy('t.board_id')
          .select('t.board_id')
          .select(({ fn }) => [fn.countAll<number>().as('topics'), fn.max('t.last_at').as('last_at')])
          .select(sql<number>`count(*) filter (where ${isUnread(parts)})::int`.as('unread'))
          .execute();
  const found = new Map(rows.map((row) => [row.board_id, { topics: Number(row.topics), unread: row.unread, lastAt: row.last_at }]));
  return (boardId) => found.get(boardId) ?? { topics: 0, unread: 0, lastAt: null };
}

/** One board, with whether and when the member may open a topic on it. */
export async function getBoard(
  parts: ForumParts,
  actor: Actor,
  ask: { boardId: string },
): Promise<ForumBoard & { allowance: Awaited<ReturnType<typeof allowanceFor>>; can: { open: boolean } }> {
  const db = parts.db.write(); // whoever just opened one is counted
  const board = await getSeenBoard(parts, db, actor, ask);
  const { id, subject, name, description, opener } = board;
  const counts = await countsOf(parts, db, actor, [id]);
  const allowance = await allowanceFor(parts, db, actor, { what: 'topic' });
  const mayOpen = opener === 'members' || isModerator(actor);
  return { id, subject, name, description, ...counts(id), allowance, can: { open: mayOpen && allowance.mutedUntil === null } };
}

/** Pinned ones first, then those that were written in last; a page by keyset. */
export async function listTopics(
  parts: ForumParts,
  actor: Actor,
  { boardId, show, search = '', after, limit }: Ask,
): Promise<{ items: ForumTopic[]; next: string | null }> {
  const db = parts.db.write(); // whoever just wrote sees it
  await getSeenBoard(parts, db, actor, { boardId });
  const place = readCursor(after, Place);
  const like = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const found = await topicsFor(db, actor)
    .where('t.board_id', '=', boardId)
    .where(isListed(actor))
    .$if(show === 'unread', (query) => query.where(isUnread(parts)))
    .$if(show === 'mine', (query) => query.where('t.author_id', '=', actor.memberId))
    .$if(search !== '', (query) => query.where('t.title', 'ilike', like).where('p.removed_at', 'is', null))
    .$if(place !== undefined, (query) =>
      query.where(
        sql<boolean>`(t.is_pinned, t.last_at, t.id) < (${place?.[0] === 1}::boolean, ${place?.[1]}::timestamptz, ${place?.[2]}::uuid)`,
      ),
    )
    .orderBy('t.is_pinned', 'desc')
    .orderBy('t.last_at', 'desc')
    .orderBy('t.id', 'desc')
    .limit(limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, limit, (row) => cursorOf(row.is_pinned ? 1 : 0, row.last_at, row.id));
  return { items: rows.map((row) => topicOf(parts, actor, row)), next };
}

/** A topic as a row of a list shows it; a title that others may not read is null. */
export function topicOf({ clock }: Pick<ForumParts, 'clock'>, actor: Actor, row: TopicOfRow): ForumTopic {
  const isMine = row.author_id === actor.memberId;
  const state = stateOfPost(row);
  const isReadable = state === 'shown' || (state === 'hidden' && (isMine || isModerator(actor)));
  const isNew = row.upto === null && row.last_at > clock.in(-newForDays * 86_400_000);
  return {
    id: row.id,
    boardId: row.board_id,
    title: isReadable ? row.title : null,
    author: row.full_name,
    isMine,
    status: statusOf(row.status),
    isPinned: row.is_pinned,
    state,
    replies: row.replies,
    unread: row.upto === null ? (isNew ? row.replies : 0) : Math.max(0, row.last_number - Math.max(0, row.upto)),
    isNew,
    createdAt: row.created_at,
    lastAt: row.last_at,
  };
}
