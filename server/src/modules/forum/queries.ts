import type { Tx } from '../../platform/database/index.ts';
import { notFound, type Actor } from '../../platform/http/index.ts';

/** The row of a topic, locked: whoever replies and whoever closes come one after the other (FOR-01). Refuses `not_found`. */
export async function lockTopic(tx: Tx, { tenantId }: Actor, { topicId }: { topicId: string }) {
  const row = await tx
    .selectFrom('forum.topic')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', topicId)
    .where('is_gone', '=', false)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}
export type TopicRow = Awaited<ReturnType<typeof lockTopic>>;

/** The row of a post that stands, locked; its topic is locked before it. Refuses `not_found`. */
export async function lockPost(tx: Tx, { tenantId }: Actor, { postId }: { postId: string }) {
  const row = await tx
    .selectFrom('forum.post')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', postId)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Notes that the member has read up to here, which never goes back; who writes follows, unless they said otherwise before. */
export async function noteReading(
  tx: Tx,
  { tenantId, memberId }: Actor,
  { topicId, upto, follows }: { topicId: string; upto: number; follows: boolean },
): Promise<void> {
  await tx
    .insertInto('forum.reading')
    .values({ tenant_id: tenantId, topic_id: topicId, member_id: memberId, upto, is_following: follows })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'topic_id', 'member_id'])
        .doUpdateSet(({ fn, ref }) => ({ upto: fn('greatest', [ref('forum.reading.upto'), ref('excluded.upto')]) })),
    )
    .execute();
}
