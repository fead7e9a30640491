import { appealStateOf } from '@vitrine/domain/forum';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { appealOutcomeOf, decisionOf } from './forum-rows.ts';

/** The last decision about a post, and the appeal against it. */
export async function lastDecision(db: Reader, { tenantId }: Pick<Actor, 'tenantId'>, { postId }: { postId: string }) {
  return db
    .selectFrom('forum.report_case as c')
    .leftJoin('forum.appeal as a', (join) => join.onRef('a.tenant_id', '=', 'c.tenant_id').onRef('a.case_id', '=', 'c.id'))
    .select(['c.id', 'c.decision', 'c.decided_at', 'a.case_id as appealed', 'a.outcome'])
    .where('c.tenant_id', '=', tenantId)
    .where('c.post_id', '=', postId)
    .where('c.state', '=', 'judged')
    .orderBy('c.decided_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}
type LastDecision = Awaited<ReturnType<typeof lastDecision>>;

export function appealStateFrom(last: LastDecision, now: string) {
  const decision = decisionOf(last?.decision ?? null);
  if (!last || decision === null || last.decided_at === null) return null;
  const appeal = last.appealed === null ? null : { outcome: appealOutcomeOf(last.outcome) };
  return appealStateOf({ decision, decidedAt: last.decided_at, appeal }, now);
}
