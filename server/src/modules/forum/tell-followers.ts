import { z } from 'zod';
import type { OutboxEvent } from '../../platform/outbox/index.ts';
import { tell } from '../notices/index.ts';
import type { ForumParts } from './ports.ts';

const Replied = z.object({ topicId: z.uuid(), postId: z.uuid() });

/**
 * Tells those who follow a topic that somebody replied, once until they have read it: the notice's cause is how far they had read, so the second reply to a topic that
 * nobody opened meanwhile is no second notice. A reply that was removed or hidden before it was told of is not told of.
 */
export async function tellFollowers(parts: ForumParts, { tenantId, payload }: OutboxEvent): Promise<void> {
  const { topicId, postId } = Replied.parse(payload);
  await parts.db.transaction(async (tx) => {
    const reply = await tx
      .selectFrom('forum.post as p')
      .innerJoin('forum.topic as t', (join) => join.onRef('t.tenant_id', '=', 'p.tenant_id').onRef('t.id', '=', 'p.topic_id'))
      .select(['p.author_id', 'p.number', 't.title'])
      .where('p.tenant_id', '=', tenantId)
      .where('p.id', '=', postId)
      .where('p.removed_at', 'is', null)
      .where('p.hidden_at', 'is', null)
      .executeTakeFirst();
    if (!reply) return;
    const followers = await tx
      .selectFrom('forum.reading')
      .select(['member_id', 'upto'])
      .where('tenant_id', '=', tenantId)
      .where('topic_id', '=', topicId)
      .where('is_following', '=', true)
      .where('member_id', '<>', reply.author_id)
      .where('upto', '<', reply.number)
      .orderBy('member_id')
      .execute();
    for (const { member_id: memberId, upto } of followers)
      await tell(
        parts,
        tx,
        { tenantId, memberId },
        { kind: 'forum_replied', facts: { topicId, title: reply.title }, cause: `forum topic ${topicId} after ${upto}` },
      );
  });
}
