import type { ForumCase } from '@vitrine/contract/forum';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import { notFound, type Actor } from '../../platform/http/index.ts';
import { caseOf, casesOf, type CaseRow } from './cases.ts';
import { appealOutcomeOf, reasonOf, stateOfPost, statusOf } from './forum-rows.ts';
import type { ForumParts } from './ports.ts';

/** Posts of the topic that are shown before the reported one. */
const mostBefore = 3;

/** A reported post with all that a moderator decides by (ADM-07). Refuses `not_found`. */
export async function getCase(parts: ForumParts, actor: Actor, { caseId }: { caseId: string }): Promise<ForumCase> {
  const db = parts.db.write(); // whoever just decided must see it
  const row = await casesOf(db, actor).where('c.id', '=', caseId).executeTakeFirst();
  if (!row) throw notFound();
  const head = await caseOf(parts, actor, row);
  const isOpen = head.state === 'waiting' && row.author_id !== actor.memberId && (head.claim === null || head.claim.isMine);
  const appeal = await appealOf(db, actor, row);
  const mayDecideAppeal = head.isAppealed && row.author_id !== actor.memberId && row.decided_by !== actor.memberId;
  return {
    ...head,
    post: {
      number: row.number,
      text: row.text,
      audio: await audioOf(parts, db, actor, row),
      state: stateOfPost(row),
      createdAt: row.created_at,
      editedAt: row.edited_at,
      revision: row.revision,
    },
    revisions: await revisionsOf(db, actor, row),
    before: await postsBefore(db, actor, row),
    reports: await reportsOf(db, actor, row),
    topic: { status: statusOf(row.status), replies: row.replies, isPinned: row.is_pinned },
    history: await historyOf(parts, db, actor, row),
    judged: row.decided_at === null ? null : { by: row.judge_name ?? '', why: row.why, muteDays: row.mute_days },
    appeal,
    can: { claim: isOpen, decide: isOpen, decideAppeal: mayDecideAppeal },
  };
}

async function audioOf(
  { storage }: ForumParts,
  db: Reader,
  actor: Actor,
  { file_id: fileId, seconds }: CaseRow,
): Promise<ForumCase['post']['audio']> {
  if (fileId === null || seconds === null) return null;
  const [file] = await storage.find(db, { tenantId: actor.tenantId, ids: [fileId] });
  return file ? { url: storage.link(actor, file), seconds } : null;
}

async function appealOf(db: Reader, { tenantId }: Actor, { id }: CaseRow): Promise<ForumCase['appeal']> {
  const row = await db
    .selectFrom('forum.appeal as a')
    .leftJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'a.tenant_id').onRef('m.id', '=', 'a.decided_by'))
    .leftJoin('identity.person as w', 'w.id', 'm.person_id')
    .select(['a.text', 'a.created_at', 'a.outcome', 'a.why', 'a.decided_at', 'w.full_name'])
    .where('a.tenant_id', '=', tenantId)
    .where('a.case_id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { text, why, created_at: at, decided_at: decidedAt } = row;
  return { text, why, at, decidedAt, outcome: appealOutcomeOf(row.outcome), by: row.full_name ?? '' };
}

async function revisionsOf(db: Reader, { tenantId }: Actor, { post_id: postId }: CaseRow): Promise<ForumCase['revisions']> {
  return db
    .selectFrom('forum.revision')
    .select(['revision', 'title', 'text', 'written_at as writtenAt'])
    .where('tenant_id', '=', tenantId)
    .where('post_id', '=', postId)
    .orderBy('revision', 'desc')
    .execute();
}

async function postsBefore(db: Reader, { tenantId }: Actor, { topic_id: topicId, number }: CaseRow): Promise<ForumCase['before']> {
  const rows = await db
    .selectFrom('forum.post as p')
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'p.tenant_id').onRef('m.id', '=', 'p.author_id'))
    .innerJoin('identity.person as w', 'w.id', 'm.person_id')
    .select(['p.number', 'w.full_name', 'p.text', 'p.file_id', 'p.created_at'])
    .where('p.tenant_id', '=', tenantId)
    .where('p.topic_id', '=', topicId)
    .where('p.number', '<', number)
    .where('p.removed_at', 'is', null)
    .orderBy('p.number', 'desc')
    .limit(mostBefore)
    .execute();
  return rows.toReversed().map((row) => ({
    number: row.number,
    author: row.full_name,
    text: row.text,
    isAudio: row.file_id !== null,
    createdAt: row.created_at,
  }));
}

async function reportsOf(db: Reader, { tenantId }: Actor, { id, revision }: CaseRow): Promise<ForumCase['reports']> {
  const rows = await db
    .selectFrom('forum.report as o')
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'o.tenant_id').onRef('m.id', '=', 'o.member_id'))
    .innerJoin('identity.person as w', 'w.id', 'm.person_id')
    .select(['w.full_name', 'o.reason', 'o.note', 'o.created_at', 'o.revision'])
    .where('o.tenant_id', '=', tenantId)
    .where('o.case_id', '=', id)
    .orderBy('o.created_at')
    .orderBy('o.id')
    .execute();
  return rows.map((row) => ({
    name: row.full_name,
    reason: reasonOf(row.reason),
    note: row.note,
    at: row.created_at,
    isOfThisRevision: row.revision === revision,
  }));
}

async function historyOf(
  { clock }: ForumParts,
  db: Reader,
  { tenantId }: Actor,
  { author_id: memberId }: CaseRow,
): Promise<ForumCase['history']> {
  const written = await db
    .selectFrom('forum.post')
    .select(sql<number>`count(*)::int`.as('posts'))
    .select(sql<number>`count(*) filter (where removed_by = 'moderator')::int`.as('removed'))
    .where('tenant_id', '=', tenantId)
    .where('author_id', '=', memberId)
    .executeTakeFirstOrThrow();
  const { warned } = await db
    .selectFrom('forum.report_case as c')
    .innerJoin('forum.post as p', (join) => join.onRef('p.tenant_id', '=', 'c.tenant_id').onRef('p.id', '=', 'c.post_id'))
    .select(sql<number>`count(*)::int`.as('warned'))
    .where('c.tenant_id', '=', tenantId)
    .where('p.author_id', '=', memberId)
    .where('c.decision', '=', 'warn')
    .executeTakeFirstOrThrow();
  const mute = await db
    .selectFrom('forum.mute')
    .select('until')
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('until', '>', clock.now())
    .executeTakeFirst();
  return { ...written, warned, mutedUntil: mute?.until ?? null };
}
