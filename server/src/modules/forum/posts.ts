import type { ForumPost } from '@vitrine/contract/forum';
import { isMarkedEdited } from '@vitrine/domain/forum';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Reader } from '../../platform/database/index.ts';
import { cursorOf, notFound, pageFrom, readCursor, type Actor } from '../../platform/http/index.ts';
import { appealStateFrom, lastDecision } from './last-decision.ts';
import { removerOf, stateOfPost, statusOf } from './forum-rows.ts';
import { isModerator, type ForumParts } from './ports.ts';
import { getSeenTopic } from './seen-board.ts';

const Place = z.tuple([z.int()]);

/** Posts `p` of topics `t`, with who wrote them and what they quote. */
export const postsOf = (db: Reader, { tenantId }: Pick<Actor, 'tenantId'>) =>
  db
    .selectFrom('forum.post as p')
    .innerJoin('forum.topic as t', (join) => join.onRef('t.tenant_id', '=', 'p.tenant_id').onRef('t.id', '=', 'p.topic_id'))
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'p.tenant_id').onRef('m.id', '=', 'p.author_id'))
    .innerJoin('identity.person as w', 'w.id', 'm.person_id')
    .leftJoin('forum.post as q', (join) => join.onRef('q.tenant_id', '=', 'p.tenant_id').onRef('q.id', '=', 'p.quote_id'))
    .leftJoin('identity.member as qm', (join) => join.onRef('qm.tenant_id', '=', 'q.tenant_id').onRef('qm.id', '=', 'q.author_id'))
    .leftJoin('identity.person as qw', 'qw.id', 'qm.person_id')
    .where('p.tenant_id', '=', tenantId)
    .selectAll('p')
    .select(['t.status', 't.title', 'w.full_name', 'q.number as quote_number', 'q.text as quote_text', 'q.file_id as quote_file'])
    .select(['q.hidden_at as quote_hidden', 'q.removed_at as quote_removed', 'qw.full_name as quote_name'])
    .select(
      sql<boolean>`exists (select from forum.report_case as c where c.tenant_id = p.tenant_id and c.post_id = p.id and c.state = 'judged')`.as(
        'was_judged',
      ),
    );
export type PostRow = Awaited<ReturnType<ReturnType<typeof postsOf>['execute']>>[number];

/** What was removed leaves a place only where something that stands still answers it; its author reads there what moderators decided, and may appeal. */
const hasPlace = ({ memberId }: Actor) => sql<boolean>`(p.removed_at is null or exists (
  select from forum.post as a where a.tenant_id = p.tenant_id and a.quote_id = p.id and a.removed_at is null)
  or (p.removed_by = 'moderator' and p.author_id = ${memberId}::uuid))`;

/** Replies, the oldest first; a page by keyset. */
export async function listReplies(
  parts: ForumParts,
  actor: Actor,
  { topicId, after, limit }: { topicId: string; after?: string | undefined; limit: number },
): Promise<{ items: ForumPost[]; next: string | null }> {
  const db = parts.db.write(); // whoever just wrote sees it
  await getSeenTopic(parts, db, actor, { topicId });
  const [place] = readCursor(after, Place) ?? [];
  const found = await postsOf(db, actor)
    .where('p.topic_id', '=', topicId)
    .where('p.number', '>', place ?? 0)
    .where(hasPlace(actor))
    .orderBy('p.number')
    .limit(limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, limit, (row) => cursorOf(row.number));
  return { items: await postsFor(parts, db, actor, rows), next };
}

/** One post as the member sees it. Refuses `not_found`. */
export async function getPost(
  parts: Pick<ForumParts, 'storage' | 'clock'>,
  db: Reader,
  actor: Actor,
  { postId }: { postId: string },
): Promise<ForumPost> {
  const row = await postsOf(db, actor).where('p.id', '=', postId).executeTakeFirst();
  const [post] = row ? await postsFor(parts, db, actor, [row]) : [];
  if (!post) throw notFound();
  return post;
}

/** Posts as the member sees them, with links to their recordings. */
export async function postsFor(
  { storage, clock }: Pick<ForumParts, 'storage' | 'clock'>,
  db: Reader,
  actor: Actor,
  rows: readonly PostRow[],
): Promise<ForumPost[]> {
  const files = await storage.find(db, { tenantId: actor.tenantId, ids: rows.flatMap(({ file_id }) => file_id ?? []) });
  const links = new Map(files.map((file) => [file.id, storage.link(actor, file)]));
  const posts: ForumPost[] = [];
  for (const row of rows) {
    // Only one's own, and only a few of them were ever judged.
    const isJudged = row.author_id === actor.memberId && row.was_judged;
    const last = isJudged ? await lastDecision(db, actor, { postId: row.id }) : undefined;
    posts.push(postOf(actor, row, { url: links.get(row.file_id ?? ''), appeal: appealStateFrom(last, clock.now()) }));
  }
  return posts;
}

type Beside = { url: string | undefined; appeal: ForumPost['appeal'] };

function postOf(actor: Actor, row: PostRow, { url, appeal }: Beside): ForumPost {
  const isMine = row.author_id === actor.memberId;
  const state = stateOfPost(row);
  const isReadable = state === 'shown' || (state === 'hidden' && (isMine || isModerator(actor)));
  const isOpen = statusOf(row.status) === 'open';
  return {
    id: row.id,
    number: row.number,
    author: row.full_name,
    isMine,
    state,
    removedBy: removerOf(row.removed_by),
    removedWhy: isMine ? row.removed_why : '',
    text: isReadable ? row.text : '',
    audio: isReadable && url !== undefined && row.seconds !== null ? { url, seconds: row.seconds } : null,
    quote: isReadable ? quoteOf(row) : null,
    revision: row.revision,
    createdAt: row.created_at,
    isEdited: isMarkedEdited({ createdAt: row.created_at, editedAt: row.edited_at }),
    appeal,
    can: {
      edit: isMine && isOpen && state !== 'removed',
      remove: isMine && state !== 'removed',
      report: !isMine && state !== 'removed',
      quote: isOpen && state === 'shown' && row.number > 0,
    },
  };
}

const quoteLength = 160;
function quoteOf(row: PostRow): ForumPost['quote'] {
  if (row.quote_number === null) return null;
  const isGone = row.quote_hidden !== null || row.quote_removed !== null;
  const characters = Array.from(row.quote_text ?? '');
  const text = characters.length > quoteLength ? `${characters.slice(0, quoteLength).join('').trimEnd()}…` : characters.join('');
  return {
    number: row.quote_number,
    author: row.quote_name ?? '',
    text: isGone ? '' : text,
    isAudio: !isGone && row.quote_file !== null,
    isGone,
  };
}
