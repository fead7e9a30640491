import type { NewsReactions } from '@vitrine/contract/news';
import type { ReactionKind } from '@vitrine/domain/news';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { getShown } from './get-news.ts';
import { reactionsOf } from './reactions.ts';

type One = { newsId: string };

/** Says one thing of a piece in the place of what was said before: a tap is the state asked for, so that the same again changes nothing. Refuses `not_found`. */
export function reactToNews(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: Actor,
  { newsId, reaction }: One & { reaction: ReactionKind | null },
): Promise<NewsReactions> {
  const { tenantId, memberId } = actor;
  return db.transaction(async (tx) => {
    const now = clock.now();
    await getShown(tx, actor, { newsId, now });
    if (reaction === null)
      await tx
        .deleteFrom('news.reaction')
        .where('tenant_id', '=', tenantId)
        .where('article_id', '=', newsId)
        .where('member_id', '=', memberId)
        .execute();
    else
      await tx
        .insertInto('news.reaction')
        .values({ tenant_id: tenantId, article_id: newsId, member_id: memberId, kind: reaction, reacted_at: now })
        .onConflict((said) => said.columns(['tenant_id', 'article_id', 'member_id']).doUpdateSet({ kind: reaction, reacted_at: now }))
        .execute();
    return reactionsOf(tx, actor, { newsId });
  });
}
