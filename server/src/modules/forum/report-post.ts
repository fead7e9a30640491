import { hidesPost, needsNote, type ReportReason } from '@vitrine/domain/forum';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/index.ts';
import { notFound, Refusal, refuseFields, type Actor } from '../../platform/http/index.ts';
import { isModerator, type ForumParts } from './ports.ts';
import { lockPost } from './queries.ts';
import { getSeenPost } from './seen-board.ts';

type Ask = { postId: string; reason: ReportReason; note: string };

/**
 * Reports a post (FOR-02). One case waits for each post, whoever reports it; three different people, or one moderator, hide it until it is judged. The post's row is locked, so
 * that reports at once make one case. Refuses `own_post`, `already_reported` for the same revision, `already_judged` for one that a moderator looked at, and `note_required`.
 */
export async function reportPost(parts: ForumParts, actor: Actor, { postId, reason, note }: Ask): Promise<Record<string, never>> {
  await getSeenPost(parts, parts.db.write(), actor, { postId });
  refuseFields({ note: needsNote(reason) && note === '' ? 'note_required' : undefined }, { prefix: '' });
  await parts.db.transaction(async (tx) => {
    const post = await lockPost(tx, actor, { postId });
    if (post.author_id === actor.memberId) throw new Refusal('own_post');
    if (post.hidden_at !== null && !isModerator(actor)) throw notFound();
    const { revision } = post;
    if (await wasJudged(tx, actor, { postId, revision })) throw new Refusal('already_judged');
    const now = parts.clock.now();
    const caseId = (await waitingCase(tx, actor, { postId })) ?? parts.newId();
    await tx
      .insertInto('forum.report_case')
      .values({ tenant_id: actor.tenantId, id: caseId, post_id: postId, version: 1, state: 'waiting', opened_at: now })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doNothing())
      .execute();
    const written = await tx
      .insertInto('forum.report')
      .values({
        tenant_id: actor.tenantId,
        id: parts.newId(),
        case_id: caseId,
        post_id: postId,
        revision,
        member_id: actor.memberId,
        reason,
        note,
        created_at: now,
      })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'member_id', 'post_id', 'revision']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!written) throw new Refusal('already_reported');
    const reporters = await countReporters(tx, actor, { postId, revision });
    if (post.hidden_at === null && hidesPost({ reporters, isByModerator: isModerator(actor) }))
      await tx.updateTable('forum.post').set({ hidden_at: now }).where('tenant_id', '=', actor.tenantId).where('id', '=', postId).execute();
  });
  return {};
}

type Revision = { postId: string; revision: number };

async function wasJudged(tx: Tx, { tenantId }: Actor, { postId, revision }: Revision): Promise<boolean> {
  const row = await tx
    .selectFrom('forum.report_case')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('post_id', '=', postId)
    .where('judged_revision', '=', revision)
    .executeTakeFirst();
  return row !== undefined;
}

async function waitingCase(tx: Tx, { tenantId }: Actor, { postId }: { postId: string }): Promise<string | undefined> {
  const row = await tx
    .selectFrom('forum.report_case')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('post_id', '=', postId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return row?.id;
}

/** Of the text as it stands: an edit begins anew. */
async function countReporters(tx: Tx, { tenantId }: Actor, { postId, revision }: Revision): Promise<number> {
  const { count } = await tx
    .selectFrom('forum.report')
    .select(sql<number>`count(distinct member_id)::int`.as('count'))
    .where('tenant_id', '=', tenantId)
    .where('post_id', '=', postId)
    .where('revision', '=', revision)
    .executeTakeFirstOrThrow();
  return count;
}
