import type { ForumTopicPage } from '@vitrine/contract/forum';
import { judgeStatus, type TopicStatus } from '@vitrine/domain/forum';
import { recordChange } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { notFound, Refusal, type Actor } from '../../platform/http/index.ts';
import { getTopic } from './get-topic.ts';
import { isModerator, type ForumParts } from './ports.ts';
import { lockTopic, noteReading, type TopicRow } from './queries.ts';
import { getSeenTopic } from './seen-board.ts';

/** Sets the status that is asked for, by the author or a moderator; set again, it changes nothing (FOR-01). Refuses `closed_by_moderator` and `topic_removed`. */
export async function setTopicStatus(
  parts: ForumParts,
  actor: Actor,
  { topicId, status }: { topicId: string; status: TopicStatus },
): Promise<ForumTopicPage> {
  await getSeenTopic(parts, parts.db.write(), actor, { topicId });
  await parts.db.transaction(async (tx) => {
    const topic = await lockTopic(tx, actor, { topicId });
    const isAuthor = topic.author_id === actor.memberId;
    if (!isAuthor && !isModerator(actor)) throw notFound();
    if (topic.status === status) return;
    const refusal = judgeStatus({
      asked: status,
      isModerator: isModerator(actor),
      isClosedByModerator: topic.is_closed_by_moderator,
      isRemoved: await isRemoved(tx, actor, { topicId }),
    });
    if (refusal) throw new Refusal(refusal);
    await writeStatus(parts, tx, actor, { topic, status, isByModerator: !isAuthor });
    if (!isAuthor) await record(parts, tx, actor, { topic, what: status, before: { status: topic.status }, after: { status } });
  });
  return getTopic(parts, actor, { topicId });
}

/** Also what a decision about a report does. */
export async function writeStatus(
  { clock }: Pick<ForumParts, 'clock'>,
  tx: Tx,
  { tenantId, memberId }: Actor,
  { topic, status, isByModerator }: { topic: Pick<TopicRow, 'id'>; status: TopicStatus; isByModerator: boolean },
): Promise<void> {
  const isClosed = status === 'closed';
  await tx
    .updateTable('forum.topic')
    .set({
      status,
      closed_at: isClosed ? clock.now() : null,
      closed_by: isClosed ? memberId : null,
      is_closed_by_moderator: isClosed && isByModerator,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', topic.id)
    .execute();
}

/** Keeps a topic at the head of its board. Refuses `not_found` for whoever is no moderator. */
export async function pinTopic(
  parts: ForumParts,
  actor: Actor,
  { topicId, isPinned }: { topicId: string; isPinned: boolean },
): Promise<ForumTopicPage> {
  if (!isModerator(actor)) throw notFound();
  await parts.db.transaction(async (tx) => {
    const topic = await lockTopic(tx, actor, { topicId });
    if (topic.is_pinned === isPinned) return;
    await tx
      .updateTable('forum.topic')
      .set({ is_pinned: isPinned })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', topicId)
      .execute();
    const what = isPinned ? 'pinned' : 'unpinned';
    await record(parts, tx, actor, { topic, what, before: { isPinned: topic.is_pinned }, after: { isPinned } });
  });
  return getTopic(parts, actor, { topicId });
}

/** Whether the member is told of replies to a topic. */
export async function followTopic(
  parts: ForumParts,
  actor: Actor,
  { topicId, isFollowing }: { topicId: string; isFollowing: boolean },
): Promise<Record<string, never>> {
  await getSeenTopic(parts, parts.db.write(), actor, { topicId });
  await parts.db.transaction((tx) =>
    tx
      .insertInto('forum.reading')
      .values({ tenant_id: actor.tenantId, topic_id: topicId, member_id: actor.memberId, is_following: isFollowing })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'topic_id', 'member_id']).doUpdateSet({ is_following: isFollowing }))
      .execute(),
  );
  return {};
}

/** Notes how far the member has read; never further than there is. */
export async function readTopic(
  parts: ForumParts,
  actor: Actor,
  { topicId, upto }: { topicId: string; upto: number },
): Promise<Record<string, never>> {
  await getSeenTopic(parts, parts.db.write(), actor, { topicId });
  await parts.db.transaction(async (tx) => {
    const { last_number: last } = await tx
      .selectFrom('forum.topic')
      .select('last_number')
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', topicId)
      .executeTakeFirstOrThrow();
    await noteReading(tx, actor, { topicId, upto: Math.min(upto, last), follows: false });
  });
  return {};
}

async function isRemoved(tx: Tx, { tenantId }: Actor, { topicId }: { topicId: string }): Promise<boolean> {
  const row = await tx
    .selectFrom('forum.post')
    .select('removed_at')
    .where('tenant_id', '=', tenantId)
    .where('topic_id', '=', topicId)
    .where('number', '=', 0)
    .executeTakeFirstOrThrow();
  return row.removed_at !== null;
}

type Noted = { topic: TopicRow; what: string; before: object; after: object };
const record = ({ clock, newId }: Pick<ForumParts, 'clock' | 'newId'>, tx: Tx, actor: Actor, { topic, what, before, after }: Noted) =>
  recordChange(tx, actor, {
    subject: 'forum_topic',
    subjectId: topic.id,
    what: `forum_topic.${what}`,
    before: { ...before, title: topic.title },
    after: { ...after, title: topic.title },
    now: clock.now(),
    id: newId(),
  });
