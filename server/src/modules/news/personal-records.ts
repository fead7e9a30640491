import type { Platform } from '../../platform/platform.ts';
import type { PersonalRecords } from '../privacy/index.ts';

/** What a member read, said and reported. */
export const newsRecords = ({ db }: Pick<Platform, 'db'>): PersonalRecords => ({
  tell: ({ tenantId, memberId }) => ({
    'news.reading': db
      .read()
      .selectFrom('news.reading')
      .select(['article_id', 'opened_at', 'read_at'])
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .orderBy('article_id'),
    'news.reaction': db
      .read()
      .selectFrom('news.reaction')
      .select(['article_id', 'kind', 'reacted_at'])
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .orderBy('article_id'),
    'news.comment': db
      .read()
      .selectFrom('news.comment')
      .select(['id', 'article_id', 'body', 'created_at', 'edited_at', 'verdict', 'judged_at'])
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .orderBy('id'),
    'news.comment_report': db
      .read()
      .selectFrom('news.comment_report')
      .select(['comment_id', 'reason', 'created_at'])
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .orderBy('comment_id'),
  }),
  erase: async ({ tenantId, memberId }) => {
    await db.write().deleteFrom('news.reading').where('tenant_id', '=', tenantId).where('member_id', '=', memberId).execute();
    await db.write().deleteFrom('news.reaction').where('tenant_id', '=', tenantId).where('member_id', '=', memberId).execute();
    await db.write().deleteFrom('news.comment_report').where('tenant_id', '=', tenantId).where('member_id', '=', memberId).execute();
    await db.write().deleteFrom('news.comment').where('tenant_id', '=', tenantId).where('member_id', '=', memberId).execute();
  },
});
