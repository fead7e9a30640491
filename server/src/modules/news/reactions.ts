import type { NewsReactions } from '@vitrine/contract/news';
import { reactionKinds, type ReactionKind } from '@vitrine/domain/news';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';

/** How many said what of a piece, and what the member did. */
export async function reactionsOf(db: Reader, { tenantId, memberId }: Actor, { newsId }: { newsId: string }): Promise<NewsReactions> {
  const rows = await db
    .selectFrom('news.reaction')
    .select(['kind', sql<number>`count(*)::int`.as('count'), sql<boolean>`bool_or(member_id = ${memberId}::uuid)`.as('is_mine')])
    .where('tenant_id', '=', tenantId)
    .where('article_id', '=', newsId)
    .groupBy('kind')
    .execute();
  const countOf = (kind: ReactionKind) => rows.find((row) => row.kind === kind)?.count ?? 0;
  return {
    counts: { like: countOf('like'), idea: countOf('idea'), love: countOf('love'), party: countOf('party'), wow: countOf('wow') },
    mine: reactionKinds.find((kind) => rows.some((row) => row.kind === kind && row.is_mine)) ?? null,
  };
}
