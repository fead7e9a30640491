import type { ForumCase } from '@vitrine/contract/forum';
import { judgeAppeal, type AppealOutcome } from '@vitrine/domain/forum';
import { recordChange } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { notFound, Refusal, refuseFields, type Actor } from '../../platform/http/index.ts';
import { getCase } from './get-case.ts';
import { appealStateFrom, lastDecision } from './last-decision.ts';
import type { ForumParts } from './ports.ts';
import { tellOfAppeal } from './tell-of-decision.ts';

/** Asks once that another moderator looks at a decision about one's own post (FOR-02). Refuses `text_required`, `appeal_not_possible` and `already_appealed`. */
export function appealDecision(
  parts: ForumParts,
  actor: Actor,
  { postId, text }: { postId: string; text: string },
): Promise<Record<string, never>> {
  refuseFields({ text: text === '' ? 'text_required' : undefined }, { prefix: '' });
  const { tenantId, memberId } = actor;
  return parts.db.transaction(async (tx) => {
    const post = await tx
      .selectFrom('forum.post')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', postId)
      .where('author_id', '=', memberId)
      .forUpdate()
      .executeTakeFirst();
    if (!post) throw notFound();
    const now = parts.clock.now();
    const last = await lastDecision(tx, actor, { postId });
    const state = appealStateFrom(last, now);
    if (!last || state === null) throw new Refusal('appeal_not_possible');
    if (state !== 'possible') throw new Refusal('already_appealed');
    await tx
      .insertInto('forum.appeal')
      .values({ tenant_id: tenantId, case_id: last.id, member_id: memberId, text, created_at: now })
      .execute();
    return {};
  });
}

type Word = { caseId: string; outcome: AppealOutcome; why: string };

/** Upholds a decision, or takes it back with all that it did. Refuses `why_required`, `already_judged`, `own_post`, and `own_decision`. */
export async function decideAppeal(parts: ForumParts, actor: Actor, { caseId, outcome, why }: Word): Promise<ForumCase> {
  refuseFields({ why: why === '' ? 'why_required' : undefined }, { prefix: '' });
  const { tenantId } = actor;
  await parts.db.transaction(async (tx) => {
    const appeal = await tx
      .selectFrom('forum.appeal as a')
      .innerJoin('forum.report_case as c', (join) => join.onRef('c.tenant_id', '=', 'a.tenant_id').onRef('c.id', '=', 'a.case_id'))
      .innerJoin('forum.post as p', (join) => join.onRef('p.tenant_id', '=', 'c.tenant_id').onRef('p.id', '=', 'c.post_id'))
      .select(['a.outcome', 'a.member_id', 'c.decided_by', 'c.decided_at', 'c.decision', 'c.mute_days', 'c.post_id', 'p.topic_id'])
      .where('a.tenant_id', '=', tenantId)
      .where('a.case_id', '=', caseId)
      .forUpdate('a')
      .executeTakeFirst();
    if (!appeal) throw notFound();
    const refusal = judgeAppeal({
      isWaiting: appeal.outcome === null,
      isOwn: appeal.member_id === actor.memberId,
      isOwnDecision: appeal.decided_by === actor.memberId,
    });
    if (refusal) throw new Refusal(refusal);
    const now = parts.clock.now();
    if (outcome === 'overturned') await takeBack(tx, actor, appeal);
    await tx
      .updateTable('forum.appeal')
      .set({ outcome, why, decided_at: now, decided_by: actor.memberId })
      .where('tenant_id', '=', tenantId)
      .where('case_id', '=', caseId)
      .execute();
    await tellOfAppeal(parts, tx, actor, { caseId, topicId: appeal.topic_id, authorId: appeal.member_id, outcome, why });
    await recordChange(tx, actor, {
      subject: 'forum_report',
      subjectId: caseId,
      what: `forum_report.appeal_${outcome}`,
      before: { decision: appeal.decision },
      after: { why },
      now,
      id: parts.newId(),
    });
  });
  return getCase(parts, actor, { caseId });
}

type Judged = {
  post_id: string;
  topic_id: string;
  member_id: string;
  decision: string | null;
  decided_at: string | null;
  mute_days: number;
};

async function takeBack(
  tx: Tx,
  { tenantId }: Actor,
  { post_id, topic_id, member_id, decision, decided_at, mute_days }: Judged,
): Promise<void> {
  const topic = await tx
    .selectFrom('forum.topic')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', topic_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const post = await tx
    .selectFrom('forum.post')
    .select(['number', 'removed_by'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', post_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const stands = post.removed_by === 'moderator' ? { removed_at: null, removed_by: null, removed_why: '' } : {};
  await tx
    .updateTable('forum.post')
    .set({ hidden_at: null, ...stands })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', post_id)
    .execute();
  // What else a moderator closed stays closed: this decision did it in the same moment.
  const isOfDecision = Math.abs(Date.parse(topic.closed_at ?? '') - Date.parse(decided_at ?? '')) < 60_000;
  const opens = topic.is_closed_by_moderator && isOfDecision && (decision === 'close' || post.number === 0);
  await tx
    .updateTable('forum.topic')
    .set({
      ...(post.removed_by === 'moderator' ? { is_gone: false, replies: post.number === 0 ? topic.replies : topic.replies + 1 } : {}),
      ...(opens ? { status: 'open', closed_at: null, closed_by: null, is_closed_by_moderator: false } : {}),
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', topic_id)
    .execute();
  if (mute_days > 0) await tx.deleteFrom('forum.mute').where('tenant_id', '=', tenantId).where('member_id', '=', member_id).execute();
}
