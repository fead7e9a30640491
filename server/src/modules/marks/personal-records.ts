import type { Platform } from '../../platform/platform.ts';
import type { PersonalRecords } from '../privacy/index.ts';

/** What a member marked for themselves. */
export const marksRecords = ({ db }: Pick<Platform, 'db'>): PersonalRecords => ({
  tell: ({ tenantId, memberId }) => ({
    'marks.favourite': db
      .read()
      .selectFrom('marks.favourite')
      .select(['subject', 'subject_id', 'created_at'])
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .orderBy('subject')
      .orderBy('subject_id'),
    'marks.review': db
      .read()
      .selectFrom('marks.review')
      .select(['id', 'subject', 'subject_id', 'stars', 'text', 'created_at', 'hidden_at'])
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .orderBy('id'),
  }),
  erase: async ({ tenantId, memberId }) => {
    await db.write().deleteFrom('marks.review').where('tenant_id', '=', tenantId).where('member_id', '=', memberId).execute();
    await db.write().deleteFrom('marks.favourite').where('tenant_id', '=', tenantId).where('member_id', '=', memberId).execute();
  },
});
