import { z } from 'zod';
import { sql } from 'kysely';
import { searchable } from '@vitrine/domain/kernel';
import type { Reader, Tx } from '../../platform/database/index.ts';
import { refuseFields, type Actor } from '../../platform/http/index.ts';
import type { OutboxEvent } from '../../platform/outbox/index.ts';
import { isMetBy } from '../identity/index.ts';
import { tell } from '../notices/index.ts';
import type { ForumParts } from './ports.ts';
import { getSeenBoard } from './seen-board.ts';

const mostShown = 8;

/** Members who wrote on a board and still see it: whoever is named is told of the topic, so nobody is who may not read it. */
const writersOf = (db: Reader, { tenantId, memberId }: Actor, { boardId }: { boardId: string }) =>
  db
    .selectFrom('identity.member as m')
    .innerJoin('identity.person as w', 'w.id', 'm.person_id')
    .select(['m.id', 'w.full_name as name'])
    .where('m.tenant_id', '=', tenantId)
    .where('m.id', '<>', memberId)
    .where(
      sql<boolean>`exists (
        select from forum.post as p join forum.topic as t on t.tenant_id = p.tenant_id and t.id = p.topic_id
        where p.tenant_id = m.tenant_id and p.author_id = m.id and t.board_id = ${boardId} and p.removed_at is null and p.hidden_at is null)`,
    )
    .where(
      isMetBy({
        looker: { tenantId, memberId: sql.ref('m.id'), country: sql.ref('w.country') },
        rows: sql`from forum.audience as u where u.tenant_id = m.tenant_id and u.board_id = ${boardId}`,
      }),
    );

/** Who may be named on a board, by name. */
export async function listMentionable(
  parts: ForumParts,
  actor: Actor,
  { boardId, search = '' }: { boardId: string; search?: string | undefined },
): Promise<{ items: { id: string; name: string }[] }> {
  const db = parts.db.read();
  await getSeenBoard(parts, db, actor, { boardId });
  const words = searchable(search).replaceAll(/[\\%_]/g, String.raw`\$&`);
  const items = await writersOf(db, actor, { boardId })
    .$if(words !== '', (query) => query.where('w.sort_name', 'like', `%${words}%`))
    .orderBy('w.full_name')
    .orderBy('m.id')
    .limit(mostShown)
    .execute();
  return { items };
}

/** Keeps whom a post names. Refuses `mention_missing` at its field for whoever may not be named there. */
export async function writeMentions(
  tx: Tx,
  actor: Actor,
  { postId, boardId, mentionIds }: { postId: string; boardId: string; mentionIds: readonly string[] },
): Promise<void> {
  const ids = [...new Set(mentionIds)];
  if (ids.length === 0) return;
  const found = await writersOf(tx, actor, { boardId }).where('m.id', 'in', ids).execute();
  refuseFields({ mentionIds: found.length < ids.length ? 'mention_missing' : undefined }, { prefix: '' });
  await tx
    .insertInto('forum.mention')
    .values(ids.map((member_id) => ({ tenant_id: actor.tenantId, post_id: postId, member_id })))
    .execute();
}

const Written = z.object({ topicId: z.uuid(), postId: z.uuid() });

/** Tells whom a post names, once; not of what was removed or hidden before it was told of. */
export async function tellMentioned(parts: ForumParts, { tenantId, payload }: OutboxEvent): Promise<void> {
  const { topicId, postId } = Written.parse(payload);
  await parts.db.transaction(async (tx) => {
    const named = await tx
      .selectFrom('forum.mention as n')
      .innerJoin('forum.post as p', (join) => join.onRef('p.tenant_id', '=', 'n.tenant_id').onRef('p.id', '=', 'n.post_id'))
      .innerJoin('forum.topic as t', (join) => join.onRef('t.tenant_id', '=', 'p.tenant_id').onRef('t.id', '=', 'p.topic_id'))
      .select(['n.member_id', 't.title'])
      .where('n.tenant_id', '=', tenantId)
      .where('n.post_id', '=', postId)
      .where('p.removed_at', 'is', null)
      .where('p.hidden_at', 'is', null)
      .orderBy('n.member_id')
      .execute();
    for (const { member_id: memberId, title } of named)
      await tell(
        parts,
        tx,
        { tenantId, memberId },
        { kind: 'forum_mentioned', facts: { topicId, title }, cause: `forum mention ${postId}` },
      );
  });
}
