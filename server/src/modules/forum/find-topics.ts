import { searchable, type FindAsk, type Findings } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import { anyMeant, type MeantAsk, meantBy, plannedAnew } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { isListed } from './list-topics.ts';
import { isOpenTo } from './open-to.ts';
import { isModerator, type ForumParts } from './ports.ts';

/** Topics of boards that a member sees, by the words of their titles, for the search over all rooms; those that were written in last come first. */
export async function findTopics(
  parts: Pick<ForumParts, 'db' | 'seesCourse'>,
  actor: Actor,
  { words, limit, isForgiving }: FindAsk,
): Promise<Findings> {
  const rows = await parts.db
    .read()
    .selectFrom('forum.topic as t')
    .innerJoin('forum.post as p', (join) =>
      join.onRef('p.tenant_id', '=', 't.tenant_id').onRef('p.topic_id', '=', 't.id').on('p.number', '=', 0),
    )
    .innerJoin('forum.board as b', (join) => join.onRef('b.tenant_id', '=', 't.tenant_id').onRef('b.id', '=', 't.board_id'))
    .where('t.tenant_id', '=', actor.tenantId)
    .where('t.is_gone', '=', false)
    .select(['t.id', 't.title', 't.board_id', 'p.text', 'b.subject'])
    .where(meantBy(sql.ref('t.search_text'), searchable(words), { isForgiving }))
    .where('p.removed_at', 'is', null)
    .where(isListed(actor))
    .where(sql<boolean>`(b.subject is not null or (b.retired_at is null and ${isOpenTo(actor)}))`)
    .orderBy('t.last_at', 'desc')
    .orderBy('t.id', 'desc')
    .limit(limit * 2 + 1)
    .modifyEnd(plannedAnew)
    .execute();
  const courseIds = [...new Set(rows.filter(({ subject }) => subject === 'course').map((row) => row.board_id))];
  const seen = new Set<string>();
  for (const courseId of courseIds) if (isModerator(actor) || (await parts.seesCourse(actor, { courseId }))) seen.add(courseId);
  const shown = rows.filter((row) => row.subject === null || seen.has(row.board_id));
  return {
    hits: shown.slice(0, limit).map(({ id, title, text }) => ({ id, title, text, href: `/forum/topics/${id}` })),
    hasMore: shown.length > limit,
    allHref: '/forum',
  };
}

/** Whether there is a topic to ask for by these words. */
export const topicsHold = (ask: MeantAsk) => anyMeant('forum.topic', ask, sql<boolean>`not x.is_gone`);
