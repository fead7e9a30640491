import type { ForumCase } from '@vitrine/contract/forum';
import { effectOf, judgeCase, needsWhy, type ForumDecision } from '@vitrine/domain/forum';
import { claimMinutes } from '@vitrine/domain/kernel';
import { recordChange } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { notFound, Refusal, refuseFields, type Actor } from '../../platform/http/index.ts';
import { isClaimedByOther } from '../identity/index.ts';
import { getCase } from './get-case.ts';
import type { ForumParts } from './ports.ts';
import { lockTopic } from './queries.ts';
import { takeAway } from './remove-post.ts';
import { writeStatus } from './set-status.ts';
import { tellOfDecision } from './tell-of-decision.ts';

type Seen = { caseId: string; version: number };
type Word = { decision: ForumDecision; why: string; muteDays: number };

/**
 * Judges a reported post (FOR-02, ADM-07). Topic, post and case are locked in this order, so of two moderators the second is told `already_judged`. Refuses as `judgeCase` does, and
 * `why_required` for whatever somebody has to be told.
 */
export async function decideCase(parts: ForumParts, actor: Actor, { caseId, version, ...word }: Seen & Word): Promise<ForumCase> {
  refuseFields({ why: needsWhy(word.decision) && word.why === '' ? 'why_required' : undefined }, { prefix: '' });
  await parts.db.transaction(async (tx) => {
    const { topicId, postId } = await placeOf(tx, actor, { caseId });
    const topic = await lockTopicOrGone(tx, actor, { topicId });
    const post = await lockReported(tx, actor, { postId });
    await lockCaseToJudge(parts, tx, actor, { caseId, version, authorId: post.author_id });
    const now = parts.clock.now();
    const { isHidden, isRemoved, closesTopic } = effectOf(word.decision);
    if (topic && post.removed_at === null) {
      await tx
        .updateTable('forum.post')
        .set({ hidden_at: isHidden ? (post.hidden_at ?? now) : null })
        .where('tenant_id', '=', actor.tenantId)
        .where('id', '=', postId)
        .execute();
      if (isRemoved) await takeAway(parts, tx, actor, { topic, post, by: 'moderator', why: word.why });
      if (closesTopic && topic.status === 'open') await writeStatus(parts, tx, actor, { topic, status: 'closed', isByModerator: true });
    }
    await tx
      .updateTable('forum.report_case')
      .set({
        state: 'judged',
        version: version + 1,
        decision: word.decision,
        why: word.why,
        mute_days: word.muteDays,
        judged_revision: post.revision,
        decided_at: now,
        decided_by: actor.memberId,
        claimed_by: null,
        claimed_until: null,
      })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', caseId)
      .execute();
    if (word.muteDays > 0) await mute(parts, tx, actor, { memberId: post.author_id, days: word.muteDays, why: word.why });
    if (topic && word.decision === 'keep' && post.hidden_at !== null && post.removed_at === null)
      await parts.publish(tx, { event: 'forum.replied', tenantId: actor.tenantId, payload: { topicId, postId } });
    await tellOfDecision(parts, tx, actor, { caseId, topicId, authorId: post.author_id, wasHidden: post.hidden_at !== null, ...word });
    await recordChange(tx, actor, {
      subject: 'forum_report',
      subjectId: caseId,
      what: `forum_report.${word.decision}`,
      before: { text: post.text, memberId: post.author_id },
      after: { why: word.why, muteDays: word.muteDays },
      now,
      id: parts.newId(),
    });
  });
  return getCase(parts, actor, { caseId });
}

/** Keeps other moderators off a report for five minutes; claimed again, five minutes from now (D37). */
export async function claimCase(parts: ForumParts, actor: Actor, { caseId, version }: Seen): Promise<ForumCase> {
  await parts.db.transaction(async (tx) => {
    const { postId } = await placeOf(tx, actor, { caseId });
    const { author_id: authorId } = await lockReported(tx, actor, { postId });
    await lockCaseToJudge(parts, tx, actor, { caseId, version, authorId });
    await tx
      .updateTable('forum.report_case')
      .set({ claimed_by: actor.memberId, claimed_until: parts.clock.in(claimMinutes * 60_000) })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', caseId)
      .execute();
  });
  return getCase(parts, actor, { caseId });
}

/** Gives a report back to the queue. Somebody else's claim, or none, stays as it is: letting go twice is no mistake. */
export function releaseCase({ db }: Pick<ForumParts, 'db'>, actor: Actor, { caseId }: { caseId: string }): Promise<Record<string, never>> {
  return db.transaction(async (tx) => {
    await placeOf(tx, actor, { caseId });
    await tx
      .updateTable('forum.report_case')
      .set({ claimed_by: null, claimed_until: null })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', caseId)
      .where('claimed_by', '=', actor.memberId)
      .execute();
    return {};
  });
}

async function placeOf(tx: Tx, { tenantId }: Actor, { caseId }: { caseId: string }): Promise<{ topicId: string; postId: string }> {
  const row = await tx
    .selectFrom('forum.report_case as c')
    .innerJoin('forum.post as p', (join) => join.onRef('p.tenant_id', '=', 'c.tenant_id').onRef('p.id', '=', 'c.post_id'))
    .select(['p.topic_id as topicId', 'p.id as postId'])
    .where('c.tenant_id', '=', tenantId)
    .where('c.id', '=', caseId)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Undefined where the author took the whole topic away meanwhile: the report is judged all the same. */
const lockTopicOrGone = (tx: Tx, actor: Actor, ask: { topicId: string }) =>
  lockTopic(tx, actor, ask).catch((fault: unknown) => {
    if (fault instanceof Refusal) return undefined;
    throw fault;
  });

const lockReported = (tx: Tx, { tenantId }: Actor, { postId }: { postId: string }) =>
  tx.selectFrom('forum.post').selectAll().where('tenant_id', '=', tenantId).where('id', '=', postId).forUpdate().executeTakeFirstOrThrow();

async function lockCaseToJudge(
  { clock }: Pick<ForumParts, 'clock'>,
  tx: Tx,
  actor: Actor,
  { caseId, version, authorId }: Seen & { authorId: string },
): Promise<void> {
  const row = await tx
    .selectFrom('forum.report_case')
    .select(['state', 'version', 'claimed_by', 'claimed_until'])
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', caseId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const refusal = judgeCase({
    isWaiting: row.state === 'waiting',
    version: row.version,
    seenVersion: version,
    isOwn: authorId === actor.memberId,
    isClaimedByOther: isClaimedByOther(row, actor, clock.now()),
  });
  if (refusal) throw new Refusal(refusal);
}

/** The longer of two mutes holds. */
async function mute(
  { clock }: Pick<ForumParts, 'clock'>,
  tx: Tx,
  { tenantId, memberId: byId }: Actor,
  { memberId, days, why }: { memberId: string; days: number; why: string },
): Promise<void> {
  const until = clock.in(days * 86_400_000);
  const set = { until, why, muted_by: byId, muted_at: clock.now() };
  await tx
    .insertInto('forum.mute')
    .values({ tenant_id: tenantId, member_id: memberId, ...set })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'member_id']).doUpdateSet(set).where('forum.mute.until', '<', until))
    .execute();
}
